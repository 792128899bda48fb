import type { PaymentMethod } from '@songwai/core/payments/payment';
import type { NewCharge } from './charges/payments.ts';

/** What a customer pays with, by what pays the charge. */
export const methodOf = ({ kind }: NewCharge['source']): PaymentMethod => {
  switch (kind) {
    case 'savedCard':
    case 'cardToken':
      return 'card';
    case 'promptpay':
      return 'promptpay';
    case 'mobileBanking':
      return 'internetBanking';
    case 'billPayment':
      return 'billPayment';
    default:
      return kind satisfies never;
  }
};
