import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { lockMoneyOf } from '../ledger/movement-queries.ts';
import type { JobScope } from './job-scope.ts';

/** What the caller booked: privately, as a company of its own, or for the company that the caller still acts for. */
export const isOwn = (
  eb: ExpressionBuilder<Database, 'jobs'>,
  { userId, ownCompanyId }: Omit<JobScope, 'companyId'>,
): Expression<SqlBool> =>
  eb.and([
    eb('jobs.user_id', '=', userId),
    eb.or([eb('jobs.company_user_id', 'is', null), eb('jobs.company_user_id', 'in', [userId, ownCompanyId ?? userId])]),
  ]);

/** The condition of every query for jobs: a job outside the scope does not exist for the caller. */
export const isVisible = (eb: ExpressionBuilder<Database, 'jobs'>, scope: JobScope): Expression<SqlBool> =>
  scope.companyId === null ? isOwn(eb, scope) : eb.or([eb('jobs.company_user_id', '=', scope.companyId), isOwn(eb, scope)]);

/** A condition for a part of the jobs that a caller may see. */
export type VisiblePart = (eb: ExpressionBuilder<Database, 'jobs'>) => Expression<SqlBool>;

/**
 * The same condition in parts that no job shares: each is a range of one index, which stays fast among a hundred thousand jobs,
 * while a condition with "or" reads and sorts them all.
 */
export function visibleParts(scope: JobScope): readonly VisiblePart[] {
  const { userId, companyId } = scope;
  if (companyId === null) return [(eb) => isOwn(eb, scope)];
  const ofCompany: VisiblePart = (eb) => eb('jobs.company_user_id', '=', companyId);
  const ownPrivate: VisiblePart = (eb) => eb.and([eb('jobs.user_id', '=', userId), eb('jobs.company_user_id', 'is', null)]);
  if (companyId === userId) return [ofCompany, ownPrivate];
  // By their ids: the database would otherwise read through all that the user has booked to find these few.
  const ofOwnEarlierCompany = sql<SqlBool>`jobs.id = any(array(
    select own.id from jobs as own where own.user_id = ${userId} and own.company_user_id = ${userId}))`;
  return [ofCompany, ownPrivate, () => ofOwnEarlierCompany];
}

const lockableJobs = (db: Kysely<Database>) =>
  db
    .selectFrom('jobs')
    .select(['id', 'user_id', 'status', 'task_type', 'pick_up_at', 'pick_up_until', 'search_until', 'over_at', 'is_fixed_driver'])
    .select(['normal_satang', 'discount_satang', 'free_credit_satang', 'added_satang', 'net_satang', 'full_day'])
    .select(['hand_over', 'confirm_phone', 'company_user_id', 'vehicle_id'])
    .forNoKeyUpdate();

/**
 * Locks a job's row until the transaction ends, so that customers, drivers and dispatch change it one after another; undefined
 * for a job out of scope.
 */
export const lockJob = (db: Kysely<Database>, seen: { readonly jobId: string; readonly scope: JobScope }) =>
  lockableJobs(db)
    .where('id', '=', seen.jobId)
    .where((eb) => isVisible(eb, seen.scope))
    .executeTakeFirst();

/** Locks any job's row, for administrators. */
export const lockAnyJob = (db: Kysely<Database>, jobId: string) => lockableJobs(db).where('id', '=', jobId).executeTakeFirst();

/** Jobs whose money is locked: of whoever booked them, whose credit they may have spent, and of whoever pays. */
const ownersOf = (db: Kysely<Database>) =>
  db.selectFrom('jobs').select(['user_id as userId', sql<string>`coalesce(company_user_id, user_id)`.as('payerId')]);

/** Locks the money that jobs may move, before their rows are locked (the order of locks, `docs/architecture.md`). */
export async function lockMoneyOfJobs(db: Kysely<Database>, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  const rows = await ownersOf(db).where('id', 'in', jobIds).execute();
  await lockMoneyOf(
    db,
    rows.flatMap(({ userId, payerId }) => [userId, payerId]),
  );
}

/** Like `lockJob`, for what may move the job's money, which is locked before it. */
export async function lockJobAndMoney(db: Kysely<Database>, seen: { readonly jobId: string; readonly scope: JobScope }) {
  const owners = await ownersOf(db)
    .where('id', '=', seen.jobId)
    .where((eb) => isVisible(eb, seen.scope))
    .executeTakeFirst();
  if (owners === undefined) return undefined;
  await lockMoneyOf(db, [owners.userId, owners.payerId]);
  return lockJob(db, seen);
}

/** Like `lockAnyJob`, for what may move the job's money. */
export async function lockAnyJobAndMoney(db: Kysely<Database>, jobId: string) {
  await lockMoneyOfJobs(db, [jobId]);
  return lockAnyJob(db, jobId);
}

/** A job whose row is locked. */
export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;
