import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** Personal data of the room `invoices`. */
export const invoicesPersonalData: PersonalData = {
  personal: [
    personalTable('receipt_headers', {
      section: 'receiptHeaders',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['company_name', 'address', 'tax_number', 'created_at', 'updated_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [],
};
