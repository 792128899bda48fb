import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { transact } from '../platform/transact.ts';
import { forgetPhotos, noteStale } from './photo-queries.ts';

/** How much one round takes on. */
const batch = 50;

/** A photo that belongs to a job and does not lie in its folder yet. */
export interface UnfiledPhoto {
  readonly name: string;
  readonly jobId: string;
  readonly key: string;
}

/** Photos whose job was booked after they came. */
export async function listUnfiled(db: Db): Promise<readonly UnfiledPhoto[]> {
  const rows = await db
    .selectFrom('photos')
    .select(['name', 'job_id as jobId', 'key'])
    .where('job_id', 'is not', null)
    .where('stored_at', 'is not', null)
    .where(sql<boolean>`(split_part(key, '/', 3), split_part(key, '/', 4)) is distinct from (job_id, name)`)
    .orderBy('name')
    .limit(batch)
    .execute();
  return rows.flatMap(({ jobId, ...photo }) => (jobId === null ? [] : [{ ...photo, jobId }]));
}

/** Notes where a photo lies now. @returns false where it was removed meanwhile. */
export async function refilePhoto(
  db: Db,
  moved: { readonly name: string; readonly from: string; readonly to: string; readonly at: Date },
): Promise<boolean> {
  return transact(db, async (trx) => {
    const row = await trx
      .updateTable('photos')
      .set({ key: moved.to })
      .where('name', '=', moved.name)
      .where('key', '=', moved.from)
      .returning('name')
      .executeTakeFirst();
    // Another process may have moved it to the very same place; only where the photo is gone nobody needs what was put there.
    const isPlaceUsed = await trx.selectFrom('photos').select('name').where('key', '=', moved.to).executeTakeFirst();
    if (row !== undefined) await noteStale(trx, [moved.from], moved.at);
    else if (isPlaceUsed === undefined) await noteStale(trx, [moved.to], moved.at);
    return row !== undefined;
  });
}

/** Forgets a photo whose picture is gone, unless another process has moved it meanwhile. @returns whether it was forgotten. */
export async function forgetLost(db: Db, lost: UnfiledPhoto & { readonly at: Date }): Promise<boolean> {
  return transact(db, async (trx) => {
    const row = await trx
      .selectFrom('photos')
      .select('name')
      .where('name', '=', lost.name)
      .where('key', '=', lost.key)
      .forUpdate()
      .executeTakeFirst();
    return row !== undefined && (await forgetPhotos(trx, [row.name], lost.at)) > 0;
  });
}

/** Forgets photos that no booking named within a day, and uploads that never came to their end. @returns how many. */
export async function forgetOrphans(db: Db, { before, at }: { readonly before: Date; readonly at: Date }): Promise<number> {
  return transact(db, async (trx) => {
    const rows = await trx
      .selectFrom('photos')
      .select('name')
      .where('created_at', '<', before)
      .where((eb) => eb.or([eb('job_id', 'is', null), eb('stored_at', 'is', null)]))
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    return forgetPhotos(
      trx,
      rows.map(({ name }) => name),
      at,
    );
  });
}

/** Objects that nothing needs by now; those that a photo still lies in are left for a later round. */
export async function listStale(db: Db, at: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('stale_objects')
    .select('key')
    .where('since', '<=', at)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('photos').select('photos.name').whereRef('photos.key', '=', 'stale_objects.key'))),
    )
    .orderBy('since')
    .orderBy('key')
    .limit(batch)
    .execute();
  return rows.map(({ key }) => key);
}

/** The store has forgotten it too. */
export async function noteCleaned(db: Db, key: string): Promise<void> {
  await db.deleteFrom('stale_objects').where('key', '=', key).execute();
}
