import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../src/rooms.ts';

const source = new URL('../../src/', import.meta.url);

/** Folders of code whose names are not their rooms'. */
const roomOfFolder = (file: string): string => {
  const [folder = ''] = file.split('/');
  return file.startsWith('platform/limits/') ? 'identity' : folder === 'storage' ? 'photos' : folder;
};

const ownerOf = new Map(rooms.rooms.flatMap(({ name, tables }) => tables.map((table): [string, string] => [table, name])));

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

  it('is written by its room alone', () => {
    expect(trespassesOf(writes)).toEqual([]);
  });
});
