import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { textKey, timeKey } from '../../platform/paging/sort-key.ts';
import type { UserCaller } from '../caller.ts';
import { roomsOf } from '../rooms/list-view.ts';
import type { ListedRoom } from '../rooms/room-row.ts';

/** Support rooms in a state: those that wait or are answered, the longest first; closed ones, the latest first. */
export const listQueue = (
  db: Db,
  asked: {
    readonly caller: UserCaller;
    readonly state: 'waiting' | 'answering' | 'closed';
    readonly cursor: string | undefined;
    readonly size: number;
  },
): Promise<Page<ListedRoom & { readonly changed_at: Date }>> => {
  const { caller, state, cursor, size } = asked;
  return paginate(
    roomsOf(db, caller)
      .innerJoin('chat_support as support', 'support.room_id', 'chat_rooms.id')
      // To the millisecond, as the cursor has it.
      .select(sql<Date>`date_trunc('milliseconds', support.changed_at)`.as('changed_at'))
      .where('support.state', '=', state),
    {
      keys: [
        { ...timeKey('changed_at'), by: sql`date_trunc('milliseconds', support.changed_at)` },
        textKey('id', 'chat_rooms.id'),
      ],
      direction: state === 'closed' ? 'desc' : 'asc',
      cursor,
      size,
    },
  );
};

export const countWaiting = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('chat_support')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Active admins with how many questions each answers, by name. */
export const listAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .select((is) =>
      is
        .selectFrom('chat_support')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('chat_support.claimed_by', '=', 'users.id')
        .where('chat_support.state', '=', 'answering')
        .as('roomCount'),
    )
    .where('users.role', '=', 'admin')
    .where('users.status', '=', 'active')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .execute();

/** The first name of an active admin; undefined for anyone else. */
export const findAdminName = async (db: Db, adminId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('users')
      .select('first_name')
      .where('id', '=', adminId)
      .where('role', '=', 'admin')
      .where('status', '=', 'active')
      .executeTakeFirst()
  )?.first_name;
