import type { StoreApi } from 'zustand/vanilla';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { Payment } from './payment.ts';

export interface PaymentFlowState {
  /** Null until it was read for the first time. */
  readonly payment: Payment | null;
  /** `following`: it is asked for again and again; `reconnecting`: the last answer did not come; `over`: nothing more is asked. */
  readonly connection: 'following' | 'reconnecting' | 'over';
  /** After 10 s without an end: nobody has to wait at this page any longer, because a message says how it ended. */
  readonly isSlow: boolean;
  /** Only while there is no payment to show: `notFound` for an unknown id, else the error. */
  readonly problem: { readonly kind: 'notFound' } | { readonly kind: 'failed'; readonly error: GatewayError } | null;
}

/** A payment under way, followed to its end. */
export interface PaymentFlow {
  readonly store: StoreApi<PaymentFlowState>;
  /** Begins to ask; does nothing while it asks already, or when it is over. */
  start(): void;
  /** Whether the page is out of sight, where it asks less often. It asks at once when it comes back: from the bank's app, say. */
  setBackground(isBackground: boolean): void;
  /** Asks at once, after a failure. */
  retry(): void;
  dispose(): void;
}
