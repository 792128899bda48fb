import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { lockMoneyOf } from '../../ledger/movement-queries.ts';
import { orderOfProvider } from '../../payments/charges/order-queries.ts';
import type { Charge, ChargeHandler, Destination } from '../../payments/charges/payments.ts';
import type { Db } from '../../platform/db.ts';
import { setChargeOpen } from '../charges/charge-queries.ts';
import { lockMoneyOfJobs } from '../scope-queries.ts';
import { startSearch } from '../status-queries.ts';
import { listOpenDues, type OpenDue, openDue, payDues } from './due-queries.ts';
import { delayPickUp, lockUnpaidJobs } from './paid-job-view.ts';
import { noteLaterMoney } from './received-queries.ts';

type UnpaidJob = Awaited<ReturnType<typeof lockUnpaidJobs>>[number];

const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** The search begins; a job "now" counts from now. */
async function begin(trx: Db, job: UnpaidJob, at: Date): Promise<void> {
  const waitedMs = job.orderType === 'now' ? Math.max(0, at.getTime() - job.createdAt.getTime()) : 0;
  if (waitedMs > 0)
    await delayPickUp(trx, job.id, {
      pickUpAt: later(job.pickUpAt, waitedMs),
      pickUpUntil: job.pickUpUntil && later(job.pickUpUntil, waitedMs),
      searchUntil: later(job.searchUntil, waitedMs),
    });
  await startSearch(trx, { jobId: job.id, at });
}

/** What was paid for jobs that were cancelled meanwhile: PromptPay into the wallet, a card's back to the card. */
async function takeRest(trx: Db, charge: Charge, rest: { readonly satang: number; readonly at: Date }): Promise<Destination[]> {
  const { satang: amountSatang, at } = rest;
  if (amountSatang === 0) return [];
  const { chargeId, payerId, jobId } = charge;
  if (charge.method === 'promptpay' && payerId !== null)
    return [{ account: customerAccount('walletTopUp', payerId), kind: 'refunded', amountSatang }];
  await orderOfProvider(trx, { key: `refund:${chargeId}:rest`, chargeId, kind: 'refund', amountSatang, jobId, at });
  return [{ account: ownAccount('refundDue'), kind: 'refunded', amountSatang }];
}

/** Paying the price of jobs at their booking. */
export const jobCharges: ChargeHandler = {
  lock: async (trx, { jobId, payerId }) => {
    if (jobId === null) return lockMoneyOf(trx, payerId === null ? [] : [payerId]);
    await lockMoneyOfJobs(trx, [jobId]);
    await lockUnpaidJobs(trx, jobId);
  },
  onSettled: async (trx, charge, at) => {
    const jobs = charge.jobId === null ? [] : await lockUnpaidJobs(trx, charge.jobId);
    if (jobs.length === 0) return null;
    for (const job of jobs) await begin(trx, job, at);
    const parts = jobs.map((job): Destination => {
      const account = customerAccount('jobHold', job.payerId);
      return { account, kind: 'bookingPaid', amountSatang: job.netSatang, jobId: job.id };
    });
    const sum = jobs.reduce((total, { netSatang }) => total + netSatang, 0);
    return [...parts, ...(await takeRest(trx, charge, { satang: charge.amountSatang - sum, at }))];
  },
  onCaptured: async (trx, { jobId }, at) => {
    if (jobId !== null) await noteLaterMoney(trx, [jobId], at);
  },
  onNotCaptured: async (trx, { jobId, payerId, amountSatang }, at) => {
    if (jobId !== null && payerId !== null)
      await openDue(trx, { key: `price:${jobId}`, jobId, payerId, kind: 'price', amountSatang, at });
  },
};

/** Marks open amounts as paid. */
export async function closeDues(trx: Db, dues: readonly Pick<OpenDue, 'id' | 'jobId' | 'chargeId'>[], at: Date): Promise<void> {
  await payDues(
    trx,
    dues.map(({ id }) => id),
    at,
  );
  for (const { chargeId } of dues) if (chargeId !== null) await setChargeOpen(trx, chargeId, false);
  const jobIds = [...new Set(dues.map(({ jobId }) => jobId))].toSorted();
  await noteLaterMoney(trx, jobIds, at);
}

/** Paying what came up after the booking; the subject of the charge lists the amounts. */
export const openAmountCharges: ChargeHandler = {
  lock: async (trx, { payerId }) => {
    if (payerId === null) return;
    await lockMoneyOf(trx, [payerId]);
    await listOpenDues(trx, payerId, true);
  },
  onSettled: async (trx, { payerId, subject, amountSatang }, at) => {
    if (payerId === null) return null;
    const wanted = new Set(subject.split(','));
    const dues = (await listOpenDues(trx, payerId, true)).filter(({ id }) => wanted.has(String(id)));
    const sum = dues.reduce((total, due) => total + due.amountSatang, 0);
    await closeDues(trx, dues, at);
    const revenue = dues.map(
      (due): Destination => ({
        account: ownAccount('revenue'),
        kind: 'charged',
        amountSatang: due.amountSatang,
        jobId: due.jobId,
      }),
    );
    // Paid twice, or waived meanwhile.
    const rest = amountSatang - sum;
    if (rest === 0) return revenue;
    return [...revenue, { account: customerAccount('walletTopUp', payerId), kind: 'refunded', amountSatang: rest }];
  },
};
