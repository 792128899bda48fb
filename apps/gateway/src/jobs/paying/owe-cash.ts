import type { Db } from '../../platform/db.ts';
import { readChargeKind } from '../charges/charge-queries.ts';
import { openDueAgain, voidDueOfKey } from './due-queries.ts';
import { readPaidJob } from './paid-job-view.ts';
import { noteCashMoney } from './received-queries.ts';

/** A part of what a cash job costs. */
interface CashPart {
  readonly jobId: string;
  /** Null for the price. */
  readonly chargeId: number | null;
  readonly at: Date;
}

const keyOf = ({ jobId, chargeId }: CashPart): string => (chargeId === null ? `cash:${jobId}` : `cash:${jobId}:${chargeId}`);

/**
 * What a driver could not collect is an open amount of the customer, which stops the next booking until it is paid. The caller has locked the
 * job's row.
 */
export async function oweCash(trx: Db, part: CashPart & { readonly amountSatang: number }): Promise<void> {
  const { jobId, chargeId, amountSatang, at } = part;
  const { payerId } = await readPaidJob(trx, jobId);
  const kind = chargeId === null ? ('price' as const) : await readChargeKind(trx, chargeId);
  await openDueAgain(trx, { key: keyOf(part), jobId, payerId, kind, ...(chargeId !== null && { chargeId }), amountSatang, at });
  if (chargeId === null) await noteCashMoney(trx, { jobId, isHere: false, at });
}

/** It came after all, or nobody waits for it any more (`isHere` false). The caller has locked the job's row. */
export async function endOwedCash(trx: Db, part: CashPart & { readonly isHere: boolean }): Promise<void> {
  const { jobId, chargeId, isHere, at } = part;
  await voidDueOfKey(trx, keyOf(part), at);
  if (chargeId === null) await noteCashMoney(trx, { jobId, isHere, at });
}
