import { bahtFromSatang, satangFromBaht } from '@songwai/core/basics/money';
import type { PaymentMethod } from '@songwai/core/payments/payment';
import { cardCharge, cardChargeMinBaht } from '@songwai/core/validation/cards/card-charge';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { paymentTexts } from '../texts.ts';
import type { CardProvider } from './card-provider.ts';

type Limits = Pick<CardProvider, 'leastPromptPayBaht' | 'mostBaht'>;

const refuse = (text: LocalText) => new BusinessRefusal({ code: 422, field: 'paymentType', text });

/** Requires a sum that the provider takes, which would refuse another without a word why. @throws {BusinessRefusal} 422 at `paymentType`. */
export function requireAmount(
  { leastPromptPayBaht: least, mostBaht }: Limits,
  method: PaymentMethod,
  amountSatang: number,
): void {
  if (amountSatang > satangFromBaht(mostBaht[method])) throw refuse(paymentTexts.tooHigh(mostBaht[method]));
  if (method === 'card') {
    if (!cardCharge(bahtFromSatang(amountSatang)).ok) throw refuse(paymentTexts.tooLow(cardChargeMinBaht));
  } else if (amountSatang < satangFromBaht(least))
    throw refuse(paymentTexts[method === 'promptpay' ? 'tooLowPromptPay' : 'tooLowBank'](least));
}
