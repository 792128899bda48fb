import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { supportMember } from '../caller.ts';
import type { ChatTables, SupportState } from '../tables.ts';
import { addMember } from '../writing/member-queries.ts';

/** Makes a user's support room, where there is none yet. */
export async function openSupportRoom(db: Db, userId: string, at: Date): Promise<void> {
  const { rows } = await sql`
    with room as (
      insert into chat_rooms (id, kind, user_id, created_at) values (${userId}, 'support', ${userId}, ${at}) on conflict do nothing returning id
    ), support as (
      insert into chat_support (room_id, changed_at) select id, ${at}::timestamptz from room returning room_id
    )
    insert into chat_members (room_id, member, role, user_id)
    select room_id, ${userId}, 'customer', ${userId}::uuid from support
    union all select room_id, ${supportMember}, 'support', null from support returning member`.execute(db);
  // Made by another call at the same time, whose members may not be committed yet.
  if (rows.length === 0) await addMember(db, { roomId: userId, member: userId, role: 'customer', userId, driverId: null });
}

type SupportRow = ChatTables['chat_support'];

/** The state of a support room. The caller has locked the room's row. */
export const readSupportState = (trx: Db, roomId: string) =>
  trx
    .selectFrom('chat_support')
    .select(['state', 'claimed_by', 'about_job_id', 'waiting_since', 'changed_at'])
    .where('room_id', '=', roomId)
    .executeTakeFirst();

export type SupportStateRow = NonNullable<Awaited<ReturnType<typeof readSupportState>>>;

/** Changes the state of a support room. The caller has locked the room's row. */
export async function setSupport(
  trx: Db,
  roomId: string,
  change: { readonly state: SupportState; readonly claimedBy: string | null; readonly at: Date } & Partial<{
    readonly waitingSince: Date | null;
    readonly aboutJobId: string;
  }>,
): Promise<void> {
  const row: Partial<Pick<SupportRow, 'waiting_since' | 'about_job_id'>> = {
    ...(change.waitingSince !== undefined && { waiting_since: change.waitingSince }),
    ...(change.aboutJobId !== undefined && { about_job_id: change.aboutJobId }),
  };
  await trx
    .updateTable('chat_support')
    .set({ state: change.state, claimed_by: change.claimedBy, changed_at: change.at, ...row })
    .where('room_id', '=', roomId)
    .execute();
}

/** When the room last said that nobody answers at this time; undefined for never. */
export const lastOutOfHours = async (trx: Db, roomId: string): Promise<Date | undefined> =>
  (
    await trx
      .selectFrom('chat_messages')
      .select('created_at')
      .where('room_id', '=', roomId)
      .where('kind', '=', 'event')
      .where(sql<boolean>`event ->> 'key' = 'outOfHours'`)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.created_at;
