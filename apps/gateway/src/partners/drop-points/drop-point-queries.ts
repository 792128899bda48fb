import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import type { DropPointsTable } from '../tables.ts';

export type DropPointRow = Selectable<DropPointsTable>;

/** Runs `work` in a transaction, alone among all that store under the same reference: there may be no row yet to hold. */
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

/** A point that is not too old. */
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

/** Stores a point, in place of what stood there. */
export async function putDropPoint(db: Db, row: DropPointRow): Promise<void> {
  const { partner_id: _partner, reference: _reference, ...fields } = row;
  await db
    .insertInto('drop_points')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner_id', 'reference']).doUpdateSet(fields))
    .execute();
}

export const listDropPointRows = (
  db: Db,
  page: { partnerId: string; after: string; limit: number; now: Date },
): Promise<DropPointRow[]> =>
  db
    .selectFrom('drop_points')
    .selectAll()
    .where('partner_id', '=', page.partnerId)
    .where('reference', '>', page.after)
    .where('expires_at', '>', page.now)
    .orderBy('reference')
    .limit(page.limit)
    .execute();

export async function deleteDropPoint(db: Db, partnerId: string, reference: string): Promise<void> {
  await db.deleteFrom('drop_points').where('partner_id', '=', partnerId).where('reference', '=', reference).execute();
}

/** Throws away what is of no use any more. */
export async function forgetDropPoints(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('drop_points').where('expires_at', '<=', now).execute();
}
