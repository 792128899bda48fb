import type { SelectQueryBuilder, Simplify } from 'kysely';
import { comesAfter } from './comes-after.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { cutPage, type Page } from './page.ts';
import type { SortKey } from './sort-key.ts';

/** Which page of a list, in which order. */
export interface PageRequest<Row> {
  /** The columns to sort by. The last must be unique, or pages skip rows. */
  readonly keys: readonly SortKey<Row>[];
  readonly direction: 'asc' | 'desc';
  /** `nextCursor` of the page before. An invalid cursor starts at the first page. */
  readonly cursor: string | undefined;
  readonly size: number;
}

/**
 * Reads a page of a query that has neither order nor limit; reads one row more, to see whether another page follows.
 *
 * @example paginate(db.selectFrom('users').selectAll(), { keys: [timeKey('created_at'), uuidKey('id')], direction: 'desc',
 * cursor, size: 50 })
 */
export async function paginate<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { keys, direction, cursor, size }: PageRequest<Simplify<Row>>,
): Promise<Page<Simplify<Row>>> {
  const steps = keys.map(({ by, type }) => ({ by, type, isDescending: direction === 'desc' }));
  const after = cursor === undefined ? undefined : readCursor(keys, cursor);
  let page = query.limit(size + 1);
  if (after !== undefined) page = page.where(comesAfter(steps, after));
  for (const { by } of steps) page = page.orderBy(by, direction);
  return cutPage(await page.execute(), size, (last) => writeCursor(keys, last));
}
