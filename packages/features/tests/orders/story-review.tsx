import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { OrderReview } from '../../src/orders/panel/order-panel.tsx';
import { ReviewBar } from '../../src/orders/review/review-bar.tsx';
import { ReviewHead } from '../../src/orders/review/review-head.tsx';
import { ReviewView } from '../../src/orders/review/review-view.tsx';

const parts: OrderReview = {
  ReviewHead,
  ReviewBar,
  ReviewView: ({ flow }: { readonly flow: OrderFlow }) => <ReviewView flow={flow} prefersFixedDriver={false} />,
};

/** The review as a shell hands it in, loaded already. */
export const storyReview = Object.assign(async () => parts, { loaded: () => parts });
