import { expect, it } from 'vitest';
import { shareReads } from './share-reads.ts';

/** Reads that end when they are told to. */
function createSlowRead() {
  const begun: { readonly key: string; end(answer: string): void; fail(): void }[] = [];
  const read = (key: string) =>
    new Promise<string>((resolve, reject) => {
      begun.push({ key, end: resolve, fail: () => reject(new Error('away')) });
    });
  return { begun, read: shareReads(read) };
}

it('shares one reading among all who asked before it began, and gives nobody an earlier one', async () => {
  const { begun, read } = createSlowRead();
  const first = read('a');
  const later = [read('a'), read('a'), read('a')];
  const other = read('b');
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
  begun[0]?.end('before');
  expect(await first).toBe('before');
  await expect.poll(() => begun.length).toBe(3);
  const latest = read('a');
  begun[2]?.end('after');
  expect(await Promise.all(later)).toEqual(['after', 'after', 'after']);
  await expect.poll(() => begun.length).toBe(4);
  begun[3]?.end('latest');
  expect(await latest).toBe('latest');
  begun[1]?.end('b');
  expect(await other).toBe('b');
});

it('reads again after a failure, which only those learn of who shared it', async () => {
  const { begun, read } = createSlowRead();
  const first = read('a');
  const second = read('a');
  begun[0]?.fail();
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.end('there');
  expect(await second).toBe('there');
  const third = read('a');
  expect(begun).toHaveLength(3);
  begun[2]?.end('again');
  expect(await third).toBe('again');
});
