import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import { describeCharge } from '@songwai/core/jobs/fees/charge-text';
import { lockAnyJob } from '../../jobs/scope-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import type { DocumentSubject, Documents } from '../../tax-documents/documents.ts';
import { findFiledDocument } from '../../tax-documents/files/file-queries.ts';
import { fareVat } from './job-receipt-content.ts';
import { setCredited } from './part-queries.ts';
import { findJobWithWaivedPart, listWaivedParts, sumCredited, type WaivedPart } from './waived-part-view.ts';

export const creditSubject = (jobId: string, part: string): DocumentSubject => `credit:${jobId}:${part}`;

interface CreditDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly documents: Documents;
}

interface Credited {
  readonly jobId: string;
  readonly at: Date;
}

/** Issues the credit note for a part, about the receipt that names the customer now. */
async function creditPart(trx: Db, documents: Documents, { part, jobId, at }: Credited & { part: WaivedPart }): Promise<void> {
  const { amountSatang, documentId } = part;
  const first = await findFiledDocument(trx, { id: documentId, payers: null });
  const present = first && (await documents.findPresent(trx, { kind: 'receipt', subject: first.subject }));
  const content = present && (await findFiledDocument(trx, { id: present.id, payers: null }))?.content;
  if (present === undefined || content?.kind !== 'receipt') throw new Error(`the receipt ${documentId} of ${jobId} is not there`);
  const originalSatang = content.subtotalSatang - (await sumCredited(trx, documentId));
  const issued = await documents.issue(trx, {
    ...{ payerId: present.payer_id, subject: creditSubject(jobId, part.part), issuedAt: at, amountSatang },
    content: {
      ...{ kind: 'creditNote', addressee: content.addressee, customerName: content.customerName },
      ...{ invoiceNumber: null, invoiceDate: null },
      receipt: { number: present.number, date: bangkokDate(present.issued_at) },
      ...{ originalSatang, correctSatang: originalSatang - amountSatang },
      reason: `ยกเว้น${describeCharge(part.charge).th} งาน ${formatJobId(jobId)}`,
      ...{ subtotalSatang: amountSatang, ...fareVat, totalSatang: amountSatang },
    },
  });
  await setCredited(trx, { jobId, part: part.part, creditedBy: issued.id });
}

/**
 * Issues a credit note for each charge of a job that an administrator has waived since its receipt was issued, once: the receipt itself
 * never changes.
 */
export async function creditWaivedParts(trx: Db, documents: Documents, { jobId, at }: Credited): Promise<void> {
  if ((await lockAnyJob(trx, jobId)) === undefined) return;
  for (const part of await listWaivedParts(trx, jobId)) await creditPart(trx, documents, { part, jobId, at });
}

/** The same for the next job that has one. @returns whether there was one. */
export async function creditNextWaived({ db, clock, documents }: CreditDeps): Promise<boolean> {
  const jobId = await findJobWithWaivedPart(db);
  if (jobId === undefined) return false;
  await transact(db, (trx) => creditWaivedParts(trx, documents, { jobId, at: clock.now() }));
  return true;
}
