import { cardCvv } from '../../validation/cards/card-cvv.ts';
import { cardExpiry } from '../../validation/cards/card-expiry.ts';
import { formatCardExpiry } from '../../validation/cards/card-expiry-mask.ts';
import { cardHolder } from '../../validation/cards/card-holder.ts';
import { cardNumber } from '../../validation/cards/card-number.ts';
import { checkForm } from '../../validation/check-form.ts';
import type { FormResult, RuleProblem } from '../../validation/rule-result.ts';
import type { TypedCard } from '../card.ts';

/** What stands in the fields of a card, without separators. */
export interface CardFields {
  readonly number: string;
  /** MMYY. */
  readonly expiry: string;
  readonly cvv: string;
  readonly holderName: string;
}

/** The problems of a card's fields, or the card for a vault. */
export type CardCheck =
  | { readonly ok: true; readonly value: TypedCard }
  | { readonly ok: false; readonly error: Readonly<Partial<Record<keyof CardFields, RuleProblem>>> };

/** Checks a card as it was typed, all fields at once (spec §5 "Card"). */
export function checkCardFields(fields: CardFields, now: Date): CardCheck {
  const checked: FormResult<CheckedFields> = checkForm({
    number: cardNumber(fields.number),
    expiry: cardExpiry(formatCardExpiry(fields.expiry), now),
    cvv: cardCvv(fields.cvv),
    holderName: cardHolder(fields.holderName.trim()),
  });
  if (!checked.ok) return checked;
  const { number, expiry, cvv, holderName } = checked.value;
  const expiryMonth = Number(expiry.month);
  return { ok: true, value: { number: number.digits, holderName, expiryMonth, expiryYear: Number(expiry.year), cvv } };
}

interface CheckedFields {
  readonly number: { readonly digits: string };
  readonly expiry: { readonly month: string; readonly year: string };
  readonly cvv: string;
  readonly holderName: string;
}
