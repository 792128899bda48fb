import { type Satang, satangFromBaht } from '../../basics/money.ts';
import { invoicePaymentMinBaht } from '../../validation/payments/invoice-payment.ts';
import type { InvoiceDetail } from '../invoice.ts';
import { withholdTax } from '../withholding.ts';

/** The least that may be paid of an invoice (spec §5). */
export const partPaymentMinSatang: Satang = satangFromBaht(invoicePaymentMinBaht);

/** What a payment takes off an invoice, and how much of that is money. */
export interface InvoicePart {
  /** Taken off what is open, the withheld tax included. */
  readonly amountSatang: Satang;
  readonly withheldSatang: Satang;
  /** What the payer sends. */
  readonly payableSatang: Satang;
}

/**
 * What a payment of a part, or of all that is open, withholds and sends. 1 % of the part's own share before VAT, rounded half-up
 * (decisions, "1 % withholding").
 */
export function invoicePart(
  { invoice, withholding }: Pick<InvoiceDetail, 'invoice' | 'withholding'>,
  asked: { readonly amountSatang: Satang | null; readonly withholds: boolean },
): InvoicePart {
  const amountSatang = asked.amountSatang ?? invoice.openSatang;
  const isAll = amountSatang === invoice.openSatang;
  const withheldOfPart = ({ baseSatang }: { readonly baseSatang: Satang }): Satang =>
    withholdTax(Math.round((baseSatang * amountSatang) / invoice.openSatang), 'company').withheldSatang;
  const taken = withholding === null ? 0 : isAll ? withholding.amountSatang : withheldOfPart(withholding);
  const withheldSatang = asked.withholds ? taken : 0;
  return { amountSatang, withheldSatang, payableSatang: amountSatang - withheldSatang };
}
