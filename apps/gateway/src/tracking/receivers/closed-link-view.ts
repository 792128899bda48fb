import type { Db } from '../../platform/db.ts';

/** Whether a link was a receiver's to whom nothing comes any more, because the stop was removed or moved. */
export async function isLinkClosed(db: Db, token: string): Promise<boolean> {
  const row = await db.selectFrom('closed_links').select('token').where('token', '=', token).executeTakeFirst();
  return row !== undefined;
}
