import type { Satang } from '../basics/money.ts';

/** `withholdingNote`: what a company writes on the certificate of the tax that it withheld (50 ทวิ). */
export type DocumentKind = 'invoice' | 'receipt' | 'creditNote' | 'withholdingNote';

/** An issued document; it never changes (decisions, "Amounts in words"). */
export interface TaxDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  /** `RC2612-00117`; without gaps within its kind and month. */
  readonly number: string;
  /** DD/MM/YYYY. */
  readonly issueDate: string;
  readonly amountSatang: Satang;
  /** The number of the document that this one stands for, which is cancelled. */
  readonly replaces: string | null;
  /** The number of the document that stands for this one. */
  readonly replacedBy: string | null;
}
