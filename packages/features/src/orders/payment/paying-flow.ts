import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import type { OrderProblem } from '@songwai/core/orders/fields/problem';
import type { ReadableStore } from '../../shared/use-flow.ts';

type Payment = Pick<OrderDraft, 'paymentType' | 'paymentPoint' | 'cardId'>;

export interface PayingState {
  readonly draft: Payment & Pick<OrderDraft, 'stops'>;
  readonly problems: readonly OrderProblem[];
}

/** What the choice of payment needs of a flow: an order has it, and a hire by the day. */
export interface PayingFlow {
  readonly store: ReadableStore<PayingState>;
  patch(change: Partial<Payment>): void;
}
