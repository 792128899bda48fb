import { isReviewing } from '@songwai/core/orders/is-reviewing';
import type { OrderFlow } from '@songwai/core/orders/order-state';
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
  readonly ReviewBar: ComponentType<{ readonly flow: OrderFlow; readonly onBookRequested: BookRequested }>;
}

interface ReviewOptions {
  readonly load: LazyPart<OrderReview>;
  readonly onBookRequested: BookRequested;
}

/** The review of an order in place of its last step, once that is complete; undefined before. */
export function useReview(flow: OrderFlow, { load, onBookRequested }: ReviewOptions): OrderFace | undefined {
  if (!useFlow(flow.store, isReviewing)) return undefined;
  return {
    head: (
      <LazyView load={load} skeleton={<Skeleton height="44px" />}>
        {({ ReviewHead }) => <ReviewHead flow={flow} />}
      </LazyView>
    ),
    body: (
      <LazyView load={load} skeleton={<ContactsSkeleton />}>
        {({ ReviewView }) => <ReviewView flow={flow} />}
      </LazyView>
    ),
    bar: (
      <LazyView load={load} skeleton={<BarSkeleton />}>
        {({ ReviewBar }) => <ReviewBar {...{ flow, onBookRequested }} />}
      </LazyView>
    ),
  };
}
