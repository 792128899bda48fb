import type { Satang } from '@songwai/core/basics/money';
import type { Addressee } from '@songwai/core/tax-documents/addressee';

/** We, as printed; read from the settings at the issue. */
export interface Issuer {
  readonly companyName: string;
  readonly address: string;
  /** 13 digits. */
  readonly taxNumber: string;
  /** `สำนักงานใหญ่`, or the branch's number of 5 digits. */
  readonly branch: string;
}

/** A text in both languages of a document. */
export interface BothTexts {
  readonly th: string;
  readonly en: string;
}

/** The jobs of a department on an invoice. */
export interface DepartmentLine {
  /** Null for jobs of no department. */
  readonly department: string | null;
  readonly jobCount: number;
  readonly vehicles: readonly { readonly vehicleId: number; readonly jobCount: number }[];
  readonly amountSatang: Satang;
}

/** One job on an invoice. */
export interface JobLine {
  readonly jobId: string;
  readonly reference: string | null;
  readonly department: string | null;
  readonly vehicleId: number;
  /** ISO 8601. */
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly amountSatang: Satang;
}

/** Sums before and with VAT. */
export interface Sums {
  readonly subtotalSatang: Satang;
  readonly vatPercent: number;
  readonly vatSatang: Satang;
  readonly totalSatang: Satang;
}

export interface InvoiceContent extends Sums {
  readonly kind: 'invoice';
  readonly addressee: Addressee;
  /** The billed month, MM/YYYY. */
  readonly month: string;
  /** DD/MM/YYYY. */
  readonly dueDate: string;
  readonly departments: readonly DepartmentLine[];
  readonly jobs: readonly JobLine[];
  /** What the payer may withhold; 0 for individuals. */
  readonly withholdingSatang: Satang;
  readonly reference1: string;
  readonly reference2: string;
}

export interface ReceiptContent extends Sums {
  readonly kind: 'receipt';
  /** A company; null: the customer's name only. */
  readonly addressee: Addressee | null;
  readonly customerName: string;
  /** Discounts and credit are lines below 0. */
  readonly lines: readonly { readonly text: BothTexts; readonly amountSatang: Satang }[];
  readonly paidBy: BothTexts;
  /** ISO 8601. */
  readonly paidAt: string;
  readonly withheldSatang: Satang;
  readonly jobId: string | null;
  readonly invoiceNumber: string | null;
  /** The route with times, for a job. */
  readonly stops: readonly { readonly name: string; readonly at: string | null }[];
}

export interface CreditNoteContent extends Sums {
  readonly kind: 'creditNote';
  /** Null: the customer of a receipt by name only. */
  readonly addressee: Addressee | null;
  /** Of a receipt; absent for an invoice. */
  readonly customerName?: string;
  /** The invoice that it corrects; null for a receipt. */
  readonly invoiceNumber: string | null;
  /** DD/MM/YYYY. */
  readonly invoiceDate: string | null;
  /** The receipt that it corrects; absent for an invoice. */
  readonly receipt?: { readonly number: string; readonly date: string };
  /** Before VAT: what that document said, and what it should have said. */
  readonly originalSatang: Satang;
  readonly correctSatang: Satang;
  /** Of the total, tax that the payer withheld and does not get back in money; absent where there is none. */
  readonly withheldSatang?: Satang;
  readonly reason: string;
}

export interface WithholdingNoteContent {
  readonly kind: 'withholdingNote';
  /** Who withheld. */
  readonly addressee: Addressee;
  readonly invoiceNumber: string;
  readonly percent: number;
  /** Before VAT. */
  readonly baseSatang: Satang;
  readonly withheldSatang: Satang;
  /** ISO 8601. */
  readonly paidAt: string;
}

/** What a document says, as the room above it puts it together. */
export type DocumentContent = InvoiceContent | ReceiptContent | CreditNoteContent | WithholdingNoteContent;

/** What is printed besides, as it was at the issue: a later change of a setting or a name changes no document. */
export interface IssueFacts {
  readonly issuer: Issuer;
  /** Names of the vehicles that the content has by id. */
  readonly vehicleNames: Readonly<Record<number, BothTexts>>;
  readonly supportHours: string;
  /** What the code on an invoice says: a bill of PromptPay, or the address of the invoice's page. */
  readonly qrText: string | null;
}

/** What a document says, as stored at the issue. */
export type StoredContent = DocumentContent & IssueFacts;
