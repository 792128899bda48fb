import { bangkokMonth } from '@songwai/core/basics/bangkok-time';
import type { DocumentKind } from '@songwai/core/tax-documents/document';
import type { Db } from '../platform/db.ts';
import type { Random } from '../platform/deps.ts';
import { findPresentDocument, insertDocument, listDocuments, lockCounter, takeNumber } from './document-queries.ts';
import type { Documents, DocumentToIssue, IssuedDocument } from './documents.ts';
import type { ReadIssueFacts } from './issue-facts.ts';

const prefixes: Readonly<Record<DocumentKind, string>> = {
  invoice: 'IV',
  receipt: 'RC',
  creditNote: 'CN',
  withholdingNote: 'WT',
};
const digits = 5;

/** `IV2612-00042`: kind, year and month of the issue in Bangkok, and a running number. */
const documentNumber = (kind: DocumentKind, month: string, number: number): string =>
  `${prefixes[kind]}${month}-${String(number).padStart(digits, '0')}`;

export interface IssueDeps {
  readonly random: Random;
  readonly readFacts: ReadIssueFacts;
}

/** Issues documents, each with the next number of its kind. */
export function createDocuments({ random, readFacts }: IssueDeps): Documents {
  const issue = async (trx: Db, document: DocumentToIssue): Promise<IssuedDocument> => {
    const { payerId, subject, issuedAt, amountSatang, content, complete, replaces } = document;
    const { kind } = content;
    // YYMM.
    const month = bangkokMonth(issuedAt).slice(2).replace('-', '');
    await lockCounter(trx, { kind, month });
    // Whoever waited for the counter sees now what the one before has issued.
    const earlier = await findPresentDocument(trx, { kind, subject });
    if (earlier !== undefined && earlier.id !== replaces) return earlier;
    const number = documentNumber(kind, month, await takeNumber(trx, { kind, month }));
    const said = complete?.(number) ?? content;
    const facts = await readFacts(trx, { content: said, number });
    const row = { id: random.uuid(), kind, number, payer_id: payerId, subject, issued_at: issuedAt, amount_satang: amountSatang };
    await insertDocument(trx, {
      ...row,
      content: JSON.stringify({ ...said, ...facts }),
      replaces: replaces ?? null,
      file_due_at: issuedAt,
    });
    return { ...row, replaces: replaces ?? null, file_key: null, sha256: null, replacedBy: null };
  };
  return {
    issue: async (trx, document) => {
      const { subject, content, replaces } = document;
      const earlier = await findPresentDocument(trx, { kind: content.kind, subject });
      if (earlier !== undefined && earlier.id !== replaces) return earlier;
      return issue(trx, document);
    },
    listOfSubject: (db, subject) => listDocuments(db, [subject]),
    listOfSubjects: async (db, subjects) => (subjects.length === 0 ? [] : listDocuments(db, subjects)),
    findPresent: findPresentDocument,
  };
}
