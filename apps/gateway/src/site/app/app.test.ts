import { readSharedFragment } from '@songwai/core/orders/links/share-target';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const open = (url: string) => gateway.app.inject({ method: 'GET', url });
const share = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  gateway.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('the app', () => {
  it.each([
    ['/neworder', 'th'],
    ['/en/neworder', 'en'],
  ])('can be installed from %s in its language', async (url, language) => {
    const { body } = await open(url);
    expect(body).toContain(`<link rel="manifest" href="/manifest.${language}.webmanifest" />`);
    expect(body).toContain('<link rel="apple-touch-icon" href="/app/apple-touch-180.png" />');
  });

  it.each(['/sw.js', '/shell.html'])('%s is asked for anew each time, so that no device stays on an old version', async (url) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('may run its own worker and read its own manifest, and none from elsewhere', async () => {
    const { headers } = await open('/sw.js');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect((await open('/manifest.th.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  });
});

describe('what is shared to the app where its worker is gone', () => {
  it('goes back to the device’s order form, in a part of the address that no browser sends', async () => {
    const text = 'ส่งที่ 99/1 สุขุมวิท 71 & #2\n0812345678';
    const { statusCode, headers } = await share('/en/share', new URLSearchParams({ title: '', text }).toString());
    expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store']);
    const { pathname, search, hash } = new URL(String(headers.location), 'https://songwai.test');
    expect([pathname, search, readSharedFragment(hash)]).toEqual(['/en/neworder', '', text]);
  });

  it('that is nothing opens the empty form; a book or another type is refused', async () => {
    expect((await share('/share', '')).headers.location).toBe('/neworder');
    expect((await share('/share', `text=${'a'.repeat(100_000)}`)).statusCode).toBe(413);
    expect((await share('/share', '<a/>', 'text/xml')).statusCode).toBe(415);
  });
});
