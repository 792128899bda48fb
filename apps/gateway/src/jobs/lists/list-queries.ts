import { jobStatuses } from '@songwai/core/jobs/job-status';
import { type AliasableExpression, type Compilable, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { comesAfter, type SortStep } from '../../platform/paging/comes-after.ts';
import { type ListedJob, listedColumns } from '../queries.ts';
import { type VisiblePart, visibleParts } from '../scope-queries.ts';
import { isOfDepartment } from './department-view.ts';
import { type Alternatives, foundParts, isFound, isIndexed } from './found-queries.ts';
import type { OrderColumn, OrderStep, OrderValue } from './list-order.ts';
import type { JobFilter } from './list-request.ts';

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

/** Rows of a list, as a query or a part of one. */
type FoundRows = AliasableExpression<ListedJob['job'] & { readonly isFound: SqlBool }> & PlannedQuery<ListedJob['job']>;

const stepsOf = ({ order }: Pick<ListPart, 'order'>): readonly SortStep[] =>
  order.map(({ column, isDescending }) => ({ ...columns[column], isDescending }));

/** @param noted words of which a column says whether a job has them */
function selectList(
  db: Kysely<Database>,
  filter: JobFilter,
  { noted = [], ...part }: ListPart & { readonly noted?: Alternatives },
) {
  const { limit, offset, after } = part;
  const steps = stepsOf(part);
  const selectFirst = (isIn: VisiblePart) => {
    const rows = db.selectFrom('jobs').select(listedColumns).select(isFound(noted).as('isFound'));
    let query = narrow(rows, filter, isIn);
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

/** So many rows of a list are read for a word before the index is asked. */
const readFirst = 1_000;

/**
 * A list of what is searched for. A word that many jobs have is found at once by reading on, one that few have by the index, which would
 * give all jobs with a usual word; nobody knows before which it is. So the rows that come next are read first, and the index is asked only
 * where they are not enough.
 */
export function selectFound(db: Kysely<Database>, filter: JobFilter, part: ListPart): FoundRows {
  const { search } = filter;
  if (search === null || !isIndexed(search)) return selectList(db, filter, part);
  const wanted = part.limit + part.offset;
  const next = selectList(db, { ...filter, search: null }, { ...part, limit: readFirst, offset: 0, noted: search });
  const others = selectList(db, filter, { ...part, limit: wanted, offset: 0, noted: search });
  const isEnough = sql<SqlBool>`(select count(*) filter (where "isFound") >= ${wanted} or count(*) < ${readFirst} from next)`;
  let all = db
    .with(
      (cte) => cte('next').materialized(),
      () => next,
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('next')
        .selectAll()
        .where('isFound', '=', true)
        .where(isEnough)
        .unionAll(eb.selectFrom(others.as('others')).selectAll().where(sql<SqlBool>`not ${isEnough}`))
        .as('jobs'),
    )
    .selectAll('jobs');
  for (const { by, isDescending } of stepsOf(part)) all = all.orderBy(by, isDescending ? 'desc' : 'asc');
  return all.limit(part.limit).offset(part.offset);
}

/** The query behind a list; separate, so that a test can check the database's query plan. */
export const selectListedJobs = (db: Kysely<Database>, filter: JobFilter, part: ListPart): PlannedQuery<ListedJob['job']> =>
  selectFound(db, filter, part);
