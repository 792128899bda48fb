import type { PaymentMethod } from './payment.ts';

/**
 * The most that one payment may be, in baht, by how it is paid (docs.omise.co, currency-and-amount: 150,000 baht in Thailand; bill-payment:
 * 49,000).
 */
export const mostBaht: Readonly<Record<PaymentMethod, number>> = {
  card: 150_000,
  promptpay: 150_000,
  internetBanking: 150_000,
  billPayment: 49_000,
};
