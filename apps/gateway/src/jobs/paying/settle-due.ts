import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { ownAccount } from '../../ledger/accounts.ts';
import type { Db } from '../../platform/db.ts';
import { payFromWallet } from '../../wallet/wallets.ts';
import type { DueKind } from '../charges/tables.ts';
import { openDue } from './due-queries.ts';
import { readPaidJob } from './paid-job-view.ts';

/** An amount that came up after the booking. */
export interface LaterAmount {
  readonly key: string;
  readonly jobId: string;
  readonly kind: DueKind;
  readonly chargeId: number;
  readonly stop: number | null;
  readonly amountSatang: number;
  readonly at: Date;
}

/**
 * Collects an amount that came up after the booking (decisions, "Charges after the booking"): cash by the driver, on the invoice,
 * at once from the wallet; what the wallet does not hold and what a card has to confirm stays open until the next booking.
 *
 * @returns whether it is paid already.
 */
export async function settleLaterAmount(trx: Db, amount: LaterAmount): Promise<boolean> {
  const { key, jobId, kind, chargeId, stop, amountSatang, at } = amount;
  const job = await readPaidJob(trx, jobId);
  if (!job.isPaidAhead) return false;
  const missing =
    job.paymentType === paymentType.creditCard
      ? amountSatang
      : await payFromWallet(trx, {
          ...{ key, payerId: job.payerId, amountSatang, kind: 'charged', to: ownAccount('revenue'), jobId, actor: 'worker', at },
          details: { charge: kind, ...(stop !== null && { stop }) },
        });
  if (missing === 0) return true;
  await openDue(trx, { key, jobId, payerId: job.payerId, kind, chargeId, amountSatang, at });
  return false;
}
