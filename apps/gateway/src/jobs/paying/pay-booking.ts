import { dayMs } from '@songwai/core/basics/durations';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { WalletBalances } from '../../ledger/accounts.ts';
import { customerAccount } from '../../ledger/accounts.ts';
import type { Charge, Payments } from '../../payments/charges/payments.ts';
import type { Db } from '../../platform/db.ts';
import { payFromLocked, payFromWallet } from '../../wallet/wallets.ts';
import { payTexts } from './pay-texts.ts';
import { countRounds } from './put-aside-view.ts';

/** How long before the end of what a bank holds (7 days) a job must be done; for later ones the card is charged at once. */
const holdMs = 6 * dayMs;

/** The jobs of a booking, as far as paying needs them. */
export interface BookingToPay {
  readonly payerId: string;
  readonly userId: string;
  readonly guid: string;
  readonly paymentType: number;
  readonly cardId: string | undefined;
  readonly jobs: readonly { readonly jobId: string; readonly netSatang: number }[];
  /** The first of the jobs that were booked together, cancelled or not. */
  readonly chargeJobId: string;
  readonly pickUpAt: Date;
  readonly at: Date;
  /** What the wallet of a new booking of one job holds; see `WalletHold`. */
  readonly balances?: WalletBalances | undefined;
}

/** Refuses a booking while something is owed for earlier jobs. @throws {BusinessRefusal} 422 `open_amounts`. */
export function requireNothingOpen(openSatang: number): void {
  if (openSatang === 0) return;
  const openAmount = bahtFromSatang(openSatang);
  throw new BusinessRefusal({
    code: 422,
    field: 'paymentType',
    text: payTexts.openAmounts(openAmount),
    fields: { reason: 'open_amounts', openAmount },
  });
}

/** Whether a booking waits for its money before a driver is asked. */
export const waitsForPayment = (type: number, netSatang: number): boolean =>
  netSatang > 0 && (type === paymentType.creditCard || type === paymentType.promptPay);

/** 422 `wallet_short` with what is missing. */
export const walletShort = (missingSatang: number): BusinessRefusal =>
  new BusinessRefusal({
    code: 422,
    field: 'paymentType',
    text: payTexts.walletShort(bahtFromSatang(missingSatang)),
    fields: { reason: 'wallet_short', missing: bahtFromSatang(missingSatang) },
  });

/** An amount that a wallet puts aside for a job. */
export interface WalletHold {
  readonly jobId: string;
  readonly payerId: string;
  readonly userId: string;
  readonly amountSatang: number;
  readonly kind: 'bookingPaid' | 'priceAdded';
  readonly at: Date;
  /** Of a booking: what the wallet holds, read after this transaction has locked it. Absent: it is locked and read now. */
  readonly balances?: WalletBalances | undefined;
}

/** Puts money of the wallet aside for a job. @throws {BusinessRefusal} 422 `wallet_short` with what is missing. */
export async function holdFromWallet(trx: Db, { userId: actor, amountSatang, balances, ...hold }: WalletHold): Promise<void> {
  if (amountSatang === 0) return;
  const to = customerAccount('jobHold', hold.payerId);
  const spendingIn = (round: number) => ({ ...hold, key: `${hold.kind}:${hold.jobId}:${round}`, amountSatang, to, actor });
  const missing =
    balances === undefined
      ? await payFromWallet(trx, spendingIn(await countRounds(trx, hold.jobId)))
      : await payFromLocked(trx, spendingIn(0), balances);
  if (missing > 0) throw walletShort(missing);
}

/**
 * Pays a booking in its transaction: the wallet at once; a card or PromptPay gets a charge, which is carried out after the commit.
 *
 * @returns the charge to carry out; null where the booking waits for nothing.
 * @throws {BusinessRefusal} 422 at `paymentType` or `cardId`.
 */
export async function payBooking(trx: Db, payments: Payments, booking: BookingToPay): Promise<Charge | null> {
  const { payerId, userId, jobs, at, pickUpAt, balances } = booking;
  const amountSatang = jobs.reduce((sum, { netSatang }) => sum + netSatang, 0);
  if (booking.paymentType === paymentType.prepaid) {
    for (const { jobId, netSatang } of jobs)
      await holdFromWallet(trx, { jobId, payerId, userId, amountSatang: netSatang, kind: 'bookingPaid', at, balances });
    return null;
  }
  const [first] = jobs;
  if (first === undefined || !waitsForPayment(booking.paymentType, amountSatang)) return null;
  const { cardId = null } = booking;
  const jobId = jobs.length > 1 ? booking.chargeJobId : first.jobId;
  return payments.prepare(trx, {
    payerId,
    purpose: 'job',
    subject: jobId,
    jobId,
    guid: booking.guid,
    amountSatang,
    source: booking.paymentType === paymentType.creditCard ? { kind: 'savedCard', cardId } : { kind: 'promptpay' },
    // A part of what a bank holds cannot be captured, and it does not hold it for long.
    isCaptured: jobs.length > 1 || pickUpAt.getTime() - at.getTime() > holdMs,
    at,
  });
}
