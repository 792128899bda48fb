import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Db } from '../platform/db.ts';

/** The owner of a photo: a signed-in user, or the visitor who knows the draft's guid. */
export interface PhotoOwner {
  readonly userId: string | null;
  readonly guid: string | null;
}

export interface NewPhoto extends PhotoOwner {
  readonly name: string;
  readonly jobId: string | null;
  readonly key: string;
  readonly contentHash: Buffer;
  readonly uploadedFrom: Buffer;
  readonly at: Date;
}

/** Locks uploads to one draft or job until the transaction ends, so that concurrent ones cannot exceed the maximum. */
export async function lockPhotos(trx: Db, of: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photos of ${of}`}, 0))`.execute(trx);
}

/** Photos of a draft that is not booked yet, or of a job. */
export type PhotoHolder = { readonly guid: string } | { readonly jobId: string };

const isUsedBy = (of: PhotoHolder) => (eb: ExpressionBuilder<Database, 'photos'>) =>
  'jobId' in of ? eb('job_id', '=', of.jobId) : eb.and([eb('guid', '=', of.guid), eb('job_id', 'is', null)]);

/** The name of the same picture of the same user, where it was stored before. */
export async function findSamePhoto(
  trx: Db,
  of: PhotoHolder,
  same: { readonly userId: string | null; readonly contentHash: Buffer },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('photos')
    .select('name')
    .where(isUsedBy(of))
    .where('content_hash', '=', same.contentHash)
    .where('user_id', 'is not distinct from', same.userId)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
  return row?.name;
}

/** The number of photos of a draft that is not booked yet, or of a job, including uploads under way. */
export async function countPhotos(trx: Db, of: PhotoHolder): Promise<number> {
  const { count } = await trx
    .selectFrom('photos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isUsedBy(of))
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of photos from a user, or from a visitor's address, since a time. */
export async function countUploads(
  trx: Db,
  from: { readonly userId: string | null; readonly uploadedFrom: Buffer; readonly since: Date },
): Promise<number> {
  const query = trx
    .selectFrom('photos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', from.since);
  const { count } = await (from.userId === null
    ? query.where('uploaded_from', '=', from.uploadedFrom).where('user_id', 'is', null)
    : query.where('user_id', '=', from.userId)
  ).executeTakeFirstOrThrow();
  return count;
}

/** Inserts a photo's row before its picture is uploaded; without a row the file could never be cleaned up. */
export async function insertPhoto(trx: Db, photo: NewPhoto): Promise<void> {
  await trx
    .insertInto('photos')
    .values({
      name: photo.name,
      user_id: photo.userId,
      guid: photo.guid,
      job_id: photo.jobId,
      key: photo.key,
      content_hash: photo.contentHash,
      uploaded_from: photo.uploadedFrom,
      created_at: photo.at,
      stored_at: null,
    })
    .execute();
}

/** @returns false where the photo was removed meanwhile. */
export async function notePhotoStored(db: Db, name: string, at: Date): Promise<boolean> {
  const row = await db.updateTable('photos').set({ stored_at: at }).where('name', '=', name).returning('name').executeTakeFirst();
  return row !== undefined;
}

/** The key of a photo; undefined where it is not stored (yet). */
export async function findPhotoKey(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('photos')
    .select('key')
    .where('name', '=', name)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
  return row?.key;
}

/** A photo belongs to its user; a visitor's belongs to everybody who knows the guid of the draft. */
export const isOwnedBy =
  ({ userId, guid }: PhotoOwner) =>
  (eb: ExpressionBuilder<Database, 'photos'>) =>
    eb.or([
      ...(userId === null ? [] : [eb('user_id', '=', userId)]),
      ...(guid === null ? [] : [eb.and([eb('user_id', 'is', null), eb('guid', '=', guid), eb('job_id', 'is', null)])]),
    ]);

/** Deletes the rows of photos; their files are cleaned up later. @returns the number of photos. */
export async function forgetPhotos(trx: Db, names: readonly string[], at: Date): Promise<number> {
  if (names.length === 0) return 0;
  const gone = await trx.deleteFrom('photos').where('name', 'in', names).returning('key').execute();
  await noteStale(
    trx,
    gone.map(({ key }) => key),
    at,
  );
  return gone.length;
}

/** Marks objects as stale, to be deleted. */
export async function noteStale(trx: Db, keys: readonly string[], since: Date): Promise<void> {
  if (keys.length === 0) return;
  await trx
    .insertInto('stale_objects')
    .values([...new Set(keys)].map((key) => ({ key, since })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a draft's photo of this owner; false where there is none. */
export async function forgetDraftPhoto(
  trx: Db,
  wanted: PhotoOwner & { readonly name: string; readonly at: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('photos')
    .select('name')
    .where('name', '=', wanted.name)
    .where('job_id', 'is', null)
    .where(isOwnedBy(wanted))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && (await forgetPhotos(trx, [row.name], wanted.at)) > 0;
}
