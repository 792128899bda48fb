import type { PersonalData } from '../database/personal-table.ts';

/** The room `receipts` has no personal data: what a receipt says lies in the room `tax-documents`. */
export const receiptsPersonalData: PersonalData = {
  personal: [],
  impersonal: [
    { table: 'receipts_due', why: 'ids of jobs and payments until their receipt is issued' },
    { table: 'receipt_parts', why: 'ids of jobs, charges and documents' },
  ],
};
