import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../src/rooms.ts';
import { createTestDatabase } from '../harness/create-test-database.ts';

const source = new URL('../../src/', import.meta.url);

/** Folders of code whose names are not their rooms'. */
const roomOfFolder = (file: string): string => {
  const [folder = ''] = file.split('/');
  return file.startsWith('platform/limits/') ? 'identity' : folder === 'storage' ? 'photos' : folder;
};

const ownerOf = new Map(rooms.rooms.flatMap(({ name, tables }) => tables.map((table): [string, string] => [table, name])));

/** Kept by the migrations themselves. */
const ofMigrations = ['schema_migration'];

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, room: roomOfFolder(file), code: withoutComments(readFileSync(new URL(file, source), 'utf8')) }));

const calls = (names: string) => new RegExp(`\\.(?:${names})\\(\\s*\\[?'(\\w+)`, 'g');
/** What changes a table. */
const writes = [calls('insertInto|updateTable|deleteFrom|mergeInto'), /\b(?:insert into|(?<!for )update|delete from) (\w+)/g];

const trespassesOf = (patterns: readonly RegExp[]): readonly string[] =>
  files.flatMap(({ file, room, code }) =>
    patterns
      .flatMap((pattern) => [...code.matchAll(pattern)])
      .filter(([, table = '']) => (ownerOf.get(table) ?? room) !== room)
      .map(([, table]) => `${file}: ${table} of ${ownerOf.get(table ?? '')}`),
  );

describe('a table', () => {
  it('belongs to one room', () => {
    const all = rooms.rooms.flatMap(({ tables }) => tables);
    expect(all.filter((table, index) => all.indexOf(table) !== index)).toEqual([]);
  });

  it('has an owner, whatever migration made it', async () => {
    const { db, close } = await createTestDatabase();
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    await close();
    expect(rows.map(({ name }) => name).filter((name) => !ownerOf.has(name))).toEqual(ofMigrations);
  });

  it('is written by its room alone', () => {
    expect(trespassesOf(writes)).toEqual([]);
  });
});
