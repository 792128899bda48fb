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
