import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rooms } from '../src/rooms.ts';
import { createTestDatabase } from './harness/create-test-database.ts';
import { readSql, type Touch } from './platform/read-sql.ts';

const source = new URL('../src/', import.meta.url);

/** The room of a file; the limits are tables of `identity`, but their code is in `platform`. */
const roomOfFolder = (file: string): string => {
  const [folder = ''] = file.split('/');
  return file.startsWith('platform/limits/') ? 'identity' : folder;
};

const ownerOf = new Map(rooms.rooms.flatMap(({ name, tables }) => tables.map((table): [string, string] => [table, name])));
const places = new Map(rooms.rooms.map(({ name }, place): [string, number] => [name, place]));

/** Belongs to the migrations, not to a room. */
const ofMigrations = ['schema_migration'];

/** Files whose statements may contain names that are known only at run time. */
const mayHideNames = [
  // Runs the files of the migrations.
  'database/',
  // Erases and exports according to what the rooms declare about their tables.
  'privacy/',
  // The room passes the columns by which a list is sorted.
  'platform/paging/',
  // Sends the text of a statement that a file of queries has built.
  'platform/execute-prepared.ts',
  // The library writes the statement; this file passes it the table's name.
  'platform/limits/rate-counters.ts',
  // The name of a channel, for which PostgreSQL accepts no parameter.
  'events/event-listener-queries.ts',
];

/** Where rows are locked to be deleted, and whoever refers to them meanwhile has to wait: table and file. */
const mayLockForUpdate = [
  'departments in companies/members/department-queries.ts',
  'news_pictures in news/admin/picture-queries.ts',
];

/** A read model, which may join tables of several rooms: `<noun>-view.ts`. */
const isView = (file: string): boolean => file.endsWith('-view.ts');

/** Files that may contain SQL. The dependency rule of the same kind misses imports that also import types. */
const holdsSql = (file: string): boolean =>
  /(queries|seed)[^/]*\.ts$|-view\.ts$/.test(file) || file.startsWith('database/') || file.startsWith('platform/');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({
    file,
    room: roomOfFolder(file),
    ...readSql(readFileSync(new URL(file, source), 'utf8'), (name) => ownerOf.has(name)),
  }));

interface Trespass extends Touch {
  readonly file: string;
  readonly room: string;
  readonly owner: string;
  /** Whether the table belongs to a room above this one, or the file to no room. */
  readonly isUphill: boolean;
}

const trespasses: readonly Trespass[] = files.flatMap(({ file, room, touches }) =>
  touches.flatMap((touch) => {
    const owner = ownerOf.get(touch.table) ?? room;
    const isUphill = (places.get(owner) ?? 0) > (places.get(room) ?? -1);
    return owner === room ? [] : [{ ...touch, file, room, owner, isUphill }];
  }),
);

const show = (found: readonly Trespass[]): readonly string[] =>
  found.map(({ file, line, table, owner }) => `${file}:${line}: ${table} of ${owner}`);

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
    expect(show(trespasses.filter(({ how }) => how === 'write'))).toEqual([]);
  });

  it('is locked by its room alone', () => {
    expect(show(trespasses.filter(({ how }) => how === 'lock'))).toEqual([]);
  });

  it('that others refer to is locked `for no key update`, for which nobody waits who only refers to its rows', async () => {
    const { db, close } = await createTestDatabase();
    const { rows } = await sql<{ name: string }>`
      select distinct confrelid::regclass::text as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(
      db,
    );
    await close();
    const referred = new Set(rows.map(({ name }) => name));
    const found = files.flatMap(({ file, touches }) =>
      touches
        .filter(({ table, isForUpdate }) => isForUpdate === true && referred.has(table))
        .map(({ table, line }) => ({ place: `${table} in ${file}`, line })),
    );
    expect(
      found
        .filter(({ place }) => !mayLockForUpdate.includes(place))
        .map(({ place, line }) => `${place}:${line}: write forNoKeyUpdate() or "for no key update": no row is deleted here`),
    ).toEqual([]);
    expect(mayLockForUpdate.filter((place) => !found.some((one) => one.place === place))).toEqual([]);
  });

  it('is not read by a room below its own', () => {
    expect(show(trespasses.filter(({ how, isUphill }) => how === 'read' && isUphill))).toEqual([]);
  });

  it('is read by a room above its own in views alone', () => {
    expect(show(trespasses.filter(({ file, how, isUphill }) => how === 'read' && !isUphill && !isView(file)))).toEqual([]);
  });

  it('is spoken of in queries and views alone', () => {
    const elsewhere = files.filter(({ file, touches }) => touches.length > 0 && !holdsSql(file));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it('is named where a reader of the source sees it', () => {
    const hidden = files.filter(({ file }) => !mayHideNames.some((path) => file.startsWith(path)));
    expect(hidden.flatMap(({ file, hidden }) => hidden.map(({ line, text }) => `${file}:${line}: ${text}`))).toEqual([]);
  });
});
