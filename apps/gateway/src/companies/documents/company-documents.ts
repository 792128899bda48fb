import type { CompanyDocumentKind } from '@songwai/core/companies/company-verification';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transact } from '../../platform/transact.ts';
import { generateFileName, objectKey } from '../../storage/object-key.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { noteStale } from '../../storage/photo-queries.ts';
import { storageTexts } from '../../storage/texts.ts';
import { noteUpload, storeUpload } from '../../storage/upload-queries.ts';
import { requireOwner } from '../members/require-company.ts';
import { documentLimit } from './document-limit.ts';
import {
  deleteDocument,
  findNewestVerification,
  insertDocument,
  insertVerification,
  listDocuments,
  type VerificationRow,
} from './document-queries.ts';
import { readDocument } from './read-document.ts';
import { documentTexts } from './texts.ts';

const mostDocuments = 5;

/** The documents that a company collects before it submits them. */
export interface CompanyDocuments {
  /** @returns its id. @throws {BusinessRefusal} 403, 409, 422, 429 with the seconds to wait, 503. */
  add(document: { kind: CompanyDocumentKind; fileBase64: string }, session: Session): Promise<string>;
  /** @throws {BusinessRefusal} 403, 404, 409 already submitted. */
  remove(documentId: string, session: Session): Promise<void>;
}

export interface DocumentDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ObjectStore;
  readonly limits: Pick<CallLimits, 'count'>;
  readonly isProduction: boolean;
}

const refuse = (code: number, text: keyof typeof documentTexts) => new BusinessRefusal({ code, text: documentTexts[text] });

/** @throws {BusinessRefusal} 409 where the documents are under review or accepted. */
function requireUnsettled(verification: VerificationRow | undefined): void {
  if (verification?.state === 'waiting') throw refuse(409, 'submitted');
  if (verification?.state === 'verified') throw refuse(409, 'verifiedAlready');
}

/** The draft that takes another document: `id` is undefined where it must be created; `reason` is why it is asked for again. */
interface DraftPlace {
  readonly id: string | undefined;
  readonly reason: string | null;
}

/** Builds the service. */
export function createCompanyDocuments({ db, clock, random, store, limits, isProduction }: DocumentDeps): CompanyDocuments {
  /** The company's draft verification; it must have room for another document. @throws {BusinessRefusal} 409. */
  const findDraft = async (trx: Db, companyId: string): Promise<DraftPlace> => {
    const newest = await findNewestVerification(trx, companyId);
    requireUnsettled(newest);
    if (newest?.state !== 'draft') return { id: undefined, reason: newest?.reason ?? null };
    if ((await listDocuments(trx, [newest.id])).length >= mostDocuments) throw refuse(409, 'tooMany');
    return { id: newest.id, reason: newest.reason };
  };

  /** Finds or creates the draft. A refused verification is followed by a new one, which keeps the reason until it is submitted. */
  const openDraft = async (trx: Db, companyId: string): Promise<string> => {
    const draft = await findDraft(trx, companyId);
    if (draft.id !== undefined) return draft.id;
    const id = random.uuid();
    await insertVerification(trx, { id, company_user_id: companyId, created_at: clock.now(), reason: draft.reason });
    return id;
  };

  return {
    add: async ({ kind, fileBase64 }, session) => {
      const companyId = requireOwner(session);
      const { content, mediaType } = readDocument(fileBase64);
      // Also checked before the file is stored, so that refused uploads cannot fill the store.
      await findDraft(db, companyId);
      await limits.count([documentLimit(companyId)]);
      const fileName = generateFileName(random, mediaType);
      const key = objectKey({ isProduction, folder: `companies/${companyId}`, fileName });
      // The file is stored before its row and outside the transaction, because a row without its file could not be repaired.
      // Until then the file is listed as stale.
      await noteUpload(db, key, clock.now());
      await store.put(key, content, mediaType);
      return transact(db, async (trx) => {
        await lockUser(trx, companyId);
        const verificationId = await openDraft(trx, companyId);
        const id = random.uuid();
        const row = { id, verification_id: verificationId, kind, object_key: key, media_type: mediaType };
        await insertDocument(trx, { ...row, size_bytes: content.length, created_at: clock.now() });
        if (!(await storeUpload(trx, key, clock.now()))) throw new BusinessRefusal({ code: 503, text: storageTexts.unavailable });
        return id;
      });
    },
    remove: async (documentId, session) => {
      const companyId = requireOwner(session);
      await transact(db, async (trx) => {
        await lockUser(trx, companyId);
        const newest = await findNewestVerification(trx, companyId);
        if (newest?.state === 'waiting') throw refuse(409, 'submitted');
        const row =
          newest?.state === 'draft' ? await deleteDocument(trx, { id: documentId, verificationId: newest.id }) : undefined;
        if (row === undefined) throw refuse(404, 'noDocument');
        // The object store's clean-up worker deletes the file, and retries until it succeeds.
        await noteStale(trx, [row.object_key], clock.now());
      });
    },
  };
}
