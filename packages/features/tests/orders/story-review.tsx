import { shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { OrderPanel, type OrderPanelProps } from '../../src/orders/panel/order-panel.tsx';
import { usePayTerm } from '../../src/orders/paying/use-pay-term.ts';
import { ReviewBar } from '../../src/orders/review/review-bar.tsx';
import { ReviewHead } from '../../src/orders/review/review-head.tsx';
import { ReviewView } from '../../src/orders/review/review-view.tsx';
import { type OrderReview, useReview } from '../../src/orders/review/use-review.tsx';
import { useFlow } from '../../src/shared/use-flow.ts';
import { storyWays } from './story-ways.tsx';

const selectPaid = (state: OrderState) => ({ draft: state.draft, netSatang: shownNetSatang(state) });

function StoryReviewView({ flow }: { readonly flow: OrderFlow }) {
  const { draft, netSatang } = useFlow(flow.store, selectPaid);
  return <ReviewView flow={flow} prefersFixedDriver={false} pay={usePayTerm(storyWays(), draft, netSatang)} />;
}

const parts: OrderReview = {
  ReviewHead,
  ReviewBar: (props) => <ReviewBar {...props} freeText="จองฟรี" />,
  ReviewView: StoryReviewView,
  AwaitedHead: () => null,
  AwaitedView: () => null,
};

const loadParts = Object.assign(async () => parts, { loaded: () => parts });

/** The panel as a shell shows it that lets the whole order be looked through before it is booked. */
export function ReviewedPanel(props: OrderPanelProps) {
  const { flow, onBookRequested } = props;
  return <OrderPanel {...props} hasReview face={useReview(flow, { load: loadParts, onBookRequested })} />;
}
