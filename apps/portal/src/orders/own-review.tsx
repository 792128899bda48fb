import type { OrderFlow } from '@songwai/core/orders/order-state';
import { ReviewBar } from '@songwai/features/orders/review/review-bar';
import { ReviewHead } from '@songwai/features/orders/review/review-head';
import { ReviewView } from '@songwai/features/orders/review/review-view';
import type { OrderReview } from '@songwai/features/orders/review/use-review';
import { useUser } from '../shell/session/use-user.ts';

/** The review with what the account prefers. */
function OwnReviewView({ flow }: { readonly flow: OrderFlow }) {
  const user = useUser();
  return <ReviewView flow={flow} prefersFixedDriver={user?.prefersFixedDriver ?? false} />;
}

/** The review of the portal's order form, loaded as a whole. */
export const ownReview: OrderReview = { ReviewHead, ReviewBar, ReviewView: OwnReviewView };
