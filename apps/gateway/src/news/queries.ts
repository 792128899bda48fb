import { type Selectable, sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { NewsItemsTable } from './tables.ts';

/** News as it is stored. */
export type NewsRow = Selectable<NewsItemsTable>;

/** News with whether a user has opened it. */
export interface ReadableNews extends NewsRow {
  readonly isRead: boolean;
}

/** More than are live at a time, so that lists need no pages. */
const mostLive = 100;

/** What is published now. @param userId whose marks; null: a visitor, who has none. */
const selectLive = (db: Db, { userId, now }: { readonly userId: string | null; readonly now: Date }) =>
  db
    .selectFrom('news_items')
    .selectAll()
    .select(
      sql<boolean>`${userId}::uuid is null or exists
        (select from news_reads where news_id = news_items.id and user_id = ${userId}::uuid)`.as('isRead'),
    )
    .where('starts_at', '<=', now)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]));

/** What is published now, newest first. */
export const listLive = (db: Db, asked: { readonly userId: string | null; readonly now: Date }): Promise<ReadableNews[]> =>
  selectLive(db, asked).orderBy('starts_at', 'desc').orderBy('id', 'desc').limit(mostLive).execute();

/** Undefined for what is not published now. */
export const findLive = (
  db: Db,
  { id, ...asked }: { readonly id: number; readonly userId: string | null; readonly now: Date },
): Promise<ReadableNews | undefined> => selectLive(db, asked).where('id', '=', id).executeTakeFirst();

/** Marks news read for a user. What is marked stays as it is, and so does what an administrator deleted meanwhile. */
export const insertRead = async (
  db: Db,
  { userId, newsId, at }: { readonly userId: string; readonly newsId: number; readonly at: Date },
): Promise<void> => {
  await sql`insert into news_reads (user_id, news_id, read_at) select ${userId}::uuid, id, ${at}::timestamptz from news_items
    where id = ${newsId} on conflict do nothing`.execute(db);
};
