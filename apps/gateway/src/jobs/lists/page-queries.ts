import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { createPrepared } from '../../platform/execute-prepared.ts';
import type { ListedJob } from '../queries.ts';
import { countUpTo, mostCountedIn } from './count-queries.ts';
import { type ListPart, selectFound } from './list-queries.ts';
import type { JobFilter } from './list-request.ts';

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
  const total = isCounted ? sql`least(${countUpTo(db, filter)}, ${mostCountedIn(filter)}::bigint)` : sql`null::bigint`;
  // Only the page's own rows get their stops: those before it are left out inside.
  return db
    .selectFrom(selectFound(db, filter, part).as('jobs'))
    .selectAll('jobs')
    .select(stopsOf.as('stops'))
    .select(sql<number | null>`${total}`.as('total'));
};

/** Whether the text of the query is one of few, so that each connection can plan it once: most lists ask for days at most. */
const isUsual = ({ scope: _scope, from: _from, before: _before, ...narrowed }: JobFilter, { order }: ListPart): boolean =>
  Object.values(narrowed).every((value) => value === null) &&
  order[0]?.column === 'pickUpAt' &&
  order[0].isDescending &&
  order.length < 4;

const readUsual = createPrepared((db: Kysely<Database>, { filter, wanted }: { filter: JobFilter; wanted: PageWanted }) =>
  selectPage(db, filter, wanted),
);

/** Reads a page of a list in one round trip. */
export async function readPage(db: Kysely<Database>, filter: JobFilter, wanted: PageWanted): Promise<ReadPage> {
  const rows = isUsual(filter, wanted)
    ? (await readUsual(db, { filter, wanted })).rows
    : await selectPage(db, filter, wanted).execute();
  return {
    jobs: rows.map(({ stops, total: _total, isFound: _isFound, ...job }) => ({ job, stops })),
    total: rows[0]?.total ?? undefined,
  };
}

/** Jobs of a list, in its order, with their stops. */
export const listJobs = async (db: Kysely<Database>, filter: JobFilter, part: ListPart): Promise<readonly ListedJob[]> =>
  (await readPage(db, filter, { ...part, isCounted: false })).jobs;
