import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { createJob } from '@songwai/core/jobs/contract';
import { getRecurring, type listRecurring } from '@songwai/core/recurring/recurring-contract';
import { BusinessRefusal } from '../../src/http/refusal.ts';
import { createHolidays } from '../../src/recurring/holidays.ts';
import type { MakeDeps } from '../../src/recurring/making/make-due.ts';
import { createActFor } from '../../src/sessions/acting-session.ts';
import type { Gateway } from '../builders/gateway.ts';
import { bangNa, siam, stopAt } from '../builders/order.ts';
import { type Caller, openSession } from '../builders/sessions.ts';
import { publicUrl } from '../harness/quiet-environment.ts';

export type WireRecurring = NonNullable<ReplyOf<typeof listRecurring>['recurring']>[number];

/** What a motorcycle from Siam to Bang Na costs. */
export const tripPrice = 166.5;

/** Monday, Wednesday and Friday at 09:30, from Wednesday, 25 November 2026 on, by motorcycle from Siam to Bang Na, for cash. */
export const plainRecurring = (change: object = {}) => ({
  guid: randomUUID(),
  lang: 'en',
  vehicle: 1,
  jobType: 2,
  paymentType: 0,
  paymentPoint: 0,
  confirmPhone: '0812345678',
  locationList: [stopAt(siam), stopAt(bangNa)],
  weekdays: [1, 3, 5],
  pickUpTime: '09:30',
  startDate: '25/11/2026',
  skipHolidays: true,
  agreedPrice: tripPrice,
  ...change,
});

/** Sets a recurring booking up. */
export async function setUp(gateway: Gateway, caller: Pick<Caller, 'token'>, change: object = {}): Promise<WireRecurring> {
  const { body } = await gateway.post('/recurring', plainRecurring(change), caller);
  if (body['responseCode'] !== 200) throw new Error(`not set up: ${JSON.stringify(body)}`);
  return body['recurring'] as WireRecurring;
}

/** A recurring booking and whoever asks about it. */
export interface Asked {
  readonly id: string;
  readonly caller: Pick<Caller, 'token'>;
}

/** The days between two dates as the customer sees them. */
export const daysOf = async (gateway: Gateway, { id, caller }: Asked, [fromDate, toDate]: readonly [string, string]) =>
  (await gateway.call(getRecurring, { recurringId: id, fromDate, toDate }, caller)).body.dates;

/** Changes one day. */
export const changeDay = (gateway: Gateway, { id, caller }: Asked, change: object) =>
  gateway.post(`/recurring/${id}/date`, { lang: 'en', ...change }, caller);

/** Lets steps of the worker fail, for tests of crashes. */
export interface Faults {
  /** Runs after a booking was made and before it is marked. */
  readonly afterBooking?: () => Promise<void> | void;
  readonly beforeBooking?: () => Promise<void> | void;
}

/** The worker's tools on a gateway, which books by the gateway's own call. */
export const makeDepsOf = (gateway: Gateway, { beforeBooking, afterBooking }: Faults = {}): MakeDeps => ({
  db: gateway.db,
  clock: gateway.clock,
  holidays: createHolidays(),
  publicUrl,
  log: gateway.app.log,
  actFor: createActFor(gateway.db),
  terms: { requireAccepted: (session) => gateway.app.terms.requireAccepted(session) },
  jobs: {
    book: async (body, { userId }) => {
      await beforeBooking?.();
      const answer = await gateway.post('/create_job', body, { token: await openSession(gateway, userId) });
      const { responseCode: code, responseDesc, ...fields } = answer.body as ReplyOf<typeof createJob>;
      if (code !== 200) throw new BusinessRefusal({ code, text: { th: responseDesc, en: responseDesc }, fields });
      await afterBooking?.();
      return { answer: { jobId: String(fields.jobId), trackingId: '', walletSatang: 0 }, charge: null };
    },
  },
});
