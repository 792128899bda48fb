import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** Personal data of the room `tax-documents`. */
export const taxDocumentsPersonalData: PersonalData = {
  personal: [
    personalTable('tax_documents', {
      section: 'taxDocuments',
      key: ['id'],
      owner: { by: 'user', column: 'payer_id' },
      shows: ['kind', 'number', 'issued_at', 'amount_satang', 'content'],
      erasure: { does: 'keep', why: 'the law asks for issued tax documents for five years, unchanged' },
      endsWithBooks: true,
    }),
  ],
  impersonal: [{ table: 'document_counters', why: 'only counts' }],
};
