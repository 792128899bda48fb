import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import { discardObjects } from '../../storage/stale-queries.ts';
import { storeUpload } from '../../storage/upload-queries.ts';

export interface NewChatPhoto {
  readonly name: string;
  readonly roomId: string;
  readonly member: string;
  readonly userId: string | null;
  readonly key: string;
  readonly contentHash: Buffer;
  readonly at: Date;
}

/** The name of the same picture that a member uploaded into a room before and has not sent yet. */
export const findSamePhoto = async (
  db: Db,
  { roomId, member, contentHash }: Pick<NewChatPhoto, 'roomId' | 'member' | 'contentHash'>,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('chat_photos')
      .select('name')
      .where('room_id', '=', roomId)
      .where('member', '=', member)
      .where('content_hash', '=', contentHash)
      .where('seq', 'is', null)
      .executeTakeFirst()
  )?.name;

/** Stores the row of an uploaded photo. @returns false where the upload took so long that the picture may be gone. */
export async function insertPhoto(
  trx: Db,
  { name, roomId, member, userId, key, contentHash, at }: NewChatPhoto,
): Promise<boolean> {
  if (!(await storeUpload(trx, key, at))) return false;
  await trx
    .insertInto('chat_photos')
    .values({ name, room_id: roomId, member, user_id: userId, key, content_hash: contentHash, created_at: at })
    .execute();
  return true;
}

/** Makes an uploaded photo that of a message. @returns false where there is no such photo of the member that was not sent yet. */
export async function takePhoto(
  trx: Db,
  {
    name,
    roomId,
    member,
    seq,
  }: { readonly name: string; readonly roomId: string; readonly member: string; readonly seq: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('chat_photos')
    .set({ seq })
    .where('name', '=', name)
    .where('room_id', '=', roomId)
    .where('member', '=', member)
    .where('seq', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Key of a photo; undefined for an unknown name. */
export const findChatPhotoKey = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('chat_photos').select('key').where('name', '=', name).executeTakeFirst())?.key;

/** Deletes the photos that meet a condition; the object store's worker deletes their pictures. */
export const discardPhotos = (db: Db, condition: RawBuilder<unknown>, at: Date): Promise<void> =>
  transact(db, async (trx) => {
    await discardObjects(trx, sql`select key from chat_photos where ${condition}`, at);
    await sql`delete from chat_photos where ${condition}`.execute(trx);
  });
