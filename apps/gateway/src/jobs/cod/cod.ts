import { customerAccount, driverAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import { readPaidJob } from '../paying/paid-job-view.ts';
import { insertCodCollection, moneyBackExtra, readCodAt, sumCod } from './cod-queries.ts';

/** A delivery at a stop. */
export interface CodStop {
  readonly jobId: string;
  /** Position of the stop. */
  readonly stop: number;
  readonly driverId: number;
  readonly at: Date;
}

/**
 * Records that the driver collected the money for the goods at a stop, once: we owe it to the sender from then on. The caller has
 * locked the job's row.
 */
export async function collectCod(trx: Db, { jobId, stop, driverId, at }: CodStop): Promise<void> {
  const amountSatang = await readCodAt(trx, jobId, stop);
  if (amountSatang > 0) await recordCod(trx, { jobId, stop, driverId, amountSatang, actor: `driver:${driverId}`, at });
}

/** Money that a driver has collected at a stop. */
interface CollectedCod extends CodStop {
  /** Above 0. */
  readonly amountSatang: number;
  /** Who says so. */
  readonly actor: string;
}

/** Books it, once for each stop. The caller has locked the job's row. */
export async function recordCod(trx: Db, { actor, amountSatang, ...collected }: CollectedCod): Promise<void> {
  const { jobId, stop, driverId, at } = collected;
  const row = { job_id: jobId, stop, driver_id: driverId, amount_satang: amountSatang, collected_at: at };
  if (!(await insertCodCollection(trx, row))) return;
  const { payerId } = await readPaidJob(trx, jobId);
  await postMovement(trx, {
    key: `cod:${jobId}:${stop}`,
    kind: 'codCollected',
    jobId,
    actor,
    details: { stop },
    at,
    lines: [
      { account: driverAccount('driverCash', driverId), amountSatang: -amountSatang },
      { account: customerAccount('codOwed', payerId), amountSatang },
    ],
  });
}

/** A job that is over. */
export interface CodJob {
  readonly jobId: string;
  readonly isCompleted: boolean;
  readonly at: Date;
}

/**
 * Hands what was collected for a job that is over to its sender: into the wallet, or back in cash where the driver returns with
 * the money, which one whose job was cancelled does not.
 */
export async function settleCod(trx: Db, { jobId, isCompleted, at }: CodJob): Promise<void> {
  const { amountSatang, driverId } = await sumCod(trx, jobId);
  if (amountSatang === 0 || driverId === null) return;
  const { payerId, extraIds } = await readPaidJob(trx, jobId);
  const isCash = isCompleted && extraIds.includes(moneyBackExtra);
  await postMovement(trx, {
    key: `codSettled:${jobId}`,
    kind: isCash ? 'codReturned' : 'codCredited',
    jobId,
    actor: 'worker',
    at,
    lines: [
      { account: customerAccount('codOwed', payerId), amountSatang: -amountSatang },
      { account: isCash ? driverAccount('driverCash', driverId) : customerAccount('walletCod', payerId), amountSatang },
    ],
  });
}
