import type { Insertable, Selectable } from 'kysely';
import { isUuid } from '../../database/is-uuid.ts';
import { updateCompany } from '../../identity/users/company-account-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { WaitingMatters } from '../../platform/desk-matter.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { dayKey, uuidKey } from '../../platform/paging/sort-key.ts';
import type { CompanyDocumentsTable, CompanyVerificationsTable } from './tables.ts';

export type VerificationRow = Selectable<CompanyVerificationsTable>;
export type DocumentRow = Selectable<CompanyDocumentsTable>;

/** The newest verification of a company. */
export const findNewestVerification = (db: Db, companyId: string): Promise<VerificationRow | undefined> =>
  db
    .selectFrom('company_verifications')
    .selectAll()
    .where('company_user_id', '=', companyId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The verification of a company that is not decided; it has one at most. */
export const findOpenVerification = (db: Db, companyId: string): Promise<VerificationRow | undefined> =>
  db
    .selectFrom('company_verifications')
    .selectAll()
    .where('company_user_id', '=', companyId)
    .where('state', 'in', ['draft', 'waiting'])
    .executeTakeFirst();

export const insertVerification = async (
  trx: Db,
  row: Pick<VerificationRow, 'id' | 'company_user_id' | 'created_at'> & Partial<Pick<VerificationRow, 'reason'>>,
): Promise<void> => {
  const empty = { company_name: null, company_tax_id: null, company_address: null, submitted_at: null, due_on: null };
  await trx
    .insertInto('company_verifications')
    .values({ reason: null, ...row, ...empty, state: 'draft', decided_at: null, decided_by: null })
    .execute();
};

export const updateVerification = async (
  trx: Db,
  id: string,
  fields: Partial<Omit<VerificationRow, 'id' | 'number'>>,
): Promise<void> => {
  await trx.updateTable('company_verifications').set(fields).where('id', '=', id).execute();
};

/** A waiting verification, locked until the transaction ends. */
export const lockWaitingVerification = async (trx: Db, id: string): Promise<VerificationRow | undefined> =>
  isUuid(id)
    ? trx
        .selectFrom('company_verifications')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;

/** A page of the waiting verifications, the earliest due first. */
export const listWaitingVerifications = (
  db: Db,
  page: { readonly cursor: string | undefined; readonly size: number },
): Promise<Page<VerificationRow>> =>
  paginate(db.selectFrom('company_verifications').selectAll().where('state', '=', 'waiting'), {
    keys: [dayKey('due_on'), uuidKey('id')],
    direction: 'asc',
    ...page,
  });

export const listDocuments = (db: Db, verificationIds: readonly string[]): Promise<DocumentRow[]> =>
  verificationIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('company_documents')
        .selectAll()
        .where('verification_id', 'in', verificationIds)
        .orderBy('created_at')
        .orderBy('id')
        .execute();

export const insertDocument = async (trx: Db, row: Insertable<CompanyDocumentsTable>): Promise<void> => {
  await trx.insertInto('company_documents').values(row).execute();
};

export const findDocument = async (db: Db, id: string): Promise<DocumentRow | undefined> =>
  isUuid(id) ? db.selectFrom('company_documents').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Removes a document of a verification; undefined where it has none of that id. */
export const deleteDocument = async (
  trx: Db,
  { id, verificationId }: { id: string; verificationId: string },
): Promise<DocumentRow | undefined> =>
  isUuid(id)
    ? trx
        .deleteFrom('company_documents')
        .where('id', '=', id)
        .where('verification_id', '=', verificationId)
        .returningAll()
        .executeTakeFirst()
    : undefined;

/** Marks a company as verified, which locks its data, and sets whether it may pay by invoice. */
export const markCompanyVerified = async (
  trx: Db,
  id: string,
  { at, isInvoiceEnabled }: { at: Date; isInvoiceEnabled: boolean },
): Promise<void> => {
  await updateCompany(trx, id, { company_verified_at: at, invoice_enabled: isInvoiceEnabled, invoice_rests: false });
};

/** Companies whose documents wait to be checked. */
export const countWaitingVerifications = async (db: Db): Promise<WaitingMatters> => {
  const { count, since } = await db
    .selectFrom('company_verifications')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.min('submitted_at').as('since')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
};
