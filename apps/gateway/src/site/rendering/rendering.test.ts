import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const open = (url: string) => gateway.app.inject({ method: 'GET', url });
const renderingOf = (html: string) => /<div id="root"[^>]*><main>Rendering (\d+)/.exec(html)?.[1];

describe('a public page', () => {
  it('reads without scripts, in its own looks, and carries the answers that it was made of', async () => {
    const { body, statusCode } = await open('/faq?topic=first');
    expect(statusCode).toBe(200);
    expect(renderingOf(body)).toBeDefined();
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/faq-2b3c4d5e.css" />');
    expect(body).toContain('<script src="/early-press.js"></script>');
    expect(body).toContain('<script type="application/json" id="page-data">{"responseCode":200}</script>');
  });

  it('reads before its scripts are there, so these come after its looks', async () => {
    expect((await open('/faq')).body).toContain('<script type="module" fetchpriority="low" src="/assets/index-1a2b3c4d.js">');
    expect((await open('/neworder')).body).toContain('<script type="module" src="/assets/index-1a2b3c4d.js">');
  });

  it('is rendered once for all who ask at the same time, and anew after a minute', async () => {
    const both = await Promise.all([open('/faq?topic=second'), open('/faq?topic=second')]);
    const [first, second] = both.map(({ body }) => renderingOf(body));
    expect(first).toBe(second);
    gateway.clock.advanceSeconds(59);
    expect(renderingOf((await open('/faq?topic=second')).body)).toBe(first);
    gateway.clock.advanceSeconds(2);
    expect(renderingOf((await open('/faq?topic=second')).body)).not.toBe(first);
  });

  it('that cannot be rendered is left to the browser, and the operator reads why', async () => {
    const { body, statusCode } = await open('/faq?topic=broken');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('page-data');
    expect(body).not.toContain('faq-2b3c4d5e.css');
    expect(gateway.logLines.join()).toContain('The page is broken.');
  });

  it('comes without its renderer', async () => {
    expect((await open('/server/render-page.js')).statusCode).toBe(404);
  });
});

it('a page behind the sign-in is rendered by the browser alone', async () => {
  expect((await open('/neworder')).body).toContain('<div id="root"></div>');
});
