import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';

/** Those of the users whose places may be stored: who has restricted the use of the own data is left out (spec §6). */
export async function findRememberedUsers(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await executePrepared(
    db,
    sql<{ id: string }>`select id from users where id = any(${userIds}::uuid[]) and restricted_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}
