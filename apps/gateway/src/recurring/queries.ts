import { toWeekdays } from '@songwai/core/full-day/weekdays';
import type { IsoDay, RecurrenceRule } from '@songwai/core/recurring/recurrence-days';
import type { Expression, ExpressionBuilder, Insertable, Selectable, SqlBool, Updateable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { JobScope } from '../jobs/job-scope.ts';
import type { Db } from '../platform/db.ts';
import type { RecurringTables } from './tables.ts';

export type RecurrenceRow = Selectable<RecurringTables['recurrences']>;
export type NewRecurrence = Insertable<RecurringTables['recurrences']>;
export type DateRow = Selectable<RecurringTables['recurrence_dates']>;
type RecurrenceChange = Updateable<RecurringTables['recurrences']>;

const mostListed = 200;

/** The days on which it sends. */
export const ruleOf = (row: RecurrenceRow): RecurrenceRule => ({
  weekdays: toWeekdays(row.weekdays),
  pickUpTime: row.pick_up_time,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  skipsHolidays: row.skips_holidays,
});

/** As for jobs: the caller's own, but not those for a company that the caller has left; and the company's for whoever may view its jobs. */
const isVisible = (is: ExpressionBuilder<Database, 'recurrences'>, scope: JobScope): Expression<SqlBool> => {
  const { userId, companyId, ownCompanyId } = scope;
  const isOwn = is.and([
    is('user_id', '=', userId),
    is.or([is('company_user_id', 'is', null), is('company_user_id', 'in', [userId, ownCompanyId ?? userId])]),
  ]);
  return companyId === null ? isOwn : is.or([isOwn, is('company_user_id', '=', companyId)]);
};

/** What a caller may see: those that run first, then the paused, then the ended ones, each the newest first. */
export const listRecurrences = (db: Db, scope: JobScope): Promise<readonly RecurrenceRow[]> =>
  db
    .selectFrom('recurrences')
    .selectAll()
    .where((is) => isVisible(is, scope))
    .orderBy((of) => of.case().when('state', '=', 'active').then(0).when('state', '=', 'paused').then(1).else(2).end())
    .orderBy('created_at', 'desc')
    .limit(mostListed)
    .execute();

/** One that the caller may see; undefined for any other. */
export const findRecurrence = (db: Db, { id, scope }: { readonly id: string; readonly scope: JobScope }) =>
  db
    .selectFrom('recurrences')
    .selectAll()
    .where('id', '=', id)
    .where((is) => isVisible(is, scope))
    .executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockRecurrence = (trx: Db, { id, scope }: { readonly id: string; readonly scope: JobScope }) =>
  trx
    .selectFrom('recurrences')
    .selectAll()
    .where('id', '=', id)
    .where((is) => isVisible(is, scope))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Anybody's, locked, for the worker. */
export const lockAnyRecurrence = (trx: Db, id: string): Promise<RecurrenceRow | undefined> =>
  trx.selectFrom('recurrences').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const findAnyRecurrence = (db: Db, id: string): Promise<RecurrenceRow | undefined> =>
  db.selectFrom('recurrences').selectAll().where('id', '=', id).executeTakeFirst();

export const findByGuid = (db: Db, { userId, guid }: { readonly userId: string; readonly guid: string }) =>
  db.selectFrom('recurrences').selectAll().where('user_id', '=', userId).where('guid', '=', guid).executeTakeFirst();

/** How many a customer has that may still send. */
export async function countOpen(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recurrences')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .where((is) => is.or([is('next_on', 'is not', null), is('state', '=', 'paused')]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertRecurrence = (trx: Db, row: NewRecurrence): Promise<RecurrenceRow> =>
  trx.insertInto('recurrences').values(row).returningAll().executeTakeFirstOrThrow();

export const updateRecurrence = (trx: Db, id: string, change: RecurrenceChange): Promise<RecurrenceRow> =>
  trx.updateTable('recurrences').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Pauses one: nothing is booked before it goes on. */
export const pauseRecurrence = (trx: Db, id: string, at: Date): Promise<RecurrenceRow> =>
  updateRecurrence(trx, id, { state: 'paused', stopped_at: at, changed_at: at, next_on: null, wakes_at: null });

/** The earliest that something is to be done about, locked; skips what another gateway has locked. */
export const takeDueRecurrence = (trx: Db, now: Date): Promise<RecurrenceRow | undefined> =>
  trx
    .selectFrom('recurrences')
    .selectAll()
    .where('wakes_at', '<=', now)
    .orderBy('wakes_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

/** The days from one on of which something is said. */
export const listDates = (db: Db, id: string, from: IsoDay): Promise<readonly DateRow[]> =>
  db.selectFrom('recurrence_dates').selectAll().where('recurrence_id', '=', id).where('day', '>=', from).execute();
