import { saveTiming } from '@songwai/core/notifications/preferences-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer } from '../../../tests/builders/customers.ts';
import { noon } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Caller, openSession } from '../../../tests/builders/sessions.ts';
import { createRounds, newContacts } from '../../../tests/notifications/rounds.ts';

const hour = 3_600;

let gateway: Gateway;
let rounds: ReturnType<typeof createRounds>;
beforeAll(async () => {
  gateway = await createGateway();
  rounds = createRounds(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.set(noon));

it('what waits comes at once where its customer wants no digest any more, and no quiet hours', async () => {
  const company = await addCompany(gateway, newContacts());
  const customer = await addCustomer(gateway, newContacts());
  const { jobId } = await bookJob(gateway, company);
  await rounds.happen('jobs.completed', jobId);
  await rounds.round();
  const mailsOf = async (who: Caller) => (await rounds.kindsOf(who)).filter((kind) => kind === 'mail').length;
  expect(await mailsOf(company)).toBe(0);
  await gateway.call(saveTiming, { mailDigest: 'none' }, company);
  await rounds.round();
  expect(await mailsOf(company)).toBe(1);

  gateway.clock.set(new Date('2026-11-20T23:00:00+07:00'));
  await rounds.happen('wallet.payoutPaid', customer.userId, { amountSatang: 10_000 });
  await rounds.round();
  expect(await mailsOf(customer)).toBe(0);
  await gateway.call(saveTiming, { isQuietAtNight: false }, { token: await openSession(gateway, customer.userId) });
  await rounds.round();
  expect(await mailsOf(customer)).toBe(1);
});

it('after an outage of half a day there is a mail about a delivery, but no text message', async () => {
  const customer = await addCustomer(gateway, newContacts());
  const { jobId } = await bookJob(gateway, customer);
  await rounds.happen('jobs.completed', jobId);
  gateway.clock.advanceSeconds(13 * hour);
  await rounds.round();
  gateway.clock.advanceSeconds(8 * hour);
  await rounds.round();
  expect(await rounds.kindsOf(customer)).toEqual(['mail']);
});

it('an answer of support that is not read is mailed without its words, a message of a job’s chat is not', async () => {
  const customer = await addCustomer(gateway, newContacts());
  const { jobId } = await bookJob(gateway, customer);
  await rounds.happen('chat.unread', customer.userId, { jobId });
  await rounds.round();
  expect(await rounds.kindsOf(customer)).toEqual([]);
  await rounds.happen('chat.unread', customer.userId);
  await rounds.round();
  const [mail, ...others] = await rounds.readMessages(customer);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'mail', subject: 'ทีมช่วยเหลือตอบคุณแล้ว' });
  expect(mail?.body).toContain('https://songwai.test/chat');
});
