import { satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { addresseeFromWire, documentFromWire } from '../tax-documents/document-from-wire.ts';
import { invoicePaymentMinBaht } from '../validation/payments/invoice-payment.ts';
import type { Invoice, InvoiceDetail, NextInvoice, PaidInvoice, Withheld } from './invoice.ts';
import { invoiceFromWire, invoiceLineFromWire, invoicePaymentFromWire, withheldFromWire } from './invoice-from-wire.ts';
import * as routes from './routes.generated.ts';

export interface UnpaidInvoices {
  /** The oldest first. */
  readonly invoices: readonly Invoice[];
  readonly next: NextInvoice | null;
}

/** @throws GatewayError 403 for a member without the right to pay. */
export const fetchUnpaidInvoices = async (transport: Transport): Promise<UnpaidInvoices> => {
  const { invoices = [], next } = await call(transport, routes.unpaidInvoices);
  return {
    invoices: invoices.map(invoiceFromWire),
    next: next === undefined ? null : { ...next, amountSatang: satangFromBaht(next.amount) },
  };
};

export interface PaidInvoices {
  readonly year: number | null;
  /** The newest first. */
  readonly years: readonly number[];
  /** The newest first. */
  readonly invoices: readonly PaidInvoice[];
}

/** @param year of the bill date; the newest one where null. @throws GatewayError 403 for a member without the right to pay. */
export const fetchPaidInvoices = async (transport: Transport, year: number | null): Promise<PaidInvoices> => {
  const reply = await call(transport, routes.paidInvoices, { year: year ?? undefined });
  return {
    year: reply.year ?? null,
    years: reply.years ?? [],
    invoices: (reply.invoices ?? []).map((wire) => ({
      ...invoiceFromWire(wire),
      receipt: wire.receipt === undefined ? null : documentFromWire(wire.receipt),
    })),
  };
};

/** @param invoiceId its id, or its number as printed. @throws GatewayError 404 for another's, 403 without the right to pay. */
export const fetchInvoice = async (transport: Transport, invoiceId: string): Promise<InvoiceDetail> => {
  const { invoice, addressee, ...reply } = await call(transport, routes.invoiceView, { invoiceId });
  if (invoice === undefined || addressee === undefined) throw new TypeError('The gateway answered without an invoice.');
  const { withholding, withheld } = reply;
  return {
    invoice: invoiceFromWire(invoice),
    addressee: addresseeFromWire(addressee),
    fromDate: reply.fromDate ?? '',
    toDate: reply.toDate ?? '',
    lines: (reply.lines ?? []).map(invoiceLineFromWire),
    subtotalSatang: satangFromBaht(reply.subtotal ?? 0),
    vatPercent: reply.vatPercent ?? 0,
    vatSatang: satangFromBaht(reply.vat ?? 0),
    withholding:
      withholding === undefined
        ? null
        : { baseSatang: satangFromBaht(withholding.base), amountSatang: satangFromBaht(withholding.amount) },
    leastSatang: satangFromBaht(reply.leastPayment ?? invoicePaymentMinBaht),
    payments: (reply.payments ?? []).map(invoicePaymentFromWire),
    withheld: withheld === undefined ? null : withheldFromWire(withheld),
    reference1: reply.reference1 ?? '',
    reference2: reply.reference2 ?? '',
    documents: (reply.documents ?? []).map(documentFromWire),
  };
};

export interface Certificate {
  readonly invoiceId: string;
  readonly certificateNumber: string;
  /** DD/MM/YYYY. */
  readonly certificateDate: string;
}

/** @throws GatewayError 404, 409 where nothing was withheld, 422 at `certificateNumber` or `certificateDate`. */
export const saveCertificate = async (transport: Transport, certificate: Certificate): Promise<Withheld> => {
  const { withheld } = await call(transport, routes.saveCertificate, { ...certificate });
  if (withheld === undefined) throw new TypeError('The gateway saved a certificate and did not say which.');
  return withheldFromWire(withheld);
};
