import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { dayMs } from '@songwai/core/basics/durations';
import { addPrice, searchAgain } from '@songwai/core/jobs/change-contract';
import { cancelJob, createJob } from '@songwai/core/jobs/contract';
import { payJob } from '@songwai/core/jobs/paying/pay-contract';
import { expect } from 'vitest';
import { expireJob, moveJob, readJob } from '../builders/bookings.ts';
import { bangNa, plainOrder, siam, stopAt } from '../builders/order.ts';
import { type Behaviour, saveCard } from '../builders/payments.ts';
import { type Actors, nowOf } from './actors.ts';
import {
  chargeLater,
  endPaymentsOf,
  type Model,
  type ModelJob,
  noParts,
  openDuesOf,
  type PaidBy,
  release,
  spend,
  sumOf,
  totalOf,
} from './model.ts';
import { newGuid, notePayment } from './note-payment.ts';
import { makeJobStep, makeStep, type Step } from './step.ts';

/** A way to pay, as the wire numbers it; a card behaves as given. */
export interface Method {
  readonly paidBy: PaidBy;
  readonly behaviour: Behaviour;
}

const wireTypes: Readonly<Record<PaidBy, number>> = { cash: 0, card: 1, wallet: 2, promptPay: 3 };
const payMs = 10 * 60_000;
const lateFee = 6_500;

const holdMs = 6 * dayMs;

/** Whether the bank holds a card's sum, which it does not for long. */
const isHoldFor = ({ pickUpAt }: ModelJob, now: number): boolean => pickUpAt - now <= holdMs;

/** The fields of an order that is picked up in eight days at the same time. */
const farPickUp = (now: Date) => {
  const at = new Date(now.getTime() + 8 * dayMs);
  return { orderType: 'schedule', jobDate: bangkokDate(at), startTime: bangkokTime(at) };
};

/** What to send for a method; a card is saved first. */
export async function payingFields({ gateway, user }: Actors, { paidBy, behaviour }: Method) {
  if (paidBy === 'card') await saveCard(gateway, user, behaviour);
  return { paymentType: wireTypes[paidBy] };
}

interface Booking extends Method {
  /** Baht; 0 for none. */
  readonly cod: number;
  readonly isMoneyBack: boolean;
  readonly hasPromo: boolean;
  /** The pick-up is in eight days. */
  readonly isFar: boolean;
}

/** Takes a job's price: the wallet at once, the others wait. */
function takePrice(model: Model, job: ModelJob, now: number): void {
  job.parts = (job.paidBy === 'wallet' ? spend(model.wallet, job.net) : noParts()) ?? noParts();
  const waits = job.net > 0 && (job.paidBy === 'card' || job.paidBy === 'promptPay');
  job.status = waits ? 'awaitingPayment' : 'matching';
  job.payUntil = now + payMs;
}

/** Reads a job's price, which is none of the model's business. */
async function readPrice({ gateway }: Actors, jobId: string) {
  const {
    net_satang: net,
    free_credit_satang: credit,
    discount_satang: discount,
    pick_up_at: at,
  } = await readJob(gateway, jobId);
  return { net, credit, discount, pickUpAt: at.getTime() };
}

export const book = (booking: Booking): Step =>
  makeStep({
    name: `book ${JSON.stringify(booking)}`,
    isPossible: () => true,
    take: async (model, actors) => {
      const { paidBy, cod, isMoneyBack, hasPromo, isFar } = booking;
      const { gateway, user } = actors;
      const order = plainOrder({
        ...(await payingFields(actors, booking)),
        ...(cod > 0 && { option: isMoneyBack ? [1, 4] : [1] }),
        ...(isFar && farPickUp(gateway.clock.now())),
        ...(hasPromo && { promoCode: 'WELCOME50' }),
        locationList: [stopAt(siam), { ...stopAt(bangNa), ...(cod > 0 && { codAmount: cod }) }],
      });
      const { body } = await gateway.call(createJob, order, user);
      const open = totalOf(openDuesOf(model));
      if (open > 0) return expect(body).toMatchObject({ responseCode: 422, reason: 'open_amounts', openAmount: open / 100 });
      const { responseCode, missing, field } = body as { responseCode: number; missing?: number; field?: string };
      if (missing !== undefined) return expect([paidBy, missing > 0]).toEqual(['wallet', true]);
      // Used up, or too little for a card.
      if (responseCode === 422) return expect(['promoCode', 'paymentType']).toContain(field);
      expect(body).toMatchObject({ responseCode: 200 });
      const { jobId, payment } = body;
      const job: ModelJob = {
        ...{ jobId, status: 'matching', paidBy, ...(await readPrice(actors, jobId)), cod: cod * 100, isMoneyBack },
        ...{
          parts: noParts(),
          promptPay: 0,
          cardPaid: 0,
          authorised: undefined,
          isCapturing: false,
          payUntil: 0,
          priceDues: [],
          charges: [],
          laterBonus: 0,
        },
      };
      model.jobs.push(job);
      model.freeCredit -= job.credit;
      if (paidBy === 'wallet') expect(sumOf(model.wallet)).toBeGreaterThanOrEqual(job.net);
      takePrice(model, job, nowOf(actors));
      const now = nowOf(actors);
      notePayment(model, payment, { purpose: 'job', jobId, now, isHold: isHoldFor(job, now) });
    },
  });

