import { bahtFromSatang, satangFromBaht } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { isJobOver } from '@songwai/core/jobs/job-status';
import { mayPay, payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import { ownAccount } from '../../ledger/accounts.ts';
import { lockMoneyOf, readLines } from '../../ledger/movement-queries.ts';
import { endChargesOfJob } from '../../payments/charges/job-charge-queries.ts';
import type { Charge, Payments } from '../../payments/charges/payments.ts';
import { paymentTexts } from '../../payments/texts.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { payFromWallet } from '../../wallet/wallets.ts';
import { readJobId, scopeOf } from '../job-scope.ts';
import { lockJobAndMoney } from '../scope-queries.ts';
import { startSearch } from '../status-queries.ts';
import { jobTexts } from '../texts.ts';
import { listOpenDues, type OpenDue } from './due-queries.ts';
import { closeDues } from './job-charges.ts';
import { lockUnpaidJobs, readPaidJob, setPaying } from './paid-job-view.ts';
import { payBooking, walletShort } from './pay-booking.ts';
import { payTexts } from './pay-texts.ts';
import { payUntilOf } from './pay-until.ts';

/** How a customer pays besides cash and invoice. */
export interface Paying {
  readonly guid: string;
  readonly paymentType: 1 | 2 | 3;
  readonly cardId: string | undefined;
}

/** Paying after the booking. Each returns the charge to watch; null where the wallet has paid. */
export interface JobPaying {
  /** @throws {BusinessRefusal} 404; 409 does not wait for a payment; 422 at `paymentType` or `cardId`. */
  payJob(jobId: string, paying: Paying, session: Session): Promise<Charge | null>;
  listOpen(session: Session): Promise<readonly OpenDue[]>;
  /** @throws {BusinessRefusal} 409 nothing open, or another sum than shown; 422. */
  payOpen(paying: Paying & { readonly shownAmount: number | undefined }, session: Session): Promise<Charge | null>;
}

export interface JobPayingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Payments;
}

const sumOf = (dues: readonly OpenDue[]): number => dues.reduce((sum, { amountSatang }) => sum + amountSatang, 0);

function requireMayPay(session: Session): void {
  if (!mayPay(session)) throw new BusinessRefusal({ code: 403, field: 'paymentType', text: httpTexts.forbidden });
}

export function createJobPaying({ db, clock, payments }: JobPayingDeps): JobPaying {
  const carryOut = async (charge: Charge | null): Promise<Charge | null> =>
    charge === null ? null : payments.carryOut(charge.chargeId);

  return {
    payJob: async (jobId, paying, session) => {
      requireMayPay(session);
      const charge = await transact(db, async (trx) => {
        const at = clock.now();
        const job = await lockJobAndMoney(trx, { jobId: readJobId(jobId), scope: scopeOf(session) });
        if (job === undefined) throw new BusinessRefusal({ code: 404, text: jobTexts.notFound });
        const { chargeJobId, payerId } = await readPaidJob(trx, job.id);
        const known = await payments.findOfGuid(trx, { purpose: 'job', payerId, subject: job.id, guid: paying.guid });
        if (known !== undefined) {
          if (known.jobId === job.id || known.jobId === chargeJobId) return known;
          throw new BusinessRefusal({ code: 422, field: 'guid', text: paymentTexts.otherPayment });
        }
        const jobs = await lockUnpaidJobs(trx, chargeJobId);
        if (jobs.length === 0) {
          // A repeated press whose first answer was lost: it is paid.
          if (!isJobOver(job.status)) return null;
          throw new BusinessRefusal({ code: 409, text: payTexts.notWaiting });
        }
        for (const id of new Set([chargeJobId, ...jobs.map((unpaid) => unpaid.id)])) await endChargesOfJob(trx, id, at);
        await setPaying(trx, chargeJobId, { paymentType: paying.paymentType, payUntil: payUntilOf(at) });
        const toPay = jobs.map(({ id, netSatang }) => ({ jobId: id, netSatang }));
        const pickUpAt = jobs[0]?.pickUpAt ?? at;
        const booking = { ...paying, payerId, userId: session.userId, jobs: toPay, chargeJobId, pickUpAt, at };
        const prepared = await payBooking(trx, payments, booking);
        if (prepared === null) for (const { id } of jobs) await startSearch(trx, { jobId: id, at });
        return prepared;
      });
      return carryOut(charge);
    },

    listOpen: (session) => listOpenDues(db, payerOf(session)),

    payOpen: async ({ guid, shownAmount, ...paying }, session) => {
      const payerId = payerOf(session);
      const keyOf = (index: number): string => `due:${payerId}:${guid}:${index}`;
      const charge = await transact(db, async (trx) => {
        const at = clock.now();
        await lockMoneyOf(trx, [payerId]);
        const dues = await listOpenDues(trx, payerId, true);
        // A repeated press is answered as the first one, also when nothing is open any more.
        const known = await payments.findOfGuid(trx, { purpose: 'openAmount', payerId, subject: '', guid });
        if (known !== undefined) return known;
        if ((await readLines(trx, keyOf(0))).length > 0) return null;
        if (dues.length === 0) throw new BusinessRefusal({ code: 409, text: payTexts.nothingOpen });
        const amountSatang = sumOf(dues);
        if (shownAmount !== undefined && satangFromBaht(shownAmount) !== amountSatang)
          throw new BusinessRefusal({ code: 409, text: payTexts.otherAmount(bahtFromSatang(amountSatang)) });
        if (paying.paymentType !== paymentType.prepaid) {
          const { cardId = null } = paying;
          const isCard = paying.paymentType === paymentType.creditCard;
          return payments.prepare(trx, {
            ...{ payerId, purpose: 'openAmount' as const, subject: dues.map(({ id }) => id).join(','), jobId: null, guid },
            ...{ amountSatang, isCaptured: true, at },
            source: isCard ? { kind: 'savedCard' as const, cardId } : { kind: 'promptpay' as const },
          });
        }
        for (const [index, due] of dues.entries()) {
          const key = keyOf(index);
          const { jobId, amountSatang: dueSatang } = due;
          const spending = { key, payerId, amountSatang: dueSatang, kind: 'charged' as const, to: ownAccount('revenue'), jobId };
          const missing = await payFromWallet(trx, { ...spending, actor: session.userId, details: { charge: due.kind }, at });
          if (missing > 0) throw walletShort(missing);
        }
        await closeDues(trx, dues, at);
        return null;
      });
      return carryOut(charge);
    },
  };
}
