import { percentOf } from '@songwai/core/basics/money';
import { withholdTax } from '@songwai/core/invoices/withholding';
import type { InvoiceRow } from '../invoice-queries.ts';
import type { TakenParts } from './payment-queries.ts';

/** What is left of an invoice to pay. */
export interface LeftToPay {
  readonly amountSatang: number;
  /** Of it, before VAT. */
  readonly baseSatang: number;
  /** The most that may still be withheld. */
  readonly withholdingSatang: number;
}

/** A payment's part of an invoice. */
export interface InvoicePart {
  readonly amountSatang: number;
  readonly baseSatang: number;
  /** 1 % of the base; 0 where nothing is withheld. */
  readonly withheldSatang: number;
}

type Sums = Pick<
  InvoiceRow,
  | ('subtotal_satang' | 'vat_percent' | 'credited_satang' | 'returned_satang' | 'credited_base_satang')
  | ('open_satang' | 'withheld_satang' | 'is_company')
>;

/** Of what was taken off the open part of an invoice by credit notes, the share before VAT. */
const creditedBase = ({ credited_base_satang: base, credited_satang: open, returned_satang: returned }: Sums): number =>
  returned === 0 ? base : Math.round((base * open) / (open + returned));

/** What is left, without what other payments have taken or reserve. */
export function leftToPay(invoice: Sums, taken: TakenParts): LeftToPay {
  const { subtotal_satang: subtotal, open_satang: open, withheld_satang: withheld, is_company: isCompany } = invoice;
  const amountSatang = Math.max(0, open - taken.pendingSatang);
  const baseLeft = Math.max(0, subtotal - creditedBase(invoice) - taken.baseSatang);
  const baseSatang = invoice.vat_percent === 0 ? amountSatang : Math.min(amountSatang, baseLeft);
  if (!isCompany) return { amountSatang, baseSatang, withholdingSatang: 0 };
  const most = percentOf(subtotal - invoice.credited_base_satang, 1, 'halfUp') - withheld - taken.pendingWithheldSatang;
  const { withheldSatang } = withholdTax(baseSatang, 'company');
  return { amountSatang, baseSatang, withholdingSatang: Math.max(0, Math.min(most, withheldSatang)) };
}

/** A part, or all, of what is left: its share before VAT, and of that the tax that is withheld. */
export function partOf(left: LeftToPay, amountSatang: number, withholds: boolean): InvoicePart {
  if (amountSatang === left.amountSatang) {
    const { baseSatang, withholdingSatang } = left;
    return { amountSatang, baseSatang, withheldSatang: withholds ? withholdingSatang : 0 };
  }
  const baseSatang = Math.round((left.baseSatang * amountSatang) / left.amountSatang);
  const { withheldSatang } = withholdTax(baseSatang, 'company');
  return { amountSatang, baseSatang, withheldSatang: withholds ? Math.min(withheldSatang, left.withholdingSatang) : 0 };
}
