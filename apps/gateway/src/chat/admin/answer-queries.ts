import type { Db } from '../../platform/db.ts';

export const listAnswers = (db: Db) =>
  db.selectFrom('chat_answers').selectAll().orderBy('title').orderBy('id').limit(200).execute();

export const countAnswers = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('chat_answers')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

interface AnswerTexts {
  readonly title: string;
  readonly text_th: string;
  readonly text_en: string;
}

export const findAnswer = (db: Db, id: number): Promise<AnswerTexts | undefined> =>
  db.selectFrom('chat_answers').select(['title', 'text_th', 'text_en']).where('id', '=', id).executeTakeFirst();

export const insertAnswer = async (db: Db, texts: AnswerTexts): Promise<number> =>
  (await db.insertInto('chat_answers').values(texts).returning('id').executeTakeFirstOrThrow()).id;

export const updateAnswer = async (db: Db, id: number, texts: AnswerTexts): Promise<void> => {
  await db.updateTable('chat_answers').set(texts).where('id', '=', id).execute();
};

export const deleteAnswer = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('chat_answers').where('id', '=', id).execute();
};
