import { Type } from 'typebox';
import { baht, dateText } from '../gateway/wire-schemas.ts';
import { wireDocument } from '../tax-documents/document-schema.ts';

const isoTime = Type.String({ format: 'date-time' });

/** An invoice as the list shows it (spec §3 "invoice"). */
export const wireInvoice = Type.Object({
  invoiceId: Type.String(),
  /** For people, `IV2612-00042`. */
  number: Type.String(),
  status: Type.Union([Type.Literal('outstanding'), Type.Literal('paid')]),
  /** The billed month, MM/YYYY. */
  month: Type.String({ pattern: '^\\d{2}/\\d{4}$' }),
  billDate: dateText,
  dueDate: dateText,
  /** Days since it was due; 0 until then. */
  daysOverdue: Type.Integer({ minimum: 0 }),
  jobCount: Type.Integer({ minimum: 0 }),
  /** With VAT, before credit notes. */
  amount: baht,
  /** Taken off by credit notes. */
  creditedAmount: baht,
  /** Received, and withheld for the Revenue Department. */
  paidAmount: baht,
  withheldAmount: baht,
  /** What is left to pay, nothing withheld. */
  openAmount: baht,
  paidAt: Type.Optional(isoTime),
});

/** One job on an invoice. */
export const wireInvoiceLine = Type.Object({
  jobId: Type.String(),
  /** The company's own. */
  reference: Type.Optional(Type.String()),
  departmentId: Type.Optional(Type.String()),
  /** As it was called at the issue; absent for jobs of no department. */
  department: Type.Optional(Type.String()),
  vehicleId: Type.Integer(),
  /** When the job ended. */
  at: isoTime,
  /** Names of the first and the last stop. */
  from: Type.String(),
  to: Type.String(),
  /** Before VAT. */
  amount: baht,
});

/** Money that came for an invoice, or is on its way. */
export const wireInvoicePayment = Type.Object({
  paymentId: Type.String(),
  method: Type.Union([
    Type.Literal('card'),
    Type.Literal('internetBanking'),
    Type.Literal('billPayment'),
    /** Found on our account by the finance team. */
    Type.Literal('transfer'),
  ]),
  state: Type.Union([Type.Literal('pending'), Type.Literal('paid'), Type.Literal('failed')]),
  /** Received. */
  amount: baht,
  /** Withheld with it. */
  withheld: baht,
  at: isoTime,
  /** Code of the bank or the shop, in the provider's list. */
  place: Type.Optional(Type.String()),
  /** The charge, while it is under way. */
  chargeId: Type.Optional(Type.String()),
  receipt: Type.Optional(wireDocument),
});

/** What the payer withheld, and the certificate for it (50 ทวิ). */
export const wireWithholding = Type.Object({
  amount: baht,
  /** Before VAT, what it was counted from. */
  base: baht,
  certificateNumber: Type.Optional(Type.String()),
  certificateDate: Type.Optional(dateText),
  /** What is to be written on the certificate. */
  note: Type.Optional(wireDocument),
});
