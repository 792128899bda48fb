import { percentOf, type Satang } from '../basics/money.ts';

const withholdingPercent = 1;

/** What a payer keeps back for the revenue department, and what is left to pay. */
export interface Withholding {
  readonly withheldSatang: Satang;
  readonly payableSatang: Satang;
}

/** The withholding tax of 1 % on the amount before VAT, half-up; companies only (spec §9, decisions). */
export function withholdTax(beforeVatSatang: Satang, payer: 'company' | 'individual'): Withholding {
  const withheldSatang = payer === 'company' ? percentOf(beforeVatSatang, withholdingPercent, 'halfUp') : 0;
  return { withheldSatang, payableSatang: beforeVatSatang - withheldSatang };
}
