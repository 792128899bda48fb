import { mostCountedOf } from '@songwai/core/jobs/lists/summary-calls';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { isFound, isIndexed } from './found-queries.ts';
import { listParts, narrow } from './list-queries.ts';
import type { JobFilter } from './list-request.ts';

/** Keeps the count of a million as fast as one of ten thousand: no customer needs to know more exactly. */
export const mostCountedIn = ({ search }: JobFilter): number => mostCountedOf({ isSearching: search !== null });

/** The sum of a number over all parts of what a caller may see. */
const sumOf = (parts: readonly Expression<number>[]): RawBuilder<number> => sql<number>`(${sql.join(parts, sql` + `)})`;

/** In each of the parts of a list up to the limit. */
function countParts(db: Kysely<Database>, filter: JobFilter): RawBuilder<number> {
  const counts = listParts(filter).map((isIn) => {
    const some = narrow(db.selectFrom('jobs').select(sql`1`.as('one')), filter, isIn).limit(mostCountedIn(filter));
    return sql<number>`${db.selectFrom(some.as('some')).select(sql<number>`count(*)`.as('count'))}`;
  });
  return sumOf(counts);
}

/** How many jobs of a list there are; those beyond the limit need not be counted. */
export function countUpTo(db: Kysely<Database>, filter: JobFilter): RawBuilder<number> {
  const { search } = filter;
  if (search === null || !isIndexed(search)) return countParts(db, filter);
  const most = mostCountedIn(filter);
  const all = { ...filter, search: null };
  // A usual word is counted by reading some rows, any other by the index: as in lists.
  const [first, ...others] = listParts(all).map((isIn) => {
    const rows = narrow(db.selectFrom('jobs').select(isFound(search).as('isFound')), all, isIn).limit(2 * most);
    return db.selectFrom(rows.as('rows')).select('isFound');
  });
  if (first === undefined) throw new Error('everybody may see some jobs');
  const some = db
    .selectFrom(others.reduce((union, other) => union.unionAll(other), first).as('some'))
    .selectAll()
    .limit(2 * most);
  const found = sql<number>`count(*) filter (where "isFound")`;
  return sql<number>`(select case when ${found} >= ${most} or count(*) < ${2 * most} then ${found} else ${countParts(db, filter)} end
    from ${some.as('some')})`;
}

/** The number of jobs in a list, up to the limit. */
export async function countListed(db: Kysely<Database>, filter: JobFilter): Promise<number> {
  const { count } = await db.selectNoFrom(countUpTo(db, filter).as('count')).executeTakeFirstOrThrow();
  return Math.min(count, mostCountedIn(filter));
}
