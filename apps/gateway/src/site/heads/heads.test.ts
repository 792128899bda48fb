import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { publicUrl } from '../../../tests/harness/quiet-environment.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const open = (url: string) => gateway.app.inject({ method: 'GET', url });
const metaOf = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('search engines', () => {
  it('may read the pages but not the calls, and are told where all pages are listed', async () => {
    const { statusCode, body, headers } = await open('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Disallow: /api/\n');
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });

  it('find every page that may be listed in both languages, and no private one', async () => {
    const { statusCode, body } = await open('/sitemap.xml');
    expect(statusCode).toBe(200);
    const places = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places.filter((place) => !/\/(news|promotions)\/\d+$/.test(place ?? ''))).toEqual(
      ['', '/en', '/neworder', '/en/neworder', '/faq', '/en/faq'].map((path) => `${publicUrl}${path || '/'}`),
    );
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${publicUrl}/en/faq"/>`);
    expect(body).not.toMatch(/\/t\/|termsandconditions|error/);
  });

  it('read keywords in the language of the page, with quotes that cannot break out', async () => {
    expect(metaOf((await open('/faq')).body, 'keywords')).toBe('ถาม, ตอบ');
    expect(metaOf((await open('/en/faq')).body, 'keywords')).toMatch(/^ask, &(#34|quot);answer&(#34|quot);$/);
  });
});

describe('a link to a page, pasted into a chat', () => {
  it('shows title, description and a picture of 1200 by 630 in the language of the page', async () => {
    const { body } = await open('/en/faq');
    expect(metaOf(body, 'og:title')).toBe('Questions');
    expect(metaOf(body, 'og:image')).toBe(`${publicUrl}/preview/en/faq.png`);
    const picture = await open('/preview/en/faq.png');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await loadImage(picture.rawPayload);
    expect([width, height]).toEqual([1200, 630]);
  });

  it.each([['/preview/en/nothing.png'], ['/preview/de/faq.png'], ['/preview/en/error.png'], ['/preview/en/home']])(
    '%s is no picture',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404);
    },
  );

  it('shows nothing in particular where the page is private', async () => {
    expect(metaOf((await open('/error')).body, 'og:image')).toBeUndefined();
  });
});
