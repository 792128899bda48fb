import { isReviewing } from '@songwai/core/orders/is-reviewing';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { unpaidBooking } from '@songwai/core/orders/unpaid-booking';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import type { ComponentType } from 'react';
import type { LazyPart } from '../../shared/lazy-part.ts';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { OrderFace } from '../panel/order-panel.tsx';
import { BarSkeleton, ContactsSkeleton } from '../panel/order-skeleton.tsx';
import type { BookRequested } from '../use-booking.ts';

/** The parts of a review, in the places of the panel. */
export interface OrderReview {
  readonly ReviewHead: ComponentType<{ readonly flow: OrderFlow }>;
  readonly ReviewView: ComponentType<{ readonly flow: OrderFlow }>;
  /** In place of the confirmation, while the job waits for its payment. */
  readonly AwaitedHead: ComponentType<{ readonly flow: OrderFlow }>;
  readonly AwaitedView: ComponentType<{ readonly flow: OrderFlow }>;
  readonly ReviewBar: ComponentType<{ readonly flow: OrderFlow; readonly onBookRequested: BookRequested }>;
}

interface ReviewOptions {
  readonly load: LazyPart<OrderReview>;
  readonly onBookRequested: BookRequested;
}

const selectFace = (state: OrderState) => ({ isUnpaid: unpaidBooking(state.booking) !== null, isReview: isReviewing(state) });

/** The review of an order in place of its last step, once that is complete, then its payment until it is settled; undefined before. */
export function useReview(flow: OrderFlow, { load, onBookRequested }: ReviewOptions): OrderFace | undefined {
  const { isUnpaid, isReview } = useFlow(flow.store, selectFace);
  if (!isUnpaid && !isReview) return undefined;
  return {
    head: (
      <LazyView load={load} skeleton={<Skeleton height="44px" />}>
        {({ ReviewHead, AwaitedHead }) => (isUnpaid ? <AwaitedHead flow={flow} /> : <ReviewHead flow={flow} />)}
      </LazyView>
    ),
    body: (
      <LazyView load={load} skeleton={<ContactsSkeleton />}>
        {({ ReviewView, AwaitedView }) => (isUnpaid ? <AwaitedView flow={flow} /> : <ReviewView flow={flow} />)}
      </LazyView>
    ),
    bar: isUnpaid ? null : (
      <LazyView load={load} skeleton={<BarSkeleton />}>
        {({ ReviewBar }) => <ReviewBar {...{ flow, onBookRequested }} />}
      </LazyView>
    ),
  };
}
