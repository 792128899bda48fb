import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveWidget, widgetFolders } from './archive-widget.mjs';

let folders;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'songwai-archive-'));
  folders = { folder, built: join(folder, 'built'), archive: join(folder, 'archive') };
});
afterEach(() => rmSync(folders.folder, { recursive: true }));

const build = ({ version, hash, script }) => {
  rmSync(folders.built, { recursive: true, force: true });
  mkdirSync(join(folders.built, 'chunks', hash), { recursive: true });
  const write = (name, text) => writeFileSync(join(folders.built, name), text);
  write('version.json', JSON.stringify({ version }));
  write('songwai.js', script);
  write('integrity.json', JSON.stringify({ script }));
  write(`chunks/${hash}/base.js`, `parts of ${script}`);
};
const read = (name) => readFileSync(join(folders.archive, name), 'utf8');

test('each release is stored under its version, its parts beside those of all others', () => {
  build({ version: '1.0.0', hash: 'aaaaaaaaaa', script: 'one' });
  expect(archiveWidget(folders)).toEqual({ version: '1.0.0', outcome: 'stored' });
  expect(archiveWidget(folders)).toEqual({ version: '1.0.0', outcome: 'same' });
  build({ version: '1.1.0', hash: 'bbbbbbbbbb', script: 'two' });
  archiveWidget(folders);
  expect(readdirSync(folders.archive).sort()).toEqual(['1.0.0', '1.1.0', 'chunks']);
  expect([read('1.0.0/songwai.js'), read('1.1.0/songwai.js')]).toEqual(['one', 'two']);
  expect(readdirSync(join(folders.archive, 'chunks')).sort()).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb']);
});

test('a release stays as it is when its version is built anew; the parts of that build are stored, for the pages that load it', () => {
  build({ version: '1.0.0', hash: 'aaaaaaaaaa', script: 'one' });
  archiveWidget(folders);
  build({ version: '1.0.0', hash: 'cccccccccc', script: 'other' });
  expect(archiveWidget(folders)).toEqual({ version: '1.0.0', outcome: 'other files' });
  expect(read('1.0.0/songwai.js')).toBe('one');
  expect(read('chunks/cccccccccc/base.js')).toBe('parts of other');
});

test('the folders are those that the gateway reads', () => {
  expect(widgetFolders({ DATA_DIR: '/data' }).archive).toBe('/data/widget');
  expect(widgetFolders({ DATA_DIR: '/data', WIDGET_ARCHIVE_DIR: '/releases', WIDGET_DIR: '/built' })).toEqual({
    archive: '/releases',
    built: '/built',
  });
});
