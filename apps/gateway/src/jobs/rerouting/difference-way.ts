import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { readWalletBalances, sumOfWallet } from '../../ledger/balance-queries.ts';
import type { Db } from '../../platform/db.ts';
import { readPaidJob } from '../paying/paid-job-view.ts';
import { isCollected, type ReroutePlan } from './plan-reroute.ts';
import type { RerouteState } from './reroute-state.ts';

/** What a change of a job's stops would be. */
export interface Reroute {
  readonly state: RerouteState;
  readonly plan: ReroutePlan;
  readonly way: DifferenceWay;
}

/** How a difference is paid or comes back. */
export interface DifferenceWay {
  readonly way: 'none' | 'cash' | 'invoice' | 'wallet' | 'open' | 'card' | 'walletLater';
  /** What the wallet lacks, in satang; 0 if it is enough. */
  readonly missingSatang: number;
}

const plain = (way: DifferenceWay['way']): DifferenceWay => ({ way, missingSatang: 0 });

/** How the difference of a change would be paid; the change itself decides anew, with everything locked. */
export async function foreseeWay(db: Db, { priceBefore, priceAfter }: ReroutePlan, state: RerouteState): Promise<DifferenceWay> {
  const added = priceAfter - priceBefore;
  if (added === 0) return plain('none');
  const { payerId, paymentType: type, hasAuthorised } = await readPaidJob(db, state.job.id);
  if (type === paymentType.cash) return plain(added < 0 && isCollected(state) ? 'wallet' : 'cash');
  if (type === paymentType.invoice) return plain('invoice');
  if (type === paymentType.creditCard) return plain(added > 0 ? 'open' : hasAuthorised ? 'walletLater' : 'card');
  if (added < 0) return plain('wallet');
  const missingSatang = Math.max(0, added - sumOfWallet(await readWalletBalances(db, payerId)));
  if (type === paymentType.promptPay) return plain(missingSatang > 0 ? 'open' : 'wallet');
  return { way: 'wallet', missingSatang };
}
