import type { Satang } from '../../basics/money.ts';
import type { InvoiceDetail } from '../invoice.ts';
import { withholdTax } from '../withholding.ts';

/** What a payment takes off an invoice, and how much of that is money. */
export interface InvoicePart {
  /** Taken off what is open, the withheld tax included. */
  readonly amountSatang: Satang;
  readonly withheldSatang: Satang;
  /** What the payer sends. */
  readonly payableSatang: Satang;
}

/** What is left to pay: what is open, without what payments under way will take. */
export const leftSatang = ({ invoice, payments }: Pick<InvoiceDetail, 'invoice' | 'payments'>): Satang =>
  payments
    .filter(({ state }) => state === 'pending')
    .reduce((left, { amountSatang, withheldSatang }) => Math.max(0, left - amountSatang - withheldSatang), invoice.openSatang);

/**
 * What a payment of a part, or of all that is left, withholds and sends. 1 % of the part's own share before VAT, rounded half-up, and
 * never more than of all that is left (decisions, "1 % withholding").
 */
export function invoicePart(
  detail: Pick<InvoiceDetail, 'invoice' | 'payments' | 'withholding'>,
  asked: { readonly amountSatang: Satang | null; readonly withholds: boolean },
): InvoicePart {
  const { withholding } = detail;
  const left = leftSatang(detail);
  const amountSatang = asked.amountSatang ?? left;
  const withheldOf = (limits: NonNullable<InvoiceDetail['withholding']>): Satang => {
    if (amountSatang === left) return limits.amountSatang;
    const baseSatang = Math.round((limits.baseSatang * amountSatang) / left);
    return Math.min(withholdTax(baseSatang, 'company').withheldSatang, limits.amountSatang);
  };
  const withheldSatang = asked.withholds && withholding !== null ? withheldOf(withholding) : 0;
  return { amountSatang, withheldSatang, payableSatang: amountSatang - withheldSatang };
}
