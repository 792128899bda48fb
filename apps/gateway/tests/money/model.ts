import type { PaymentMethod } from '@songwai/core/payments/payment';
/** The parts of a wallet, in satang. */
export interface Parts {
  bonus: number;
  topUp: number;
  cod: number;
}

export type PaidBy = 'cash' | 'card' | 'wallet' | 'promptPay';

/** An amount that came up after the booking. */
export interface ModelDue {
  readonly jobId: string;
  readonly amount: number;
  readonly isPrice: boolean;
  state: 'open' | 'paid' | 'void';
}

/** A charge of a job besides its price. */
export interface ModelCharge {
  readonly amount: number;
  /** Paid at once, from the wallet. */
  readonly isPaidAtOnce: boolean;
  readonly due: ModelDue | undefined;
  isWaived: boolean;
}

/** A job as far as its money goes, all in satang. */
export interface ModelJob {
  readonly jobId: string;
  status: 'awaitingPayment' | 'matching' | 'arrived' | 'completed' | 'cancelled' | 'expired';
  paidBy: PaidBy;
  net: number;
  credit: number;
  discount: number;
  /** What the wallet has put aside for it. */
  parts: Parts;
  /** What PromptPay has. */
  promptPay: number;
  /** What was taken from the card at once, as the pick-up is later than a bank holds sums for. */
  cardPaid: number;
  pickUpAt: number;
  /** What the bank holds for it, and until when. */
  authorised: { readonly amount: number; readonly until: number } | undefined;
  /** The bank was asked for what it holds. */
  isCapturing: boolean;
  payUntil: number;
  /** Money for goods that its driver collects. */
  readonly cod: number;
  readonly isMoneyBack: boolean;
  readonly priceDues: ModelDue[];
  readonly charges: ModelCharge[];
  /** What bonus paid for it after its booking, and has not come back. */
  laterBonus: number;
}

/** A tip: when it was given, or asked for while its payment is open. */
export interface ModelTip {
  readonly jobId: string;
  readonly amount: number;
  /** Milliseconds. */
  at: number;
  readonly payment: OpenPayment | undefined;
}

/** A card's confirmation, or a PromptPay code, that waits for the customer. */
export interface OpenPayment {
  readonly chargeId: string;
  /** The page of the customer's bank. */
  readonly authorizeUri: string;
  readonly purpose: 'job' | 'topUp' | 'tip' | 'openAmount';
  readonly method: PaymentMethod;
  /** Satang. */
  readonly amount: number;
  readonly jobId: string | undefined;
  readonly bonus: number;
  readonly dues: readonly ModelDue[];
  /** The bank holds the sum, instead of taking it at once. */
  readonly isHold: boolean;
  /** Milliseconds. */
  readonly expiresAt: number;
  /** The driver has it. */
  isPaidTip: boolean;
  /** `ended`: we do not wait for it any more; `done`: it is paid, or never will be. */
  state: 'open' | 'ended' | 'done';
}

/** What a customer should have, owe and have paid. */
export interface Model {
  readonly wallet: Parts;
  freeCredit: number;
  /** Given to drivers out of the wallet and by card or PromptPay. */
  readonly tips: ModelTip[];
  readonly jobs: ModelJob[];
  readonly dues: ModelDue[];
  readonly payments: OpenPayment[];
  /** That the bank has still to make. */
  readonly payouts: { readonly amount: number; readonly id: number }[];
}

export const emptyModel = (freeCredit: number): Model => ({
  wallet: { bonus: 0, topUp: 0, cod: 0 },
  ...{ freeCredit, tips: [], jobs: [], dues: [], payments: [], payouts: [] },
});

export const noParts = (): Parts => ({ bonus: 0, topUp: 0, cod: 0 });
export const sumOf = ({ bonus, topUp, cod }: Parts): number => bonus + topUp + cod;

function addParts(to: Parts, from: Parts): void {
  to.bonus += from.bonus;
  to.topUp += from.topUp;
  to.cod += from.cod;
}

/** Returns what was paid for a job after its booking: bonus as bonus, all else as money that was paid in. */
export function refund(model: Model, job: ModelJob, amount: number): void {
  const bonus = Math.min(amount, job.laterBonus);
  job.laterBonus -= bonus;
  addParts(model.wallet, { bonus, topUp: amount - bonus, cod: 0 });
}

