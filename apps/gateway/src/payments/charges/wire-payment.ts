import { bahtFromSatang } from '@songwai/core/basics/money';
import type { WirePayment } from '@songwai/core/payments/payment-from-wire';
import type { Charge } from './payments.ts';

/** Path of a code's picture; the provider's own address is not passed on. */
const qrPathOf = (chargeId: string): string => `/api/payment/${chargeId}/qr`;

/** A charge on the wire. */
export const toWirePayment = (charge: Charge): WirePayment => {
  const isOpen = charge.state === 'pending';
  return {
    chargeId: charge.chargeId,
    reference: charge.reference,
    purpose: charge.purpose,
    method: charge.method,
    state: charge.state,
    amount: bahtFromSatang(charge.amountSatang),
    ...(charge.jobId !== null && { jobId: charge.jobId }),
    ...(charge.failure !== null && { failure: charge.failure }),
    ...(isOpen && charge.authorizeUri !== null && { authorizeUri: charge.authorizeUri }),
    ...(isOpen && charge.qrPayload !== null && { qrPayload: charge.qrPayload }),
    ...(isOpen && charge.qrPayload === null && charge.qrImageUri !== null && { qrImage: qrPathOf(charge.chargeId) }),
    ...(isOpen && charge.bill !== null && { bill: charge.bill }),
    ...(charge.purpose === 'invoice' && { invoiceId: charge.subject }),
    ...(isOpen && { expiresAt: charge.expiresAt.toISOString() }),
    ...(charge.paidAt !== null && { paidAt: charge.paidAt.toISOString() }),
    ...(charge.isLate && { isLate: true }),
  };
};
