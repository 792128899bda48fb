import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPartRecord } from './part-record.mjs';

let folder;
let commit;
let record;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'songwai-parts-'));
  commit = 'one';
  record = createPartRecord({ folder, readCommit: () => commit });
});
afterEach(() => rmSync(folder, { recursive: true }));

const passed = [{ name: 'types', passed: 1, failed: 0, seconds: 2 }];

test('a part that passed is not run again at the same commit, and is at another', () => {
  record.write('checks', passed, 'one');
  expect(record.read('checks')).toEqual(passed);
  expect(record.read('units')).toBeUndefined();
  commit = 'two';
  expect(record.read('checks')).toBeUndefined();
});

test('a part runs again where it failed, or while files are changed', () => {
  record.write('checks', passed, 'one');
  record.write('checks', [...passed, { name: 'lint', passed: 0, failed: 1, seconds: 1 }], 'one');
  expect(record.read('checks')).toBeUndefined();
  record.write('checks', passed, 'one');
  commit = undefined;
  expect(record.read('checks')).toBeUndefined();
});

test('a part during which files were changed proves nothing', () => {
  commit = 'two';
  record.write('checks', passed, 'one');
  expect(record.read('checks')).toBeUndefined();
  record.write('checks', passed, undefined);
  expect(record.read('checks')).toBeUndefined();
});
