import { redeemWalletCode, walletHistory } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { signInAs } from '../../tests/builders/sessions.ts';
import { systemRandom } from '../platform/deps.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { demoCodes } from './seed.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

it('a demo has money and codes to try, once, however often it starts', async () => {
  const { db, clock } = gateway;
  await seedDemo({ db, clock, random: systemRandom, config: { partnerDemoSecret: undefined, partnerPort: 8081 } });
  const demo = await signInAs(gateway, 'demo@songwai.test');
  const { transactions } = (await gateway.call(walletHistory, {}, demo)).body;
  expect(transactions).toMatchObject([{ type: 'topUp', amount: 1_240, balance: 1_240 }]);
  // Nobody paid it, so there is no receipt that its row could lead to.
  expect(transactions[0]).not.toHaveProperty('hasReceipt');
  for (const [index, code] of demoCodes.entries())
    expect((await gateway.call(redeemWalletCode, { code }, demo)).body.songwaiWallet).toBe(1_240 + (index + 1) * 200);
  expect((await gateway.call(redeemWalletCode, { code: demoCodes[0] }, demo)).body.responseCode).toBe(422);
});
