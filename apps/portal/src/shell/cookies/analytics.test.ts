import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPlausible } from './analytics.ts';

interface Received {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly event: unknown;
}

/** Takes events as Plausible's `/api/event` does: 202 for one with its three fields, 400 else. */
const received: Received[] = [];
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const event = JSON.parse(body) as Record<string, unknown>;
    received.push({ path: request.url, headers: request.headers, event });
    const isWhole = ['name', 'url', 'domain'].every((field) => typeof event[field] === 'string');
    response.writeHead(request.url === '/api/event' && isWhole ? 202 : 400).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/event`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => void received.splice(0));

const open = (more: Partial<Parameters<typeof createPlausible>[0]> = {}) => {
  const onError = vi.fn();
  const site = { domain: 'songwai.test', origin: 'https://songwai.test', referrer: '', fetch: globalThis.fetch };
  return { onError, analytics: createPlausible({ url, ...site, onError, ...more }) };
};
const events = () => received.map(({ event }) => event);

test('each page is one event of Plausible’s shape, and nothing of the address but its pattern', async () => {
  const { analytics, onError } = open();
  for (const path of ['/t/aGVsbG8tdG9rZW4', '/en/signupRefer/0812345678', '/en', '/job/J00000012', '/settings'])
    analytics.pageView(path);
  await expect.poll(() => received.length).toBe(5);
  expect(new Set(events().map((event) => (event as { url: string }).url))).toEqual(
    new Set(
      ['/t/:trackingId', '/en/signupRefer/:code', '/en', '/job/:jobId', '/settings'].map((path) => `https://songwai.test${path}`),
    ),
  );
  expect(events()).toContainEqual({ name: 'pageview', url: 'https://songwai.test/en', domain: 'songwai.test', referrer: null });
  expect(JSON.stringify(received)).not.toMatch(/aGVsbG8|0812345678|J00000012/);
  expect(onError).not.toHaveBeenCalled();
});

test('an unknown address, which may hold anything, is counted as the error page', async () => {
  open().analytics.pageView('/somchai@example.com');
  await expect.poll(events).toEqual([expect.objectContaining({ url: 'https://songwai.test/error' })]);
});

test('no cookie and no page of ours goes along', async () => {
  open().analytics.pageView('/faq');
  await expect.poll(() => received.length).toBe(1);
  const { headers } = received[0] ?? {};
  expect([headers?.cookie, headers?.authorization, headers?.referer]).toEqual([undefined, undefined, undefined]);
  expect(headers?.['content-type']).toBe('text/plain');
});

test('of the site that led here the origin is sent, once', async () => {
  const { analytics } = open({ referrer: 'https://search.example/?q=somchai' });
  analytics.pageView('/faq');
  await expect.poll(() => received.length).toBe(1);
  analytics.pageView('/privacy');
  await expect.poll(() => received.length).toBe(2);
  expect(events().map((event) => (event as { referrer: unknown }).referrer)).toEqual(['https://search.example', null]);
});

test('our own pages lead nowhere', async () => {
  open({ referrer: 'https://songwai.test/t/aGVsbG8' }).analytics.pageView('/faq');
  await expect.poll(events).toEqual([expect.objectContaining({ referrer: null })]);
});

test('what is refused is reported, and the page goes on', async () => {
  const { analytics, onError } = open({ url: url.replace('/api/event', '/nothing') });
  analytics.pageView('/faq');
  await expect.poll(() => onError.mock.calls.length).toBe(1);
});
