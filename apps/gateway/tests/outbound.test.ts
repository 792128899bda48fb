import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMail } from '../src/messages/queue-queries.ts';
import { createFakeClock } from './builders/fake-clock.ts';
import { createFakeTimers } from './builders/fake-timers.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { settlePool } from './database/settle-pool.ts';

const providers = {
  SMTP_URL: 'smtp://mail.songwai.test',
  MAIL_FROM: 'hello@songwai.test',
  SMS_URL: 'https://sms.songwai.test',
  SMS_KEY: 'user:secret',
  SMS_SENDER: 'Songwai',
  OMISE_PUBLIC_KEY: 'pkey_abc',
  OMISE_SECRET_KEY: 'skey_abc',
};

const clock = createFakeClock();
const timers = createFakeTimers(clock);
let gateway: Gateway;
beforeAll(async () => {
  const { startTimer } = timers;
  gateway = await createGateway({ clock, startTimer, env: { ...providers, OUTBOUND: 'off', BACKGROUND_WORK: 'on' } });
});
afterAll(() => gateway.close());

it('a restored copy in a drill sends nothing of what waits, and says so', async () => {
  await queueMail(gateway.db, { to: 'somchai@songwai.test', purpose: 'drill', subject: 'Hello', body: 'Hello', at: clock.now() });
  await timers.pass(300_000, () => settlePool(gateway.pool));
  const waiting = gateway.db.selectFrom('messages').select(['state', 'attempts']).where('purpose', '=', 'drill');
  expect(await waiting.execute()).toEqual([{ state: 'waiting', attempts: 0 }]);
  expect((await gateway.inject({ method: 'GET', url: '/readyz' })).body).toMatchObject({ status: 'ready', outbound: 'off' });
  expect(gateway.logLines.join('')).toContain('OUTBOUND is off');
});

it('it takes no money either', async () => {
  expect((await gateway.get('/init_data_v3', {})).body).not.toHaveProperty('cardProvider.publicKey');
  expect(gateway.logLines.join('')).toContain('nothing can be paid by card');
});
