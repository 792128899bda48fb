import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preflight } from './preflight.ts';

const now = Date.UTC(2026, 10, 26, 5);
const gatewayOrigin = 'https://songwai.test';

const tokenWith = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const fresh = { sub: 'guest-1', iat: now / 1000, exp: now / 1000 + 300 };

const add = (attributes: Readonly<Record<string, string>>, tag = 'songwai-booking') => {
  const element = document.body.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 390, height: 800 }) as DOMRect;
  return element;
};

const levelOf = async (element: HTMLElement, id: string) => {
  const { findings } = await preflight({ element, gatewayOrigin, clock: () => now });
  return findings.find((finding) => finding.id === id);
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  // jsdom has no layout and decodes no pictures.
  vi.stubGlobal('isSecureContext', true);
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
  document.elementFromPoint = () => null;
  HTMLImageElement.prototype.decode = async () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

test('a page that is in order is ready, and each finding says where to read on', async () => {
  const element = add({ partner: 'baanchandra', token: tokenWith(fresh), lang: 'en' });
  const report = await preflight({ element, gatewayOrigin, clock: () => now });
  expect(report.isReady).toBe(true);
  expect(report.findings.map(({ id }) => id)).toEqual([
    ...['connect', 'partner', 'token', 'frame', 'images', 'secure', 'script', 'size', 'covered', 'language', 'viewport'],
  ]);
  expect(report.findings[0]?.help).toBe('https://songwai.test/widget/v1/help.html#preflight-connect');
});

test.each([
  [404, /know no partner/],
  [403, /origin is not registered/],
])('an answer of %i to the partner’s page is explained', async (status, words) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  const finding = await levelOf(add({ partner: 'baanchandra' }), 'partner');
  expect(finding).toMatchObject({ level: 'error', message: expect.stringMatching(words) });
});

test('a demo needs neither partner nor token, and is no page to go live with', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response('{}', { status: url.endsWith('/api/init_data_v3') ? 200 : 403 }));
  const element = add({ demo: '', lang: 'en' });
  expect(await levelOf(element, 'connect')).toMatchObject({ level: 'ok' });
  expect(await levelOf(element, 'partner')).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('before you go live'),
  });
  expect(await levelOf(element, 'token')).toMatchObject({ level: 'ok' });
});

test.each([
  ['a tracking element', 'songwai-tracking', {}],
  ['a button that opens one', 'songwai-button', { opens: 'tracking' }],
])('%s needs no partner', async (_which, tag, attributes) => {
  const element = add({ ...attributes, lang: 'en' }, tag);
  expect(await levelOf(element, 'partner')).toMatchObject({ level: 'ok' });
});

test('a button that opens the booking needs a partner', async () => {
  expect(await levelOf(add({}, 'songwai-button'), 'partner')).toMatchObject({ level: 'error' });
});

test('a policy that keeps the gateway out is named, and makes the page not ready', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const element = add({ partner: 'baanchandra' });
  expect((await preflight({ element, gatewayOrigin, clock: () => now })).isReady).toBe(false);
  expect(await levelOf(element, 'connect')).toMatchObject({ level: 'error', message: expect.stringContaining('connect-src') });
});

test.each([
  ['none', '', 'warning', /let visitors book/],
  ['no JWT', 'abc', 'error', /no JWT/],
  ['without a guest', tokenWith({ ...fresh, sub: undefined }), 'error', /"sub"/],
  ['valid too long', tokenWith({ ...fresh, exp: fresh.exp + 60 }), 'error', /five minutes/],
  ['expired', tokenWith({ ...fresh, iat: fresh.iat - 600, exp: fresh.exp - 600 }), 'warning', /expired/],
] as const)('a token that is %s', async (...[, token, level, words]) => {
  expect(await levelOf(add({ partner: 'baanchandra', token }), 'token')).toMatchObject({
    level,
    message: expect.stringMatching(words),
  });
});

test('a sandboxed frame without an origin is named, and makes the page not ready', async () => {
  vi.stubGlobal('origin', 'null');
  expect(await levelOf(add({}), 'frame')).toMatchObject({
    level: 'error',
    message: expect.stringContaining('allow-same-origin'),
  });
});

test('what lies over the element is named', async () => {
  const bar = document.body.appendChild(document.createElement('aside'));
  bar.id = 'cookies';
  document.elementFromPoint = () => bar;
  expect(await levelOf(add({}), 'covered')).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('<aside id="cookies">'),
  });
});
