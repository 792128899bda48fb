import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { signPartnerToken } from './builders/partners.ts';
import { type Admin, signInAdmin } from './builders/sessions.ts';
import { partnerSecret } from './harness/quiet-environment.ts';
import { openPageServer, type ServedPage } from './partner-kit/page-server.ts';
import { openTerminal, type Terminal } from './partner-kit/terminal.ts';

let gateway: Gateway;
let admin: Admin;
let origin: string;
let site: Awaited<ReturnType<typeof openPageServer>>;
let terminal: Terminal;
const elements = [
  {
    tagName: 'songwai-booking',
    attributes: [{ name: 'partner' }, { name: 'token' }, { name: 'pick-up' }, { name: 'lang' }, { name: 'demo' }],
  },
  { tagName: 'songwai-tracking', attributes: [{ name: 'tracking-id' }, { name: 'partner' }, { name: 'lang' }] },
];

beforeAll(async () => {
  gateway = await createGateway();
  gateway.clock.set(new Date());
  await writeFile(
    path.join(gateway.dirs.WIDGET_DIR, 'custom-elements.json'),
    JSON.stringify({ modules: [{ declarations: elements }] }),
  );
  await writeFile(path.join(gateway.dirs.WIDGET_DIR, 'integrity.json'), '{"songwai.js":"sha384-right"}');
  admin = await signInAdmin(gateway);
  origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  site = await openPageServer();
  await admin.post('/partner/update', { partnerId: 'baanchandra', allowedOrigins: [site.origin] });
  terminal = await openTerminal({ env: { SONGWAI_SECRET: partnerSecret, SONGWAI_ORIGIN: origin }, clock: gateway.clock.now });
});
afterAll(async () => {
  await terminal.close();
  await site.close();
  await gateway.close();
});

interface Page extends Omit<ServedPage, 'html'> {
  /** Of the script tag; `null`: no tag. */
  readonly script?: string | null;
  readonly body: string;
  readonly head?: string;
}

