import type { Satang } from '../basics/money.ts';
import type { Addressee } from '../tax-documents/addressee.ts';
import type { TaxDocument } from '../tax-documents/document.ts';

export type InvoiceStatus = 'outstanding' | 'paid';

/** An invoice as the list shows it (spec §3 "invoice"). */
export interface Invoice {
  readonly id: string;
  /** For people, `IV2612-00042`. */
  readonly number: string;
  readonly status: InvoiceStatus;
  /** The billed month, MM/YYYY. */
  readonly month: string;
  /** DD/MM/YYYY. */
  readonly billDate: string;
  /** DD/MM/YYYY. */
  readonly dueDate: string;
  /** Days since it was due; 0 until then. */
  readonly daysOverdue: number;
  readonly jobCount: number;
  /** With VAT, before credit notes. */
  readonly amountSatang: Satang;
  readonly creditedSatang: Satang;
  readonly paidSatang: Satang;
  readonly withheldSatang: Satang;
  /** What is left to pay, nothing withheld. */
  readonly openSatang: Satang;
  readonly paidAt: Date | null;
}

export interface PaidInvoice extends Invoice {
  /** Of the last payment. */
  readonly receipt: TaxDocument | null;
}

/** One job on an invoice. */
export interface InvoiceLine {
  readonly jobId: string;
  readonly reference: string | null;
  readonly departmentId: string | null;
  /** As it was called at the issue; null for jobs of no department. */
  readonly department: string | null;
  readonly vehicleId: number;
  readonly at: Date;
  /** Names of the first and the last stop. */
  readonly from: string;
  readonly to: string;
  /** Before VAT. */
  readonly amountSatang: Satang;
}

/** `transfer`: found on our account by the finance team. */
export type InvoicePaymentMethod = 'card' | 'internetBanking' | 'billPayment' | 'transfer';

/** Money that came for an invoice, or is on its way. */
export interface InvoicePayment {
  readonly id: string;
  readonly method: InvoicePaymentMethod;
  readonly state: 'pending' | 'paid' | 'failed';
  readonly amountSatang: Satang;
  readonly withheldSatang: Satang;
  readonly at: Date;
  /** Code of the bank or the shop, in the provider's list. */
  readonly place: string | null;
  /** The charge, while it is under way. */
  readonly chargeId: string | null;
  readonly receipt: TaxDocument | null;
}

/** What the payer withheld, and the certificate for it (50 ทวิ). */
export interface Withheld {
  readonly amountSatang: Satang;
  /** Before VAT, what it was counted from. */
  readonly baseSatang: Satang;
  readonly certificateNumber: string | null;
  /** DD/MM/YYYY. */
  readonly certificateDate: string | null;
  /** What is to be written on the certificate. */
  readonly note: TaxDocument | null;
}

/** An invoice with its jobs, payments and documents. */
export interface InvoiceDetail {
  readonly invoice: Invoice;
  /** As printed. */
  readonly addressee: Addressee;
  /** DD/MM/YYYY, both included. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly lines: readonly InvoiceLine[];
  /** Before VAT. */
  readonly subtotalSatang: Satang;
  readonly vatPercent: number;
  readonly vatSatang: Satang;
  /** What may be withheld of what is open; null where the payer is no company. */
  readonly withholding: { readonly baseSatang: Satang; readonly amountSatang: Satang } | null;
  /** The least that one payment may be. */
  readonly leastSatang: Satang;
  readonly payments: readonly InvoicePayment[];
  /** Null where nothing was withheld. */
  readonly withheld: Withheld | null;
  /** For paying at a counter or in a bank's app. */
  readonly reference1: string;
  readonly reference2: string;
  readonly documents: readonly TaxDocument[];
}

/** What a company owes past the due date, and whether booking by invoice rests for it. */
export interface OverdueInvoices {
  readonly count: number;
  readonly amountSatang: Satang;
  /** Of the oldest one. */
  readonly daysOverdue: number;
  readonly invoiceId: string | null;
  /** Outstanding ones, overdue or not. */
  readonly outstanding: number;
  /** No bookings by invoice until it is paid. */
  readonly isPaused: boolean;
}

/** Jobs since the last invoice. */
export interface NextInvoice {
  readonly jobCount: number;
  readonly amountSatang: Satang;
  /** DD/MM/YYYY. */
  readonly billDate: string;
}
