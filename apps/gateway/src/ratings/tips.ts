import { startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang, satangFromBaht } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { type TipRoom, tipRoom } from '@songwai/core/validation/payments/tip';
import { recordEvent } from '../events/queries.ts';
import { payerOf } from '../http/callers/payer.ts';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { lockingUser } from '../identity/users/lock-queries.ts';
import { readJobId, scopeOf } from '../jobs/job-scope.ts';
import { findRatedJob, lockRatedJob, type RatedBy, type RatedJob } from '../jobs/rating-queries.ts';
import { lockAnyJob } from '../jobs/scope-queries.ts';
import { jobTexts } from '../jobs/texts.ts';
import { driverAccount } from '../ledger/accounts.ts';
import { lockWalletBalances, readWalletBalances } from '../ledger/balance-queries.ts';
import { lockMoneyOf, readLines } from '../ledger/movement-queries.ts';
import { spendableFor } from '../ledger/split-spending.ts';
import type { Charge, ChargeHandler, NewCharge, Payments } from '../payments/charges/payments.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { findRideDriver } from '../rides/ride-queries.ts';
import type { Wallets } from '../wallet/wallet.ts';
import { fitsLate, judgeTip } from './judge-tip.ts';
import { ratingTexts } from './texts.ts';
import { readGivenTips, type TippedJob } from './tip-room-view.ts';

/** A tip; the guid makes it once-only. */
interface Tip {
  readonly guid: string;
  /** Whole baht. */
  readonly amountBaht: number;
}

type LinkTip = Tip & { readonly paymentType: 1 | 3 };

/** Tips for drivers of completed jobs. Each returns the charge to watch; null where the wallet has paid. */
export interface Tips {
  /** What may still be tipped. @throws {BusinessRefusal} 404, 409 as below. */
  readRoom(by: { readonly jobId: string; readonly session: Session } | { readonly token: string }): Promise<TipRoom>;
  /** @throws {BusinessRefusal} 404 not a job of this user, 409 not completed, 422 at `amount` (a limit), `paymentType` or `cardId`. */
  give(
    jobId: string,
    tip: Tip & { readonly paymentType: 1 | 2 | 3; readonly cardId: string | undefined },
    session: Session,
  ): Promise<Charge | null>;
  /** @throws {BusinessRefusal} 404 unknown link, 409 not completed, 422 at `amount` (a limit) or `cardToken`. */
  giveByLink(token: string, tip: LinkTip & { readonly cardToken: string | undefined }): Promise<Charge>;
}

export interface TipDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly wallets: Wallets;
  /** Where the desk reads mail; undefined for nowhere. */
  readonly supportMail: string | undefined;
}

/** A job and its driver, as the subject of a charge. */
const subjectOf = (jobId: string, driverId: number): string => `${jobId}:${driverId}`;
const driverOf = (subject: string): number => Number(subject.split(':')[1]);

const noteTip = (trx: Db, { jobId, amountSatang, at }: { jobId: string; amountSatang: number; at: Date }): Promise<void> =>
  recordEvent(trx, { kind: 'ratings.tipped', subject: jobId, payload: { amountSatang }, at });

/**
 * A paid tip is the driver's. A stranger's transfer for a code that was given up may come when the job has its tips already: it then waits
 * for an administrator to return it.
 */
export const tipCharges: ChargeHandler = {
  // Two that settle at once are judged one after the other.
  lock: async (trx, { jobId, payerId }) => {
    await lockMoneyOf(trx, payerId === null ? [] : [payerId]);
    if (jobId !== null) await lockAnyJob(trx, jobId);
  },
  onSettled: async (trx, charge, at) => {
    const { subject, jobId, amountSatang, state } = charge;
    if (jobId !== null) {
      if (state !== 'pending' && !(await fitsLate(trx, { jobId, driverId: driverOf(subject), amountSatang }, at))) return null;
      await noteTip(trx, { jobId, amountSatang, at });
    }
    return [
      { account: driverAccount('driverTips', driverOf(subject)), kind: 'tip', amountSatang, ...(jobId !== null && { jobId }) },
    ];
  },
};

/** What came of a press in its transaction, which commits in each case. */
type Pressed = { readonly refusal: BusinessRefusal } | { readonly charge: Charge | null };

function chargeOf(pressed: Pressed): Charge | null {
  if ('refusal' in pressed) throw pressed.refusal;
  return pressed.charge;
}

