import type { OrderFlow } from '@songwai/core/orders/order-state';
import { OrderPanel, type OrderPanelProps } from '../../src/orders/panel/order-panel.tsx';
import { ReviewBar } from '../../src/orders/review/review-bar.tsx';
import { ReviewHead } from '../../src/orders/review/review-head.tsx';
import { ReviewView } from '../../src/orders/review/review-view.tsx';
import { type OrderReview, useReview } from '../../src/orders/review/use-review.tsx';

const parts: OrderReview = {
  ReviewHead,
  ReviewBar,
  ReviewView: ({ flow }: { readonly flow: OrderFlow }) => <ReviewView flow={flow} prefersFixedDriver={false} />,
};

const loadParts = Object.assign(async () => parts, { loaded: () => parts });

/** The panel as a shell shows it that lets the whole order be looked through before it is booked. */
export function ReviewedPanel(props: OrderPanelProps) {
  const { flow, onBookRequested } = props;
  return <OrderPanel {...props} hasReview face={useReview(flow, { load: loadParts, onBookRequested })} />;
}
