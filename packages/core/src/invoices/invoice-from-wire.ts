import type { Static } from 'typebox';
import { satangFromBaht } from '../basics/money.ts';
import { documentFromWire } from '../tax-documents/document-from-wire.ts';
import type { Invoice, InvoiceLine, InvoicePayment, Withheld } from './invoice.ts';
import type { wireInvoice, wireInvoiceLine, wireInvoicePayment, wireWithholding } from './invoice-schema.ts';

const documentOf = (wire: Parameters<typeof documentFromWire>[0] | undefined) =>
  wire === undefined ? null : documentFromWire(wire);

export const invoiceFromWire = (wire: Static<typeof wireInvoice>): Invoice => ({
  id: wire.invoiceId,
  number: wire.number,
  status: wire.status,
  month: wire.month,
  billDate: wire.billDate,
  dueDate: wire.dueDate,
  daysOverdue: wire.daysOverdue,
  jobCount: wire.jobCount,
  amountSatang: satangFromBaht(wire.amount),
  creditedSatang: satangFromBaht(wire.creditedAmount),
  paidSatang: satangFromBaht(wire.paidAmount),
  withheldSatang: satangFromBaht(wire.withheldAmount),
  openSatang: satangFromBaht(wire.openAmount),
  paidAt: wire.paidAt === undefined ? null : new Date(wire.paidAt),
});

export const invoiceLineFromWire = (wire: Static<typeof wireInvoiceLine>): InvoiceLine => ({
  jobId: wire.jobId,
  reference: wire.reference ?? null,
  departmentId: wire.departmentId ?? null,
  department: wire.department ?? null,
  vehicleId: wire.vehicleId,
  at: new Date(wire.at),
  from: wire.from,
  to: wire.to,
  amountSatang: satangFromBaht(wire.amount),
});

export const invoicePaymentFromWire = (wire: Static<typeof wireInvoicePayment>): InvoicePayment => ({
  id: wire.paymentId,
  method: wire.method,
  state: wire.state,
  amountSatang: satangFromBaht(wire.amount),
  withheldSatang: satangFromBaht(wire.withheld),
  at: new Date(wire.at),
  place: wire.place ?? null,
  chargeId: wire.chargeId ?? null,
  receipt: documentOf(wire.receipt),
});

export const withheldFromWire = (wire: Static<typeof wireWithholding>): Withheld => ({
  amountSatang: satangFromBaht(wire.amount),
  baseSatang: satangFromBaht(wire.base),
  certificateNumber: wire.certificateNumber ?? null,
  certificateDate: wire.certificateDate ?? null,
  note: documentOf(wire.note),
});
