import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../../tests/app/contracts.ts';
import { fillPath } from '../../../tests/app/fill-example.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { openSession, userIdOf } from '../../../tests/builders/sessions.ts';
import { cacheRuleOf } from './cache-answer.ts';

const calls = (await readContracts()).map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

let gateway: Gateway;
let adminId: string;
beforeAll(async () => {
  gateway = await createGateway();
  adminId = await userIdOf(gateway, 'admin@songwai.test');
});
afterAll(() => gateway.close());

const partsOf = (header: unknown): readonly string[] =>
  String(header ?? '')
    .toLowerCase()
    .split(/,\s*/);

describe('every call', () => {
  it.each(calls)(
    '%s is kept by no cache, with a session or without one, unless its contract says that it is for everybody',
    async (...[, endpoint]) => {
      const { method, example } = endpoint;
      const rule = cacheRuleOf(endpoint);
      const url = `/api${fillPath(endpoint, {})}`;
      const payload = method === 'POST' ? { payload: { ...example } } : {};
      for (const headers of [{}, { 'sk-token': await openSession(gateway, adminId) }]) {
        const response = await gateway.app.inject({ method, url, headers, ...payload });
        const isForAll = rule !== undefined && response.statusCode === 200;
        expect(response.headers['cache-control']).toBe(isForAll ? rule : 'no-store');
        if (!isForAll) expect(partsOf(response.headers['vary'])).toEqual(expect.arrayContaining(['sk-token', 'driver-token']));
      }
    },
  );

  it('is kept by no cache where it is refused before it is known, too', async () => {
    for (const url of ['/api/nothing', '/api/docs/json', '/api/docs/yaml', '/api/docs'])
      expect((await gateway.inject({ method: 'GET', url })).headers['cache-control'], url).toBe('no-store');
  });

  it('is kept by no cache however its address is written', async () => {
    for (const url of ['/%61pi/init_data_v3', '/ap%69/init_data_v3']) {
      const { headers, statusCode } = await gateway.app.inject({ method: 'GET', url });
      expect({ statusCode, rule: headers['cache-control'] }, url).toEqual({ statusCode: 200, rule: 'no-store' });
    }
  });

  it('leaves what is the same for everybody to caches', async () => {
    const { headers } = await gateway.inject({ method: 'GET', url: '/api/map/base.json' });
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(partsOf(headers['vary'])).not.toContain('sk-token');
  });
});

describe('an answer that is data', () => {
  it('says what guards data, and not the rules of a page', async () => {
    const { headers } = await gateway.inject({ method: 'GET', url: '/api/init_data_v3' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toBeUndefined();
  });

  it('says so where it is a refusal, too', async () => {
    const { headers, status } = await gateway.get('/job');
    expect(status).toBe(401);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('is read over HTTPS only, where the pages are', async () => {
    const secure = await createGateway({ env: { PUBLIC_URL: 'https://songwai.example' } });
    const { headers } = await secure.inject({ method: 'GET', url: '/api/init_data_v3' });
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('every page', () => {
  const pages = [
    '/',
    '/en/neworder',
    '/nowhere',
    '/storybook/',
    '/api/docs',
    '/dev/outbox',
    '/api/nothing',
    // Its modules are no pages (site.test.ts); what is answered in place of one may be shown.
    '/widget/v1/none.js',
  ];

  it.each(pages)(
    '%s may use no camera, microphone or payment of the browser, nor what it frames, and its place only itself',
    async (url) => {
      const policy = String((await gateway.inject({ method: 'GET', url })).headers['permissions-policy']);
      expect(policy).toContain('geolocation=(self)');
      for (const feature of ['camera', 'microphone', 'payment', 'usb', 'display-capture'])
        expect(policy).toMatch(new RegExp(`(^|, )${feature}=\\(\\)(,|$)`));
    },
  );

  it.each(pages)('%s says the same about frames in both headers', async (url) => {
    const { headers } = await gateway.inject({ method: 'GET', url });
    const ancestors = String(headers['content-security-policy']).match(/frame-ancestors [^;]*/g);
    const isStory = url.startsWith('/storybook');
    expect(ancestors).toEqual([`frame-ancestors ${isStory ? "'self'" : "'none'"}`]);
    expect(headers['x-frame-options']).toBe(isStory ? 'SAMEORIGIN' : 'DENY');
  });
});
