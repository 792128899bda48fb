import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Admin, signInAdmin } from '../../tests/builders/sessions.ts';
import { systemRandom } from '../platform/deps.ts';
import { readPartnersCommand } from './admin/partners-command.ts';
import { runPartnersCommand } from './admin/run-partners-command.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const setTheme = (theme: object) => admin.post('/partner/update', { partnerId: 'baanchandra', theme });
const ask = (headers: Readonly<Record<string, string>> = {}, partnerId = 'baanchandra') =>
  gateway.app.inject({
    method: 'GET',
    url: `/api/partner_theme/${partnerId}`,
    headers: { origin: 'https://any.test', ...headers },
  });
const accentNow = async (partnerId?: string): Promise<unknown> => (await ask({}, partnerId)).json()['accent'];

const operate = (words: string) => {
  const command = readPartnersCommand(words.split(' '));
  if (command === undefined) throw new Error(`No such command: ${words}`);
  return runPartnersCommand(command, {
    ...gateway,
    random: systemRandom,
    isProduction: false,
    publicUrl: 'https://songwai.test',
  });
};

describe('the colour of a partner’s elements', () => {
  it('is what an administrator has set, for both schemes or for each', async () => {
    await setTheme({ accent: '#9c3a24' });
    expect(await accentNow()).toBe('#9c3a24');
    await setTheme({ accent: '#9c3a24', accentDark: '#f0a488' });
    expect(await accentNow()).toBe('light-dark(#9c3a24, #f0a488)');
    await setTheme({});
    expect(await accentNow()).toBe('');
  });

  it('can be read by a page of any origin, without a preflight, and says nothing else', async () => {
    await setTheme({ accent: '#9c3a24' });
    const response = await ask();
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(response.json()).toEqual({ responseCode: 200, responseDesc: expect.any(String), accent: '#9c3a24' });
  });

  it('is ours where there is no such partner, or an inactive one', async () => {
    await admin.post('/partner/create', { partnerId: 'closed', partnerName: 'Closed', theme: { accent: '#123456' } });
    expect(await accentNow('closed')).toBe('#123456');
    await admin.post('/partner/update', { partnerId: 'closed', isActive: false });
    expect([await accentNow('closed'), await accentNow('nobody')]).toEqual(['', '']);
  });

  it('is sent again only if it has changed', async () => {
    await setTheme({ accent: '#9c3a24' });
    const first = await ask();
    expect(first.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
    const etag = String(first.headers['etag']);
    for (const known of [etag, `W/${etag}`]) {
      const again = await ask({ 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers['access-control-allow-origin']]).toEqual([304, '', '*']);
    }
    await setTheme({ accent: '#123456' });
    const changed = await ask({ 'if-none-match': etag });
    expect([changed.statusCode, changed.json()['accent']]).toEqual([200, '#123456']);
  });

  it('is set by the operator, too', async () => {
    const about = 'baanchandra  Baan Chandra  guests pay by cash, promptpay, card';
    expect(await operate('theme baanchandra #9c3a24 #f0a488')).toBe(`${about}  colour light-dark(#9c3a24, #f0a488)`);
    expect(await accentNow()).toBe('light-dark(#9c3a24, #f0a488)');
    expect(await operate('theme baanchandra #9c3a24')).toBe(`${about}  colour #9c3a24`);
    expect(await operate('theme baanchandra none')).toBe(about);
    expect(await accentNow()).toBe('');
    await expect(operate('theme nobody #9c3a24')).rejects.toThrow('There is no partner nobody.');
  });

  it.each([
    'theme',
    'theme baanchandra',
    'theme baanchandra red',
    'theme baanchandra #9c3a24 red',
    'theme baanchandra #9c3a24;}',
  ])('is six hexadecimal digits and nothing else: %s', (words) => {
    expect(readPartnersCommand(words.split(' '))).toBeUndefined();
  });

  it('has its change in the events, with whose it is', async () => {
    await operate('theme baanchandra #9c3a24');
    await setTheme({ accent: '#123456' });
    const rows = await gateway.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'partners.changed')
      .where('subject', '=', 'baanchandra')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ adminId: expect.any(String), fields: ['theme'] }),
      { by: 'operator', fields: ['theme'] },
    ]);
  });
});
