import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { buildPartnerSite } from './server.ts';
import { lineOf } from './webhook-route.ts';

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

  it('has a page of prices, with the hotel as the pick-up, that signs nobody on', async () => {
    const { body, headers } = await openPage('/prices?lang=th&theme=dark');
    for (const part of ['<songwai-price-check', 'pick-up-at="13.72350,100.51420"', 'pick-up="บ้านจันทรา', 'theme="dark"'])
      expect(body).toContain(part);
    expect(tokenOf(body)).toBe('');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('forbids inline scripts and styles and everything from elsewhere', async () => {
    const policy = (await openPage('/')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('keeps the signing secret on the server', async () => {
    for (const url of ['/', '/hotel.js', '/hotel.css', '/shop', '/plain', '/bags'])
      expect((await openPage(url)).body).not.toContain(secret);
  });

  it('speaks Thai when asked, and English when asked for something else', async () => {
    expect((await openPage('/?lang=th')).body).toContain('<html lang="th"');
    expect((await openPage('/?lang=%22%3E')).body).toContain('<html lang="en"');
  });
});

describe('its page for the bags of a booking', () => {
  const attributesOf = (html: string) =>
    Object.fromEntries([...html.matchAll(/\b(reference|signature)="([^"]+)"/g)].map(([, name, value]) => [name, value]));

  it('has an element signed for the guest’s own booking, and the same one at the next visit', async () => {
    const first = await openPage('/bags?lang=th');
    const { reference, signature } = attributesOf(first.body);
    const expected = createHmac('sha256', secret).update(`droppoint.baanchandra.${reference}`).digest('hex');
    expect(signature).toBe(expected);
    const again = await openPage('/bags', String(first.headers['set-cookie']).split(';')[0]);
    expect(attributesOf(again.body)).toEqual({ reference, signature });
  });
});

describe('what Songwai tells it', () => {
  // The library reads the machine's clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => void vi.useRealTimers());

  const webhookSecret = `whsec_${Buffer.alloc(32, 0xfb).toString('base64')}`;
  const body = JSON.stringify({ id: 'evt_1', type: 'job.booked', data: { jobId: 'J00000042' } });
  const time = now.getTime() / 1000;
  const sign = (text: string, at = time) => ({
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(at),
    'webhook-signature': new Webhook(webhookSecret).sign('evt_1', new Date(at * 1000), text),
  });

  interface Sent {
    readonly payload: string;
    readonly signature?: Readonly<Record<string, string>>;
  }

  /** Posts each, and returns the statuses and the events that the site received. */
  const postTo = async (secretOfSite: string, ...sent: readonly Sent[]) => {
    const heard: string[] = [];
    const app = buildPartnerSite(
      { ...config, webhookSecret: secretOfSite },
      () => now,
      (event) => heard.push(lineOf(event)),
    );
    const statuses: number[] = [];
    for (const { payload, signature } of sent) {
      const headers = { 'content-type': 'application/json', ...signature };
      statuses.push((await app.inject({ method: 'POST', url: '/songwai-events', headers, payload })).statusCode);
    }
    await app.close();
    return { statuses, heard };
  };
  const post = (...sent: readonly Sent[]) => postTo(webhookSecret, ...sent);

  it('is heard once, also when it comes twice', async () => {
    const right = { payload: body, signature: sign(body) };
    expect(await post(right, right)).toEqual({ statuses: [204, 204], heard: ['job.booked J00000042'] });
  });

  it('says to which order of its own the job belongs', async () => {
    const own = { reference: 'BC-017', metadata: { basket: 'b-77' } };
    const text = JSON.stringify({ id: 'evt_1', type: 'job.booked', data: { jobId: 'J00000042', ...own } });
    expect((await post({ payload: text, signature: sign(text) })).heard).toEqual(['job.booked J00000042 of BC-017 basket=b-77']);
  });

  it('is heard with a secret that was made in the older alphabet of base64', async () => {
    const older = `whsec_${Buffer.alloc(32, 0xfb).toString('base64url')}`;
    expect((await postTo(older, { payload: body, signature: sign(body) })).statuses).toEqual([204]);
  });

  it('is not believed unsigned, changed, or old', async () => {
    const forged = [
      { payload: body },
      { payload: '', signature: sign(body) },
      { payload: body, signature: { ...sign(body), 'webhook-signature': 'nonsense' } },
      { payload: body.replace('42', '43'), signature: sign(body) },
      { payload: body, signature: sign(body, time - 301) },
      { payload: body, signature: { ...sign(body), 'webhook-signature': 'v1,AA==' } },
    ];
    expect(await post(...forged)).toEqual({ statuses: [401, 401, 401, 401, 401, 401], heard: [] });
  });

  it('is not listened to without a secret', async () => {
    const app = buildPartnerSite(config, () => now);
    expect((await app.inject({ method: 'POST', url: '/songwai-events', payload: {} })).statusCode).toBe(404);
    await app.close();
  });
});

describe('its configuration', () => {
  it('says which variable is missing and what to do', () => {
    expect(() => readConfig({})).toThrow(/PARTNER_DEMO_SECRET is not set: give the secret/);
  });

  it('names a signing secret that is none', () => {
    const read = () => readConfig({ PARTNER_DEMO_SECRET: 'x', PARTNER_WEBHOOK_SECRET: 'of the hotel' });
    expect(read).toThrow(/PARTNER_WEBHOOK_SECRET is not of the form whsec_<base64>/);
  });

  it('names a port that is none', () => {
    expect(() => readConfig({ PARTNER_DEMO_SECRET: 'x', PARTNER_PORT: 'abc' })).toThrow(/PARTNER_PORT is "abc"/);
  });
});
