import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { CodePurpose, OneTimeCodesTable } from '../tables.ts';

export type CodeRow = Selectable<OneTimeCodesTable>;

/** Whose code it is, and what for. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  readonly subject: string;
}

/** Stores a code in the place of the one before it, which is dead from then on. */
export async function storeCode(db: Db, row: Omit<CodeRow, 'tries'>): Promise<void> {
  const { purpose: _purpose, subject: _subject, ...fresh } = row;
  await db
    .insertInto('one_time_codes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet({ ...fresh, tries: 0 }))
    .execute();
}

/** When the last code was made. */
export const findCodeTime = async (db: Db, { purpose, subject }: CodeKey): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('one_time_codes')
      .select('created_at')
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.created_at;

/** Takes one of the code's tries, before the code is looked at; undefined where it has none left or is dead. */
export const takeTry = (
  db: Db,
  { purpose, subject }: CodeKey,
  { now, most }: { now: Date; most: number },
): Promise<CodeRow | undefined> =>
  db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Uses a code up, under every key that it is stored by. False where it was used already, or replaced by a new one. */
export async function consumeCode(db: Db, id: string): Promise<boolean> {
  const used = await db.deleteFrom('one_time_codes').where('id', '=', id).returning('id').execute();
  return used.length > 0;
}

/** Throws away codes that died before a moment. */
export async function forgetCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
}
