import { type PersonalData, personalTable } from '../database/personal-table.ts';

const books = 'part of the books; it names nobody';

/** Personal data of the room `wallet`. */
export const walletPersonalData: PersonalData = {
  personal: [
    personalTable('wallet_top_ups', {
      section: 'walletTopUps',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['package_id', 'amount_satang', 'bonus_satang', 'chosen_at'],
      erasure: { does: 'keep', why: books },
      endsWithBooks: true,
    }),
    personalTable('redeem_codes', {
      section: 'redeemedCodes',
      key: ['id'],
      owner: { by: 'user', column: 'used_by' },
      shows: ['amount_satang', 'used_at'],
      erasure: { does: 'keep', why: books },
      endsWithBooks: true,
    }),
    personalTable('bank_accounts', {
      section: 'bankAccount',
      key: ['user_id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['bank', 'account_number', 'account_name', 'updated_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('payouts', {
      section: 'payouts',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['amount_satang', 'state', 'bank', 'last_digits', 'requested_at', 'done_at', 'remark'],
      // An open payout holds the erasure, so number and name of the account are gone before.
      erasure: { does: 'strip', why: books, set: { remark: '' } },
      endsWithBooks: true,
    }),
  ],
  impersonal: [],
};
