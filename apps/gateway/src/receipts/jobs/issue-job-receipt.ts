import { lockAnyJob } from '../../jobs/scope-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { DocumentSubject, Documents } from '../../tax-documents/documents.ts';
import { jobReceiptContent } from './job-receipt-content.ts';
import { findReceiptJob, listExtraNames, listJobParts, listReceiptStops } from './paid-job-view.ts';
import { insertParts } from './part-queries.ts';

/**
 * Issues a receipt for what is paid of a job that is over and has none yet: first for its price with what came up on the way, later for
 * each amount that is paid afterwards, because the law asks for a receipt at each payment.
 *
 * @returns whether something is still open.
 */
export async function issueJobReceipt(
  trx: Db,
  documents: Documents,
  { jobId, at }: { readonly jobId: string; readonly at: Date },
): Promise<boolean> {
  if ((await lockAnyJob(trx, jobId)) === undefined) return false;
  const job = await findReceiptJob(trx, jobId);
  if (job === undefined) return false;
  const all = await listJobParts(trx, job);
  const isOpen = all.some(({ isPaid }) => !isPaid);
  const parts = all.filter(({ isPaid, isReceipted }) => isPaid && !isReceipted);
  const [first] = parts;
  if (first === undefined) return isOpen;
  const isFirst = !all.some(({ isReceipted }) => isReceipted);
  const subject: DocumentSubject = isFirst ? `job:${jobId}` : `payment:${jobId}:${first.part}`;
  const extras = new Map((await listExtraNames(trx)).map(({ id, th, en }) => [id, { th, en }]));
  const paidAt = isFirst ? (job.overAt ?? at) : at;
  const content = jobReceiptContent(job, { parts, extras, paidAt, stops: isFirst ? await listReceiptStops(trx, jobId) : [] });
  const issued = await documents.issue(trx, {
    ...{ payerId: job.payerId, subject, issuedAt: at, amountSatang: content.totalSatang, content },
  });
  await insertParts(trx, jobId, { parts: parts.map(({ part }) => part), documentId: issued.id });
  return isOpen;
}
