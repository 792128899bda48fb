import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import { discardObjects } from '../../storage/stale-queries.ts';
import { storeUpload } from '../../storage/upload-queries.ts';

/** Stores the row of an uploaded picture. @returns false where the upload took so long that the picture may be gone. */
export async function insertPicture(
  trx: Db,
  { name, key, at }: { readonly name: string; readonly key: string; readonly at: Date },
): Promise<boolean> {
  if (!(await storeUpload(trx, key, at))) return false;
  await trx.insertInto('news_pictures').values({ name, key, created_at: at }).execute();
  return true;
}

/** Key of a picture; undefined for an unknown name. */
export const findPictureKey = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('news_pictures').select('key').where('name', '=', name).executeTakeFirst())?.key;

/** Deletes pictures from before a moment that no news names; the object store's worker deletes their files. */
export const discardPictures = (db: Db, before: Date, now: Date): Promise<void> =>
  transact(db, async (trx) => {
    // Locked, so that no news takes one of them meanwhile.
    const { rows } = await sql<{ name: string }>`select name from news_pictures where created_at < ${before}
      and not exists (select from news_items where picture = news_pictures.name) for update of news_pictures skip locked`.execute(
      trx,
    );
    const names = rows.map(({ name }) => name);
    if (names.length === 0) return;
    await discardObjects(trx, sql`select key from news_pictures where name = any(${names})`, now);
    await trx.deleteFrom('news_pictures').where('name', 'in', names).execute();
  });
