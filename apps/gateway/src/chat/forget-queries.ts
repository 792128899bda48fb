import { dayMs } from '@songwai/core/basics/durations';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { maskPhones } from './rooms/mask-phones.ts';
import { discardPhotos } from './writing/photo-queries.ts';

/** Messages serve a dispute about a job, which comes within months; a support room lasts as long after its last message. */
const memoryMs = 365 * dayMs;
const unsentMs = dayMs;
const batch = 50;

/** Masks phone numbers in the texts of one closed room for good. */
async function maskRoom(db: Db, roomId: string, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['seq', 'body'])
    .where('room_id', '=', roomId)
    .where('body', '~', '[0-9๐-๙]')
    .execute();
  for (const { seq, body } of rows) {
    const masked = maskPhones(body);
    if (masked === body) continue;
    await db.updateTable('chat_messages').set({ body: masked }).where('room_id', '=', roomId).where('seq', '=', seq).execute();
  }
  await db.updateTable('chat_rooms').set({ masked_at: now }).where('id', '=', roomId).execute();
}

/** Deletes rooms nobody has written in for a year, photos that were not sent within a day, and masks phone numbers in closed rooms. */
export async function forgetChats(db: Db, now: Date): Promise<void> {
  await discardPhotos(db, sql`seq is null and created_at < ${new Date(now.getTime() - unsentMs)}`, now);
  const old = sql`select room.id from chat_rooms as room join chat_messages as last on last.room_id = room.id and last.seq = room.last_seq
    where last.created_at < ${new Date(now.getTime() - memoryMs)} and (room.kind = 'support' or room.closes_at < ${now})`;
  await discardPhotos(db, sql`room_id in (${old})`, now);
  await sql`delete from chat_rooms where id in (${old})`.execute(db);
  await db
    .deleteFrom('chat_admin_acts')
    .where('at', '<', new Date(now.getTime() - 2 * memoryMs))
    .execute();
  for (;;) {
    const closed = await db
      .selectFrom('chat_rooms')
      .select('id')
      .where('closes_at', '<=', now)
      .where('masked_at', 'is', null)
      .orderBy('closes_at')
      .limit(batch)
      .execute();
    for (const { id } of closed) await maskRoom(db, id, now);
    if (closed.length < batch) return;
  }
}
