import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { customerAccount } from '../../ledger/accounts.ts';
import type { Db } from '../../platform/db.ts';
import { payFromWallet } from '../../wallet/wallets.ts';
import { countDues, openDue } from './due-queries.ts';
import { readPaidJob } from './paid-job-view.ts';
import { holdFromWallet, waitsForPayment } from './pay-booking.ts';
import { countRounds } from './put-aside-view.ts';

/** A change after the booking that costs money. */
export interface PaidChange {
  readonly jobId: string;
  readonly userId: string;
  /** What the customer adds, in satang. */
  readonly addSatang: number;
  readonly at: Date;
}

/**
 * Pays an amount that the customer adds while a driver is searched: from the wallet at once, or it stays open until the next
 * booking; a card's is confirmed then. The caller has stored the new price.
 *
 * @throws {BusinessRefusal} 422 `wallet_short` where the job is paid from the wallet.
 */
export async function payAddedPrice(trx: Db, { jobId, userId, addSatang, at }: PaidChange): Promise<void> {
  if (addSatang === 0) return;
  const { payerId, paymentType: type, isPaidAhead } = await readPaidJob(trx, jobId);
  if (!isPaidAhead) return;
  if (type === paymentType.prepaid)
    return holdFromWallet(trx, { jobId, payerId, userId, amountSatang: addSatang, kind: 'priceAdded', at });
  const key = `priceAdded:${jobId}:${await countRounds(trx, jobId)}`;
  const to = customerAccount('jobHold', payerId);
  const spending = { key, payerId, amountSatang: addSatang, kind: 'priceAdded' as const, to, jobId, actor: userId, at };
  const isPaid = type === paymentType.promptPay && (await payFromWallet(trx, spending)) === 0;
  if (!isPaid)
    await openDue(trx, {
      key: `${key}:${await countDues(trx, jobId)}`,
      jobId,
      payerId,
      kind: 'price',
      amountSatang: addSatang,
      at,
    });
}

/**
 * Pays a job again whose search ended without a driver, because its money was given back: from the wallet at once; by card or
 * PromptPay it waits for the payment.
 *
 * @returns what the job waits for now.
 * @throws {BusinessRefusal} 422 `wallet_short`.
 */
export async function payReopened(
  trx: Db,
  { jobId, userId, at }: Omit<PaidChange, 'addSatang'>,
): Promise<'matching' | 'awaitingPayment'> {
  const { payerId, paymentType: type, netSatang } = await readPaidJob(trx, jobId);
  if (waitsForPayment(type, netSatang)) return 'awaitingPayment';
  if (type === paymentType.prepaid)
    await holdFromWallet(trx, { jobId, payerId, userId, amountSatang: netSatang, kind: 'bookingPaid', at });
  return 'matching';
}
