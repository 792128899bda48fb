import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPushStatus, sendTestPush, startPush, stopPush } from '@songwai/core/notifications/push-calls';
import { readPushMessage } from '@songwai/core/notifications/push-message';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';
import { type PushStandIn, startPushService } from '../../../tests/notifications/push-service.ts';
import { notifications as room } from '../room.ts';
import { readPushEndpoint } from './push-endpoint.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:push@songwai.test' };

let gateway: Gateway;
let transport: Transport;
let customer: Awaited<ReturnType<typeof addCustomer>>;
let device: PushStandIn;
beforeAll(async () => {
  gateway = await createGateway({ env });
  transport = await connectClient(gateway, () => customer.token);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  customer = await addCustomer(gateway);
  device = await startPushService(publicKey);
});
afterEach(() => device.close());

const isOn = async () => (await fetchPushStatus(transport))?.isOn;

describe('a device that takes messages', () => {
  it('gets a test message, which only its browser can read and only we can have sent', async () => {
    expect(await fetchPushStatus(transport)).toEqual({ publicKey, isOn: false });
    await startPush(transport, device.subscription);
    expect(await isOn()).toBe(true);
    await sendTestPush(transport);
    expect(device.received).toHaveLength(1);
    const [message] = device.received;
    expect(message).toMatchObject({ isOurs: true, headers: { 'content-encoding': 'aes128gcm', urgency: 'high' } });
    expect(readPushMessage(message?.text ?? '')).toMatchObject({
      title: 'Songwai can notify this device',
      path: '/en/settings/notifications',
    });
  });

  it('is left alone after it was switched off', async () => {
    await startPush(transport, device.subscription);
    await stopPush(transport);
    expect(await isOn()).toBe(false);
    await expect(sendTestPush(transport)).rejects.toMatchObject({ code: 404 });
    expect(device.received).toEqual([]);
  });

  it.each([404, 410])('that its push service no longer knows (%i) is removed', async (status) => {
    await startPush(transport, device.subscription);
    device.answer(status);
    await expect(sendTestPush(transport)).rejects.toMatchObject({ code: 404 });
    expect(await isOn()).toBe(false);
  });

  it('stays where its push service fails, and the customer hears of it', async () => {
    await startPush(transport, device.subscription);
    device.answer(500);
    await expect(sendTestPush(transport)).rejects.toMatchObject({ code: 503 });
    expect(await isOn()).toBe(true);
    device.answer(201);
    await sendTestPush(transport);
  });

  it('belongs to whoever used it last, and to nobody after a sign-out', async () => {
    await startPush(transport, device.subscription);
    const first = customer;
    customer = await addCustomer(gateway);
    await startPush(transport, device.subscription);
    expect(await isOn()).toBe(true);
    customer = { ...first };
    expect(await isOn()).toBe(false);

    await startPush(transport, device.subscription);
    await gateway.post('/logout', {}, { token: customer.token });
    await room.forget?.(gateway.db, gateway.clock.now());
    const rows = await gateway.db.selectFrom('push_subscriptions').select('endpoint').execute();
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(device.subscription.endpoint);
  });

  it('may be tested now and then, not all day', async () => {
    await startPush(transport, device.subscription);
    for (let time = 0; time < 10; time++) await sendTestPush(transport);
    await expect(sendTestPush(transport)).rejects.toMatchObject({ code: 429 });
    expect(device.received).toHaveLength(10);
  });
});

describe('the address of a push service', () => {
  it('is none within our own network, whatever a browser says', async () => {
    for (const text of [
      'http://push.example/a',
      'https://10.0.0.7/a',
      'https://[::1]/a',
      'https://u:p@push.example/',
      'ftp://x.y/',
      'x',
      'https://internal/',
    ])
      expect(readPushEndpoint(text, { allowsLocalhost: false }), text).toBeUndefined();
    expect(readPushEndpoint('http://localhost:1/', { allowsLocalhost: false })).toBeUndefined();
    expect(readPushEndpoint('https://fcm.googleapis.com/fcm/send/x', { allowsLocalhost: false })?.isLocal).toBe(false);
    await expect(startPush(transport, { ...device.subscription, endpoint: 'https://10.0.0.7/a' })).rejects.toMatchObject({
      code: 422,
      field: 'endpoint',
    });
  });

  it('that leads into our network is not called', async () => {
    await startPush(transport, { ...device.subscription, endpoint: 'https://localtest.invalid/send' });
    await expect(sendTestPush(transport)).rejects.toMatchObject({ code: 503 });
  });
});

describe('a gateway without keys', () => {
  it('offers nothing to switch on', async () => {
    const bare = await createGateway();
    const person = await addCustomer(bare);
    const calls = await connectClient(bare, () => person.token);
    expect(await fetchPushStatus(calls)).toBeNull();
    await expect(startPush(calls, device.subscription)).rejects.toMatchObject({ code: 404 });
    await bare.close();
  });
});
