import type { Payment } from '@songwai/core/payments/payment';

/** What a payment's screen lets the customer do. */
export interface PaymentActions {
  /** Pays the same again: a new PromptPay code, the same card. Absent: there is no such button. */
  readonly onRetry?: ((payment: Payment) => void) | undefined;
  /** The new payment is on its way. */
  readonly isRetrying?: boolean | undefined;
  /** Leads back to the ways to pay. Absent: there is no such button. */
  readonly onOtherWay?: ((payment: Payment) => void) | undefined;
}
