import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { CodePurpose, OneTimeCodesTable } from '../tables.ts';

export type CodeRow = Selectable<OneTimeCodesTable>;

/** The purpose and the owner of a code. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  readonly subject: string;
}

/** Stores a code, which replaces and invalidates the one before it. */
export async function storeCode(db: Db, row: Omit<CodeRow, 'tries'>): Promise<void> {
  const { purpose: _purpose, subject: _subject, ...fresh } = row;
  await db
    .insertInto('one_time_codes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet({ ...fresh, tries: 0 }))
    .execute();
}

/** When the last code was created. */
export const findCodeTime = async (db: Db, { purpose, subject }: CodeKey): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('one_time_codes')
      .select('created_at')
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.created_at;

/** Uses up one of the code's tries, before the code is compared; undefined where the code has no try left or has expired. */
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

/** Deletes codes that expired before a moment. */
export async function forgetCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
}
