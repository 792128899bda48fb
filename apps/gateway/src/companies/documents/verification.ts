import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { requireOwner } from '../members/require-company.ts';
import {
  type DocumentRow,
  findNewestVerification,
  listDocuments,
  updateVerification,
  type VerificationRow,
} from './document-queries.ts';
import { documentTexts } from './texts.ts';
import type { WorkingDays } from './working-day.ts';

/** Time for administrators to decide (spec §6: one to two business days). */
const workingDaysToDecide = 2;

/** A verification with its documents. */
export interface VerificationRecord {
  readonly verification: VerificationRow | undefined;
  readonly documents: readonly DocumentRow[];
}

/** A company's verification, for its owner. */
export interface VerificationService {
  /** @throws {BusinessRefusal} 403. */
  read(session: Session): Promise<VerificationRecord>;
  /** @returns the due date as DD/MM/YYYY. @throws {BusinessRefusal} 403, 409, 422. */
  submit(session: Session): Promise<string>;
}

const refuse = (code: number, text: keyof typeof documentTexts) => new BusinessRefusal({ code, text: documentTexts[text] });

/** Converts DD/MM/YYYY to YYYY-MM-DD. */
const isoDay = (date: string): string => date.split('/').toReversed().join('-');

/** Builds the service. */
export function createVerificationService({
  db,
  clock,
  readWorkingDays,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly readWorkingDays: () => Promise<WorkingDays>;
}): VerificationService {
  return {
    read: async (session) => {
      const verification = await findNewestVerification(db, requireOwner(session));
      return { verification, documents: await listDocuments(db, verification === undefined ? [] : [verification.id]) };
    },
    submit: async (session) => {
      const workingDays = await readWorkingDays();
      return transact(db, async (trx) => {
        const companyId = requireOwner(session);
        const company = await lockUser(trx, companyId);
        const newest = await findNewestVerification(trx, companyId);
        if (newest?.state === 'waiting') throw refuse(409, 'submitted');
        if (newest?.state === 'verified') throw refuse(409, 'verifiedAlready');
        const documents = newest?.state === 'draft' ? await listDocuments(trx, [newest.id]) : [];
        if (newest === undefined || !documents.some(({ kind }) => kind === 'certificate'))
          throw refuse(422, 'certificateMissing');
        const { company_name, company_tax_id, company_address } = company ?? {};
        if (!company_name || !company_tax_id || !company_address) throw refuse(422, 'dataMissing');
        const now = clock.now();
        const dueDate = workingDays.after(now, workingDaysToDecide);
        const data = { company_name, company_tax_id, company_address };
        await updateVerification(trx, newest.id, { ...data, state: 'waiting', submitted_at: now, due_on: isoDay(dueDate) });
        return dueDate;
      });
    },
  };
}
