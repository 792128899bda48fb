import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import type { Db } from './db.ts';
import { transact, transactLocked } from './transact.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table counters (name text primary key, count int not null)`.execute(database.db);
  await sql`insert into counters values ('a', 0), ('b', 0)`.execute(database.db);
});
afterAll(() => database.close());

const add = (trx: Db, name: string) => sql`update counters set count = count + 1 where name = ${name}`.execute(trx);
const fail = (trx: Db, code: string) =>
  sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`.execute(trx);

/** A barrier: blocks until `people` callers have reached it, and is open from then on. */
function createGate(people: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return async () => {
    come += 1;
    if (come === people) resolve();
    await promise;
  };
}

describe('work in a transaction', () => {
  it('is all done, and once, where two pieces of it want the same rows in opposite order', async () => {
    const bothHaveOne = createGate(2);
    const addBoth = (first: string, second: string) =>
      transact(database.db, async (trx) => {
        await add(trx, first);
        await bothHaveOne();
        await add(trx, second);
      });
    await Promise.all([addBoth('a', 'b'), addBoth('b', 'a')]);
    const { rows } = await sql`select name, count from counters order by name`.execute(database.db);
    expect(rows).toEqual([
      { name: 'a', count: 2 },
      { name: 'b', count: 2 },
    ]);
  });

  it.each([
    ['40P01', 3],
    ['40001', 3],
    ['23505', 1],
  ])('that always fails with %s is begun %i times, and its caller gets the error', async (code, times) => {
    let begun = 0;
    const work = transact(database.db, async (trx) => {
      begun += 1;
      await fail(trx, code);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect(begun).toBe(times);
  });
});

describe('work that begins with locks', () => {
  const locking = (name: string) => sql`select from counters where name = ${sql.lit(name)} for no key update`;
  const readCount = async (db: Db, name: string) => {
    const { rows } = await sql<{ count: number }>`select count from counters where name = ${name}`.execute(db);
    return rows[0]?.count ?? 0;
  };

  it('sees in its first statement what those before it have committed', async () => {
    const before = await readCount(database.db, 'a');
    const addOne = () =>
      transactLocked(database.db, [locking('a'), locking('b')], async (trx) => {
        const count = await readCount(trx, 'a');
        await sql`update counters set count = ${count + 1} where name = 'a'`.execute(trx);
      });
    await Promise.all(Array.from({ length: 15 }, addOne));
    expect(await readCount(database.db, 'a')).toBe(before + 15);
  });

  it('is undone by an error, and leaves its connection as it was', async () => {
    const before = await readCount(database.db, 'a');
    const work = transactLocked(database.db, [locking('a')], async (trx) => {
      await add(trx, 'a');
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await readCount(database.db, 'a')).toBe(before);
    await transactLocked(database.db, [locking('a')], (trx) => add(trx, 'a'));
    expect(await readCount(database.db, 'a')).toBe(before + 1);
  });

  it('fails where an error within it was not noticed', async () => {
    const work = transactLocked(database.db, [locking('a')], async (trx) => {
      await add(trx, 'a');
      await fail(trx, '23505').catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
  });

  it('is begun three times where it always fails because of others', async () => {
    let begun = 0;
    const work = transactLocked(database.db, [locking('a')], async (trx) => {
      begun += 1;
      await fail(trx, '40P01');
    });
    await expect(work).rejects.toMatchObject({ code: '40P01' });
    expect(begun).toBe(3);
  });
});
