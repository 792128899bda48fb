import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvent } from '../src/events/queries.ts';
import { queueMail } from '../src/messages/queue-queries.ts';
import { createFakeClock } from './builders/fake-clock.ts';
import { createFakeTimers } from './builders/fake-timers.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { countQueries } from './database/count-queries.ts';
import { settlePool } from './database/settle-pool.ts';

const clock = createFakeClock();
const timers = createFakeTimers(clock);
let gateway: Gateway;
beforeAll(async () => {
  const { startTimer } = timers;
  gateway = await createGateway({ clock, startTimer, env: { BACKGROUND_WORK: 'on', SIMULATION_SPEED: '1' } });
  await pass(60);
});
afterAll(() => gateway.close());

const pass = (seconds: number) => timers.pass(seconds * 1000, () => settlePool(gateway.pool));
const event = () => ({ kind: 'test.happened', subject: 'T1', payload: {}, at: clock.now() });
const countUnpublished = async () => {
  const rows = await gateway.db.selectFrom('outbox').select('id').where('published_at', 'is', null).execute();
  return rows.length;
};
const countWaiting = async () => {
  const rows = await gateway.db.selectFrom('messages').select('id').where('state', '=', 'waiting').execute();
  return rows.length;
};
const mail = { to: 'somchai@songwai.test', purpose: 'enquiry', subject: 'Hello', body: 'Hello' } as const;

describe('a gateway with nothing to do', () => {
  it('runs at most two transactions a second', async () => {
    const seconds = 600;
    const count = await countQueries(gateway.pool, () => pass(seconds));
    expect(count / seconds).toBeLessThanOrEqual(2);
  });

  it('does what comes up as soon as it is committed, without waiting for a timer', async () => {
    await pass(1);
    await recordEvent(gateway.db, event());
    await expect.poll(countUnpublished).toBe(0);
    await pass(1);
    await queueMail(gateway.db, { ...mail, at: clock.now() });
    await expect.poll(countWaiting).toBe(0);
  });

  it('finds within three seconds what it was not told of', async () => {
    const { payload, at, ...rest } = event();
    await pass(10);
    await gateway.db
      .insertInto('outbox')
      .values({ ...rest, payload: JSON.stringify(payload), created_at: at, published_at: null })
      .execute();
    await pass(3);
    expect(await countUnpublished()).toBe(0);
  });

  it('does at its moment what is due later', async () => {
    await queueMail(gateway.db, { ...mail, at: new Date(clock.now().getTime() + 100_400) });
    await settlePool(gateway.pool);
    await pass(100);
    expect(await countWaiting()).toBe(1);
    await pass(0.5);
    expect(await countWaiting()).toBe(0);
  });
});
