import type { StoreApi } from 'zustand/vanilla';
import type { GatewayError } from '../../gateway/gateway-error.ts';
import type { Payment } from '../payment.ts';

export type PayingStage =
  /** `error`: why the last press came to nothing. */
  | { readonly status: 'choosing'; readonly error: GatewayError | null }
  /** `before`: the payment that this one is to follow. */
  | { readonly status: 'starting'; readonly before: Payment | null }
  /** `payment` as it was opened: who shows it follows it. `mayRepeat`: the choice is still the one that it pays. */
  | { readonly status: 'paying'; readonly payment: Payment; readonly mayRepeat: boolean };

/** What is chosen, and how far paying it has come. */
export type PayingState<Choice> = Choice & { readonly stage: PayingStage };

/** A payment once it was started, whatever it pays. */
export interface StartedPaying {
  readonly store: StoreApi<{ readonly stage: PayingStage }>;
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

/** State and actions of paying a sum by one of several ways. */
export interface PayingFlow<Choice> extends StartedPaying {
  readonly store: StoreApi<PayingState<Choice>>;
  /** Changes what is paid or with what; the choice is left as it is while a press is being sent. */
  choose(next: Partial<Choice>): void;
}

/** The payment to be shown: the one that runs, or the one before it until then. */
export const shownPayment = (stage: PayingStage): Payment | null => {
  if (stage.status === 'paying') return stage.payment;
  return stage.status === 'starting' ? stage.before : null;
};
