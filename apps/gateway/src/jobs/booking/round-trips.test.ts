import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Caller, signInAs } from '../../../tests/builders/sessions.ts';
import { moveWallet } from '../../../tests/builders/wallets.ts';
import { countQueries } from '../../../tests/database/count-queries.ts';
import { addInvoicedCompany } from '../../../tests/invoices/invoiced-companies.ts';

let gateway: Gateway;
let customer: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  customer = await signInAs(gateway, 'demo@songwai.test');
  await moveWallet(gateway, customer, { satang: 1_000_000 });
});
afterAll(() => gateway.close());

/** The least of some rounds: what a gateway does by itself now and then falls into some of them. */
async function countLeast(work: () => Promise<unknown>): Promise<number> {
  // The catalogue, the customer's terms and accounts are known from now on.
  await work();
  const counts: number[] = [];
  for (let round = 0; round < 5; round += 1) counts.push(await countQueries(gateway.pool, work));
  return Math.min(...counts);
}

it.each([
  ['in cash: locks, facts, the job, and its commit', paymentType.cash, 4],
  ['from the wallet: its movement, too', paymentType.prepaid, 5],
])('a booking %s', async (_what, type, roundTrips) => {
  const whoAsks = await countLeast(() => gateway.post('/create_job', { lang: 'en' }, customer));
  expect(await countLeast(() => bookJob(gateway, customer, { paymentType: type }))).toBe(whoAsks + roundTrips);
});

it('a booking by invoice: whether it rests is read with everything else', async () => {
  customer = await addInvoicedCompany(gateway);
  const whoAsks = await countLeast(() => gateway.post('/create_job', { lang: 'en' }, customer));
  expect(await countLeast(() => bookJob(gateway, customer, { paymentType: paymentType.invoice }))).toBe(whoAsks + 4);
});
