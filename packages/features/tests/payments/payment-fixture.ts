import type { Payment } from '@songwai/core/payments/payment';
import { createPaymentFlow } from '@songwai/core/payments/payment-flow';
import type { WirePayment } from '@songwai/core/payments/payment-from-wire';
import type { PaymentFlow } from '@songwai/core/payments/payment-state';
import { createFixtureGateway } from '../fixture-gateway.ts';
import { storyNow } from '../story-now.ts';

const minutesFromNow = (minutes: number): Date => new Date(storyNow.getTime() + minutes * 60_000);

/** A PromptPay code of the worked example, with nine minutes left. */
export const codePayment: Payment = {
  chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV',
  reference: 'P00030911',
  purpose: 'job',
  method: 'promptpay',
  state: 'pending',
  amountSatang: 39_645,
  jobId: 'J00048213',
  failure: null,
  authorizeUri: null,
  qrPayload: '00020101021229370016A000000677010111011300668000000005802TH53037645406396.4563049F2D',
  qrImage: null,
  bill: null,
  invoiceId: null,
  expiresAt: minutesFromNow(9.2),
  paidAt: null,
  isLate: false,
};

/** The same by card, to be confirmed with the bank. */
export const cardPayment: Payment = {
  ...codePayment,
  method: 'card',
  qrPayload: null,
  authorizeUri: 'https://bank.example/authorize',
};

export const paidAt = minutesFromNow(-1);

/** Nearly over: 48 seconds left. */
export const nearlyOver = minutesFromNow(0.8);

export const wirePayment = (payment: Payment): WirePayment => ({
  chargeId: payment.chargeId,
  reference: payment.reference,
  purpose: payment.purpose,
  method: payment.method,
  state: payment.state,
  amount: payment.amountSatang / 100,
  ...(payment.jobId !== null && { jobId: payment.jobId }),
  ...(payment.failure !== null && { failure: payment.failure }),
  ...(payment.authorizeUri !== null && { authorizeUri: payment.authorizeUri }),
  ...(payment.qrPayload !== null && { qrPayload: payment.qrPayload }),
  ...(payment.expiresAt !== null && { expiresAt: payment.expiresAt.toISOString() }),
  ...(payment.paidAt !== null && { paidAt: payment.paidAt.toISOString() }),
  ...(payment.isLate && { isLate: true }),
});

/** The gateway's answer to the question how a payment stands. */
export const paymentAnswer = (payment: Payment) => () => ({
  responseCode: 200,
  responseDesc: '',
  payment: wirePayment(payment),
});

/** A flow in which nothing happens until `answer` says something else and its timers run. */
export const createFixtureFlow = (
  payment: Payment | { readonly chargeId: string },
  answer: () => unknown = () => new Promise<never>(() => undefined),
): PaymentFlow =>
  createPaymentFlow({
    transport: createFixtureGateway({ '/payment/status': answer }).transport,
    payment,
    clock: () => storyNow,
  });
