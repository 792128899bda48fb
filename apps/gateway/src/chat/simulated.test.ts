import { startTimer } from '@songwai/core/basics/start-timer';
import { getRoomData, readChatRoom, sendChatMessage } from '@songwai/core/chat/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { endDuty, makeSimulator } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Caller, signInAdmin } from '../../tests/builders/sessions.ts';
import { makeJobRoom, writeAs } from '../../tests/chat/job-rooms.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { createEventPublisher } from '../events/publisher.ts';
import { createNoteEvents } from '../notifications/note-events.ts';
import { createAwayNotifier } from './away/notify-away.ts';
import { createJobNewsHandler } from './jobs/follow-jobs.ts';
import { createSimulatedTalk } from './simulated/simulated-driver.ts';

let gateway: Gateway;
let customer: Caller;
beforeAll(async () => {
  gateway = await createGateway({ env: { SIMULATION_SPEED: '1' } });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  customer = await addCustomer(gateway, { email: `away-${Math.random()}@songwai.test` });
});

const talk = () => createSimulatedTalk({ db: gateway.db, clock: gateway.clock, startTimer, log: silentLog });
const publish = (...handlers: Parameters<typeof createEventPublisher>[0]['handlers']) =>
  createEventPublisher({ db: gateway.db, clock: gateway.clock, startTimer, log: silentLog, handlers }).publish();
const follow = async () => {
  await publish(createJobNewsHandler(talk()));
};
const saidIn = async (roomId: string) =>
  (await gateway.call(getRoomData, { id: roomId }, customer)).body.messages.map(
    ({ quickReply, event, text }) => quickReply?.key ?? event?.key ?? text,
  );

it('a simulated driver says where it is, reads, and answers', async () => {
  await endDuty(gateway);
  const { jobId } = await bookJob(gateway, customer);
  const simulator = makeSimulator(gateway);
  for (let minute = 0; minute < 120; minute += 1) {
    await simulator.tick();
    await follow();
    const { status } = await gateway.db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow();
    if (status === 'arrived') break;
    gateway.clock.advanceSeconds(30);
  }
  expect(await saidIn(jobId)).toEqual(['assigned', 'arrived', 'atPickUp']);
  await gateway.call(sendChatMessage, { roomId: jobId, guid: 'where-are-you', quickReply: 'whereAreYou' }, customer);
  await talk().answer();
  expect(await saidIn(jobId)).toHaveLength(4);
  gateway.clock.advanceSeconds(5);
  await talk().answer();
  await talk().answer();
  expect(await saidIn(jobId)).toEqual(['assigned', 'arrived', 'atPickUp', 'whereAreYou', 'nearlyThere']);
  const { body } = await gateway.call(getRoomData, { id: jobId }, customer);
  expect(body.room.members.find(({ role }) => role === 'driver')?.readSeq).toBe(4);
});

it('a simulated driver arrives in the chat at every stop, also where the goods go back to', async () => {
  await endDuty(gateway);
  const { jobId } = await bookJob(gateway, customer, { option: '3' });
  const simulator = makeSimulator(gateway);
  for (let minute = 0; minute < 240; minute += 1) {
    await simulator.tick();
    await follow();
    gateway.clock.advanceSeconds(30);
  }
  expect(await saidIn(jobId)).toEqual([
    ...['assigned', 'arrived', 'atPickUp', 'pickedUp'],
    ...['arrived', 'atDropOff', 'delivered', 'arrived', 'atDropOff', 'completed'],
  ]);
});

it('a real driver answers without help', async () => {
  const { jobId } = await makeJobRoom(gateway, { customer });
  await gateway.call(sendChatMessage, { roomId: jobId, guid: 'where-are-you', quickReply: 'whereAreYou' }, customer);
  gateway.clock.advanceSeconds(60);
  await talk().answer();
  expect(await saidIn(jobId)).toEqual(['assigned', 'whereAreYou']);
});

it('a customer who is away is notified once after three minutes; who reads is not', async () => {
  const { jobId, driver } = await makeJobRoom(gateway, { customer });
  const notify = async () => {
    const { db, clock } = gateway;
    await createAwayNotifier({ db, clock, startTimer, log: silentLog }).notify();
    await publish(createNoteEvents({ clock, channels: new Set() }));
    const rows = await db
      .selectFrom('notifications')
      .select('subject')
      .where('user_id', '=', customer.userId)
      .where('kind', '=', 'chatMessage')
      .execute();
    return rows.map(({ subject }) => subject);
  };
  const fromDriver = (guid: string) => driver.post(`/chat/driver/room/${jobId}/message`, { guid, text: 'ถึงแล้วครับ' });
  await fromDriver('away-message-1');
  await gateway.call(readChatRoom, { roomId: jobId, upTo: 2 }, customer);
  gateway.clock.advanceSeconds(200);
  expect(await notify()).toEqual([]);
  await fromDriver('away-message-2');
  await fromDriver('away-message-3');
  expect(await notify()).toEqual([]);
  gateway.clock.advanceSeconds(200);
  expect(await notify()).toEqual([jobId]);
  await fromDriver('away-message-4');
  gateway.clock.advanceSeconds(200);
  expect(await notify()).toEqual([jobId]);

  const admin = await signInAdmin(gateway);
  await writeAs(gateway, customer, { roomId: customer.userId, text: 'ถามหน่อยค่ะ' });
  await writeAs(gateway, admin, { roomId: customer.userId, text: 'ได้เลยค่ะ' });
  gateway.clock.advanceSeconds(200);
  expect(await notify()).toEqual([jobId, '']);
});
