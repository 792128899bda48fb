import { companyUser } from '@songwai/core/basics/wire-numbers';
import { recordEvent } from '../../events/queries.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { recordChange } from '../../identity/change-queries.ts';
import { notifyOwner } from '../../identity/contacts/notify-owner.ts';
import type { UserRow } from '../../identity/queries.ts';
import { lockUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import type { ObjectStore, StoredObject } from '../../storage/object-store.ts';
import {
  type DocumentRow,
  findDocument,
  listDocuments,
  listWaitingVerifications,
  lockWaitingVerification,
  markCompanyVerified,
  updateVerification,
  type VerificationRow,
} from '../documents/document-queries.ts';
import { decisionMail, decisionText } from '../documents/mails.ts';
import { documentTexts } from '../documents/texts.ts';

const pageSize = 50;

/** An administrator's decision about a verification. */
export interface Decision {
  readonly verificationId: string;
  readonly isVerified: boolean;
  readonly reason: string;
  /** Undefined: as before administrators reopened the verification, else false. */
  readonly isInvoiceEnabled: boolean | undefined;
  readonly adminId: string;
}

/** How administrators check companies' documents. */
export interface VerificationAdmin {
  list(cursor: string | undefined): Promise<{
    readonly waiting: readonly { readonly verification: VerificationRow; readonly documents: readonly DocumentRow[] }[];
    readonly nextCursor: string | undefined;
  }>;
  /** @throws {BusinessRefusal} 404, 503. */
  readDocument(documentId: string): Promise<StoredObject>;
  /** @throws {BusinessRefusal} 404, 409 the company's data changed since, 422 a refusal without a reason. */
  decide(decision: Decision): Promise<void>;
}

interface VerificationAdminDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: ObjectStore;
  readonly publicUrl: string;
}

const refuse = (code: number, text: keyof typeof documentTexts, field?: string) =>
  new BusinessRefusal({ code, text: documentTexts[text], ...(field !== undefined && { field }) });

/** Whether the account is not the company any more that handed the documents in. */
const hasChanged = (user: UserRow | undefined, { company_name, company_tax_id, company_address }: VerificationRow): boolean =>
  user?.user_type !== companyUser ||
  user.company_name !== company_name ||
  user.company_tax_id !== company_tax_id ||
  user.company_address !== company_address;

/** Builds the service. */
export function createVerificationAdmin({ db, clock, store, publicUrl }: VerificationAdminDeps): VerificationAdmin {
  return {
    list: async (cursor) => {
      const { rows, nextCursor } = await listWaitingVerifications(db, { cursor, size: pageSize });
      const documents = await listDocuments(
        db,
        rows.map(({ id }) => id),
      );
      return {
        waiting: rows.map((verification) => ({
          verification,
          documents: documents.filter((document) => document.verification_id === verification.id),
        })),
        nextCursor,
      };
    },
    readDocument: async (documentId) => {
      const row = await findDocument(db, documentId);
      const stored = row === undefined ? undefined : await store.get(row.object_key);
      if (stored === undefined) throw refuse(404, 'noDocument');
      return stored;
    },
    decide: async ({ verificationId, isVerified, reason, isInvoiceEnabled: wanted, adminId }) => {
      if (!isVerified && reason === '') throw refuse(422, 'reasonMissing', 'reason');
      await transact(db, async (trx) => {
        const verification = await lockWaitingVerification(trx, verificationId);
        if (verification === undefined) throw refuse(404, 'nothingWaits');
        const at = clock.now();
        const companyId = verification.company_user_id;
        const company = await lockUser(trx, companyId);
        if (isVerified && hasChanged(company, verification)) throw refuse(409, 'dataChanged');
        const state = isVerified ? ('verified' as const) : ('refused' as const);
        await updateVerification(trx, verification.id, { state, decided_at: at, decided_by: adminId, reason: reason || null });
        const isInvoiceEnabled = wanted ?? company?.invoice_rests === true;
        if (isVerified) await markCompanyVerified(trx, companyId, { at, isInvoiceEnabled });
        const detail = { isVerified, isInvoiceEnabled: isVerified && isInvoiceEnabled };
        await recordChange(trx, { userId: companyId, changedBy: adminId, kind: 'companyVerification', detail, at });
        await recordEvent(trx, { kind: `companies.${state}`, subject: companyId, payload: { verificationId }, at });
        const words = { isVerified, reason, publicUrl };
        const message = { mail: decisionMail(words), text: decisionText(words) };
        if (company !== undefined) await notifyOwner(trx, company, { purpose: 'companyVerification', at, ...message });
      });
    },
  };
}
