import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { Addressee } from '@songwai/core/tax-documents/addressee';
import type { wireAddressee, wireDocument } from '@songwai/core/tax-documents/document-schema';
import type { Static } from 'typebox';
import type { Db } from '../platform/db.ts';
import { readNumbers } from './document-queries.ts';
import type { IssuedDocument } from './documents.ts';

/** Whom a document names, on the wire. Documents from before it was asked for have neither branch nor postcode. */
export const addresseeToWire = (addressee: Addressee): Static<typeof wireAddressee> => ({
  companyName: addressee.companyName,
  companyAddress: addressee.address,
  taxNumber: addressee.taxNumber,
  ...(addressee.branch && { branch: addressee.branch }),
  ...(addressee.postcode && { postcode: addressee.postcode }),
});

/** An issued document on the wire; `earlier` is the number of the one that it stands for. */
const toWire = (document: IssuedDocument, earlier: string | null): Static<typeof wireDocument> => ({
  documentId: document.id,
  kind: document.kind,
  number: document.number,
  issueDate: bangkokDate(document.issued_at),
  amount: bahtFromSatang(document.amount_satang),
  ...(earlier !== null && { replaces: earlier }),
  ...(document.replacedBy !== null && { replacedBy: document.replacedBy }),
});

/** Issued documents as calls answer them. */
export async function documentsToWire(db: Db, documents: readonly IssuedDocument[]): Promise<Static<typeof wireDocument>[]> {
  const ids = documents.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]));
  const numbers = ids.length === 0 ? new Map<string, string>() : await readNumbers(db, ids);
  return documents.map((document) => toWire(document, numbers.get(document.replaces ?? '') ?? null));
}
