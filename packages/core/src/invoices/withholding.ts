import { percentOf, type Satang } from '../basics/money.ts';
import { withholdingPercent } from '../tax-documents/withholding-percent.ts';

/** Tax that the payer withholds, and the amount left to pay. */
export interface Withholding {
  readonly withheldSatang: Satang;
  readonly payableSatang: Satang;
}

/** Withholding tax of 1 % on the amount before VAT, rounded half-up; companies only (spec §9, decisions). */
export function withholdTax(beforeVatSatang: Satang, payer: 'company' | 'individual'): Withholding {
  const withheldSatang = payer === 'company' ? percentOf(beforeVatSatang, withholdingPercent, 'halfUp') : 0;
  return { withheldSatang, payableSatang: beforeVatSatang - withheldSatang };
}
