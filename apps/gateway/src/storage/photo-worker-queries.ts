import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { transact } from '../platform/transact.ts';
import { forgetPhotos, noteStale } from './photo-queries.ts';

/** Maximum number of rows per round. */
const batch = 50;

/** A photo of a job that is not in the job's folder yet. */
export interface UnfiledPhoto {
  readonly name: string;
  readonly jobId: string;
  readonly key: string;
}

/** Photos that were uploaded before their job was booked. */
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

/** Updates the key of a photo. @returns false where it was removed meanwhile. */
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
    // Another process may have moved it to the same key, so the copy is stale only where the photo was removed.
    const isPlaceUsed = await trx.selectFrom('photos').select('name').where('key', '=', moved.to).executeTakeFirst();
    if (row !== undefined) await noteStale(trx, [moved.from], moved.at);
    else if (isPlaceUsed === undefined) await noteStale(trx, [moved.to], moved.at);
    return row !== undefined;
  });
}

/** Deletes the row of a photo whose file is missing, unless another process has moved it meanwhile. @returns whether it was deleted. */
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

/** Deletes photos that were not booked within a day, and unfinished uploads. @returns the number. */
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

/** Objects that are stale by now; those still used by a photo are left for a later round. */
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

/** Deletes the mark of an object that was removed from the store. */
export async function noteCleaned(db: Db, key: string): Promise<void> {
  await db.deleteFrom('stale_objects').where('key', '=', key).execute();
}
