import { wayBackOf } from '@songwai/core/orders/draft/way-back';
import type { OrderState } from '@songwai/core/orders/order-state';
import { isSettled } from '@songwai/core/payments/payment';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { ArrowLeftRight } from 'lucide';
import { useEffect } from 'react';
import { openBookedHere } from '../../app/install/open-booked-here.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { ShareTracking } from './share-tracking.tsx';

const selectBooked = ({ booking }: OrderState) => (booking.status === 'booked' ? booking : null);

/** What a customer may do next: share the tracking, open the job to change or cancel it, book the way back. */
export function AfterBooking() {
  const t = useTranslate();
  const { part } = usePortal();
  const order = part(openOrder);
  const booked = useFlow(order.store, selectBooked);
  const isBooked = booked !== null;
  useEffect(() => {
    if (isBooked) part(openBookedHere).setState({ hasBooked: true });
  }, [isBooked, part]);
  if (booked === null) return null;
  const wayBack = wayBackOf(booked.sent.draft);

  return (
    <Stack gap="medium">
      {booked.payment && isSettled(booked.payment) ? <Banner tone="success">{t('paying.paid')}</Banner> : null}
      <ShareTracking trackingId={booked.trackingId} />
      <Stack direction="row" gap="small">
        <LocalLink to={`/job/${booked.jobId}`}>{t('booked.openJob')}</LocalLink>
        <span className="sw-soft sw-note">{t('booked.cancelFree')}</span>
      </Stack>
      <LocalLink to={`/recurring?job=${booked.jobId}`}>{t('booked.makeRecurring')}</LocalLink>
      {wayBack ? (
        <Button icon={ArrowLeftRight} onClick={() => void order.refill(wayBack)}>
          {t('booked.back')}
        </Button>
      ) : null}
    </Stack>
  );
}
