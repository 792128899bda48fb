import type { Satang } from '../basics/money.ts';
import { createPayingFlow, type PayingSurroundings } from '../payments/paying/paying-flow.ts';
import type { PayingFlow } from '../payments/paying/paying-flow-state.ts';
import { type TopUp, topUpWallet } from './calls.ts';

/** What to top up with; an own amount is null while none is typed that may be paid. */
export type TopUpChoice =
  | { readonly kind: 'package'; readonly packageId: number }
  | { readonly kind: 'own'; readonly amountSatang: Satang | null };

interface ChosenTopUp {
  /** Null before the customer or the offer has chosen. */
  readonly choice: TopUpChoice | null;
  /** 1 card, 3 PromptPay; without a card's id the default one pays. */
  readonly method: { readonly paymentType: 1 | 3; readonly cardId: string | null };
}

/** State and actions of topping up the wallet (spec §3 "wallet package", §5). */
export type TopUpFlow = PayingFlow<ChosenTopUp>;

const orderOf = ({ choice, method }: ChosenTopUp): Omit<TopUp, 'guid'> | null => {
  const by = { paymentType: method.paymentType, ...(method.cardId !== null && { cardId: method.cardId }) };
  if (choice === null) return null;
  if (choice.kind === 'package') return { choice: { packageId: choice.packageId }, ...by };
  return choice.amountSatang === null ? null : { choice: { amountSatang: choice.amountSatang }, ...by };
};

/** Topping up: choose, pay, and what becomes of the payment. */
export const createTopUpFlow = (surroundings: PayingSurroundings): TopUpFlow =>
  createPayingFlow<ChosenTopUp, Omit<TopUp, 'guid'>>({
    ...surroundings,
    firstChoice: { choice: null, method: { paymentType: 3, cardId: null } },
    orderOf,
    send: (order) => topUpWallet(surroundings.transport, order),
  });
