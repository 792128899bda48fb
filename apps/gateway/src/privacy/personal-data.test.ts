import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Erasure, PersonalTable } from '../database/personal-table.ts';
import { dataPolicyOf } from '../platform/data-policy.ts';
import { rooms } from '../rooms.ts';

const { personalData } = dataPolicyOf(rooms.rooms);

const { personal, impersonal } = personalData;
let database: OpenDatabase;
const columns = new Map<string, Set<string>>();
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(database.db);
  for (const { table, column } of rows) columns.set(table, (columns.get(table) ?? new Set()).add(column));
});
afterAll(() => database.close());

const named = new Set<string>([...personal, ...impersonal].map(({ table }) => table));

/** Tables that belong to a person: those that reference users or jobs, directly or through another such table. */
async function readHanging(): Promise<readonly string[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`.execute(
    database.db,
  );
  const outside = new Set<string>(impersonal.map(({ table }) => table));
  const found = new Set(['users', 'jobs']);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { child, parent } of rows) if (found.has(parent) && !outside.has(parent)) found.add(child);
  }
  return [...found];
}

const ofPeople = /^(user_id|company_user_id|job_id|email|recipient|contact|first_name|last_name)$|phone|contact_/;

function columnsOf({ key, owner, shows, file, contacts, erasure }: PersonalTable): readonly string[] {
  const changed = (plan: Erasure) =>
    plan.does === 'strip'
      ? [...Object.keys(plan.set ?? {}), ...(plan.round ?? []), ...(plan.renew ?? []), ...(plan.scrub ?? [])]
      : [];
  const byOwner = owner.by === 'customer' || owner.by === 'member' ? ['user_id', 'company_user_id'] : [owner.column];
  const whileNull = owner.by === 'user' && owner.whileNull !== undefined ? [owner.whileNull] : [];
  const more = file === undefined ? [] : [file];
  return [...key, ...byOwner, ...whileNull, ...shows, ...more, ...(contacts ?? []), ...changed(erasure)];
}

describe('the registry of personal data', () => {
  it('names every table that hangs on a user or a job', async () => {
    const hanging = await readHanging();
    expect(hanging.length).toBeGreaterThan(30);
    expect(hanging.filter((table) => !named.has(table))).toEqual([]);
  });

  it('names every table with a column that a person is known by', () => {
    const known = [...columns].filter(([, own]) => [...own].some((column) => ofPeople.test(column))).map(([table]) => table);
    expect(known.length).toBeGreaterThan(20);
    expect(known.filter((table) => !named.has(table))).toEqual([]);
  });

  it('would find a table that nobody named', async () => {
    await sql`create table forgotten (id int primary key, session_id uuid references sessions (id))`.execute(database.db);
    try {
      expect((await readHanging()).filter((table) => !named.has(table))).toEqual(['forgotten']);
    } finally {
      await sql`drop table forgotten`.execute(database.db);
    }
  });

  it.each(personal.map((entry) => [entry.section, entry] as const))(
    'says of %s only columns that are there',
    (_section, entry) => {
      const own = columns.get(entry.table) ?? new Set();
      expect(columnsOf(entry).filter((column) => !own.has(column))).toEqual([]);
    },
  );

  it('has each section once, and what hangs on a row behind it', () => {
    const sections = personal.map(({ section }) => section);
    expect(new Set(sections).size).toBe(sections.length);
    for (const [index, { owner, section }] of personal.entries())
      if (owner.by === 'row') expect(sections.slice(0, index), section).toContain(owner.of);
  });

  it('never shows a secret', () => {
    const secret = /hash|token|secret|salt|guid|object_key/;
    for (const { section, shows } of personal)
      expect(
        shows.filter((column) => secret.test(column)),
        section,
      ).toEqual([]);
  });
});
