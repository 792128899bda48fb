import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Songwai } from './songwai-global.ts';

const origin = 'https://songwai.test';
const songwai = { version: '1.4.2' } as Songwai;
let loadSongwai: typeof import('./songwai.ts').loadSongwai;

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
/** What a browser does when it has loaded the script. */
const arrive = (): void => {
  Object.assign(window, { Songwai: songwai });
  scripts()[0]?.dispatchEvent(new Event('load'));
};

beforeEach(async () => {
  vi.resetModules();
  ({ loadSongwai } = await import('./songwai.ts'));
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  delete window.Songwai;
});

test('the script is loaded once, as often as it is asked for', async () => {
  const both = Promise.all([loadSongwai({ origin }), loadSongwai({ origin })]);
  expect(scripts().map(({ type, src }) => [type, src])).toEqual([['module', `${origin}/widget/v1/songwai.js`]]);
  arrive();
  expect(await both).toEqual([songwai, songwai]);
  expect(await loadSongwai({ origin })).toBe(songwai);
  expect(scripts()).toHaveLength(1);
});

test('an exact version is let in by its integrity and a nonce', async () => {
  const loaded = loadSongwai({ origin, version: '1.4.2', integrity: 'sha384-abc', nonce: 'n0nce' });
  const [script] = scripts();
  expect(script).toMatchObject({
    src: `${origin}/widget/1.4.2/songwai.js`,
    integrity: 'sha384-abc',
    nonce: 'n0nce',
    crossOrigin: 'anonymous',
  });
  arrive();
  expect(await loaded).toBe(songwai);
});

test('integrity without an exact version is refused, because the next release would break the page', async () => {
  await expect(loadSongwai({ origin, integrity: 'sha384-abc' })).rejects.toThrow('exact version');
  expect(scripts()).toHaveLength(0);
});

test('a second origin is refused with the address of the first', async () => {
  const first = loadSongwai({ origin });
  await expect(loadSongwai({ origin: 'https://elsewhere.test' })).rejects.toThrow(`${origin}/widget/v1/songwai.js already`);
  arrive();
  expect(await first).toBe(songwai);
});

test('after a failure the next call tries again', async () => {
  const failing = loadSongwai({ origin });
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('could not be loaded');
  expect(scripts()).toHaveLength(0);
  const again = loadSongwai({ origin });
  arrive();
  expect(await again).toBe(songwai);
});

test('a script that is none of ours is said to be none', async () => {
  const loaded = loadSongwai({ origin });
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loaded).rejects.toThrow('no script of Songwai');
});

test('on a server there is nothing to load, and nothing fails', async () => {
  vi.stubGlobal('document', undefined);
  expect(await loadSongwai({ origin })).toBeNull();
  vi.unstubAllGlobals();
});
