import type { Language } from '@songwai/core/basics/language';
import type { Insertable, Selectable } from 'kysely';
import { isUuid } from '../database/is-uuid.ts';
import type { Db } from '../platform/db.ts';
import type { SessionsTable } from './tables.ts';

/** A user's sessions that have not ended, the last used first, at most `limit`. */
export const listSessions = (
  db: Db,
  { userId, seenAfter, limit }: { userId: string; seenAfter: Date; limit: number },
): Promise<Selectable<SessionsTable>[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_seen_at', '>', seenAfter)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Ends one session of a user; false where the user has no such session, or it has ended. */
export const endSession = async (db: Db, { userId, id, now }: { userId: string; id: string; now: Date }): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
};

/** Deletes sessions that are long invalid. */
export async function forgetSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('last_seen_at', '<', before).execute();
}

export const insertSession = async (db: Db, row: Insertable<SessionsTable>): Promise<void> => {
  await db.insertInto('sessions').values(row).execute();
};

export const touchSession = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
};

/** Stores the language that a session is used in. */
export const noteLanguage = async (db: Db, id: string, language: Language): Promise<void> => {
  await db.updateTable('sessions').set({ language }).where('id', '=', id).execute();
};

export const revokeSession = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute();
};

/** Ends a user's sessions, optionally `except` one. @returns the number ended. */
export async function endSessions(
  db: Db,
  { userId, now, except }: { userId: string; now: Date; except?: string },
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** When a session began. */
export const findSessionStart = async (db: Db, sessionId: string): Promise<Date | undefined> =>
  (await db.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst())?.created_at;

/** Ends all sessions of a partner's users. */
export async function revokePartnerSessions(db: Db, partnerId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .execute();
}
