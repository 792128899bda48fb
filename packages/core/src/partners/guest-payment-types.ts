import { paymentType } from '../jobs/booking/payment-type.ts';

/** Ways to pay that a partner may allow its guests, by the name that the operator types. */
export const guestPaymentTypes = {
  cash: paymentType.cash,
  promptpay: paymentType.promptPay,
  card: paymentType.creditCard,
} as const;

/** A way to pay that a partner may allow its guests. */
export type GuestPaymentType = (typeof guestPaymentTypes)[keyof typeof guestPaymentTypes];
