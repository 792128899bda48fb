import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { queueMail, queueSms } from './queue-queries.ts';
import { registerMessages } from './routes.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const open = async (query = '') => gateway.app.inject({ method: 'GET', url: `/dev/outbox${query}` });

describe('the page of what was sent', () => {
  it('is there outside production only', async () => {
    expect((await open()).statusCode).toBe(200);
    const production = fastify();
    registerMessages(production, { db: gateway.db, isProduction: true });
    expect((await production.inject({ method: 'GET', url: '/dev/outbox' })).statusCode).toBe(404);
  });

  it('shows the newest first, in both languages, and a page of them at a time', async () => {
    const at = gateway.clock.now();
    for (let index = 0; index < 52; index += 1)
      await queueSms(gateway.db, { to: '0812345678', body: `ข้อความที่ ${index}.`, purpose: 'test', at });
    const { body, headers } = await open();
    expect(headers['content-language']).toBe('th');
    expect(body).toContain('<html lang="th">');
    expect(body.indexOf('ข้อความที่ 51.')).toBeLessThan(body.indexOf('ข้อความที่ 50.'));
    expect(body).not.toContain('ข้อความที่ 1.');
    const older = /href="([^"]*before=\d+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await gateway.app.inject({ method: 'GET', url: older });
    expect(second.body).toContain('ข้อความที่ 1.');
    expect(second.body).not.toContain('ข้อความที่ 51.');
    expect((await open('?lang=en')).body).toContain('<html lang="en">');
  });

  it('runs nothing that stands in a message', async () => {
    const nasty = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await queueMail(gateway.db, { to: 'a@example.com', subject: nasty, body: nasty, purpose: 'test', at: gateway.clock.now() });
    const { body, headers } = await open();
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;script&gt;');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['?before=x', '?before=-1', '?before=1&before=2', '?before=999999999999999', '?lang=xx'])(
    'stands %s',
    async (query) => {
      expect((await open(query)).statusCode).toBe(200);
    },
  );
});
