import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { daysOverdue } from '@songwai/core/invoices/invoice-due';
import type { wireInvoice, wireInvoiceLine, wireInvoicePayment, wireWithholding } from '@songwai/core/invoices/invoice-schema';
import type { wireDocument } from '@songwai/core/tax-documents/document-schema';
import type { Static } from 'typebox';
import type { IssuedDocument } from '../../tax-documents/documents.ts';
import { wireMonth } from '../billing/billed-month.ts';
import type { InvoiceLineRow, InvoiceRow } from '../invoice-queries.ts';
import type { InvoicePaymentRow } from '../paying/payment-queries.ts';

type WireDocument = Static<typeof wireDocument>;

/** When an invoice is looked at, and the least that one payment may be: what is open below it is not called overdue. */
export interface SeenAt {
  readonly now: Date;
  readonly leastSatang: number;
}

/** How many days what is open of an invoice is overdue. */
export const overdueDaysOf = (row: InvoiceRow, { now, leastSatang }: SeenAt): number =>
  row.open_satang === 0 || row.open_satang < leastSatang ? 0 : daysOverdue(row.due_at, now);

/** An invoice as the lists have it. */
export const toWireInvoice = (row: InvoiceRow, seen: SeenAt): Static<typeof wireInvoice> => ({
  invoiceId: row.id,
  number: row.number,
  status: row.open_satang === 0 ? 'paid' : 'outstanding',
  month: wireMonth(row.month),
  billDate: bangkokDate(row.issued_at),
  dueDate: bangkokDate(row.due_at),
  daysOverdue: overdueDaysOf(row, seen),
  jobCount: row.job_count,
  amount: bahtFromSatang(row.subtotal_satang + row.vat_satang),
  creditedAmount: bahtFromSatang(row.credited_satang + row.returned_satang),
  paidAmount: bahtFromSatang(row.paid_satang),
  withheldAmount: bahtFromSatang(row.withheld_satang),
  openAmount: bahtFromSatang(row.open_satang),
  ...(row.closed_at !== null && { paidAt: row.closed_at.toISOString() }),
});

export const toWireLine = (row: InvoiceLineRow): Static<typeof wireInvoiceLine> => ({
  jobId: row.job_id,
  ...(row.reference !== '' && { reference: row.reference }),
  ...(row.department_id !== null && { departmentId: row.department_id }),
  ...(row.department !== null && { department: row.department }),
  vehicleId: row.vehicle_id,
  at: row.over_at.toISOString(),
  from: row.from_name,
  to: row.to_name,
  amount: bahtFromSatang(row.amount_satang),
});

/** An issued document of an invoice; none of these ever stands for another. */
export const toWireDocument = (issued: IssuedDocument): WireDocument => ({
  documentId: issued.id,
  kind: issued.kind,
  number: issued.number,
  issueDate: bangkokDate(issued.issued_at),
  amount: bahtFromSatang(issued.amount_satang),
});

export const toWirePayment = (
  row: InvoicePaymentRow,
  receipt: IssuedDocument | undefined,
): Static<typeof wireInvoicePayment> => ({
  paymentId: row.id,
  method: row.method,
  state: row.state,
  amount: bahtFromSatang(row.amount_satang - row.withheld_satang),
  withheld: bahtFromSatang(row.withheld_satang),
  at: (row.settled_at ?? row.created_at).toISOString(),
  ...(row.place !== null && { place: row.place }),
  ...(row.state === 'pending' && row.charge_id !== null && { chargeId: row.charge_id }),
  ...(receipt !== undefined && { receipt: toWireDocument(receipt) }),
});

/** What was withheld of an invoice; undefined where nothing was. */
export function toWireWithheld(
  row: InvoiceRow,
  payments: readonly InvoicePaymentRow[],
  note: IssuedDocument | undefined,
): Static<typeof wireWithholding> | undefined {
  if (row.withheld_satang === 0) return undefined;
  const counted = payments.filter((payment) => payment.state === 'paid' && payment.withheld_satang > 0);
  return {
    amount: bahtFromSatang(row.withheld_satang),
    base: bahtFromSatang(counted.reduce((sum, payment) => sum + payment.base_satang, 0)),
    ...(row.certificate_number !== null && { certificateNumber: row.certificate_number }),
    ...(row.certificate_date !== null && { certificateDate: row.certificate_date }),
    ...(note !== undefined && { note: toWireDocument(note) }),
  };
}
