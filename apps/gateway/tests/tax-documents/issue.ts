import { systemRandom } from '../../src/platform/deps.ts';
import { transact } from '../../src/platform/transact.ts';
import { findVehicleNames } from '../../src/pricing/catalog/vehicle-queries.ts';
import type { DocumentContent } from '../../src/tax-documents/content.ts';
import type { DocumentToIssue, IssuedDocument } from '../../src/tax-documents/documents.ts';
import { openDocuments } from '../../src/tax-documents/open-documents.ts';
import type { Gateway } from '../builders/gateway.ts';
import { receiptContent } from './sample-documents.ts';

/** Issues documents as the rooms above do. */
export const documents = openDocuments({
  random: systemRandom,
  publicUrl: 'https://songwai.example',
  billerId: undefined,
  findVehicleNames,
});

/** Issues a receipt of a payer. */
export const issueReceipt = (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { payerId, subject, content = receiptContent() }: Pick<DocumentToIssue, 'payerId' | 'subject'> & { content?: DocumentContent },
): Promise<IssuedDocument> =>
  transact(db, (trx) => documents.issue(trx, { payerId, subject, issuedAt: clock.now(), amountSatang: 39_645, content }));
