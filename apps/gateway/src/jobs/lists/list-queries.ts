import { jobStatuses } from '@songwai/core/jobs/job-status';
import { type Compilable, type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { comesAfter, type SortStep } from '../../platform/paging/comes-after.ts';
import { type ListedJob, listedColumns } from '../queries.ts';
import { type VisiblePart, visibleParts } from '../scope-queries.ts';
import { isOfDepartment } from './department-view.ts';
import type { OrderColumn, OrderStep, OrderValue } from './list-order.ts';
import type { JobFilter } from './list-request.ts';
import { foundParts } from './list-search.ts';

type JobQuery<Row> = SelectQueryBuilder<Database, 'jobs', Row>;

/** The jobs of a list in parts that no job shares, each of which an index finds. */
export const listParts = ({ scope, search }: JobFilter): readonly VisiblePart[] =>
  visibleParts(scope).flatMap((isIn) =>
    foundParts(search).map(
      (found): VisiblePart =>
        (eb) =>
          eb.and([isIn(eb), found(eb)]),
    ),
  );

/** Narrows a query to one part of a list, and to the filters. */
export function narrow<Row>(query: JobQuery<Row>, filter: JobFilter, isIn: VisiblePart): JobQuery<Row> {
  const { statuses, jobTypes, taskTypes, vehicleIds, paymentTypes, from, before, memberId, departmentId, jobIds } = filter;
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
    .$if(departmentId !== null, (q) => q.where((eb) => isOfDepartment(eb, filter)));
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

function selectList(db: Kysely<Database>, filter: JobFilter, part: ListPart) {
  const { order, limit, offset, after } = part;
  const steps = order.map(({ column, isDescending }) => ({ ...columns[column], isDescending }));
  const selectFirst = (isIn: VisiblePart) => {
    let query = narrow(db.selectFrom('jobs').select(listedColumns), filter, isIn);
    if (after !== null) query = query.where(comesAfter(steps, after));
    for (const { by, isDescending } of steps) query = query.orderBy(by, isDescending ? 'desc' : 'asc');
    return query.limit(limit + offset);
  };
  const [first, ...others] = listParts(filter).map((isIn) => db.selectFrom(selectFirst(isIn).as('jobs')).selectAll('jobs'));
  if (first === undefined) throw new Error('everybody may see some jobs');
  // The first rows of the whole list are among the first rows of its parts.
  let all = db.selectFrom(others.reduce((union, other) => union.unionAll(other), first).as('jobs')).selectAll('jobs');
  for (const { by, isDescending } of steps) all = all.orderBy(by, isDescending ? 'desc' : 'asc');
  return all.limit(limit).offset(offset);
}

/** The query behind a list; separate, so that a test can check the database's query plan. */
export const selectListedJobs = (db: Kysely<Database>, filter: JobFilter, part: ListPart): PlannedQuery<ListedJob['job']> =>
  selectList(db, filter, part);

/** The sum of a number over all parts of what a caller may see. */
export const sumOf = (parts: readonly Expression<number>[]): RawBuilder<number> => sql<number>`(${sql.join(parts, sql` + `)})`;

/** Lists are counted up to here: no customer needs to know more exactly, and a page shows nothing more. */
export const mostCounted = 10_000;

/** How many jobs of a list there are, up to a limit, which keeps the count of a million as fast as one of ten thousand. */
export function countUpTo(db: Kysely<Database>, filter: JobFilter): RawBuilder<number> {
  const counts = listParts(filter).map((isIn) => {
    const some = narrow(db.selectFrom('jobs').select(sql`1`.as('one')), filter, isIn).limit(mostCounted);
    return sql<number>`${db.selectFrom(some.as('some')).select(sql<number>`count(*)`.as('count'))}`;
  });
  return sumOf(counts);
}

/** A page of a list. */
export interface ReadPage {
  /** In the order of the list, with their stops. */
  readonly jobs: readonly ListedJob[];
  /** Undefined where it is not to be counted, and on an empty page. */
  readonly total: number | undefined;
}

const stopsOf = sql<ListedJob['stops']>`(select coalesce(json_agg(stop order by stop.position), '[]')
  from job_stops as stop where stop.job_id = jobs.id)`;

/** Which page of a list, and whether all of the list is counted. */
type PageWanted = ListPart & { readonly isCounted: boolean };

/** The query of a page with all that it shows. */
const selectPage = (db: Kysely<Database>, filter: JobFilter, { isCounted, ...part }: PageWanted) => {
  const total = isCounted ? sql`least(${countUpTo(db, filter)}, ${mostCounted})` : sql`null::bigint`;
  // Only the page's own rows get their stops: those before it are left out inside.
  return db
    .selectFrom(selectList(db, filter, part).as('jobs'))
    .selectAll('jobs')
    .select(stopsOf.as('stops'))
    .select(sql<number | null>`${total}`.as('total'));
};

/** Reads a page of a list in one round trip. */
export async function readPage(db: Kysely<Database>, filter: JobFilter, wanted: PageWanted): Promise<ReadPage> {
  const rows = await selectPage(db, filter, wanted).execute();
  return { jobs: rows.map(({ stops, total: _total, ...job }) => ({ job, stops })), total: rows[0]?.total ?? undefined };
}

/** Jobs of a list, in its order, with their stops. */
export const listJobs = async (db: Kysely<Database>, filter: JobFilter, part: ListPart): Promise<readonly ListedJob[]> =>
  (await readPage(db, filter, { ...part, isCounted: false })).jobs;

/** The number of jobs in a list, at most 10,000. */
export async function countListed(db: Kysely<Database>, filter: JobFilter): Promise<number> {
  const { count } = await db.selectNoFrom(countUpTo(db, filter).as('count')).executeTakeFirstOrThrow();
  return Math.min(count, mostCounted);
}
