import type { Static } from 'typebox';
import { satangFromBaht } from '../basics/money.ts';
import type { Payment } from './payment.ts';
import type { wirePayment } from './payment-schema.ts';

export type WirePayment = Static<typeof wirePayment>;

const dateOf = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso));

export const paymentFromWire = (wire: WirePayment): Payment => ({
  chargeId: wire.chargeId,
  reference: wire.reference,
  purpose: wire.purpose,
  method: wire.method,
  state: wire.state,
  amountSatang: satangFromBaht(wire.amount),
  jobId: wire.jobId ?? null,
  failure: wire.failure ?? null,
  authorizeUri: wire.authorizeUri ?? null,
  qrPayload: wire.qrPayload ?? null,
  qrImage: wire.qrImage ?? null,
  bill: wire.bill ?? null,
  invoiceId: wire.invoiceId ?? null,
  expiresAt: dateOf(wire.expiresAt),
  paidAt: dateOf(wire.paidAt),
  isLate: wire.isLate === true,
});
