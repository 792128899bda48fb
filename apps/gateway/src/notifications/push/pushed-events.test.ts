import { readPushMessage } from '@songwai/core/notifications/push-message';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Caller, openSession } from '../../../tests/builders/sessions.ts';
import { createDelivering } from '../../../tests/notifications/delivering.ts';
import { type PushStandIn, startPushService } from '../../../tests/notifications/push-service.ts';
import { recordEvent } from '../../events/queries.ts';
import { createPublicLookup } from '../../remote/public-lookup.ts';
import { createPushPoster } from './post-push.ts';
import { createPushSender } from './push-sender.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const push = { publicKey, privateKey, subject: 'mailto:push@songwai.test' };
const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: push.subject };

let gateway: Gateway;
let customer: Caller;
let jobId: string;
let devices: readonly [PushStandIn, PushStandIn];
beforeAll(async () => {
  gateway = await createGateway({ env });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  customer = await addCustomer(gateway);
  jobId = (await bookJob(gateway, customer)).jobId;
  devices = [await startPushService(publicKey), await startPushService(publicKey)];
  // Each device has a session of its own.
  for (const { subscription } of devices) {
    const token = await openSession(gateway, customer.userId);
    await gateway.post('/notification/push', subscription, { token });
  }
  // Nothing of the booking: the tests are about what comes later.
  await gateway.db.deleteFrom('outbox').where('published_at', 'is', null).execute();
});
afterEach(async () => {
  for (const device of devices) await device.close();
});

const send = createPushSender({
  push,
  allowsLocalhost: true,
  post: createPushPoster(createPublicLookup()),
  onProblem: () => undefined,
});
const work = async (options: Parameters<typeof createDelivering>[1] = {}) => {
  const { publish, deliver } = createDelivering(gateway, { channels: new Set(['push']), send, ...options });
  await publish();
  await deliver();
};
const happen = (kind: string) => recordEvent(gateway.db, { kind, subject: jobId, payload: {}, at: gateway.clock.now() });
const titles = ({ received }: PushStandIn) => received.map(({ text }) => readPushMessage(text)?.title);
const delivery = async () =>
  gateway.db
    .selectFrom('notification_deliveries')
    .select(['state', 'pushed_to'])
    .where('user_id', '=', customer.userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('what happens', () => {
  it('is pushed to every device of its user, and opens the page of the job', async () => {
    await happen('jobs.assigned');
    await work();
    for (const { received } of devices) {
      expect(received).toHaveLength(1);
      expect(received[0]).toMatchObject({ isOurs: true });
      expect(readPushMessage(received[0]?.text ?? '')).toMatchObject({ path: `/job/${jobId}`, tag: jobId });
    }
    await work();
    expect(devices.map(({ received }) => received.length)).toEqual([1, 1]);
    expect((await delivery()).state).toBe('sent');
  });

  it('is pushed once by two gateways', async () => {
    await happen('jobs.assigned');
    const { publish } = createDelivering(gateway, { channels: new Set(['push']) });
    await publish();
    await Promise.all([work(), work(), work()]);
    expect(devices.map(({ received }) => received.length)).toEqual([1, 1]);
  });

  it('is pushed as the latest state of a job only, where several are due', async () => {
    for (const kind of ['assigned', 'pickedUp', 'completed']) await happen(`jobs.${kind}`);
    await work();
    expect(titles(devices[0])).toEqual([expect.stringMatching(/ส่งถึง|ส่งสำเร็จ|ถึงแล้ว/)]);
  });

  it('is not pushed where its user does not want it in the list, or after a sign-out', async () => {
    await gateway.post('/notification/preference', { event: 'underway', via: 'web', isOn: false }, { token: customer.token });
    await happen('jobs.assigned');
    await work();
    expect(titles(devices[0])).toEqual([]);
    await gateway.db
      .updateTable('sessions')
      .set({ revoked_at: gateway.clock.now() })
      .where('user_id', '=', customer.userId)
      .execute();
    await happen('jobs.completed');
    await work();
    expect(devices.map(({ received }) => received.length)).toEqual([0, 0]);
  });
});

describe('a device that cannot be reached', () => {
  it('is tried again, and the others get nothing twice', async () => {
    devices[1].answer(503);
    await happen('jobs.assigned');
    await work();
    devices[1].answer(201);
    await work();
    expect(devices.map(({ received }) => received.length)).toEqual([1, 1]);
    gateway.clock.advanceSeconds(6);
    await work();
    expect(devices.map(({ received }) => received.length)).toEqual([1, 2]);
    expect(await delivery()).toMatchObject({ state: 'sent', pushed_to: [expect.any(String), expect.any(String)] });
  });

  it('gets the latest state when it is back, not the one before', async () => {
    for (const device of devices) device.answer(503);
    await happen('jobs.assigned');
    await work();
    for (const device of devices) device.answer(201);
    await happen('jobs.completed');
    await work();
    gateway.clock.advanceSeconds(3_600);
    await work();
    const [first, second] = titles(devices[0]);
    expect(titles(devices[0])).toHaveLength(2);
    expect(first).not.toBe(second);
  });

  it('is given up after an hour', async () => {
    for (const device of devices) device.answer(500);
    await happen('jobs.assigned');
    for (let minute = 0; minute <= 70; minute += 1) {
      await work();
      gateway.clock.advanceSeconds(60);
    }
    expect(await delivery()).toEqual({ state: 'dropped', pushed_to: [] });
    const tried = devices[0].received.length;
    expect(tried).toBeGreaterThan(5);
    expect(tried).toBeLessThan(20);
    for (const device of devices) device.answer(201);
    gateway.clock.advanceSeconds(3_600);
    await work();
    expect(devices[0].received).toHaveLength(tried);
  });

  it('is forgotten where its push service no longer knows it', async () => {
    devices[0].answer(410);
    await happen('jobs.assigned');
    await work();
    const rows = await gateway.db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', customer.userId)
      .execute();
    expect(rows.map(({ endpoint }) => endpoint)).toEqual([devices[1].subscription.endpoint]);
    expect((await delivery()).state).toBe('sent');
  });
});

describe('a gateway that stops while it pushes', () => {
  it('leaves the rest to another after a while, whose repetition takes the place of the first message', async () => {
    await happen('jobs.assigned');
    let isFirst = true;
    const stopping: typeof send = async (target, message) => {
      const outcome = await send(target, message);
      if (isFirst) {
        isFirst = false;
        throw Object.assign(new Error('the gateway stops'), { code: 'ECONNRESET' });
      }
      return outcome;
    };
    await expect(work({ send: stopping })).rejects.toThrow('stops');
    await work();
    gateway.clock.advanceSeconds(299);
    await work();
    const before = devices.map(({ received }) => received.length);
    gateway.clock.advanceSeconds(2);
    await work();
    expect((await delivery()).state).toBe('sent');
    const tags = devices.flatMap(({ received }) => received.map(({ text }) => readPushMessage(text)?.tag));
    expect(new Set(tags)).toEqual(new Set([jobId]));
    expect(before.every((count) => count <= 1)).toBe(true);
    for (const { received } of devices) expect(received.length).toBeLessThanOrEqual(2);
  });
});