const pageOf = ({ script = `type="module" src="${origin}/widget/v1/songwai.js"`, body, head = '' }: Page): string =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">${head}
${script === null ? '' : `<script ${script}></script>`}</head><body>${body}</body></html>`;

const serve = (page: Page) => site.serve({ ...page, html: pageOf(page) });
const preflight = (...words: readonly string[]) => terminal.run('preflight', `${site.origin}/`, ...words);
const freshToken = () => signPartnerToken(gateway);
const booking = async () => `<songwai-booking partner="baanchandra" token="${await freshToken()}"></songwai-booking>`;

describe('a partner’s page, looked at from the command line', () => {
  it('is ready when nothing is missing', async () => {
    serve({
      body: await booking(),
      headers: { 'content-security-policy': `script-src ${origin}; connect-src ${origin}; img-src data:` },
    });
    const { code, out } = await preflight();
    expect(out).toContain('Ready for guests.');
    expect(out).toContain(`The partner baanchandra may book from ${site.origin}.`);
    expect(out).toContain('version 1.4.2');
    expect(out).toContain('Your secret is valid.');
    expect(out).not.toMatch(/ERROR|warning|a-secret-of/);
    expect(code).toBe(0);
  });

  it('is ready with the page of the five-minute start, whose tracking has no partner', async () => {
    serve({ body: `${await booking()}<songwai-tracking></songwai-tracking>` });
    expect(await preflight()).toMatchObject({ code: 0, out: expect.stringContaining('<songwai-booking>, <songwai-tracking>') });
  });

  it('is called a demo where nothing is booked', async () => {
    serve({ body: '<songwai-booking demo></songwai-booking>' });
    const { code, out } = await preflight();
    expect(out).toMatch(/warning\s+partner\s+A demo/);
    expect(out).not.toContain('No token');
    expect(code).toBe(0);
  });

  it('is not ready from an origin that is not registered, and the report says where to read on', async () => {
    serve({ body: await booking() });
    await admin.post('/partner/update', { partnerId: 'baanchandra', allowedOrigins: ['https://other.test'] });
    const { code, out } = await preflight();
    await admin.post('/partner/update', { partnerId: 'baanchandra', allowedOrigins: [site.origin] });
    expect(out).toMatch(/ERROR\s+partner\s+This page’s origin is not registered/);
    expect(out).toContain(`${origin}/widget/v1/help.html#preflight-partner`);
    expect(code).toBe(1);
  });

  it('is told of an unknown partner, of a secret that is not valid, and of a feature that is off', async () => {
    serve({ body: '<songwai-booking partner="nobody"></songwai-booking>' });
    expect((await preflight()).out).toMatch(/ERROR\s+partner\s+We know no partner/);
    serve({ body: await booking() });
    expect((await preflight('--secret', 'another')).out).toMatch(/ERROR\s+secret\s+Your secret is refused: bad_signature/);
    await admin.post('/partner/update', { partnerId: 'baanchandra', features: ['tracking'] });
    const { out } = await preflight();
    await admin.post('/partner/update', { partnerId: 'baanchandra', features: ['order', 'tracking', 'priceCheck', 'dropPoint'] });
    expect(out).toMatch(/ERROR\s+features\s+<songwai-booking> needs the feature order/);
  });

  it.each([
    ['pickup="Front desk"', 'does not know the attribute pickup. Did you mean pick-up?'],
    ['tokn="x" class="wide" data-test="1" aria-label="Book"', 'does not know the attribute tokn. Did you mean token?'],
  ])('with %s is told: %s', async (attributes, words) => {
    serve({ body: `<songwai-booking partner="baanchandra" ${attributes}></songwai-booking>` });
    const { out } = await preflight();
    expect(out).toContain(words);
    expect(out.match(/does not know/g)).toHaveLength(1);
  });

  it('is told of tags that there are not, and of one that does not end', async () => {
    serve({ body: '<songwai-bookings></songwai-bookings><songwai-tracking />' });
    const { out, code } = await preflight();
    expect(out).toContain('<songwai-bookings> is no element of this version. Did you mean songwai-booking?');
    expect(out).toContain('<songwai-tracking /> does not end there');
    expect(code).toBe(1);
  });

  it.each([
    [
      'type="module" src="ORIGIN/widget/v1/songwai.js" integrity="sha384-x" crossorigin',
      'with integrity it stops at the next one',
    ],
    ['type="module" src="ORIGIN/widget/1.4.2/songwai.js" integrity="sha384-wrong" crossorigin', '"sha384-right" would be'],
    ['type="module" src="ORIGIN/widget/1.4.2/songwai.js" integrity="sha384-right"', 'needs crossorigin'],
    [
      'type="module" src="ORIGIN/widget/1.4.2/songwai.js" integrity="sha384-right" crossorigin',
      'The integrity is that of this version',
    ],
    ['src="ORIGIN/widget/v1/songwai.js"', 'write type="module"'],
    ['type="module" src="ORIGIN/widget/9.9.9/songwai.js"', '/widget/9.9.9/songwai.js is not there'],
  ])('with the tag %s is told: %s', async (tag, words) => {
    serve({ script: tag.replace('ORIGIN', origin), body: await booking() });
    expect((await preflight()).out).toContain(words);
  });

  it('without a tag is looked at all the same, by the origin of the settings', async () => {
    serve({ script: null, body: await booking() });
    const { out, code } = await preflight();
    expect(out).toContain('The HTML has no script tag of ours');
    expect(out).toContain('may book from');
    expect(code).toBe(0);
  });

  it('by its policy in the page, and by one that only reports', async () => {
    const head = `<meta http-equiv="Content-Security-Policy" content="script-src ${'ORIGIN'}; connect-src 'self'; require-trusted-types-for 'script'">`;
    const headers = { 'content-security-policy-report-only': "img-src 'self'" };
    serve({ head: head.replace('ORIGIN', origin), headers, body: await booking() });
    const { out } = await preflight();
    expect(out).toMatch(/ERROR\s+policy\s+connect-src does not allow our calls/);
    expect(out).toContain('policy that only reports is enforced: img-src');
    expect(out).toContain('Trusted Types are enforced');
  });

  it('as JSON, for a check in the partner’s own build', async () => {
    serve({ body: await booking() });
    const { out } = await preflight('--json');
    expect(JSON.parse(out)).toMatchObject({
      isReady: true,
      findings: expect.arrayContaining([expect.objectContaining({ id: 'partner', level: 'ok' })]),
    });
  });
});

describe('what cannot be looked at', () => {
  it('a page that answers with an error, that is none, or that is not there', async () => {
    site.serve({ html: 'gone', status: 404 });
    expect(await preflight()).toMatchObject({ code: 1, err: expect.stringContaining('answered 404') });
    site.serve({ html: '{}', headers: { 'content-type': 'application/json' } });
    expect((await preflight()).err).toContain('not HTML');
    expect((await terminal.run('preflight', 'http://localhost:9/')).err).toContain('cannot be reached');
    expect(await terminal.run('preflight', 'baanchandra.example')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no web address'),
    });
  });

  it('Songwai, when it does not answer: the rest of the page is judged', async () => {
    serve({
      script: 'type="module" src="http://localhost:9/widget/v1/songwai.js"',
      body: '<songwai-booking partner="baanchandra"></songwai-booking>',
    });
    const { out, code } = await preflight();
    expect(out).toMatch(/ERROR\s+connect\s+http:\/\/localhost:9 does not answer/);
    expect(out).toContain('The page has no Content-Security-Policy.');
    expect(code).toBe(1);
  });
});
