import type { Payment } from '@songwai/core/payments/payment';

/** A tip of ฿50 that waits for its PromptPay money. */
export const tipPayment: Payment = {
  chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV',
  reference: 'P00030912',
  purpose: 'tip',
  method: 'promptpay',
  state: 'pending',
  amountSatang: 5_000,
  jobId: 'J00000042',
  failure: null,
  authorizeUri: null,
  qrPayload: null,
  qrImage: null,
  bill: null,
  invoiceId: null,
  expiresAt: null,
  paidAt: null,
  isLate: false,
};
