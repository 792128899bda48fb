import type { StoreApi } from 'zustand/vanilla';
import type { Satang } from '../basics/money.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { Payment } from '../payments/payment.ts';

/** What to top up with; an own amount is null while none is typed that may be paid. */
export type TopUpChoice =
  | { readonly kind: 'package'; readonly packageId: number }
  | { readonly kind: 'own'; readonly amountSatang: Satang | null };

/** 1 card, 3 PromptPay; without a card's id the default one pays. */
export interface TopUpMethod {
  readonly paymentType: 1 | 3;
  readonly cardId: string | null;
}

export type TopUpStage =
  /** `error`: why the last press came to nothing. */
  | { readonly status: 'choosing'; readonly error: GatewayError | null }
  /** `before`: the payment that this one is to follow. */
  | { readonly status: 'starting'; readonly before: Payment | null }
  /** `payment` as it was opened: who shows it follows it. `mayRepeat`: the choice is still the one that it pays. */
  | { readonly status: 'paying'; readonly payment: Payment; readonly mayRepeat: boolean };

export interface TopUpState {
  /** Null before the customer or the offer has chosen. */
  readonly choice: TopUpChoice | null;
  readonly method: TopUpMethod;
  readonly stage: TopUpStage;
}

/** State and actions of topping up the wallet (spec §3 "wallet package", §5). */
export interface TopUpFlow {
  readonly store: StoreApi<TopUpState>;
  choose(choice: TopUpChoice): void;
  payWith(method: TopUpMethod): void;
  /** Pays what is chosen; does nothing without a choice, or while a payment is started. A press pays once, however often it is sent. */
  start(): Promise<void>;
  /** Shows a payment that was started before. */
  resume(payment: Payment): void;
  /** The payment has come to its end, and money may have moved. */
  settle(): void;
  /** Back to the choice. A payment that is open stays open, and the gateway settles it. */
  leave(): void;
  /** Gives an open payment up. @returns whether it is given up; false if it is paid by now. @throws GatewayError */
  giveUp(): Promise<boolean>;
}
