import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';
import type { NewsRow } from '../queries.ts';
import type { NewsItemsTable } from '../tables.ts';

export type NewNews = Omit<Insertable<NewsItemsTable>, 'id'>;

const pageSize = 50;

/** A page of all news, published or not, the latest first. */
export const listWritten = (db: Db, cursor: string | undefined): Promise<Page<NewsRow>> =>
  paginate(db.selectFrom('news_items').selectAll(), { keys: [numberKey('id')], direction: 'desc', size: pageSize, cursor });

export const findWritten = (db: Db, id: number): Promise<NewsRow | undefined> =>
  db.selectFrom('news_items').selectAll().where('id', '=', id).executeTakeFirst();

/** An id for news to come. */
export const takeNewsId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('news_items', 'id')) as id`.execute(db);
  return Number(rows[0]?.id);
};

export const insertNews = async (db: Db, id: number, news: NewNews): Promise<void> => {
  await db
    .insertInto('news_items')
    .values({ id, ...news })
    .execute();
};

export const updateNews = async (db: Db, id: number, news: NewNews): Promise<void> => {
  await db.updateTable('news_items').set(news).where('id', '=', id).execute();
};

export const deleteNews = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('news_items').where('id', '=', id).execute();
};
