import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/harness/create-test-database.ts';
import { writeCursor } from './cursor.ts';
import { paginate } from './paginate.ts';
import { dayKey, flagKey, numberKey, type SortKey, textKey, timeKey, uuidKey } from './sort-key.ts';

type Thing = { id: string; rank: number; at: Date; day: string; is_first: boolean; word: string };

const open = async () => {
  const { db, close } = await createTestDatabase();
  return { db: db.withTables<{ paged_things: Thing }>(), close };
};

let database: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  database = await open();
  const { db } = database;
  await sql`create table paged_things
    (id uuid primary key, rank integer, at timestamptz, day date, is_first boolean, word text unique)`.execute(db);
  // Few distinct values, so that most rows have ties.
  const things = Array.from({ length: 40 }, (_each, index) => ({
    id: randomUUID(),
    rank: index % 3,
    at: new Date(Date.UTC(2026, 10, 1 + (index % 2))),
    day: `2026-11-0${1 + (index % 4)}`,
    is_first: index % 5 === 0,
    word: `w_${index}_ก`,
  }));
  await db.insertInto('paged_things').values(things).execute();
});
afterAll(() => database.close());

const keys: Readonly<Record<string, SortKey<Thing>>> = {
  rank: numberKey('rank'),
  at: timeKey('at', 'paged_things.at'),
  day: dayKey('day'),
  isFirst: flagKey('is_first'),
};
const unique: readonly SortKey<Thing>[] = [uuidKey('id'), textKey('word')];
const orders = fc
  .tuple(fc.subarray(Object.values(keys)), fc.constantFrom(...unique))
  .map(([shared, own]): readonly SortKey<Thing>[] => [...shared, own]);
const directions = fc.constantFrom('asc' as const, 'desc' as const);

const things = () => database.db.selectFrom('paged_things').selectAll();
const idsOf = (rows: readonly Thing[]) => rows.map(({ id }) => id);

describe('a list by pages', () => {
  it('has each row once and in order, whatever its order, its direction and the size of a page', async () => {
    await fc.assert(
      fc.asyncProperty(orders, directions, fc.integer({ min: 1, max: 45 }), async (order, direction, size) => {
        const whole = await paginate(things(), { keys: order, direction, cursor: undefined, size: 100 });
        const walked: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await paginate(things(), { keys: order, direction, cursor, size });
          expect(page.rows.length).toBeLessThanOrEqual(size);
          walked.push(...idsOf(page.rows));
          cursor = page.nextCursor;
        } while (cursor !== undefined);
        expect(walked).toEqual(idsOf(whole.rows));
        expect(new Set(walked).size).toBe(40);
      }),
      { numRuns: 30 },
    );
  });

  it('answers any cursor, also one of another list or of nobody', async () => {
    const row = { id: randomUUID(), rank: 1e14, at: new Date(9e13), day: '9999-12-31', is_first: true, word: '\0' };
    const written = orders.map((other) => writeCursor(other, row));
    const odd = fc.constantFrom('', '_', '2026-02-31', '0000-01-01', '99999999999999', '-1', '1e9', 'true', '\0', '\ud800');
    const cursors = fc.oneof(
      fc.string({ unit: 'binary' }),
      written,
      fc.tuple(written, fc.string()).map(([start, end]) => start.slice(1) + end),
      fc.array(odd, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('_')),
    );
    await fc.assert(
      fc.asyncProperty(orders, directions, cursors, async (order, direction, cursor) => {
        const page = await paginate(things(), { keys: order, direction, cursor, size: 5 });
        expect(page.rows.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 300 },
    );
  });

  it('starts at the first page where the cursor is unknown', async () => {
    const wanted = { keys: [numberKey('rank'), uuidKey('id')], direction: 'asc', size: 3 } as const;
    const first = await paginate(things(), { ...wanted, cursor: undefined });
    for (const cursor of ['', 'x', '1', '1_', `1_${randomUUID()}x`, `${randomUUID()}_1`])
      expect(await paginate(things(), { ...wanted, cursor })).toEqual(first);
  });
});
