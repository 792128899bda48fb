import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { lockMoneyOf } from './movement-queries.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const [first, between, last] = ['a', 'b', 'c'] as const;
const open = (owners: readonly string[]) => gateway.db.transaction().execute((trx) => lockMoneyOf(trx, owners));

it('two movements that make the same accounts for the first time, in another order, wait for each other', async () => {
  const waiting = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_locks join pg_stat_activity using (pid)
        where datname = current_database() and locktype = 'transactionid' and not granted`.execute(gateway.db);
      expect(rows).toHaveLength(count);
    });
  const both: Promise<void>[] = [];
  const undone = new Error('undone');
  // A third makes the one between first, so that the two meet there, and does not go through with it.
  const third = gateway.db.transaction().execute(async (trx) => {
    await lockMoneyOf(trx, [between]);
    both.push(open([first, between, last]));
    await waiting(1);
    both.push(open([last, between, first]));
    await waiting(2);
    throw undone;
  });
  await expect(third).rejects.toBe(undone);
  await expect(Promise.all(both)).resolves.toHaveLength(2);
});
