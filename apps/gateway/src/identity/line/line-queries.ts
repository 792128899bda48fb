import type { Db } from '../../platform/db.ts';
import type { UserRow } from '../queries.ts';

/** The account of a LINE user, verified or not. */
export const findUserByLineId = (db: Db, lineId: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('line_id', '=', lineId).executeTakeFirst();

/** Takes a LINE user from an account whose phone was never verified: whoever LINE vouches for begins again. */
export async function releaseLine(trx: Db, lineId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ line_id: null, line_grant: null })
    .where('line_id', '=', lineId)
    .where('is_verified', '=', false)
    .execute();
}

/** Stores what LINE issued last, where the account is still linked to this LINE user. */
export async function renewLineGrant(
  db: Db,
  userId: string,
  { lineId, grant }: { lineId: string; grant: string },
): Promise<void> {
  await db.updateTable('users').set({ line_grant: grant }).where('id', '=', userId).where('line_id', '=', lineId).execute();
}

/** Changes the link to LINE; null ids end it. */
export async function updateLine(
  db: Db,
  userId: string,
  fields: Partial<Pick<UserRow, 'line_id' | 'line_grant'>>,
): Promise<void> {
  await db.updateTable('users').set(fields).where('id', '=', userId).execute();
}
