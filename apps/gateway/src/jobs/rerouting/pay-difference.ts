import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { customerAccount, ownAccount, walletKinds } from '../../ledger/accounts.ts';
import { lockWalletBalances } from '../../ledger/balance-queries.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import { refundForJob } from '../../payments/charges/job-charge-queries.ts';
import type { Db } from '../../platform/db.ts';
import { lowerFreeCredit } from '../../pricing/credit/lower-credit-queries.ts';
import { countDues, lowerPriceDues } from '../paying/due-queries.ts';
import { type PaidJob, readPaidJob } from '../paying/paid-job-view.ts';
import { payAddedPrice } from '../paying/pay-change.ts';
import { countRounds, readSumsAside } from '../paying/put-aside-view.ts';
import { linesToWallet } from '../paying/return-to-wallet.ts';

/** A price as far as money has to move when it becomes another one, in satang. */
export interface PriceParts {
  readonly discountSatang: number;
  readonly freeCreditSatang: number;
  readonly netSatang: number;
}

/** A running job whose price has become another one. */
export interface ChangedPrice {
  readonly jobId: string;
  /** Who changed it. */
  readonly userId: string;
  readonly before: PriceParts;
  readonly after: PriceParts;
  readonly at: Date;
}

/** Puts more or less discount aside, and returns credit that is not needed any more to its grants. */
async function moveAllowance(trx: Db, job: PaidJob, { before, after, at, userId }: ChangedPrice): Promise<void> {
  const discountSatang = after.discountSatang - before.discountSatang;
  const wanted = before.freeCreditSatang - after.freeCreditSatang;
  const creditSatang = wanted === 0 ? 0 : await lowerFreeCredit(trx, { jobId: job.id, satang: wanted });
  await postMovement(trx, {
    key: `routeChanged:${job.id}:${await countRounds(trx, job.id)}`,
    kind: 'routeChanged',
    jobId: job.id,
    actor: userId,
    at,
    lines: [
      { account: ownAccount('promotionCost'), amountSatang: -discountSatang },
      { account: customerAccount('promotion', job.payerId), amountSatang: discountSatang },
      { account: customerAccount('jobHold', job.payerId), amountSatang: -creditSatang },
      { account: customerAccount('freeCredit', job.userId), amountSatang: creditSatang },
    ],
  });
}

interface Returned {
  readonly userId: string;
  readonly satang: number;
  readonly at: Date;
}

/** Returns money that is put aside: to the parts of the wallet that it came from, PromptPay's into the wallet, a card's to the card. */
async function returnFromHold(trx: Db, job: PaidJob, { userId, satang, at }: Returned): Promise<number> {
  const aside = await readSumsAside(trx, job.id);
  let left = Math.min(satang, aside.holdSatang - aside.creditSatang);
  const take = (most: number): number => {
    const taken = Math.min(left, Math.max(0, most));
    left -= taken;
    return taken;
  };
  // What was spent last comes back first.
  const parts = aside.wallet.toReversed().map(({ kind, amountSatang }) => ({ kind, amountSatang: take(amountSatang) }));
  const providerSatang = take(aside.providerSatang);
  const isCard = job.paymentType === paymentType.creditCard;
  const sum = parts.reduce((total, { amountSatang }) => total + amountSatang, providerSatang);
  const round = String(await countRounds(trx, job.id));
  const toWallet = (kind: (typeof walletKinds)[number]): number =>
    (parts.find((part) => part.kind === kind)?.amountSatang ?? 0) + (kind === 'walletTopUp' && !isCard ? providerSatang : 0);
  await postMovement(trx, {
    key: `routeChanged:${job.id}:${round}`,
    kind: 'routeChanged',
    jobId: job.id,
    actor: userId,
    at,
    lines: [
      { account: customerAccount('jobHold', job.payerId), amountSatang: -sum },
      ...walletKinds.map((kind) => ({ account: customerAccount(kind, job.payerId), amountSatang: toWallet(kind) })),
      { account: ownAccount('refundDue'), amountSatang: isCard ? providerSatang : 0 },
    ],
  });
  const refund = { jobId: job.id, chargeJobId: job.chargeJobId, refundSatang: isCard ? providerSatang : 0 };
  await refundForJob(trx, { ...refund, round, at });
  return sum;
}

/** Returns what was paid of the price after the booking, into the wallet. */
async function returnPaid(trx: Db, job: PaidJob, { userId, satang, at }: Returned): Promise<number> {
  const paidSatang = await lowerPriceDues(trx, { jobId: job.id, satang, arePaid: true, at });
  await refundToWallet(trx, job, { userId, satang: paidSatang, at });
  return paidSatang;
}

/** Returns money that we have earned already into the wallet of whoever pays a job. */
export async function refundToWallet(
  trx: Db,
  job: Pick<PaidJob, 'id' | 'payerId'>,
  { userId, satang, at }: Returned,
): Promise<void> {
  const round = `${await countRounds(trx, job.id)}:${await countDues(trx, job.id)}`;
  await postMovement(trx, {
    key: `routeRefund:${job.id}:${round}:${at.getTime()}`,
    kind: 'refunded',
    jobId: job.id,
    actor: userId,
    at,
    lines: [{ account: ownAccount('revenue'), amountSatang: -satang }, ...(await linesToWallet(trx, job, satang))],
  });
}

/**
 * Moves the money of a running job whose price has changed (decisions, "Charges after the booking"): what is added as `payAddedPrice` does;
 * what is saved is first taken off what is still open, then returned at once, but for what a bank holds, which `takeJobMoney` returns when
 * the job is done. Cash and invoices follow the price of the job. The caller has locked the job's row and stored the new price.
 *
 * @throws {BusinessRefusal} 422 `wallet_short` where the job is paid from the wallet.
 */
export async function payDifference(trx: Db, change: ChangedPrice): Promise<void> {
  const { jobId, userId, before, after, at } = change;
  const job = await readPaidJob(trx, jobId);
  // In the order of a booking, which locks the wallet first.
  if (job.isPaidAhead) await lockWalletBalances(trx, job.payerId);
  await moveAllowance(trx, job, change);
  const addSatang = after.netSatang - before.netSatang;
  if (addSatang >= 0) return payAddedPrice(trx, { jobId, userId, addSatang, at });
  if (!job.isPaidAhead) return;
  let left = -addSatang;
  left -= await lowerPriceDues(trx, { jobId, satang: left, arePaid: false, at });
  left -= await returnFromHold(trx, job, { userId, satang: left, at });
  await returnPaid(trx, job, { userId, satang: left, at });
}