/** Pays for a job after its booking. @returns false where the wallet holds too little. */
export function payLater(model: Model, job: ModelJob, amount: number): boolean {
  const parts = spend(model.wallet, amount);
  job.laterBonus += parts?.bonus ?? 0;
  return parts !== null;
}

/** What is tipped: bonus is no part of it. */
export const tippable = ({ topUp, cod }: Parts): number => topUp + cod;

/** Pays a tip. */
export function spendTip(wallet: Parts, amount: number): void {
  const topUp = Math.min(wallet.topUp, amount);
  addParts(wallet, { bonus: 0, topUp: -topUp, cod: topUp - amount });
}

/** A tip whose payment came to nothing is none. */
const isTip = ({ payment }: ModelTip): boolean => payment === undefined || payment.state === 'open' || payment.isPaidTip;

const dayMs = 86_400_000;
const bangkokDayOf = (ms: number): number => Math.floor((ms + 7 * 3_600_000) / dayMs);

/** What may still be tipped for a job, in satang: 1,000 baht in at most two tips, and 1,000 a day to the one driver that there is. */
export function tipsLeft(model: Model, jobId: string, now: number): number {
  const tips = model.tips.filter(isTip);
  const ofJob = tips.filter((tip) => tip.jobId === jobId);
  if (ofJob.length >= 2) return 0;
  const sum = (list: readonly ModelTip[]) => list.reduce((total, { amount }) => total + amount, 0);
  const today = tips.filter(({ at }) => bangkokDayOf(at) === bangkokDayOf(now));
  return Math.max(0, 100_000 - Math.max(sum(ofJob), sum(today)));
}

/** What drivers got. */
export const tipsPaid = ({ tips }: Model): number =>
  tips.filter(({ payment }) => payment === undefined || payment.isPaidTip).reduce((total, { amount }) => total + amount, 0);

/** Spends bonus first, then top-ups, then money of cash on delivery. @returns null where it does not reach. */
export function spend(wallet: Parts, amount: number): Parts | null {
  if (sumOf(wallet) < amount) return null;
  const bonus = Math.min(wallet.bonus, amount);
  const topUp = Math.min(wallet.topUp, amount - bonus);
  const cod = amount - bonus - topUp;
  addParts(wallet, { bonus: -bonus, topUp: -topUp, cod: -cod });
  return { bonus, topUp, cod };
}

export const openDuesOf = ({ dues }: Model): readonly ModelDue[] => dues.filter(({ state }) => state === 'open');
export const totalOf = (dues: readonly ModelDue[]): number => dues.reduce((sum, { amount }) => sum + amount, 0);

/** Ends the payments of a job that are still open: money that comes all the same is late. */
export function endPaymentsOf({ payments }: Model, jobId: string): void {
  for (const payment of payments)
    if (payment.purpose === 'job' && payment.jobId === jobId && payment.state === 'open') payment.state = 'ended';
}

/** Gives everything back that a job has taken which is not done. */
export function release(model: Model, job: ModelJob): void {
  addParts(model.wallet, job.parts);
  model.wallet.topUp += job.promptPay;
  model.freeCredit += job.credit;
  for (const due of job.priceDues) {
    if (due.state === 'paid') refund(model, job, due.amount);
    due.state = 'void';
  }
  Object.assign(job, { parts: noParts(), promptPay: 0, cardPaid: 0, authorised: undefined });
  endPaymentsOf(model, job.jobId);
}

/** Collects what came up later: from the wallet at once, or it stays open; cash is the driver's. */
export function chargeLater(model: Model, job: ModelJob, amount: number): void {
  if (job.paidBy === 'cash') {
    job.charges.push({ amount, isPaidAtOnce: false, due: undefined, isWaived: false });
    return;
  }
  const isPaidAtOnce = job.paidBy !== 'card' && payLater(model, job, amount);
  const due: ModelDue | undefined = isPaidAtOnce ? undefined : { jobId: job.jobId, amount, isPrice: false, state: 'open' };
  if (due !== undefined) model.dues.push(due);
  job.charges.push({ amount, isPaidAtOnce, due, isWaived: false });
}
