import { type PersonalData, personalTable } from '../database/personal-table.ts';
import { sandboxPersonalData } from './providers/sandbox/personal-data.ts';

const books = 'part of the books; names nobody once the account’s row is stripped';

/** Personal data of the room `payments`. The cards themselves are the provider's. */
export const paymentsPersonalData: PersonalData = {
  personal: [
    ...sandboxPersonalData.personal,
    personalTable('charges', {
      section: 'payments',
      key: ['charge_id'],
      owner: { by: 'user', column: 'payer_id' },
      shows: ['number', 'purpose', 'job_id', 'method', 'amount_satang', 'state', 'failure', 'created_at', 'paid_at'],
      erasure: { does: 'keep', why: books },
    }),
    personalTable('charge_orders', {
      section: 'paymentOrders',
      key: ['id'],
      owner: { by: 'row', column: 'charge_id', of: 'payments', key: 'charge_id' },
      shows: ['kind', 'amount_satang', 'created_at', 'done_at'],
      erasure: { does: 'keep', why: books },
    }),
    personalTable('card_prints', {
      section: 'cardPrints',
      key: ['user_id', 'print'],
      owner: { by: 'user', column: 'user_id' },
      // Hashes, which only tell that two accounts have the same card.
      shows: ['noted_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [
    ...sandboxPersonalData.impersonal,
    {
      table: 'card_customer_deletions',
      why: 'the provider’s own ids, of customers who are erased; each goes when it is deleted there',
    },
  ],
};
