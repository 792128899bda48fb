import { jobStatuses } from '@songwai/core/jobs/job-status';
import {
  type Compilable,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Database } from '../../database/tables.ts';
import { comesAfter, type SortStep } from '../../platform/paging/comes-after.ts';
import { type ListedJob, listedColumns, withStops } from '../queries.ts';
import { type VisiblePart, visibleParts } from '../scope-queries.ts';
import { isOfDepartment } from './department-view.ts';
import type { OrderColumn, OrderStep, OrderValue } from './list-order.ts';
import type { JobFilter } from './list-request.ts';

type Eb = ExpressionBuilder<Database, 'jobs'>;
type JobQuery<Row> = SelectQueryBuilder<Database, 'jobs', Row>;

function isFound(eb: Eb, alternatives: readonly (readonly string[])[]): Expression<SqlBool> {
  const contains = (word: string) => sql<SqlBool>`strpos(jobs.search_text, ${word}) > 0`;
  return eb.or(alternatives.map((words) => eb.and(words.map(contains))));
}

/** Narrows a query to one part of the jobs that the caller may see, and to the filters. */
export function narrow<Row>(query: JobQuery<Row>, filter: JobFilter, isIn: VisiblePart): JobQuery<Row> {
  const { statuses, jobTypes, taskTypes, vehicleIds, paymentTypes, from, before, memberId, departmentId, jobIds, search } =
    filter;
  return query
    .where(isIn)
    .$if(from !== null, (q) => q.where('pick_up_at', '>=', from))
    .$if(before !== null, (q) => q.where('pick_up_at', '<', before))
    .$if(statuses !== null, (q) => q.where('status', 'in', statuses ?? []))
    .$if(jobTypes !== null, (q) => q.where(sql`job_type`, 'in', jobTypes))
    .$if(taskTypes !== null, (q) => q.where(sql`task_type`, 'in', taskTypes))
    .$if(vehicleIds !== null, (q) => q.where('vehicle_id', 'in', vehicleIds ?? []))
    .$if(paymentTypes !== null, (q) => q.where('payment_type', 'in', paymentTypes ?? []))
    .$if(memberId !== null, (q) => q.where('user_id', '=', memberId ?? ''))
    .$if(jobIds !== null, (q) => q.where('jobs.id', 'in', jobIds ?? []))
    .$if(departmentId !== null, (q) => q.where((eb) => isOfDepartment(eb, filter)))
    .$if(search !== null, (q) => q.where((eb) => isFound(eb, search ?? [])));
}

const columns: Readonly<Record<OrderColumn, Pick<SortStep, 'by' | 'type'>>> = {
  pickUpAt: { by: sql.ref('jobs.pick_up_at'), type: 'timestamptz' },
  statusRank: { by: sql`array_position(${[...jobStatuses]}::text[], jobs.status)`, type: 'bigint' },
  idLength: { by: sql`length(jobs.id)`, type: 'bigint' },
  id: { by: sql.ref('jobs.id'), type: 'text' },
};

/** A part of a list. */
export interface ListPart {
  readonly order: readonly OrderStep[];
  readonly limit: number;
  /** Rows to skip; 0 with a cursor. */
  readonly offset: number;
  /** The values of the row before, in the columns of the order. */
  readonly after: readonly OrderValue[] | null;
}

/** A query whose plan can be checked. */
export interface PlannedQuery<Row> extends Compilable {
  execute(): Promise<Row[]>;
}

/** The query behind a list; separate, so that a test can check the database's query plan. */
export function selectListedJobs(db: Kysely<Database>, filter: JobFilter, part: ListPart): PlannedQuery<ListedJob['job']> {
  const { order, limit, offset, after } = part;
  const steps = order.map(({ column, isDescending }) => ({ ...columns[column], isDescending }));
  const selectFirst = (isIn: VisiblePart) => {
    let query = narrow(db.selectFrom('jobs').select(listedColumns), filter, isIn);
    if (after !== null) query = query.where(comesAfter(steps, after));
    for (const { by, isDescending } of steps) query = query.orderBy(by, isDescending ? 'desc' : 'asc');
    return query.limit(limit + offset);
  };
  const [first, ...others] = visibleParts(filter.scope).map((isIn) =>
    db.selectFrom(selectFirst(isIn).as('jobs')).selectAll('jobs'),
  );
  if (first === undefined) throw new Error('everybody may see some jobs');
  // The first rows of the whole list are among the first rows of its parts.
  let all = db.selectFrom(others.reduce((union, other) => union.unionAll(other), first).as('jobs')).selectAll('jobs');
  for (const { by, isDescending } of steps) all = all.orderBy(by, isDescending ? 'desc' : 'asc');
  return all.limit(limit).offset(offset);
}

/** Jobs of a list, in its order, with their stops. */
export async function listJobs(db: Kysely<Database>, filter: JobFilter, part: ListPart): Promise<readonly ListedJob[]> {
  return withStops(db, await selectListedJobs(db, filter, part).execute());
}

/** The sum of a number over all parts of what a caller may see. */
export const sumOf = (parts: readonly Expression<number>[]): RawBuilder<number> => sql<number>`(${sql.join(parts, sql` + `)})`;

/** The total number of jobs in a list. */
export async function countListed(db: Kysely<Database>, filter: JobFilter): Promise<number> {
  const counts = visibleParts(filter.scope).map((isIn) =>
    narrow(db.selectFrom('jobs').select(sql<number>`count(*)`.as('count')), filter, isIn),
  );
  const { count } = await db
    .selectNoFrom(sumOf(counts.map((query) => sql<number>`${query}`)).as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
