import { formatBaht } from '@songwai/core/basics/money';
import { shownEstimate, shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Button } from '@songwai/ui/button/button';
import { Countdown } from '@songwai/ui/countdown/countdown';
import type { ReactNode } from 'react';
import { useClock } from '../../shared/clock-context.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { OrderNotice } from '../panel/order-notice.tsx';
import type { BookRequested } from '../use-booking.ts';
import './review-view.css';

export interface ReviewBarProps {
  readonly flow: OrderFlow;
  readonly onBookRequested: BookRequested;
  /** What blocks the booking; the order's own notice by default. */
  readonly notice?: ReactNode;
  /** On the button where nothing is to be paid. */
  readonly freeText: string;
}

const selectBar = (state: OrderState) => ({
  netSatang: shownNetSatang(state),
  untilMs: shownEstimate(state)?.quote?.untilMs ?? null,
  isSending: state.booking.status === 'sending',
});

/** One full button, because nothing else is left to decide, and how long its price holds. */
export function ReviewBar({ flow, onBookRequested, notice, freeText }: ReviewBarProps) {
  const t = useTranslate();
  const clock = useClock();
  const { netSatang, untilMs, isSending } = useFlow(flow.store, selectBar);

  const book = async () => {
    if (!(await onBookRequested(true))) return;
    if (flow.store.getState().booking.status === 'priceChanged') await flow.acceptNewPrice();
    else await flow.book();
  };

  const price = netSatang === null ? t('order.bookNoPrice') : t('order.book', { price: formatBaht(netSatang) });
  const bookText = netSatang === 0 ? freeText : price;

  return (
    <div className="sw-action-bar">
      {notice ?? <OrderNotice flow={flow} />}
      <div className="sw-review__bar">
        <Button variant="primary" size="large" isFullWidth isLoading={isSending} onClick={() => void book()}>
          {bookText}
        </Button>
        {untilMs === null ? null : (
          <p className="sw-review__holds sw-soft sw-note">
            <Countdown
              until={untilMs}
              now={() => clock().getTime()}
              texts={{
                label: t('review.holds'),
                left: (count) => t('review.holdsSeconds', { count }),
                over: t('order.pricing'),
              }}
            />
          </p>
        )}
      </div>
    </div>
  );
}
