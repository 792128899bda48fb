import type { Transport } from '@songwai/core/gateway/transport-types';
import type { NotificationEvent } from '@songwai/core/notifications/notification-event';
import { fetchPreferences } from '@songwai/core/notifications/preferences-calls';
import { readUnsubscribe, switchMails } from '@songwai/core/notifications/unsubscribe-calls';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';
import { createDelivering } from '../../../tests/notifications/delivering.ts';

let gateway: Gateway;
/** Of whoever opens the link: nobody is signed in. */
let visitor: Transport;
let settings: Transport;
let customer: Caller;
let people = 0;
beforeAll(async () => {
  gateway = await createGateway();
  visitor = await connectClient(gateway, () => null);
  settings = await connectClient(gateway, () => customer.token);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  people += 1;
  customer = await addCustomer(gateway, { email: `unsubscriber${people}@songwai.test` });
});

const makeLink = async (...events: NotificationEvent[]) => {
  const { links } = createDelivering(gateway);
  const mail = { userId: customer.userId, address: `unsubscriber${people}@songwai.test`, events };
  const { pageUrl, oneClickUrl } = await links.make(mail, 'en');
  return { token: pageUrl.slice(pageUrl.lastIndexOf('/') + 1), pageUrl, oneClickUrl };
};
/** Events of which mails are sent, and can be switched. */
const mailed = async () =>
  (await fetchPreferences(settings)).preferences
    .filter(({ channel, isOn, isLocked }) => channel === 'mail' && isOn && !isLocked)
    .map(({ event }) => event);
const atFirst = ['delivered', 'cancelled', 'messages', 'rewards'];

const form = 'application/x-www-form-urlencoded';
const press = (url: string, payload = 'List-Unsubscribe=One-Click', type = form) =>
  gateway.inject({ method: 'POST', url: new URL(url).pathname, headers: { 'content-type': type }, payload });

describe('the link of a mail', () => {
  it('says which mails it ends, changes nothing by itself, and switches them off and on again', async () => {
    const { token, pageUrl } = await makeLink('delivered');
    expect(pageUrl).toBe(`https://songwai.test/en/unsubscribe/${token}`);
    const read = () => readUnsubscribe(visitor, token);
    expect(await read()).toEqual({ event: 'delivered', address: 'u***@songwai.test', isOn: true });
    expect(await mailed()).toEqual(atFirst);
    await switchMails(visitor, { token, isOn: false });
    expect((await read()).isOn).toBe(false);
    expect(await mailed()).toEqual(['cancelled', 'messages', 'rewards']);
    await switchMails(visitor, { token, isOn: true });
    expect(await mailed()).toEqual(atFirst);
  });

  it('switches all mails that can be switched, and back to what is usual', async () => {
    const { token } = await makeLink('delivered');
    await switchMails(visitor, { token, isOn: false, all: true });
    expect(await mailed()).toEqual([]);
    await switchMails(visitor, { token, isOn: true, all: true });
    expect(await mailed()).toEqual(atFirst);
  });

  it('of a mail about several things ends mails about each of them', async () => {
    const { token } = await makeLink('delivered', 'rewards');
    expect(await readUnsubscribe(visitor, token)).toMatchObject({ event: null, isOn: true });
    await switchMails(visitor, { token, isOn: false });
    expect(await mailed()).toEqual(['cancelled', 'messages']);
  });

  it('is of no use once the address or the account is another one', async () => {
    const { token } = await makeLink('delivered');
    const setUser = (fields: object) => gateway.db.updateTable('users').set(fields).where('id', '=', customer.userId).execute();
    await setUser({ email: `moved${people}@songwai.test` });
    await expect(readUnsubscribe(visitor, token)).rejects.toMatchObject({ code: 404 });
    await setUser({ email: `unsubscriber${people}@songwai.test`, status: 'removed' });
    await expect(switchMails(visitor, { token, isOn: false })).rejects.toMatchObject({ code: 404 });
  });

  it('cannot be made or changed by anybody else', async () => {
    const { token } = await makeLink('delivered');
    const [, events = '', signature = ''] = token.split('.');
    const other = await addCustomer(gateway, { email: `other${people}@songwai.test` });
    const forged = [
      [other.userId, events, signature].join('.'),
      [customer.userId, 'rewards', signature].join('.'),
      [customer.userId, 'delivered-rewards', signature].join('.'),
      [customer.userId, events, ''].join('.'),
      [customer.userId, events].join('.'),
      `${token}.x`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`,
      '../../etc',
    ];
    for (const one of forged) await expect(readUnsubscribe(visitor, one), one).rejects.toMatchObject({ code: 404 });
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 2), fc.constantFrom(...'abcXYZ019_-.'), async (at, other) => {
        const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
        if (changed !== token) await expect(readUnsubscribe(visitor, changed)).rejects.toMatchObject({ code: 404 });
      }),
      { numRuns: 30 },
    );
    expect(await mailed()).toEqual(atFirst);
  });

  it('is tried a number of times an hour from one address', async () => {
    const { token } = await makeLink('delivered');
    const statuses: number[] = [];
    for (let time = 0; time < 601; time += 1)
      statuses.push((await gateway.get('/notification/unsubscribe', { token: `${time}` })).status);
    expect(statuses.at(0)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    expect((await press((await makeLink('delivered')).oneClickUrl)).status).toBe(429);
    gateway.clock.advanceSeconds(3_601);
    await switchMails(visitor, { token, isOn: false });
  });
});

describe('the button of a mail program (RFC 8058)', () => {
  it('ends the mails with one post, without a session, as often as it is pressed', async () => {
    const { oneClickUrl } = await makeLink('delivered');
    expect(oneClickUrl).toMatch(/^https:\/\/songwai\.test\/api\/notification\/one_click\//);
    for (const _ of [1, 2]) expect((await press(oneClickUrl)).status).toBe(200);
    expect(await mailed()).toEqual(['cancelled', 'messages', 'rewards']);
  });

  it('is taken as the other kind of form, too', async () => {
    const { oneClickUrl } = await makeLink('rewards');
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await press(oneClickUrl, body, 'multipart/form-data; boundary=x')).status).toBe(200);
    expect(await mailed()).toEqual(['delivered', 'cancelled', 'messages']);
  });

  it('is not pressed by who only opens the address, or posts something else', async () => {
    const { oneClickUrl, token } = await makeLink('delivered');
    const { pathname } = new URL(oneClickUrl);
    const opened = await gateway.inject({ method: 'GET', url: pathname });
    expect([opened.status, opened.headers['location']]).toEqual([303, `https://songwai.test/unsubscribe/${token}`]);
    expect((await gateway.inject({ method: 'HEAD', url: pathname })).status).toBe(303);
    for (const body of ['', 'List-Unsubscribe=No', 'x=One-Click']) expect((await press(oneClickUrl, body)).status).toBe(400);
    expect((await press(oneClickUrl, '{"List-Unsubscribe":"One-Click"}', 'application/json')).status).toBe(415);
    expect((await press(oneClickUrl, 'List-Unsubscribe=One-Click', 'text/plain')).status).toBe(415);
    expect((await press(`${oneClickUrl}x`)).status).toBe(404);
    expect((await press(oneClickUrl, 'x'.repeat(5_000))).status).toBe(413);
    expect(await mailed()).toEqual(atFirst);
  });

  it('is no other call’s way to send forms', async () => {
    const { token } = await makeLink('delivered');
    const answer = await gateway.inject({
      ...{ method: 'POST', url: '/api/notification/unsubscribe' },
      headers: { 'content-type': form },
      payload: `token=${token}`,
    });
    expect(answer.status).toBe(415);
  });
});
