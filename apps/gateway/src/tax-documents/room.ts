import type { Room } from '../platform/room.ts';
import type { Documents } from './documents.ts';
import { createDocuments } from './issue-document.ts';
import { createIssueFacts } from './issue-facts.ts';
import { taxDocumentsPersonalData } from './personal-data.ts';
import type { TaxDocumentsTables } from './tables.ts';

/** Invoices, receipts, credit notes and notes on withholding as issued: numbered without gaps, and never changed. */
export const taxDocuments: Room<object, { readonly documents: Documents }> = {
  name: 'tax-documents',
  tables: ['document_counters', 'tax_documents'] satisfies readonly (keyof TaxDocumentsTables)[],
  personalData: taxDocumentsPersonalData,
  open: ({ random, config: { publicUrl, billerId } }) => ({
    offers: { documents: createDocuments({ random, readFacts: createIssueFacts({ publicUrl, billerId }) }) },
  }),
};
