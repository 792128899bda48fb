import { walletHistory } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookJob, completePaid, moveJob, readJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { creditCashBack } from '../../wallet/cash-back.ts';
import { creditMonth } from './cash-back-worker.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const credit = () => creditMonth({ db: gateway.db, clock: gateway.clock, creditCashBack });

it('gold gets two percent of the month back on the first of the next, once', async () => {
  const user = await addCustomer(gateway);
  await gateway.db.updateTable('users').set({ tier: 'gold' }).where('id', '=', user.userId).execute();
  const { jobId } = await bookJob(gateway, user);
  const { net_satang: net } = await readJob(gateway, jobId);
  await completePaid(gateway, jobId, net);
  // Nobody has said yet that this one was paid.
  const { jobId: unpaid } = await bookJob(gateway, user);
  await moveJob(gateway, unpaid, 'completed');
  expect(await credit()).toBe(0);
  gateway.clock.advanceSeconds(11 * 24 * 3_600);
  expect(await Promise.all([credit(), credit()])).toContain(1);
  expect(await credit()).toBe(0);
  const { body } = await gateway.call(walletHistory, {}, user);
  expect(body.transactions).toMatchObject([{ type: 'cashBack', amount: Math.floor((net * 2) / 100) / 100 }]);
});
