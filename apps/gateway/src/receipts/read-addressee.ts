import type { Addressee } from '@songwai/core/tax-documents/addressee';
import type { Db } from '../platform/db.ts';
import { findFiledDocument } from '../tax-documents/files/file-queries.ts';

/** Whom an issued receipt names; null for the customer. */
export async function readAddressee(db: Db, documentId: string): Promise<Addressee | null> {
  const content = (await findFiledDocument(db, { id: documentId, payers: null }))?.content;
  return content?.kind === 'receipt' ? content.addressee : null;
}
