import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { textKey } from '../../platform/paging/sort-key.ts';
import { transact } from '../../platform/transact.ts';
import type { DropPointsTable } from '../tables.ts';

export type DropPointRow = Selectable<DropPointsTable>;

/** Runs `work` in a transaction, one at a time per reference. An advisory lock, because there may be no row to lock yet. */
export const storeAlone = <T>(
  db: Db,
  { partnerId, reference }: { partnerId: string; reference: string },
  work: (trx: Db) => Promise<T>,
): Promise<T> =>
  transact(db, async (trx) => {
    const name = `drop point ${partnerId} ${reference}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
    return work(trx);
  });

/** A point that has not expired. */
export const findDropPoint = (
  db: Db,
  { partnerId, reference, now }: { partnerId: string; reference: string; now: Date },
): Promise<DropPointRow | undefined> =>
  db
    .selectFrom('drop_points')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('reference', '=', reference)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Stores a point, which replaces the one with the same reference. */
export async function putDropPoint(db: Db, row: DropPointRow): Promise<void> {
  const { partner_id: _partner, reference: _reference, ...fields } = row;
  await db
    .insertInto('drop_points')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner_id', 'reference']).doUpdateSet(fields))
    .execute();
}

/** A page of a partner's points that have not expired. */
export function listDropPointRows(
  db: Db,
  { partnerId, now, ...page }: { partnerId: string; cursor: string | undefined; size: number; now: Date },
): Promise<Page<DropPointRow>> {
  const points = db.selectFrom('drop_points').selectAll().where('partner_id', '=', partnerId).where('expires_at', '>', now);
  return paginate(points, { keys: [textKey('reference')], direction: 'asc', ...page });
}

export async function deleteDropPoint(db: Db, partnerId: string, reference: string): Promise<void> {
  await db.deleteFrom('drop_points').where('partner_id', '=', partnerId).where('reference', '=', reference).execute();
}

/** Deletes expired points. */
export async function forgetDropPoints(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('drop_points').where('expires_at', '<=', now).execute();
}
