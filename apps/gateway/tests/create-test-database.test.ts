import { afterAll, describe, expect, it } from 'vitest';
import { hasMigrations } from '../src/database/has-migrations.ts';
import { readOwnMigrations } from '../src/database/migrate.ts';
import { createTestDatabase } from './harness/create-test-database.ts';

describe('a database of a test', async () => {
  const [mine, theirs] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  afterAll(() => Promise.all([mine.close(), theirs.close()]));

  it('is migrated', async () => {
    expect(await hasMigrations(mine.db, await readOwnMigrations())).toBe(true);
  });

  it('is not seen by another test', async () => {
    const event = { kind: 'test.happened', subject: '1', payload: JSON.stringify({ a: 1 }), published_at: null };
    await mine.db.insertInto('outbox').values(event).execute();
    expect(await mine.db.selectFrom('outbox').selectAll().execute()).toMatchObject([{ id: 1, payload: { a: 1 } }]);
    expect(await theirs.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('reads large numbers exactly or not at all, and a day as its text', async () => {
    const { rows } = await mine.pool.query(`select ${Number.MAX_SAFE_INTEGER}::bigint as satang, date '2026-01-31' as day`);
    expect(rows).toEqual([{ satang: Number.MAX_SAFE_INTEGER, day: '2026-01-31' }]);
    await expect(mine.pool.query('select 9007199254740993::bigint')).rejects.toThrow(/9007199254740993/);
  });

  it('orders and folds Thai and English by one rule on every machine', async () => {
    const { rows } = await mine.pool.query(`select lower('ÉCOLE Bang') as folded, datcollate, encoding from pg_database
      where datname = current_database()`);
    expect(rows[0]).toMatchObject({ folded: 'école bang', encoding: 6 });
  });
});
