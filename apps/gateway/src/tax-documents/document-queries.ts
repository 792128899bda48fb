import type { DocumentKind } from '@songwai/core/tax-documents/document';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { DocumentSubject, IssuedDocument } from './documents.ts';
import type { TaxDocumentsTable } from './tables.ts';

const columns = [
  ...(['tax_documents.id', 'tax_documents.kind', 'tax_documents.number', 'tax_documents.payer_id'] as const),
  ...(['tax_documents.subject', 'tax_documents.issued_at', 'tax_documents.amount_satang'] as const),
  ...(['tax_documents.replaces', 'tax_documents.file_key', 'tax_documents.sha256'] as const),
];

const selectDocuments = (db: Db) =>
  db
    .selectFrom('tax_documents')
    .leftJoin('tax_documents as later', 'later.replaces', 'tax_documents.id')
    .select([...columns, 'later.number as replacedBy']);

/** The documents of subjects, the newest first. */
export const listDocuments = (db: Db, subjects: readonly DocumentSubject[]): Promise<IssuedDocument[]> =>
  selectDocuments(db)
    .where('tax_documents.subject', 'in', [...subjects])
    .orderBy('tax_documents.issued_at', 'desc')
    .orderBy('tax_documents.number', 'desc')
    .execute();

/** Numbers of documents by their ids. */
export async function readNumbers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('tax_documents')
    .select(['id', 'number'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The document of a kind and subject that no other stands for. */
export const findPresentDocument = (
  db: Db,
  { kind, subject }: { readonly kind: DocumentKind; readonly subject: DocumentSubject },
): Promise<IssuedDocument | undefined> =>
  selectDocuments(db)
    .where('tax_documents.subject', '=', subject)
    .where('tax_documents.kind', '=', kind)
    .where('later.id', 'is', null)
    .executeTakeFirst();

interface Counter {
  readonly kind: DocumentKind;
  /** YYMM. */
  readonly month: string;
}

/** Locks the numbers of a kind and month until the transaction ends. */
export async function lockCounter(trx: Db, { kind, month }: Counter): Promise<void> {
  await trx
    .insertInto('document_counters')
    .values({ kind, month, last: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('document_counters')
    .select('last')
    .where('kind', '=', kind)
    .where('month', '=', month)
    .forNoKeyUpdate()
    .execute();
}

/** The next number of a locked counter. */
export async function takeNumber(trx: Db, { kind, month }: Counter): Promise<number> {
  const { last } = await trx
    .updateTable('document_counters')
    .set((is) => ({ last: is('last', '+', 1) }))
    .where('kind', '=', kind)
    .where('month', '=', month)
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export const insertDocument = async (trx: Db, row: Insertable<TaxDocumentsTable>): Promise<void> => {
  await trx.insertInto('tax_documents').values(row).execute();
};
