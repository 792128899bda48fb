import { type Model, type OpenPayment, totalOf } from './model.ts';

const holdMs = 7 * 86_400_000;

/** What a payment in time does. */
const effects: Readonly<Record<OpenPayment['purpose'], (model: Model, payment: OpenPayment, now: number) => void>> = {
  topUp: ({ wallet }, { amount, bonus }) => {
    wallet.topUp += amount;
    wallet.bonus += bonus;
  },
  tip: (model, payment, now) => {
    payment.isPaidTip = true;
    for (const tip of model.tips) if (tip.payment === payment) tip.at = now;
  },
  openAmount: ({ wallet }, { amount, dues }) => {
    const open = dues.filter(({ state }) => state === 'open');
    for (const due of open) due.state = 'paid';
    wallet.topUp += amount - totalOf(open);
  },
  job: (model, payment, now) => {
    const job = model.jobs.find(({ jobId }) => jobId === payment.jobId);
    if (job?.status !== 'awaitingPayment') throw new Error('the model paid a job that does not wait');
    job.status = 'matching';
    if (payment.method === 'promptpay') job.promptPay = payment.amount;
    else if (!payment.isHold) job.cardPaid = payment.amount;
    else job.authorised = { amount: payment.amount, until: now + holdMs };
  },
};

/** The customer's money is there. */
export function settlePayment(model: Model, payment: OpenPayment, now: number): void {
  const isLate = payment.state === 'ended';
  payment.state = 'done';
  if (!isLate) effects[payment.purpose](model, payment, now);
  // A card's money goes back to the card.
  else if (payment.method === 'promptpay') model.wallet.topUp += payment.amount;
}

/** What the background work does at this time, in its order: open payments end, and then jobs that nobody paid. */
export function endOverdue(model: Model, now: number): void {
  for (const payment of model.payments) if (payment.state === 'open' && payment.expiresAt <= now) payment.state = 'ended';
}
