import { type PersonalData, personalTable } from '../database/personal-table.ts';

const books = 'part of the books; names nobody once the account’s row is stripped';

/** Personal data of the room `ledger`. */
export const ledgerPersonalData: PersonalData = {
  personal: [
    personalTable('ledger_accounts', {
      section: 'ledgerAccounts',
      key: ['id'],
      owner: { by: 'user', column: 'owner' },
      shows: ['kind'],
      erasure: { does: 'keep', why: books },
    }),
    personalTable('ledger_entries', {
      section: 'ledgerEntries',
      key: ['id'],
      owner: { by: 'row', column: 'account_id', of: 'ledgerAccounts', key: 'id' },
      shows: ['amount_satang', 'balance_satang'],
      erasure: { does: 'keep', why: books },
    }),
  ],
  impersonal: [{ table: 'ledger_movements', why: books }],
};
