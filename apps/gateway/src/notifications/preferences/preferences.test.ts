import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPreferences, savePreference, saveTiming } from '@songwai/core/notifications/preferences-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';

let gateway: Gateway;
let transport: Transport;
let caller: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  transport = await connectClient(gateway, () => caller.token);
});
afterAll(() => gateway.close());

const contacts = { email: 'reached@songwai.test', phone: '0812345670', line_id: 'U0123456789' };

describe('what a customer chose', () => {
  it('names where each channel reaches, masked, and only channels that there are', async () => {
    caller = await addCustomer(gateway, contacts);
    const { preferences, reaches } = await fetchPreferences(transport);
    expect(reaches).toEqual({ mail: 'r***@songwai.test', sms: '081-xxx-5670' });
    expect(new Set(preferences.map(({ channel }) => channel))).toEqual(new Set(['web', 'mail', 'sms']));
    const withLine = await createGateway({ env: { LINE_MESSAGING_TOKEN: 'a-token-of-the-tests' } });
    caller = await addCustomer(withLine, contacts);
    const offered = await fetchPreferences(await connectClient(withLine, () => caller.token));
    expect(offered.reaches).toEqual({ mail: 'r***@songwai.test', sms: '081-xxx-5670', line: 'LINE' });
    expect(offered.preferences.filter(({ event, channel }) => event === 'underway' && channel === 'line')).toEqual([
      { event: 'underway', channel: 'line', isOn: true, isLocked: false },
    ]);
    await withLine.close();
  });

  it('names no contact that is not proven', async () => {
    caller = await addCustomer(gateway, { contact_email: 'unproven@songwai.test', confirm_phone: '0899999999' });
    expect((await fetchPreferences(transport)).reaches).toEqual({});
  });

  it('begins as suits the account, and stays as it was chosen', async () => {
    const timing = async () => {
      const { isQuietAtNight, mailDigest } = await fetchPreferences(transport);
      return [isQuietAtNight, mailDigest];
    };
    const company = await addCompany(gateway);
    const begins: Record<string, readonly unknown[]> = {};
    for (const [who, account] of Object.entries({
      ...{ individual: await addCustomer(gateway), owner: company },
      member: await addMember(gateway, company, { rights: ['order'] }),
    })) {
      caller = account;
      begins[who] = await timing();
    }
    expect(begins).toEqual({ individual: [true, 'none'], owner: [true, 'hourly'], member: [true, 'hourly'] });
    await saveTiming(transport, { isQuietAtNight: false });
    expect(await timing()).toEqual([false, 'hourly']);
    await saveTiming(transport, { mailDigest: 'daily' });
    expect(await timing()).toEqual([false, 'daily']);
    await saveTiming(transport, {});
    expect(await timing()).toEqual([false, 'daily']);
  });

  it('is switched by channel, but not what is always sent', async () => {
    caller = await addCustomer(gateway);
    await savePreference(transport, { event: 'delivered', channel: 'sms', isOn: false });
    await savePreference(transport, { event: 'members', channel: 'mail', isOn: true });
    const { preferences } = await fetchPreferences(transport);
    const isOn = (event: string, channel: string) =>
      preferences.find((one) => one.event === event && one.channel === channel)?.isOn;
    expect([isOn('delivered', 'sms'), isOn('delivered', 'mail'), isOn('members', 'mail')]).toEqual([false, true, true]);
    await expect(savePreference(transport, { event: 'money', channel: 'mail', isOn: false })).rejects.toMatchObject({
      code: 422,
      field: 'isOn',
    });
  });
});
