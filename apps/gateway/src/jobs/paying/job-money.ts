import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { type Line, postMovement } from '../../ledger/movement-queries.ts';
import { captureForJob, endChargesOfJob, releaseForJob, sumHoldsForJob } from '../../payments/charges/job-charge-queries.ts';
import type { Db } from '../../platform/db.ts';
import { countDues, openDue, sumOpenPrice, voidPriceDues } from './due-queries.ts';
import { lockUnpaidJobs, type PaidJob, readPaidJob } from './paid-job-view.ts';
import { countRounds, readSumsAside, type SumsAside } from './put-aside-view.ts';
import { linesToWallet } from './return-to-wallet.ts';

/** What a booking takes besides money: discount and free credit, in satang. */
export interface Allowance {
  readonly discountSatang: number;
  readonly freeCreditSatang: number;
}

/** Puts discount and free credit of a new job aside until it ends; within the transaction that books. */
export async function setAllowanceAside(
  trx: Db,
  job: Pick<PaidJob, 'id' | 'userId' | 'payerId'>,
  { at, ...given }: Allowance & { readonly at: Date },
): Promise<void> {
  if (given.freeCreditSatang === 0 && given.discountSatang === 0) return;
  await postMovement(trx, {
    key: `booked:${job.id}:0`,
    kind: 'booked',
    jobId: job.id,
    actor: job.userId,
    at,
    lines: [
      { account: customerAccount('freeCredit', job.userId), amountSatang: -given.freeCreditSatang },
      { account: customerAccount('jobHold', job.payerId), amountSatang: given.freeCreditSatang },
      { account: ownAccount('promotionCost'), amountSatang: -given.discountSatang },
      { account: customerAccount('promotion', job.payerId), amountSatang: given.discountSatang },
    ],
  });
}

const linesAside = (job: PaidJob, { holdSatang, promotionSatang }: SumsAside): readonly Line[] => [
  { account: customerAccount('jobHold', job.payerId), amountSatang: -holdSatang },
  { account: customerAccount('promotion', job.payerId), amountSatang: -promotionSatang },
];

/** Whether the money for the price is there: in the books, or held by the bank. */
const isCovered = (job: PaidJob, aside: SumsAside): boolean =>
  job.hasAuthorised || aside.holdSatang - aside.creditSatang >= job.netSatang;

/**
 * Returns what the bank holds above the price into the wallet, because a part of it cannot be captured: the job has become cheaper since it
 * was booked.
 */
async function returnSurplus(trx: Db, job: PaidJob, { aside, at }: { aside: SumsAside; at: Date }): Promise<void> {
  const bankSatang = await sumHoldsForJob(trx, job.id);
  const paidSatang = aside.holdSatang - aside.creditSatang + bankSatang + (await sumOpenPrice(trx, job.id));
  const surplusSatang = bankSatang === 0 ? 0 : Math.max(0, paidSatang - job.netSatang);
  await postMovement(trx, {
    key: `surplus:${job.id}`,
    kind: 'refunded',
    jobId: job.id,
    actor: 'worker',
    at,
    lines: [
      { account: ownAccount('revenue'), amountSatang: -surplusSatang },
      { account: customerAccount('walletTopUp', job.payerId), amountSatang: surplusSatang },
    ],
  });
}

/**
 * Takes the money of a completed job: what was put aside becomes ours, and the bank is asked for what it holds. What is missing of
 * the price is owed. The caller has locked the job's row.
 */
export async function takeJobMoney(trx: Db, jobId: string, at: Date): Promise<void> {
  const job = await readPaidJob(trx, jobId);
  const aside = await readSumsAside(trx, jobId);
  await postMovement(trx, {
    key: `taken:${jobId}`,
    kind: 'captured',
    jobId,
    actor: 'worker',
    at,
    lines: [
      ...linesAside(job, aside),
      { account: ownAccount('revenue'), amountSatang: aside.holdSatang + aside.promotionSatang },
    ],
  });
  if (!job.isPaidAhead) return;
  await returnSurplus(trx, job, { aside, at });
  await captureForJob(trx, { jobId, at });
  if (isCovered(job, aside)) return;
  const missing = job.netSatang - (aside.holdSatang - aside.creditSatang) - (await sumOpenPrice(trx, jobId));
  if (missing > 0)
    await openDue(trx, { key: `price:${jobId}`, jobId, payerId: job.payerId, kind: 'price', amountSatang: missing, at });
}

/**
 * Gives everything back that a job which is not done has taken: to the parts of the wallet and the credit that it came from,
 * PromptPay into the wallet, a card's to the card. The caller has locked the job's row.
 *
 * @param creditSatang free credit that goes back to its grants.
 */
export async function releaseJobMoney(
  trx: Db,
  { jobId, creditSatang, at }: { readonly jobId: string; readonly creditSatang: number; readonly at: Date },
): Promise<void> {
  const job = await readPaidJob(trx, jobId);
  const aside = await readSumsAside(trx, jobId);
  const isCard = job.paymentType === paymentType.creditCard;
  const cardSatang = isCard ? aside.providerSatang : 0;
  // Credit that was spent before there was a ledger comes from the opening balance.
  const oldCreditSatang = creditSatang - aside.creditSatang;
  await postMovement(trx, {
    key: `released:${jobId}:${await countRounds(trx, jobId)}`,
    kind: 'released',
    jobId,
    actor: 'worker',
    at,
    lines: [
      ...linesAside(job, aside),
      ...aside.wallet.map(({ kind, amountSatang }) => ({ account: customerAccount(kind, job.payerId), amountSatang })),
      { account: customerAccount('freeCredit', job.userId), amountSatang: creditSatang },
      { account: ownAccount('opening'), amountSatang: -oldCreditSatang },
      { account: ownAccount('promotionCost'), amountSatang: aside.promotionSatang },
      { account: customerAccount('walletTopUp', job.payerId), amountSatang: isCard ? 0 : aside.providerSatang },
      { account: ownAccount('refundDue'), amountSatang: cardSatang },
    ],
  });
  await releaseForJob(trx, { jobId, chargeJobId: job.chargeJobId, refundSatang: cardSatang, at });
  await returnPaidPrice(trx, job, at);
  // Of jobs booked together the others may still wait for the same payment.
  const isWaitedFor = (await lockUnpaidJobs(trx, job.chargeJobId)).length > 0;
  if (!isWaitedFor) await endChargesOfJob(trx, job.chargeJobId, at);
  if (jobId !== job.chargeJobId) await endChargesOfJob(trx, jobId, at);
}

/** Ends what was still owed of the price, and returns what was paid of it after the booking. */
async function returnPaidPrice(trx: Db, job: PaidJob, at: Date): Promise<void> {
  const paidSatang = await voidPriceDues(trx, job.id, at);
  await postMovement(trx, {
    // Each round pays dues of its own, so that their number tells the rounds apart.
    key: `refunded:${job.id}:${await countDues(trx, job.id)}`,
    kind: 'refunded',
    jobId: job.id,
    actor: 'worker',
    at,
    lines: [{ account: ownAccount('revenue'), amountSatang: -paidSatang }, ...(await linesToWallet(trx, job, paidSatang))],
  });
}
