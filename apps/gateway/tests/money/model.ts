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
  /** `ended`: we do not wait for it any more; `done`: it is paid, or never will be. */
  state: 'open' | 'ended' | 'done';
}

/** What a customer should have, owe and have paid. */
export interface Model {
  readonly wallet: Parts;
  freeCredit: number;
  /** Given to drivers out of the wallet and by card or PromptPay. */
  tips: number;
  readonly jobs: ModelJob[];
  readonly dues: ModelDue[];
  readonly payments: OpenPayment[];
  /** That the bank has still to make. */
  readonly payouts: { readonly amount: number; readonly id: number }[];
}

export const emptyModel = (freeCredit: number): Model => ({
  wallet: { bonus: 0, topUp: 0, cod: 0 },
  ...{ freeCredit, tips: 0, jobs: [], dues: [], payments: [], payouts: [] },
});

export const noParts = (): Parts => ({ bonus: 0, topUp: 0, cod: 0 });
export const sumOf = ({ bonus, topUp, cod }: Parts): number => bonus + topUp + cod;

function addParts(to: Parts, from: Parts): void {
  to.bonus += from.bonus;
  to.topUp += from.topUp;
  to.cod += from.cod;
}

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
    if (due.state === 'paid') model.wallet.topUp += due.amount;
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
  const isPaidAtOnce = job.paidBy !== 'card' && spend(model.wallet, amount) !== null;
  const due: ModelDue | undefined = isPaidAtOnce ? undefined : { amount, isPrice: false, state: 'open' };
  if (due !== undefined) model.dues.push(due);
  job.charges.push({ amount, isPaidAtOnce, due, isWaived: false });
}