export function createTips({ db, clock, payments, wallets, supportMail }: TipDeps): Tips {
  const unknown = (by: RatedBy): BusinessRefusal =>
    new BusinessRefusal({ code: 404, text: 'token' in by ? ratingTexts.unknownLink : jobTexts.notFound });

  /** @throws {BusinessRefusal} 404, 409. */
  const asTipped = async (on: Db, job: RatedJob | undefined, by: RatedBy): Promise<TippedJob> => {
    if (job === undefined) throw unknown(by);
    const driverId = await findRideDriver(on, job.id);
    if (job.status !== 'completed' || driverId === null) throw new BusinessRefusal({ code: 409, text: ratingTexts.tipLater });
    return { jobId: job.id, driverId, payerId: job.payerId, dayStart: startOfBangkokDay(clock.now()) };
  };

  /** Locks in the order of all money: who pays for the job, the wallet that is to pay, the job. @throws {BusinessRefusal} 404, 409. */
  const requireDone = async (trx: Db, by: RatedBy, walletOf: string | null): Promise<TippedJob> => {
    const found = await findRatedJob(trx, by);
    if (found === undefined) throw unknown(by);
    await lockingUser(found.payerId).execute(trx);
    if (walletOf !== null) await lockWalletBalances(trx, walletOf);
    return asTipped(trx, await lockRatedJob(trx, by), by);
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
    readRoom: async (asked) => {
      const by = 'token' in asked ? asked : { jobId: readJobId(asked.jobId), scope: scopeOf(asked.session) };
      const job = await asTipped(db, await findRatedJob(db, by), by);
      return tipRoom(await readGivenTips(db, job), 'token' in by);
    },

    give: async (text, { cardId = null, ...tip }, session) => {
      const payerId = payerOf(session);
      const isFromWallet = tip.paymentType === paymentType.prepaid;
      const pressed = await transact(db, async (trx): Promise<Pressed> => {
        const job = await requireDone(trx, { jobId: readJobId(text), scope: scopeOf(session) }, isFromWallet ? payerId : null);
        const { jobId, driverId } = job;
        const subject = subjectOf(jobId, driverId);
        const key = `tip:${payerId}:${tip.guid}`;
        // A repeated press is no second tip, and no second event, also where it asks for another way.
        if ((await readLines(trx, key)).length > 0) return { charge: null };
        const known = await payments.findOfGuid(trx, { purpose: 'tip', payerId, subject, guid: tip.guid });
        if (known?.subject === subject) return { charge: known };
        const at = clock.now();
        const amountSatang = satangFromBaht(tip.amountBaht);
        const refusal = await judgeTip(trx, { job, isByLink: false, amountSatang, supportMail, at });
        if (refusal !== null) return { refusal };
        if (!isFromWallet) {
          const isCard = tip.paymentType === paymentType.creditCard;
          const source = isCard ? { kind: 'savedCard' as const, cardId } : { kind: 'promptpay' as const };
          return { charge: await prepare(trx, tip, { payerId, source, subject, jobId }) };
        }
        if (known !== undefined) return { charge: known };
        const to = driverAccount('driverTips', driverId);
        const spending = { key, payerId, amountSatang, kind: 'tip' as const, to, jobId, actor: session.userId, at };
        if ((await wallets.pay(trx, spending)) > 0) {
          const balances = await readWalletBalances(trx, payerId);
          const tippable = bahtFromSatang(spendableFor(balances, 'tip'));
          const text = balances.walletBonus > 0 ? ratingTexts.walletBonus(tippable) : ratingTexts.walletShort;
          const fields = { reason: 'wallet_short', walletForTips: tippable };
          throw new BusinessRefusal({ code: 422, field: 'paymentType', text, fields });
        }
        await noteTip(trx, { jobId, amountSatang, at });
        return { charge: null };
      });
      const charge = chargeOf(pressed);
      return charge === null ? null : payments.carryOut(charge.chargeId);
    },

    giveByLink: async (token, { cardToken, ...tip }) => {
      if (tip.paymentType === paymentType.creditCard && cardToken === undefined)
        throw new BusinessRefusal({ code: 422, field: 'cardToken', text: ratingTexts.noCard });
      const pressed = await transact(
        db,
        async (trx): Promise<{ readonly refusal: BusinessRefusal } | { readonly charge: Charge }> => {
          const job = await requireDone(trx, { token }, null);
          const { jobId, driverId } = job;
          const subject = subjectOf(jobId, driverId);
          const known = await payments.findOfGuid(trx, { purpose: 'tip', payerId: null, subject, guid: tip.guid });
          const open = known ?? (await endOthers(trx, { jobId, tip }));
          if (open !== undefined) return { charge: open };
          const amountSatang = satangFromBaht(tip.amountBaht);
          const refusal = await judgeTip(trx, { job, isByLink: true, amountSatang, supportMail, at: clock.now() });
          if (refusal !== null) return { refusal };
          const source =
            cardToken === undefined ? { kind: 'promptpay' as const } : { kind: 'cardToken' as const, token: cardToken };
          return { charge: await prepare(trx, tip, { payerId: null, source, subject, jobId }) };
        },
      );
      if ('refusal' in pressed) throw pressed.refusal;
      return payments.carryOut(pressed.charge.chargeId);
    },
  };
}
