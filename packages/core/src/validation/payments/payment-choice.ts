import { ok } from '../../basics/result.ts';
import { cardCharge } from '../cards/card-charge.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** The payment chosen so far. */
export type PaymentChoice =
  | null
  | { readonly kind: 'cash'; readonly stopIndex: number | null }
  | { readonly kind: 'card'; readonly cardId: string | null; readonly totalBaht: number }
  | { readonly kind: 'other' };

/**
 * Checks the payment: one is chosen, cash has a paying stop, a card is registered and the total reaches its minimum (spec §5).
 */
export function paymentChoice(choice: PaymentChoice): RuleResult<NonNullable<PaymentChoice>> {
  if (choice === null) return refuse('paymentMethodRequired');
  if (choice.kind === 'cash' && choice.stopIndex === null) return refuse('paymentPointRequired');
  if (choice.kind !== 'card') return ok(choice);
  if (!choice.cardId) return refuse('cardRequired');
  const charge = cardCharge(choice.totalBaht);
  return charge.ok ? ok(choice) : charge;
}
