import { customerAccount } from '../../ledger/accounts.ts';
import type { Line } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { PaidJob } from './paid-job-view.ts';
import { readPaidFrom } from './paid-later-view.ts';

/**
 * The lines that return money which a job's payer paid after the booking: bonus becomes bonus again, so that a refund does not turn it into
 * money that may leave the wallet; all else is money that was paid in. The caller has locked the job's row.
 */
export async function linesToWallet(
  trx: Db,
  { id, payerId }: Pick<PaidJob, 'id' | 'payerId'>,
  satang: number,
): Promise<readonly Line[]> {
  const bonus = customerAccount('walletBonus', payerId);
  const bonusSatang = satang === 0 ? 0 : Math.min(satang, await readPaidFrom(trx, id, bonus));
  return [
    { account: bonus, amountSatang: bonusSatang },
    { account: customerAccount('walletTopUp', payerId), amountSatang: satang - bonusSatang },
  ];
}
