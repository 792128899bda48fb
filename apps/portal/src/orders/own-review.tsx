import type { OrderFlow } from '@songwai/core/orders/order-state';
import { ReviewBar } from '@songwai/features/orders/review/review-bar';
import { ReviewHead } from '@songwai/features/orders/review/review-head';
import { ReviewView } from '@songwai/features/orders/review/review-view';
import type { OrderReview } from '@songwai/features/orders/review/use-review';
import { useUser } from '../shell/session/use-user.ts';
import { useLostPhotos } from './use-lost-photos.ts';

/** The review with what the account prefers. */
function OwnReviewView({ flow }: { readonly flow: OrderFlow }) {
  const user = useUser();
  useLostPhotos(flow);
  return <ReviewView flow={flow} prefersFixedDriver={user?.prefersFixedDriver ?? false} />;
}

/** The review of the portal's order form, loaded as a whole. */
export const ownReview: OrderReview = { ReviewHead, ReviewBar, ReviewView: OwnReviewView };
