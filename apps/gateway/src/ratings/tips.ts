import { satangFromBaht } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { recordEvent } from '../events/queries.ts';
import { payerOf } from '../http/callers/payer.ts';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { readJobId, scopeOf } from '../jobs/job-scope.ts';
import { lockRatedJob, type RatedBy } from '../jobs/rating-queries.ts';
import { jobTexts } from '../jobs/texts.ts';
import { driverAccount } from '../ledger/accounts.ts';
import { lockMoneyOf, readLines } from '../ledger/movement-queries.ts';
import type { Charge, ChargeHandler, NewCharge, Payments } from '../payments/charges/payments.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { findRideDriver } from '../rides/ride-queries.ts';
import type { Wallets } from '../wallet/wallet.ts';
import { ratingTexts } from './texts.ts';

/** A tip; the guid makes it once-only. */
interface Tip {
  readonly guid: string;
  /** Whole baht. */
  readonly amountBaht: number;
}

type LinkTip = Tip & { readonly paymentType: 1 | 3 };

/** Tips for drivers of completed jobs. Each returns the charge to watch; null where the wallet has paid. */
export interface Tips {
  /** @throws {BusinessRefusal} 404 not a job of this user, 409 not completed, 422 at `paymentType` or `cardId`. */
  give(
    jobId: string,
    tip: Tip & { readonly paymentType: 1 | 2 | 3; readonly cardId: string | undefined },
    session: Session,
  ): Promise<Charge | null>;
  /** @throws {BusinessRefusal} 404 unknown link, 409 not completed, 422 at `cardToken`. */
  giveByLink(token: string, tip: LinkTip & { readonly cardToken: string | undefined }): Promise<Charge>;
}

export interface TipDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly wallets: Wallets;
}

/** A job and its driver, as the subject of a charge. */
const subjectOf = (jobId: string, driverId: number): string => `${jobId}:${driverId}`;
const driverOf = (subject: string): number => Number(subject.split(':')[1]);

const noteTip = (trx: Db, { jobId, amountSatang, at }: { jobId: string; amountSatang: number; at: Date }): Promise<void> =>
  recordEvent(trx, { kind: 'ratings.tipped', subject: jobId, payload: { amountSatang }, at });

/** A paid tip is the driver's, whenever it comes. */
export const tipCharges: ChargeHandler = {
  onSettled: async (trx, { subject, jobId, amountSatang }, at) => {
    if (jobId !== null) await noteTip(trx, { jobId, amountSatang, at });
    return [
      { account: driverAccount('driverTips', driverOf(subject)), kind: 'tip', amountSatang, ...(jobId !== null && { jobId }) },
    ];
  },
};

export function createTips({ db, clock, payments, wallets }: TipDeps): Tips {
  /** Locks the job. @throws {BusinessRefusal} 404, 409. */
  const requireDone = async (trx: Db, by: RatedBy): Promise<{ readonly jobId: string; readonly driverId: number }> => {
    const job = await lockRatedJob(trx, by);
    if (job === undefined)
      throw new BusinessRefusal({ code: 404, text: 'token' in by ? ratingTexts.unknownLink : jobTexts.notFound });
    const driverId = await findRideDriver(trx, job.id);
    if (job.status !== 'completed' || driverId === null) throw new BusinessRefusal({ code: 409, text: ratingTexts.tipLater });
    return { jobId: job.id, driverId };
  };

  const prepare = (trx: Db, tip: Tip, rest: Pick<NewCharge, 'payerId' | 'source' | 'subject' | 'jobId'>): Promise<Charge> =>
    payments.prepare(trx, {
      ...rest,
      ...{
        purpose: 'tip' as const,
        guid: tip.guid,
        amountSatang: satangFromBaht(tip.amountBaht),
        isCaptured: true,
        at: clock.now(),
      },
    });

  /**
   * A link has one open payment, so that a page that was loaded anew does not get two of them paid.
   *
   * @returns the one that is open, where it is the same code as asked for now; another one is given up.
   */
  const endOthers = async (trx: Db, { jobId, tip }: { jobId: string; tip: LinkTip }): Promise<Charge | undefined> => {
    const at = clock.now();
    const open = (await payments.listOfJob(trx, jobId)).filter(
      ({ purpose, payerId, state }) => purpose === 'tip' && payerId === null && state === 'pending',
    );
    const same = open.find(
      ({ method, amountSatang, expiresAt }) =>
        tip.paymentType === paymentType.promptPay &&
        method === 'promptpay' &&
        amountSatang === satangFromBaht(tip.amountBaht) &&
        expiresAt > at,
    );
    for (const { chargeId } of open) if (chargeId !== same?.chargeId) await payments.abandon(trx, chargeId, at);
    return same;
  };

  return {
    give: async (text, { cardId = null, ...tip }, session) => {
      const payerId = payerOf(session);
      const charge = await transact(db, async (trx) => {
        await lockMoneyOf(trx, [payerId]);
        const { jobId, driverId } = await requireDone(trx, { jobId: readJobId(text), scope: scopeOf(session) });
        const key = `tip:${payerId}:${tip.guid}`;
        // A repeated press is no second tip, and no second event, also where it asks for another way.
        if ((await readLines(trx, key)).length > 0) return null;
        if (tip.paymentType !== paymentType.prepaid) {
          const isCard = tip.paymentType === paymentType.creditCard;
          const source = isCard ? { kind: 'savedCard' as const, cardId } : { kind: 'promptpay' as const };
          return prepare(trx, tip, { payerId, source, subject: subjectOf(jobId, driverId), jobId });
        }
        const at = clock.now();
        const amountSatang = satangFromBaht(tip.amountBaht);
        const asked = { purpose: 'tip', payerId, subject: subjectOf(jobId, driverId), guid: tip.guid } as const;
        const known = await payments.findOfGuid(trx, asked);
        if (known !== undefined) return known;
        const to = driverAccount('driverTips', driverId);
        const spending = { key, payerId, amountSatang, kind: 'tip' as const, to, jobId, actor: session.userId, at };
        if ((await wallets.pay(trx, spending)) > 0)
          throw new BusinessRefusal({
            code: 422,
            field: 'paymentType',
            text: ratingTexts.walletShort,
            fields: { reason: 'wallet_short' },
          });
        await noteTip(trx, { jobId, amountSatang, at });
        return null;
      });
      return charge === null ? null : payments.carryOut(charge.chargeId);
    },

    giveByLink: async (token, { cardToken, ...tip }) => {
      if (tip.paymentType === paymentType.creditCard && cardToken === undefined)
        throw new BusinessRefusal({ code: 422, field: 'cardToken', text: ratingTexts.noCard });
      const { chargeId } = await transact(db, async (trx) => {
        const { jobId, driverId } = await requireDone(trx, { token });
        const subject = subjectOf(jobId, driverId);
        const known = await payments.findOfGuid(trx, { purpose: 'tip', payerId: null, subject, guid: tip.guid });
        const open = known ?? (await endOthers(trx, { jobId, tip }));
        if (open !== undefined) return open;
        const source =
          cardToken === undefined ? { kind: 'promptpay' as const } : { kind: 'cardToken' as const, token: cardToken };
        return prepare(trx, tip, { payerId: null, source, subject, jobId });
      });
      return payments.carryOut(chargeId);
    },
  };
}
