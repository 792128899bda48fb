import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import type { DocumentSubject } from '../documents.ts';
import type { PrintedDocument } from '../pdf/document-sheet.ts';

/** An issued document with all that its file says, and where the file is. */
export interface FiledDocument extends PrintedDocument {
  readonly id: string;
  readonly payerId: string;
  readonly subject: DocumentSubject;
  readonly attempts: number;
  /** Null until the file was made. */
  readonly file: { readonly key: string; readonly sha256: string } | null;
}

/** Finds a document of one of these payers; null for any payer. */
export async function findFiledDocument(
  db: Db,
  { id, payers }: { readonly id: string; readonly payers: readonly string[] | null },
): Promise<FiledDocument | undefined> {
  const row = await db
    .selectFrom('tax_documents')
    .leftJoin('tax_documents as earlier', 'earlier.id', 'tax_documents.replaces')
    .select(['tax_documents.id', 'tax_documents.number', 'tax_documents.payer_id as payerId', 'tax_documents.content'])
    .select(['tax_documents.issued_at as issuedAt', 'earlier.number as replaces', 'tax_documents.file_attempts as attempts'])
    .select(['tax_documents.file_key as key', 'tax_documents.sha256', 'tax_documents.subject'])
    .where('tax_documents.id', '=', id)
    .$if(payers !== null, (query) => query.where('tax_documents.payer_id', 'in', [...(payers ?? [])]))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { key, sha256, subject, ...document } = row;
  return { ...document, subject: subject as DocumentSubject, file: key === null || sha256 === null ? null : { key, sha256 } };
}

/** Records the file of a document, once. @returns the hash that holds from now on. */
export async function recordFile(
  db: Db,
  { id, key, sha256 }: { readonly id: string; readonly key: string; readonly sha256: string },
): Promise<string> {
  await db
    .updateTable('tax_documents')
    .set({ file_key: key, sha256 })
    .where('id', '=', id)
    .where('file_key', 'is', null)
    .execute();
  const row = await db.selectFrom('tax_documents').select('sha256').where('id', '=', id).executeTakeFirstOrThrow();
  return row.sha256 ?? sha256;
}

/** Claims the document that waits longest for its file until `leaseEnd`; skips those that another process claims. */
export async function claimUnfiled(db: Db, { now, leaseEnd }: { readonly now: Date; readonly leaseEnd: Date }) {
  const row = await db
    .updateTable('tax_documents')
    .set({ file_due_at: leaseEnd, file_attempts: sql`file_attempts + 1` })
    .where('id', '=', (of) =>
      of
        .selectFrom('tax_documents')
        .select('id')
        .where('file_key', 'is', null)
        .where('file_due_at', '<=', now)
        .orderBy('file_due_at')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Schedules another attempt at a file. */
export async function postponeFile(db: Db, id: string, until: Date): Promise<void> {
  await db.updateTable('tax_documents').set({ file_due_at: until }).where('id', '=', id).execute();
}

/** When a file is to be made. */
export const nextUnfiled: NextDue = () => sql`select min(file_due_at) from tax_documents where file_key is null`;
