import type { Db } from '../../platform/db.ts';

/** Records which receipt has the parts of a job; a part that another one has is an error of the database. */
export async function insertParts(
  trx: Db,
  jobId: string,
  { parts, documentId }: { readonly parts: readonly string[]; readonly documentId: string },
): Promise<void> {
  const rows = parts.map((part) => ({ job_id: jobId, part, document_id: documentId }));
  await trx.insertInto('receipt_parts').values(rows).execute();
}

/** Records the credit note that takes a part off its receipt. */
export async function setCredited(
  trx: Db,
  { jobId, part, creditedBy }: { readonly jobId: string; readonly part: string; readonly creditedBy: string },
): Promise<void> {
  await trx
    .updateTable('receipt_parts')
    .set({ credited_by: creditedBy })
    .where('job_id', '=', jobId)
    .where('part', '=', part)
    .execute();
}

/** The parts of a job that were taken off their receipts again. */
export const listCreditedParts = async (db: Db, jobId: string): Promise<readonly string[]> =>
  (
    await db.selectFrom('receipt_parts').select('part').where('job_id', '=', jobId).where('credited_by', 'is not', null).execute()
  ).map(({ part }) => part);
