// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createFetchFirst } from './fetch-first.ts';

const create = (fetch: typeof globalThis.fetch) => {
  const timeouts: number[] = [];
  const timeout = (ms: number) => {
    timeouts.push(ms);
    return new AbortController().signal;
  };
  return { fetchFirst: createFetchFirst({ base: 'https://songwai.test/widget/v1/songwai.js', fetch, timeout }), timeouts };
};

test('a part runs when all its files have come, each fetched once', async () => {
  const fetch = vi.fn(async (_input: URL | RequestInfo) => new Response('code'));
  const { fetchFirst, timeouts } = create(fetch);
  expect(await fetchFirst(['base', 'booking'], async () => 'running')).toBe('running');
  await fetchFirst(['base', 'later'], async () => 'running');
  expect(fetch.mock.calls.map(([url]) => String(url))).toEqual([
    'https://songwai.test/widget/v1/chunks/base.js',
    'https://songwai.test/widget/v1/chunks/booking.js',
    'https://songwai.test/widget/v1/chunks/later.js',
  ]);
  expect(timeouts).toEqual([120_000, 120_000, 120_000]);
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file is missing', async () => new Response('', { status: 404 })],
])('where %s nothing runs, and the next try fetches what is missing again', async (_case, failing) => {
  const fetch = vi.fn(async (_input: URL | RequestInfo) => new Response('code')).mockImplementationOnce(failing);
  const run = vi.fn(async () => 'running');
  const { fetchFirst } = create(fetch);
  await expect(fetchFirst(['base', 'booking'], run)).rejects.toThrow(TypeError);
  expect(run).not.toHaveBeenCalled();
  expect(await fetchFirst(['base', 'booking'], run)).toBe('running');
  expect(fetch).toHaveBeenCalledTimes(3);
});
