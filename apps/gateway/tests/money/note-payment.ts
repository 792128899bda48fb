import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@songwai/core/payments/payment';
import type { Model, ModelDue, OpenPayment } from './model.ts';
import { settlePayment } from './open-payment.ts';

/** A payment in an answer. */
interface Shown {
  readonly chargeId: string;
  readonly state: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly authorizeUri?: string;
  readonly expiresAt?: string;
}

interface Purpose {
  readonly purpose: OpenPayment['purpose'];
  readonly now: number;
  readonly jobId?: string;
  readonly bonus?: number;
  readonly isHold?: boolean;
  readonly dues?: readonly ModelDue[];
}

export const newGuid = (): string => randomUUID();

/** Notes a payment of an answer: one that is settled already, or one that waits for the customer. */
export function notePayment(model: Model, shown: Shown | undefined, { now, ...known }: Purpose): void {
  if (shown === undefined || shown.state === 'failed') return;
  const { chargeId, method, amount, authorizeUri = '', expiresAt = '' } = shown;
  const payment: OpenPayment = {
    ...{ chargeId, method, authorizeUri, jobId: undefined, bonus: 0, dues: [], isHold: false, isPaidTip: false, ...known },
    ...{ amount: Math.round(amount * 100), expiresAt: new Date(expiresAt).getTime(), state: 'open' },
  };
  if (payment.purpose === 'tip' && known.jobId !== undefined)
    model.tips.push({ jobId: known.jobId, amount: payment.amount, at: now, payment });
  if (shown.state === 'pending') model.payments.push(payment);
  else settlePayment(model, payment, now);
}
