import { formatBaht } from '@songwai/core/basics/money';
import { startTimer } from '@songwai/core/basics/start-timer';
import { createWaitingBooking, mayWait } from '@songwai/core/orders/checkout/waiting-booking';
import { shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { useEffect, useState } from 'react';
import { openReach } from '../../app/offline/open-reach.ts';
import { usePortal } from '../../shell/portal-context.tsx';

interface BookWhenBackProps {
  readonly flow: OrderFlow;
}

/** A device may have a network and still not reach the gateway: then only trying tells. */
const tryAgainMs = 15_000;

const selectOrder = (state: OrderState) => ({
  canWait: mayWait(state.draft),
  netSatang: shownNetSatang(state),
  isUnanswered: state.booking.status === 'failed' && state.booking.error.kind === 'network',
});

/** Offers to book an order once the line is back, while this page is open, at the price that the person sees. */
export function BookWhenBack({ flow }: BookWhenBackProps) {
  const t = useTranslate();
  const { part } = usePortal();
  const [waiting] = useState(() => createWaitingBooking(flow));
  const reach = useFlow(part(openReach).store, (state) => state.reach);
  const agreedSatang = useFlow(waiting.store, (state) => state.agreedSatang);
  const { canWait, netSatang, isUnanswered } = useFlow(flow.store, selectOrder);
  const isWaiting = agreedSatang !== null;

  useEffect(() => {
    if (!isWaiting || reach === 'offline') return;
    let cancel = () => {};
    const tryAndWait = async () => {
      await waiting.tryNow();
      if (waiting.store.getState().agreedSatang !== null) cancel = startTimer(() => void tryAndWait(), tryAgainMs);
    };
    void tryAndWait();
    return () => cancel();
  }, [waiting, isWaiting, reach]);

  if (isWaiting)
    return (
      <Banner
        tone="info"
        title={t('review.waitsBack', { price: formatBaht(agreedSatang) })}
        action={
          <Button variant="quiet" onClick={waiting.callOff}>
            {t('review.waitsBackStop')}
          </Button>
        }
      >
        {t('review.waitsBackHelp')}
      </Banner>
    );
  if (!canWait || netSatang === null || (reach !== 'offline' && !isUnanswered)) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button variant="quiet" onClick={waiting.ask}>
          {t('review.askWhenBack')}
        </Button>
      }
    >
      {t('review.askWhenBackHelp', { price: formatBaht(netSatang) })}
    </Banner>
  );
}
