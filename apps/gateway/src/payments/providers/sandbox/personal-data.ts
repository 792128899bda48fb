import { type PersonalData, personalTable } from '../../../database/personal-table.ts';

const ofCharges = 'names nobody: our own ids, sums and the job’s number';

/** Personal data of the sandbox, a part of the room `payments`. */
export const sandboxPersonalData: PersonalData = {
  personal: [
    personalTable('sandbox_customers', {
      section: 'sandboxCustomers',
      key: ['customer_ref'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['created_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('sandbox_cards', {
      section: 'sandboxCards',
      key: ['card_id'],
      owner: { by: 'row', column: 'customer_ref', of: 'sandboxCustomers', key: 'customer_ref' },
      shows: ['brand', 'last_digits', 'holder_name', 'expiry_month', 'expiry_year'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [
    { table: 'sandbox_tokens', why: 'belongs to nobody yet; the holder is forgotten when it is used, and the rest after a day' },
    { table: 'sandbox_charges', why: ofCharges },
    { table: 'sandbox_refunds', why: ofCharges },
  ],
};
