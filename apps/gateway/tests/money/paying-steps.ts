import { payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import { tipDriver } from '@songwai/core/ratings/tip-contract';
import { expect } from 'vitest';
import { recordCharge } from '../../src/jobs/charges/charge-queries.ts';
import { collectCod } from '../../src/jobs/cod/cod.ts';
import { changeStatus } from '../../src/jobs/status-queries.ts';
import { createSandboxBank } from '../../src/payments/providers/sandbox/sandbox-bank.ts';
import { insertDrivenRide, saveVisit } from '../../src/rides/ride-queries.ts';
import { answerBank } from '../builders/payments.ts';
import { type Actors, nowOf, passSeconds } from './actors.ts';
import { type Method, payingFields } from './booking-steps.ts';
import {
  chargeLater,
  type Model,
  noParts,
  type OpenPayment,
  openDuesOf,
  payLater,
  refund,
  release,
  spendTip,
  sumOf,
  tippable,
  tipsLeft,
  totalOf,
} from './model.ts';
import { newGuid, notePayment } from './note-payment.ts';
import { endOverdue, settlePayment } from './open-payment.ts';
import { makeJobStep, makeStep, type Step } from './step.ts';

interface Ride {
  /** Baht that the driver waited for. */
  readonly waiting: number;
  /** The driver gave the goods to nobody, and collected nothing. */
  readonly isInVain: boolean;
}

export const complete = (pick: number, { waiting, isInVain }: Ride): Step =>
  makeJobStep(`the job is done ${JSON.stringify({ waiting, isInVain })}`, pick, {
    isFit: ({ status }) => status === 'matching' || status === 'arrived',
    take: async (job, model, { gateway, driverId }) => {
      const { jobId } = job;
      const at = gateway.clock.now();
      await gateway.db.transaction().execute(async (trx) => {
        await insertDrivenRide(trx, { jobId, driverId, at });
        if (!isInVain) await collectCod(trx, { jobId, stop: 1, driverId, at });
        await changeStatus(trx, { jobId, status: 'completed', stop: 1, at });
        await saveVisit(trx, { jobId, nextVisit: 2, isAtVisit: false, endedAt: at });
        if (waiting > 0)
          await recordCharge(trx, { jobId, kind: 'waiting', stop: 1, minutes: 20, amountSatang: waiting * 100, at });
      });
      Object.assign(job, {
        status: 'completed',
        parts: noParts(),
        promptPay: 0,
        cardPaid: 0,
        isCapturing: job.authorised !== undefined,
      });
      if (!isInVain && !job.isMoneyBack) model.wallet.cod += job.cod;
      if (waiting > 0) chargeLater(model, job, waiting * 100);
    },
  });

export const waive = (pick: number): Step =>
  makeJobStep('an administrator waives a charge', pick, {
    isFit: ({ charges }) => charges.some(({ isWaived }) => !isWaived),
    take: async (job, model, { gateway, admin }) => {
      const rows = await gateway.db
        .selectFrom('job_charges')
        .select('id')
        .where('job_id', '=', job.jobId)
        .orderBy('id')
        .execute();
      const index = job.charges.findIndex(({ isWaived }) => !isWaived);
      const charge = job.charges[index];
      if (charge === undefined) return;
      const path = `/admin/job/${job.jobId}/charge/${rows[index]?.id}/waive`;
      // Twice: it is waived once.
      for (const reason of ['the driver was early', 'pressed again'])
        expect((await gateway.post(path, { reason }, admin)).body).toMatchObject({ responseCode: 200 });
      charge.isWaived = true;
      if (charge.isPaidAtOnce || charge.due?.state === 'paid') refund(model, job, charge.amount);
      else if (charge.due !== undefined) charge.due.state = 'void';
    },
  });

export const payOpen = (method: Method): Step =>
  makeStep({
    name: `pay what is open with ${method.paidBy} ${method.behaviour}`,
    isPossible: (model) => openDuesOf(model).length > 0,
    take: async (model, actors) => {
      const dues = openDuesOf(model);
      const amount = totalOf(dues);
      const fields = { guid: newGuid(), shownAmount: amount / 100, ...(await payingFields(actors, method)) };
      const { body } = await actors.gateway.call(payOpenAmounts, fields, actors.user);
      if (body.responseCode === 422)
        return expect(method.paidBy === 'card' ? amount < 2_000 : sumOf(model.wallet) < amount).toBe(true);
      expect(body).toMatchObject({ responseCode: 200 });
      if (method.paidBy === 'wallet') {
        for (const due of dues) {
          due.state = 'paid';
          const job = model.jobs.find(({ jobId }) => jobId === due.jobId);
          expect(job !== undefined && payLater(model, job, due.amount)).toBe(true);
        }
      } else notePayment(model, body.payment, { purpose: 'openAmount', dues, now: nowOf(actors) });
    },
  });

export const tip = (pick: number, { baht, ...method }: Method & { readonly baht: number }): Step =>
  makeJobStep(`tip ${baht} baht with ${method.paidBy} ${method.behaviour}`, pick, {
    isFit: ({ status }) => status === 'completed',
    take: async ({ jobId }, model, actors) => {
      const { gateway, user } = actors;
      const fields = { jobId, guid: newGuid(), amount: baht, ...(await payingFields(actors, method)) };
      const { body } = await gateway.call(tipDriver, fields, user);
      const amount = baht * 100;
      const now = nowOf(actors);
      const left = tipsLeft(model, jobId, now);
      if (left < amount)
        return expect(body).toMatchObject({ responseCode: 422, field: 'amount', reason: 'tip_limit', tipLeft: left / 100 });
      if (body.responseCode === 422)
        return expect(method.paidBy === 'card' ? amount < 2_000 : tippable(model.wallet) < amount).toBe(true);
      expect(body).toMatchObject({ responseCode: 200 });
      if (method.paidBy === 'wallet') {
        expect(tippable(model.wallet)).toBeGreaterThanOrEqual(amount);
        spendTip(model.wallet, amount);
        model.tips.push({ jobId, amount, at: now, payment: undefined });
      } else notePayment(model, body.payment, { purpose: 'tip', jobId, now });
    },
  });

const canAnswer =
  (method: OpenPayment['method']) =>
  (payment: OpenPayment): boolean =>
    payment.method === method && payment.state !== 'done';

const pickPayment = (model: Model, method: OpenPayment['method'], pick: number): OpenPayment | undefined => {
  const fit = model.payments.filter(canAnswer(method));
  return fit[pick % fit.length];
};

/** The customer answers on the bank's page, perhaps long after it has ended. */
export const answer = (pick: number, says: 'pass' | 'fail'): Step =>
  makeStep({
    name: `${says} at the bank #${pick}`,
    isPossible: ({ payments }) => payments.some(canAnswer('card')),
    take: async (model, actors) => {
      const payment = pickPayment(model, 'card', pick);
      if (payment === undefined) return;
      await answerBank(actors.gateway, payment, says);
      const now = nowOf(actors);
      if (says === 'pass' && payment.expiresAt > now) settlePayment(model, payment, now);
      else payment.state = 'done';
    },
  });

/** The customer scans the code and pays, perhaps late; the bank's notice may be lost, so that the sweeper has to find it. */
export const payCode = (pick: number, isNoticeLost: boolean): Step =>
  makeStep({
    name: `pay a code #${pick}${isNoticeLost ? ', the notice is lost' : ''}`,
    isPossible: ({ payments }) => payments.some(canAnswer('promptpay')),
    take: async (model, actors) => {
      const payment = pickPayment(model, 'promptpay', pick);
      if (payment === undefined) return;
      const { db, clock } = actors.gateway;
      const isAskedStill = nowOf(actors) < payment.expiresAt + 23 * 3_600_000;
      if (!isNoticeLost || !isAskedStill) {
        await answerBank(actors.gateway, payment, 'pay');
        return settlePayment(model, payment, nowOf(actors));
      }
      const ref = new URL(payment.authorizeUri).pathname.split('/').at(-1) ?? '';
      expect(await createSandboxBank({ db, clock }).pay(ref)).toBe(true);
      settlePayment(model, payment, nowOf(actors));
      await workOff(model, actors, 11 * 60);
    },
  });

/** Lets time pass, and has the background work done. */
async function workOff(model: Model, actors: Actors, seconds: number): Promise<void> {
  await passSeconds(actors, seconds);
  for (let round = 0; round < 3; round += 1) await actors.sweeper.work();
  const now = nowOf(actors);
  endOverdue(model, now);
  for (const job of model.jobs) {
    if (job.status === 'awaitingPayment' && job.payUntil <= now) {
      release(model, job);
      job.status = 'cancelled';
    }
    const hold = job.authorised;
    if (!job.isCapturing || hold === undefined) continue;
    Object.assign(job, { isCapturing: false, authorised: undefined });
    // The bank did not hold it any longer.
    if (hold.until <= now) model.dues.push({ jobId: job.jobId, amount: hold.amount, isPrice: true, state: 'open' });
  }
}

export const passTime = (seconds: number): Step =>
  makeStep({
    name: `${seconds} seconds pass`,
    isPossible: () => true,
    take: (_model, actors) => passSeconds(actors, seconds),
  });

export const sweep = (seconds: number): Step =>
  makeStep({
    name: `${seconds} seconds pass, with the background work`,
    isPossible: () => true,
    take: (model, actors) => workOff(model, actors, seconds),
  });
