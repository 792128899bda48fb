import { startTimer } from '@songwai/core/basics/start-timer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { addDriver, endDuty, finishJob, giveJob } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { siam } from '../../tests/builders/order.ts';
import { countQueries } from '../../tests/database/count-queries.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { noteJobNews } from '../chat/jobs/follow-jobs.ts';
import { readBookedPlaces } from '../jobs/booking/booked-places-queries.ts';
import { createNoteEvents } from '../notifications/note-events.ts';
import { createWebhookEvents } from '../partners/webhooks/webhook-events.ts';
import { createRecentNoter } from '../places/saved/note-recent.ts';
import { systemRandom } from '../platform/deps.ts';
import { receiptEvents } from '../receipts/queue/receipt-events.ts';
import { noteReferrals } from '../rewards/referrals/note-referrals.ts';
import { createReceiverMessages } from '../tracking/receivers/message-receivers.ts';
import { boundSubjects, createBatchSize } from './batch-size.ts';
import { createLookoutLease } from './lookout-lease-queries.ts';
import { readOutboxLag } from './outbox-lag-queries.ts';
import { forgetPublished } from './outbox-queries.ts';
import { createEventPublisher } from './publisher.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'off' } });
});
afterAll(() => gateway.close());

const handlers = () => [
  createNoteEvents({ clock: gateway.clock, channels: new Set(['mail'] as const) }),
  createWebhookEvents({ random: systemRandom }),
  createRecentNoter(readBookedPlaces),
  createReceiverMessages({ publicUrl: 'https://songwai.test' }),
  receiptEvents,
  noteReferrals,
  noteJobNews,
];
const countWaiting = async () => (await readOutboxLag(gateway.db, gateway.clock.now())).waiting;

describe('what follows from the events of jobs', () => {
  it('takes at most two statements an event', async () => {
    const customer = await addCustomer(gateway);
    for (let index = 0; index < 4; index += 1) {
      await endDuty(gateway);
      const driver = await addDriver(gateway, siam);
      const { jobId } = await giveJob(gateway, { driver, customer });
      await finishJob(gateway, driver, jobId);
    }
    const events = await countWaiting();
    expect(events).toBeGreaterThanOrEqual(20);
    const { db, clock } = gateway;
    const publisher = createEventPublisher({ db, clock, startTimer, log: silentLog, handlers: handlers() });
    const statements = await countQueries(gateway.pool, publisher.publish);
    expect(await countWaiting()).toBe(0);
    expect(await db.selectFrom('event_failures').select('error').execute()).toEqual([]);
    expect(statements / events).toBeLessThanOrEqual(2);
    const said = await db.selectFrom('chat_messages').select('event_key').where('kind', '=', 'event').execute();
    expect(said.length).toBeGreaterThanOrEqual(20);
  });

  it('is known to be late by the age of the oldest event', async () => {
    const at = gateway.clock.now();
    const row = { kind: 'test.happened', subject: 'T1', payload: '{}', created_at: at, published_at: null };
    await gateway.db.insertInto('outbox').values(row).execute();
    expect(await readOutboxLag(gateway.db, new Date(at.getTime() + 42_000))).toEqual({ waiting: 1, oldestSeconds: 42 });
  });

  it('is forgotten after ninety days, and not before', async () => {
    const { db, clock } = gateway;
    await db.updateTable('outbox').set({ published_at: clock.now() }).execute();
    await forgetPublished(db, new Date(clock.now().getTime() + 89 * 86_400_000));
    expect(await db.selectFrom('outbox').select('id').execute()).not.toEqual([]);
    await forgetPublished(db, new Date(clock.now().getTime() + 91 * 86_400_000));
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});

describe('a batch', () => {
  it('is halved after one that took too long, and grows again', () => {
    const size = createBatchSize({ least: 20, most: 100, longestMs: 50 });
    size.note({ events: 100, tookMs: 80 });
    expect(size.now()).toBe(50);
    size.note({ events: 50, tookMs: 500 });
    size.note({ events: 25, tookMs: 500 });
    expect(size.now()).toBe(20);
    size.note({ events: 20, tookMs: 10 });
    expect(size.now()).toBe(40);
  });

  it('ends before the job that would be one too many', () => {
    const events = ['A', 'B', 'A', 'C', 'A'].map((subject) => ({ subject }));
    expect(boundSubjects(events, 2)).toEqual(events.slice(0, 3));
    expect(boundSubjects(events, 3)).toEqual(events);
  });
});

it('of two gateways one looks for work, and the other does when the first has stopped', async () => {
  const [first, second, third] = [1, 2, 3].map(() => createLookoutLease(gateway.db));
  expect(await first?.hold()).toBe(true);
  expect(await second?.hold()).toBe(false);
  await first?.giveUp();
  expect(await third?.hold()).toBe(true);
});
