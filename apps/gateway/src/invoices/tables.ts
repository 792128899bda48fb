import type { Generated, GeneratedAlways } from 'kysely';

/** A billing address that a customer has saved. */
interface ReceiptHeadersTable {
  id: string;
  user_id: string;
  company_name: string;
  address: string;
  /** 13 digits. */
  tax_number: string;
  /** Null where it was never asked for; likewise the postcode. */
  branch: Generated<string | null>;
  postcode: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

/** An invoice and what became of it; see the migration. */
export interface InvoicesTable {
  id: string;
  payer_id: string;
  /** YYYY-MM. */
  month: string;
  /** Unset only within the transaction that issues it. */
  number: Generated<string>;
  is_company: boolean;
  company_name: string;
  company_address: string;
  tax_number: string;
  /** Null where the payer has not said yet which office; likewise the postcode. */
  branch: Generated<string | null>;
  postcode: Generated<string | null>;
  reference1: Generated<string>;
  issued_at: Date;
  /** Midnight in Bangkok. */
  due_at: Date;
  job_count: number;
  /** Before VAT. */
  subtotal_satang: number;
  vat_percent: number;
  vat_satang: number;
  /** With VAT. */
  credited_satang: Generated<number>;
  /** With VAT. */
  returned_satang: Generated<number>;
  /** Of it, tax that the payer withheld: our claim on the Revenue Department ends, and no money goes back. */
  returned_tax_satang: Generated<number>;
  credited_base_satang: Generated<number>;
  paid_satang: Generated<number>;
  withheld_satang: Generated<number>;
  open_satang: GeneratedAlways<number>;
  closed_at: Generated<Date | null>;
  certificate_number: Generated<string | null>;
  /** DD/MM/YYYY. */
  certificate_date: Generated<string | null>;
  /** When the payer is written to next: that it was issued, then that it is overdue. */
  next_reminder_at: Date | null;
}

export interface InvoiceLinesTable {
  invoice_id: string;
  position: number;
  job_id: string;
  is_later: boolean;
  reference: string;
  department_id: string | null;
  department: string | null;
  vehicle_id: number;
  over_at: Date;
  from_name: string;
  to_name: string;
  amount_satang: number;
  credited_satang: Generated<number>;
}

interface InvoicedChargesTable {
  charge_id: number;
  invoice_id: string;
  job_id: string;
  amount_satang: number;
  credited_at: Generated<Date | null>;
}

export interface InvoicePaymentsTable {
  id: string;
  invoice_id: string;
  charge_id: string | null;
  method: 'card' | 'internetBanking' | 'billPayment' | 'transfer';
  place: string | null;
  state: 'pending' | 'paid' | 'failed';
  amount_satang: number;
  withheld_satang: number;
  base_satang: number;
  bank_reference: string | null;
  /** Which of the invoices that one transfer pays, from 1. */
  bank_part: Generated<number>;
  created_at: Date;
  settled_at: Date | null;
}

export interface CreditNotesTable {
  id: string;
  invoice_id: string;
  job_id: string | null;
  base_satang: number;
  vat_satang: number;
  returned_satang: number;
  returned_tax_satang: Generated<number>;
  reason: string;
  created_by: string;
  created_at: Date;
}

interface InvoiceRunsTable {
  month: string;
  done_at: Date;
}

/** Tables of the room `invoices`. */
export interface InvoicesTables {
  receipt_headers: ReceiptHeadersTable;
  invoices: InvoicesTable;
  invoice_lines: InvoiceLinesTable;
  invoiced_charges: InvoicedChargesTable;
  invoice_payments: InvoicePaymentsTable;
  credit_notes: CreditNotesTable;
  invoice_runs: InvoiceRunsTable;
}

/** Their names, for the room. */
export const invoicesTables = [
  'receipt_headers',
  'invoices',
  'invoice_lines',
  'invoiced_charges',
  'invoice_payments',
  'credit_notes',
  'invoice_runs',
] as const satisfies readonly (keyof InvoicesTables)[];

declare module '../database/tables.ts' {
  interface Database extends InvoicesTables {}
}