export const cancel = (pick: number): Step =>
  makeJobStep('cancel', pick, {
    isFit: ({ status }) => ['awaitingPayment', 'matching', 'arrived'].includes(status),
    take: async (job, model, { gateway, user }) => {
      const { body } = await gateway.call(cancelJob, { jobId: job.jobId }, user);
      expect(body).toMatchObject({ responseCode: 200 });
      const hasArrived = job.status === 'arrived';
      release(model, job);
      job.status = 'cancelled';
      if (hasArrived) chargeLater(model, job, lateFee);
    },
  });

export const arrive = (pick: number): Step =>
  makeJobStep('driver arrives', pick, {
    isFit: ({ status }) => status === 'matching',
    take: async (job, _model, { gateway }) => {
      await moveJob(gateway, job.jobId, ['arrived', 0]);
      job.status = 'arrived';
    },
  });

export const endSearch = (pick: number): Step =>
  makeJobStep('no driver is found', pick, {
    isFit: ({ status }) => status === 'matching',
    take: async (job, model, { gateway }) => {
      await expireJob(gateway, job.jobId);
      release(model, job);
      job.status = 'expired';
    },
  });

export const searchOn = (pick: number): Step =>
  makeJobStep('search again', pick, {
    isFit: ({ status }) => status === 'expired',
    take: async (job, model, actors) => {
      const { gateway, user } = actors;
      const row = await readJob(gateway, job.jobId);
      const shownPrice = (row.normal_satang + row.added_satang) / 100;
      const given = job.credit + job.discount > 0 && { shownPrice };
      const { body } = await gateway.call(searchAgain, { jobId: job.jobId, guid: newGuid(), ...given }, user);
      // A day after the end it is too late.
      if (body.responseCode === 409) return;
      if (body.responseCode === 422)
        return expect([job.paidBy, sumOf(model.wallet) < shownPrice * 100]).toEqual(['wallet', true]);
      expect(body).toMatchObject({ responseCode: 200 });
      Object.assign(job, await readPrice(actors, job.jobId));
      takePrice(model, job, nowOf(actors));
      if (job.paidBy === 'wallet') expect(sumOf(job.parts)).toBe(job.net);
    },
  });

export const raisePrice = (pick: number, baht: number): Step =>
  makeJobStep(`add ${baht} baht`, pick, {
    isFit: ({ status }) => status === 'matching',
    take: async (job, model, { gateway, user }) => {
      const amount = baht * 100;
      const { body } = await gateway.call(addPrice, { jobId: job.jobId, guid: newGuid(), amount: baht }, user);
      if (body.responseCode === 409) return;
      if (body.responseCode === 422) {
        const isTooMuch = (await readJob(gateway, job.jobId)).added_satang + amount > 100_000;
        return expect(isTooMuch || (job.paidBy === 'wallet' && sumOf(model.wallet) < amount)).toBe(true);
      }
      expect(body).toMatchObject({ responseCode: 200 });
      job.net += amount;
      if (job.paidBy === 'cash') return;
      const parts = job.paidBy === 'card' ? null : spend(model.wallet, amount);
      if (parts !== null) for (const kind of ['bonus', 'topUp', 'cod'] as const) job.parts[kind] += parts[kind];
      else {
        const due = { jobId: job.jobId, amount, isPrice: true, state: 'open' as const };
        model.dues.push(due);
        job.priceDues.push(due);
      }
    },
  });

export const payAnotherWay = (pick: number, method: Method): Step =>
  makeJobStep(`pay with ${method.paidBy} ${method.behaviour}`, pick, {
    isFit: ({ status }) => status === 'awaitingPayment',
    take: async (job, model, actors) => {
      const { gateway, user } = actors;
      const { jobId } = job;
      const fields = { jobId, guid: newGuid(), ...(await payingFields(actors, method)) };
      const { body } = await gateway.call(payJob, fields, user);
      if (body.responseCode === 422)
        return expect(method.paidBy === 'card' ? job.net < 2_000 : sumOf(model.wallet) < job.net).toBe(true);
      expect(body).toMatchObject({ responseCode: 200 });
      endPaymentsOf(model, jobId);
      job.paidBy = method.paidBy;
      takePrice(model, job, nowOf(actors));
      if (method.paidBy === 'wallet') expect(sumOf(job.parts)).toBe(job.net);
      const now = nowOf(actors);
      notePayment(model, body.payment, { purpose: 'job', jobId, now, isHold: isHoldFor(job, now) });
    },
  });
