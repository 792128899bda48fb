import { ownAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import { isPaidAsDue, voidDueOfCharge } from './due-queries.ts';
import { readPaidJob } from './paid-job-view.ts';
import { linesToWallet } from './return-to-wallet.ts';

/** A charge that an administrator waives. */
export interface WaivedCharge {
  readonly jobId: string;
  readonly chargeId: number;
  readonly amountSatang: number;
  /** Whether it was still to be paid. */
  readonly isOpen: boolean;
  readonly adminId: string;
  readonly reason: string;
  readonly at: Date;
}

/** Ends what was owed for a waived charge, or returns it into the wallet if it was paid there. The driver returns cash. */
export async function waiveAmount(trx: Db, waived: WaivedCharge): Promise<void> {
  const { jobId, chargeId, amountSatang, adminId, reason, at } = waived;
  if (await voidDueOfCharge(trx, chargeId, at)) return;
  const job = await readPaidJob(trx, jobId);
  if (waived.isOpen || !(job.isPaidAhead || (await isPaidAsDue(trx, chargeId)))) return;
  await postMovement(trx, {
    key: `chargeWaived:${chargeId}`,
    kind: 'chargeWaived',
    jobId,
    actor: adminId,
    details: { reason },
    at,
    lines: [{ account: ownAccount('revenue'), amountSatang: -amountSatang }, ...(await linesToWallet(trx, job, amountSatang))],
  });
}
