import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuiltSite } from '../../tests/app/built-site.ts';
import { bookJob, showJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { publicUrl } from '../../tests/harness/quiet-environment.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const open = async (url: string) => gateway.app.inject({ method: 'GET', url });
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const languageOf = (html: string) => /<html lang="(.*?)"/.exec(html)?.[1];
const linkOf = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="(.*?)"`).exec(html)?.[1];

describe('a page of the portal', () => {
  it.each([
    ['/', 'th', 'ส่งไว | ส่งด่วน', '/'],
    ['/en', 'en', 'Songwai | Fast delivery', '/en'],
    ['/th', 'th', 'ส่งไว | ส่งด่วน', '/'],
    ['/neworder', 'th', 'ส่งของ', '/neworder'],
    ['/en/neworder', 'en', 'New order', '/en/neworder'],
    ['/th/neworder', 'th', 'ส่งของ', '/neworder'],
    ['/en/neworder?utm_source=x', 'en', 'New order', '/en/neworder'],
  ])('%s has its title, language and address before any script runs', async (url, ...[language, title, canonical]) => {
    const response = await open(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toContain('no-cache');
    expect(languageOf(response.body)).toBe(language);
    expect(titleOf(response.body)).toBe(title);
    expect(linkOf(response.body, 'canonical')).toBe(publicUrl + canonical);
    expect(response.body).toContain('src="/assets/index-1a2b3c4d.js"');
  });

  it('is described in its language, with quotes and ampersands that cannot break out', async () => {
    const thai = (await open('/')).body;
    expect(/name="description" content="([^"]*)"/.exec(thai)?.[1]).toMatch(/^เรียกรถส่งของ &(#34|quot);ทันที&(#34|quot);$/);
    const english = (await open('/en')).body;
    expect(/name="description" content="([^"]*)"/.exec(english)?.[1]).toMatch(/ &(#38|amp); follow it$/);
  });

  it('names itself in both languages, and stays out of search engines where it is private', async () => {
    const { body } = await open('/en/neworder');
    expect(body).toMatch(
      /rel="alternate"[^>]*href="https:\/\/songwai\.test\/neworder"|href="https:\/\/songwai\.test\/neworder"[^>]*hreflang="th"/,
    );
    expect(body).toContain('hreflang="en"');
    expect((await open('/t/kVn2x0b1Q2m9Zt7cYw4PzA')).body).toContain('content="noindex"');
  });

  it.each([
    ['/error', 200],
    ['/en/error', 200],
    ['/error?code=500', 200],
    ['/error?code=404', 404],
    ['/en/error?from=x&code=404', 404],
    ['/neworder?code=404', 200],
  ])('%s answers %i: the error page says "not found" only where it is asked to', async (url, status) => {
    expect((await open(url)).statusCode).toBe(status);
  });

  it.each([['/nowhere'], ['/en/nowhere'], ['/t'], ['/neworder/more'], ['/en/en']])(
    '%s answers 404 with the portal itself, which shows its own page',
    async (url) => {
      const response = await open(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain('<div id="root">');
      expect(titleOf(response.body)).toBe(url.startsWith('/en') ? 'Page not found | Songwai' : 'ไม่พบหน้านี้ | ส่งไว');
    },
  );

  it.each([
    ['//pricing', '/pricing'],
    ['/en//business?utm_source=x', '/en/business?utm_source=x'],
    ['//evil.example', '/evil.example'],
    ['/en//evil.example//', '/en/evil.example/'],
    ['//evil.example/?to=//x', '/evil.example/?to=//x'],
  ])('%s, a slash too many in a link, leads to %s of this site', async (url, target) => {
    const response = await gateway.app.inject({ method: 'GET', url: `${publicUrl}${url}` });
    expect([response.statusCode, response.headers['location']]).toEqual([301, target]);
  });

  it.each(['/%5c/evil.example', '/%2f%2fevil.example', '/en/%2f/evil.example'])('%s leads nowhere', async (url) => {
    const response = await gateway.app.inject({ method: 'GET', url: `${publicUrl}${url}` });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.headers).not.toHaveProperty('location');
  });

  it.each(['/%ff', '/en/%E0%A4%A', '/api/%ff'])('%s, which is no address, is refused like any request', async (url) => {
    const response = await open(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ responseCode: 400, responseDesc: expect.stringMatching(/[ก-๙]/) });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('about a partner’s terms is there for a partner that has some, and stays out of search engines', async () => {
    const { statusCode, body } = await open('/en/termsandconditions/baanchandra');
    expect([statusCode, titleOf(body)]).toEqual([200, 'A partner’s terms']);
    expect(body).toContain('content="noindex"');
    for (const unknown of ['nobody', '%E0%B8%81', "o'--"])
      expect((await open(`/en/termsandconditions/${unknown}`)).statusCode).toBe(404);
  });

  it('runs only scripts of its own server, and stands in no frame', async () => {
    const { headers } = await open('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('a built file', () => {
  it.each([['/assets/index-1a2b3c4d.js'], ['/widget/v1/chunks/9f8e7d6c5b/booking.js']])(
    '%s, named by what it holds, is kept for ever',
    async (url) => {
      const response = await open(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toContain('max-age=31536000, immutable');
    },
  );

  it.each([['/widget/v1/songwai.js'], ['/favicon.svg']])('%s, whose name stays, is asked for again', async (url) => {
    const response = await open(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).not.toContain('immutable');
  });

  it('comes as the build compressed it, to whoever reads that', async () => {
    const smaller = brotliCompressSync('export const made = "by the build";');
    await writeFile(path.join(gateway.dirs.WIDGET_DIR, 'songwai.js.br'), smaller);
    const ask = (encoding: string) =>
      gateway.app.inject({ method: 'GET', url: '/widget/v1/songwai.js', headers: { 'accept-encoding': encoding } });
    const response = await ask('gzip, br');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.rawPayload.equals(smaller)).toBe(true);
    expect((await ask('identity')).body).toBe('export {};');
  });

  it('of the widget has only the headers of a load, so that a partner’s page does not wait for those of a page', async () => {
    const { headers } = await open('/widget/v1/chunks/9f8e7d6c5b/booking.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy'])
      expect(headers).not.toHaveProperty(name);
    expect((await open('/widget/v1/none.js')).headers).toHaveProperty('content-security-policy');
  });

  it('that no browser shows as a page comes without the rules for pages, a kilobyte with each of a hundred files', async () => {
    const { headers } = await open('/assets/index-1a2b3c4d.js');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy'])
      expect(headers).not.toHaveProperty(name);
    for (const shown of ['/favicon.svg', '/shell.html', '/sw.js', '/assets/none-1a2b3c4d.js'])
      expect((await open(shown)).headers, shown).toHaveProperty('content-security-policy');
  });

  it.each([
    ['/assets/index-00000000.js'],
    ['/widget/v1/none.js'],
    ['/assets/../../../../etc/passwd'],
    ['/widget/v1/..%2f..%2f..%2fetc%2fpasswd'],
    ['/routes.json'],
  ])('%s, which is not there, is no page', async (url) => {
    const response = await open(url);
    expect([400, 403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('root:');
  });
});

describe('the stories', () => {
  it('are found without a slash at the end too', async () => {
    const response = await open('/storybook');
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe('/storybook/');
  });

  it('may frame themselves, and nobody else may', async () => {
    const response = await open('/storybook/');
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['content-security-policy'])).toContain("frame-ancestors 'self'");
    expect((await open('/storybook/assets/button-5e6f7a8b.js')).headers['cache-control']).toContain('immutable');
  });
});

describe('the probes', () => {
  it('say that the process lives and the database is ready', async () => {
    expect((await open('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await open('/readyz')).json()).toEqual({ status: 'ready', outbox: { waiting: 0, oldestSeconds: 0 } });
  });
});

describe('a gateway without a built portal', () => {
  it('says how to build it, and answers calls all the same', async () => {
    const bare = await createGateway({ isSiteBuilt: false });
    const page = await bare.app.inject({ method: 'GET', url: '/neworder' });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('npm run build');
    expect((await bare.app.inject({ method: 'GET', url: '/widget/v1/songwai.js' })).statusCode).toBe(404);
    const stories = await bare.app.inject({ method: 'GET', url: '/storybook/' });
    expect(stories.statusCode).toBe(404);
    expect(stories.body).toContain('npm run storybook:build');
    expect(stories.body).not.toContain('npm start');
    expect((await bare.get('/init_data_v3')).status).toBe(200);
    await bare.close();
  });

  it('serves stories that are built while it runs', async () => {
    const bare = await createGateway({ isSiteBuilt: false });
    const status = async () => (await bare.app.inject({ method: 'GET', url: '/storybook/' })).statusCode;
    expect(await status()).toBe(404);
    await writeBuiltSite(bare.dirs);
    expect(await status()).toBe(200);
    await bare.close();
  });
});

describe('a tracking link pasted into a chat', () => {
  const tagOf = (html: string, name: string) => new RegExp(`<meta (?:property|name)="${name}" content="(.*?)"`).exec(html)?.[1];
  const pictureAt = async (url = '') =>
    gateway.app.inject({ method: 'GET', url: url.replace(publicUrl, '').replaceAll('&#38;', '&') });

  it('shows status and route, and a picture at an absolute address', async () => {
    const { trackingId } = await bookJob(gateway, await addCustomer(gateway));
    const { body } = await open(`/en/t/${trackingId}`);
    expect(tagOf(body, 'og:title')).toBe('Finding a driver | Songwai');
    expect(tagOf(body, 'og:description')).toContain('สยามพารากอน → บีทีเอสบางนา');
    expect(tagOf(body, 'twitter:card')).toBe('summary_large_image');
    expect(tagOf(body, 'og:image')).toBe(`${publicUrl}/api/tracking/${trackingId}/picture?lang=en`);
    const picture = await pictureAt(tagOf(body, 'og:image'));
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=60' });
    // Width and height in the PNG's header.
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('tells of a receiver’s link only what the page tells', async () => {
    const customer = await addCustomer(gateway);
    const { jobId, trackingId } = await bookJob(gateway, customer);
    const { locationList } = await showJob(gateway, jobId, customer);
    const { body } = await open(`/t/${locationList[1]?.receiverLink}`);
    expect(tagOf(body, 'og:description')).toBe('ส่งถึงคุณที่ บีทีเอสบางนา');
    for (const secret of ['สยามพารากอน', trackingId, '0898765432', 'ธนากร']) expect(body).not.toContain(secret);
  });

  it('is neutral where it leads nowhere', async () => {
    const [one, other] = await Promise.all(['/t/nothing-here', '/t/"><script>'].map((path) => open(encodeURI(path))));
    expect(tagOf(one?.body ?? '', 'og:title')).toBe('ติดตามงานส่ง | ส่งไว');
    expect(other?.body).not.toContain('"><script>');
    const [a, b] = await Promise.all([pictureAt('/api/tracking/nothing/picture'), pictureAt('/api/tracking/else/picture')]);
    expect(a.statusCode).toBe(200);
    expect(a.rawPayload.equals(b.rawPayload)).toBe(true);
  });

  it('is absent from private pages', async () => {
    expect((await open('/error')).body).not.toContain('og:');
  });
});
