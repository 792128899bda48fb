import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import { createProxiedDatabase } from '../../tests/harness/database-proxy.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { readTrouble } from './database-trouble.ts';
import type { OpenDatabase } from './open-database.ts';

let database: OpenDatabase;
let other: OpenDatabase;
beforeEach(async () => {
  [database, other] = await Promise.all([createTestDatabase('empty'), createTestDatabase('empty')]);
});
afterEach(async () => {
  await Promise.all([database.close(), other.close()]);
});

/** Ends a database session as an operator would; resolves when the server no longer lists it. */
const terminate = async (pid: number): Promise<void> => {
  await other.pool.query('select pg_terminate_backend($1)', [pid]);
  const isThere = async () => (await other.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount;
  await expect.poll(isThere, { interval: 10 }).toBe(0);
};
const pidOf = async (db: OpenDatabase['db']): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;

it('a session that is ended between two statements of a transaction fails that transaction, and nothing else', async () => {
  const lost = await database.db
    .transaction()
    .execute(async (trx) => {
      await terminate(await pidOf(trx));
      // Lets the client see the socket's end first.
      await new Promise((resolve) => setImmediate(resolve));
      await pidOf(trx);
    })
    .catch((error: unknown) => error);
  expect(readTrouble(lost)).toBe('away');
  expect(await pidOf(database.db)).toBeGreaterThan(0);
});

it('sessions that are ended while they rest are replaced', async () => {
  for (let round = 0; round < 3; round++) {
    await terminate(await pidOf(database.db));
    // The server ends the session before the client sees the socket's end; a query in between fails with `away`.
    await expect.poll(() => database.pool.idleCount, { interval: 10 }).toBe(0);
  }
  expect(await pidOf(database.db)).toBeGreaterThan(0);
});

it('a session that is ended while it works tells so', async () => {
  const pid = await new Promise<number>((resolve) => {
    void database.db
      .connection()
      .execute(async (db) => {
        resolve(await pidOf(db));
        await sql`select pg_sleep(60)`.execute(db);
      })
      .catch((error: unknown) => expect(readTrouble(error)).toBe('away'));
  });
  await terminate(pid);
});

it('a session that is closed because the gateway stops is not called lost', async () => {
  const warnings: string[] = [];
  const closing = await createProxiedDatabase({ ...silentLog, warn: (_fields, message) => warnings.push(message) });
  const pid = await pidOf(closing.database.db);
  const removed = new Promise((resolve) => closing.database.pool.once('remove', resolve));
  // The client's Terminate message does not arrive, as when the server is stopped before it has read it.
  closing.proxy.muteClients();
  await closing.database.db.destroy();
  await terminate(pid);
  await removed;
  expect(warnings).toEqual([]);
  await closing.database.close();
});
