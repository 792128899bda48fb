import { type PaymentType, paymentType } from '../booking/payment-type.ts';

/**
 * Where the price goes when a job is cancelled (decisions, "Charges after the booking"): PromptPay is returned to the wallet; in
 * cash nothing was paid yet, and an invoice has not been written.
 */
export type RefundWay = 'unpaid' | 'wallet' | 'card' | 'invoice';

const ways: Readonly<Record<PaymentType, RefundWay>> = {
  [paymentType.cash]: 'unpaid',
  [paymentType.creditCard]: 'card',
  [paymentType.prepaid]: 'wallet',
  [paymentType.promptPay]: 'wallet',
  [paymentType.invoice]: 'invoice',
};

export const refundWay = (type: PaymentType): RefundWay => ways[type];
