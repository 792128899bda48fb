import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { buildPartnerSite } from './server.ts';

const now = new Date('2026-11-21T03:00:00Z');
const secret = 'a-secret-that-only-the-two-servers-know';
const config = readConfig({ PARTNER_DEMO_SECRET: secret, PUBLIC_URL: 'https://songwai.test' });

const openPage = async (url: string, cookie?: string) => {
  const app = buildPartnerSite(config, () => now);
  const response = await app.inject({ url, ...(cookie ? { headers: { cookie } } : {}) });
  await app.close();
  return response;
};

const tokenOf = (html: string): string => /token="([^"]+)"/.exec(html)?.[1] ?? '';

describe("the partner's page", () => {
  it('puts the widget on the page with one script tag and a token signed for this guest', async () => {
    const response = await openPage('/');
    expect(response.body).toContain('src="https://songwai.test/widget/v1/songwai.js"');
    const { payload } = await jwtVerify(tokenOf(response.body), new TextEncoder().encode(secret), { currentDate: now });
    expect(payload).toMatchObject({ iss: 'baanchandra', name: 'Maya Lindqvist', phone: '0812345678' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });

  it('knows a returning guest, and never uses a token id twice', async () => {
    const first = await openPage('/');
    const second = await openPage('/', String(first.headers['set-cookie']).split(';')[0]);
    const read = async (html: string) =>
      (await jwtVerify(tokenOf(html), new TextEncoder().encode(secret), { currentDate: now })).payload;
    const [one, two] = [await read(first.body), await read(second.body)];
    expect(two.sub).toBe(one.sub);
    expect(two.jti).not.toBe(one.jti);
  });

  it('forbids inline scripts and styles and everything from elsewhere', async () => {
    const policy = (await openPage('/')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('keeps the signing secret on the server', async () => {
    for (const url of ['/', '/page.js', '/page.css']) expect((await openPage(url)).body).not.toContain(secret);
  });

  it('speaks Thai when asked, and English when asked for something else', async () => {
    expect((await openPage('/?lang=th')).body).toContain('<html lang="th"');
    expect((await openPage('/?lang=%22%3E')).body).toContain('<html lang="en"');
  });
});

describe('its configuration', () => {
  it('says which variable is missing and what to do', () => {
    expect(() => readConfig({})).toThrow(/PARTNER_DEMO_SECRET is not set: give the secret/);
  });

  it('names a port that is none', () => {
    expect(() => readConfig({ PARTNER_DEMO_SECRET: 'x', PARTNER_PORT: 'abc' })).toThrow(/PARTNER_PORT is "abc"/);
  });
});
