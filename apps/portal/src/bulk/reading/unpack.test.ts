// @vitest-environment node
import { expect, it } from 'vitest';
import { zipped } from '../../../tests/bulk/workbook.ts';
import { unpack } from './unpack.ts';

it('stops as soon as it is too much: the parts behind are not looked at', () => {
  const file = zipped({ 'first.xml': new Uint8Array(3_000_000).fill(32), 'second.xml': new Uint8Array(10).fill(32) });
  const seen: string[] = [];
  expect(() => unpack(file, (path) => seen.push(path), 1_000_000)).toThrow('unpacksTooBig');
  expect(seen).toEqual(['first.xml']);
});

it('leaves pictures packed', () => {
  const file = zipped({ 'xl/media/image1.png': new Uint8Array(3_000_000), 'xl/workbook.xml': new Uint8Array(10) });
  expect([...unpack(file, undefined, 1_000_000).keys()]).toEqual(['xl/workbook.xml']);
});
