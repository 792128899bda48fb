import { hourMs } from '@songwai/core/basics/durations';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { ChatTables } from '../tables.ts';

type Act = Pick<Insertable<ChatTables['chat_admin_acts']>, 'admin_id' | 'room_id' | 'act' | 'detail' | 'at'>;

/** Records what an admin did with a customer's room. */
export const noteAct = async (db: Db, act: Act): Promise<void> => {
  await db.insertInto('chat_admin_acts').values(act).execute();
};

/** Records that an admin looked, once an hour: a page that stays open looks again and again. */
export async function noteLook(db: Db, act: Act): Promise<void> {
  const known = await db
    .selectFrom('chat_admin_acts')
    .select('id')
    .where('room_id', '=', act.room_id)
    .where('admin_id', '=', act.admin_id)
    .where('act', '=', act.act)
    .where('at', '>', new Date(new Date(act.at as Date).getTime() - hourMs))
    .executeTakeFirst();
  if (known === undefined) await noteAct(db, act);
}
