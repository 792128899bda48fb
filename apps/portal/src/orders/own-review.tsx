import { refusedPayment } from '@songwai/core/jobs/paying/refused-payment';
import { shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { AwaitedHead } from '@songwai/features/orders/paying/attempts/awaited-order';
import { BookingRefused } from '@songwai/features/orders/paying/attempts/booking-refused';
import { offeredFor } from '@songwai/features/orders/paying/offered-for';
import { PaymentSheet } from '@songwai/features/orders/paying/payment-sheet';
import { usePayTerm } from '@songwai/features/orders/paying/use-pay-term';
import { useLostPhotos } from '@songwai/features/orders/photos/use-lost-photos';
import { ReviewBar, type ReviewBarProps } from '@songwai/features/orders/review/review-bar';
import { ReviewHead } from '@songwai/features/orders/review/review-head';
import { ReviewView } from '@songwai/features/orders/review/review-view';
import type { OrderReview } from '@songwai/features/orders/review/use-review';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useOrderWays } from '../shell/paying/use-order-ways.tsx';
import { useUser } from '../shell/session/use-user.ts';
import { AwaitedView } from './paying/awaited-order.tsx';
import { BookWhenBack } from './waiting/book-when-back.tsx';

const selectPaid = (state: OrderState) => ({
  draft: state.draft,
  netSatang: shownNetSatang(state),
  isPaying: state.mode.kind === 'payment',
  error: state.booking.status === 'failed' ? state.booking.error : null,
});

/** The review with what the account prefers, and how it is paid. */
function OwnReviewView({ flow }: { readonly flow: OrderFlow }) {
  const user = useUser();
  const { draft, netSatang } = useFlow(flow.store, selectPaid);
  const pay = usePayTerm(useOrderWays(), draft, netSatang);
  useLostPhotos(flow);
  return <ReviewView {...{ flow, pay }} prefersFixedDriver={user?.prefersFixedDriver ?? false} />;
}

/** The button that books, with the ways to pay over it, and what to do where money stands in the way. */
function OwnReviewBar({ flow, onBookRequested }: Pick<ReviewBarProps, 'flow' | 'onBookRequested'>) {
  const t = useTranslate();
  const ways = useOrderWays();
  const { draft, netSatang, isPaying, error } = useFlow(flow.store, selectPaid);
  const refused = error && refusedPayment(error);
  const { chosen, isUsable } = offeredFor(ways, { netSatang, paymentType: draft.paymentType, cardId: draft.cardId });

  const bookNow = async () => {
    flow.leaveMode();
    if (await onBookRequested(true)) await flow.book();
  };
  // A way that cannot pay this sum is changed first, where it also says why.
  const mayBook = (isReviewed?: boolean) => {
    if (isUsable) return onBookRequested(isReviewed);
    flow.enterPayment();
    return false;
  };

  return (
    <>
      <BookWhenBack flow={flow} />
      <ReviewBar
        flow={flow}
        onBookRequested={mayBook}
        freeText={t('paying.bookFree')}
        notice={
          error && refused ? (
            <BookingRefused {...{ error, ways }} onOtherWay={flow.enterPayment} onBook={() => void bookNow()} />
          ) : undefined
        }
      />
      {isPaying ? (
        <PaymentSheet
          {...{ flow, ways, netSatang }}
          refusedId={refused?.reason === 'cardDeclined' ? chosen?.id : undefined}
          onClose={flow.leaveMode}
          onBook={() => void bookNow()}
        />
      ) : null}
    </>
  );
}

/** The review of the portal's order form with the payment that follows it, loaded as a whole. */
export const ownReview: OrderReview = {
  ReviewHead,
  ReviewBar: OwnReviewBar,
  ReviewView: OwnReviewView,
  AwaitedHead,
  AwaitedView,
};
