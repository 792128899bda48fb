import type { ChargeHandler } from '../../payments/charges/payments.ts';

/** What a paid charge for an invoice does. */
export const invoiceCharges: ChargeHandler = {
  onSettled: () => Promise.reject(new Error('no invoice can be paid yet')),
};
