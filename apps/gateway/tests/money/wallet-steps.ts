import { payWalletPackage, redeemWalletCode, requestPayout } from '@songwai/core/wallet/contract';
import { expect } from 'vitest';
import { systemRandom } from '../../src/platform/deps.ts';
import { makeCodes } from '../../src/wallet/codes/make-codes.ts';
import { createPayouts } from '../../src/wallet/payouts/payouts.ts';
import { readPayoutId } from '../../src/wallet/payouts/wire-payout.ts';
import { nowOf } from './actors.ts';
import { type Method, payingFields } from './booking-steps.ts';
import { newGuid, notePayment } from './note-payment.ts';
import { makeStep, type Step } from './step.ts';

/** Bonuses by package. */
const bonuses: Readonly<Record<number, number>> = { 1: 10_000, 2: 40_000 };

export const topUp = (what: { readonly packageId: 1 | 2 } | { readonly amount: number }, method: Method): Step =>
  makeStep({
    name: `top up ${JSON.stringify(what)} with ${method.paidBy} ${method.behaviour}`,
    isPossible: () => true,
    take: async (model, actors) => {
      const fields = { guid: newGuid(), ...what, ...(await payingFields(actors, method)) };
      const { body } = await actors.gateway.call(payWalletPackage, fields, actors.user);
      expect(body).toMatchObject({ responseCode: 200 });
      const bonus = 'packageId' in what ? (bonuses[what.packageId] ?? 0) : 0;
      notePayment(model, body.payment, { purpose: 'topUp', bonus, now: nowOf(actors) });
    },
  });

export const redeem = (baht: number): Step =>
  makeStep({
    name: `redeem a code of ${baht} baht, twice`,
    isPossible: () => true,
    take: async (model, { gateway, user }) => {
      const { db, clock } = gateway;
      const amountSatang = baht * 100;
      const expiresAt = new Date(clock.now().getTime() + 86_400_000);
      const batch = { count: 1, amountSatang, expiresAt, createdBy: 'test' };
      const [code] = await makeCodes({ db, clock, random: systemRandom }, batch);
      const press = async () => (await gateway.call(redeemWalletCode, { code }, user)).body;
      const first = await press();
      // So many codes an hour are taken for guesses.
      if (first.responseCode === 429) return;
      expect(first).toMatchObject({ responseCode: 200, amount: baht });
      model.wallet.bonus += amountSatang;
      expect((await press()).responseCode).not.toBe(200);
    },
  });

export const askForPayout = (share: number): Step =>
  makeStep({
    name: `ask for ${share} of the money of cash on delivery`,
    isPossible: ({ wallet }) => wallet.cod >= 200,
    take: async (model, { gateway, user }) => {
      const amount = Math.max(100, Math.floor(model.wallet.cod * share));
      const fields = { guid: newGuid(), amount: amount / 100 };
      const answers = [await gateway.call(requestPayout, fields, user), await gateway.call(requestPayout, fields, user)];
      for (const { body } of answers) expect(body).toMatchObject({ responseCode: 200, payout: answers[0]?.body.payout });
      model.wallet.cod -= amount;
      model.payouts.push({ amount, id: readPayoutId(answers[0]?.body.payout.payoutId ?? '') ?? 0 });
    },
  });

export const endPayout = (state: 'paid' | 'refused'): Step =>
  makeStep({
    name: `the payout is ${state}`,
    isPossible: ({ payouts }) => payouts.length > 0,
    take: async (model, { gateway }) => {
      const { amount, id } = model.payouts.shift() ?? { amount: 0, id: 0 };
      const { end } = createPayouts(gateway);
      expect(await end({ id, state, remark: 'by the test' })).toMatchObject({ state });
      expect(await end({ id, state: 'refused', remark: 'once more' })).toBeUndefined();
      if (state === 'refused') model.wallet.cod += amount;
    },
  });
