import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { RouteLine, RouteNode, RouteStop } from '@songwai/ui/route-line/route-line';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Phrases } from '../shared/phrases.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import './booked-view.css';

export interface BookedViewProps {
  readonly flow: OrderFlow;
  readonly trackingHref: (trackingId: string) => string;
  /** What the shell offers besides: sharing, the job's own page. */
  readonly afterBooking?: ReactNode;
  /** Handles the press in a shell that navigates itself; `false` follows the link, `true`: the job is shown beside the form. */
  readonly onTrack?: ((trackingId: string) => unknown) | undefined;
}

const selectBooked = ({ booking }: OrderState) => (booking.status === 'booked' ? booking : null);

/** The confirmation of a booking: the job's number, its stops and the link to its tracking. */
export function BookedView({ flow, trackingHref, onTrack, afterBooking }: BookedViewProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const booked = useFlow(flow.store, selectBooked);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);
  if (booked === null) return null;
  const { draft, netSatang } = booked.sent;

  const handleTrack = (event: MouseEvent) => {
    if (!onTrack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const taken = onTrack(booked.trackingId);
    if (taken === false) return;
    event.preventDefault();
    if (taken === true) announce(t('order.trackShown'));
  };

  return (
    <div className="sw-booked">
      <RouteNode state="done" />
      <h1 ref={heading} className="sw-heading--page" tabIndex={-1}>
        {t('order.bookedTitle')}
      </h1>
      <p className="sw-soft">
        <Phrases text={t('order.bookedText')} />
      </p>
      <p className="sw-strong sw-figures">
        {t('order.jobNumber', { id: formatJobId(booked.jobId) })}
        {draft.paymentType === paymentType.cash && netSatang > 0 ? ` · ${t('order.payCash')} ${formatBaht(netSatang)}` : null}
      </p>
      <RouteLine label={t('stops.label')} layout="rows">
        {draft.stops.map((stop, index) => (
          <RouteStop key={stop.key} node={{ state: 'todo', number: index + 1 }} segment="rest">
            <p className="sw-booked__stop">{stop.place?.name}</p>
          </RouteStop>
        ))}
      </RouteLine>
      <div className="sw-booked__actions">
        <a
          className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })}
          href={trackingHref(booked.trackingId)}
          onClick={handleTrack}
        >
          {t('order.track')}
        </a>
        <Button isFullWidth onClick={flow.clear}>
          {t('order.bookAnother')}
        </Button>
      </div>
      {afterBooking}
    </div>
  );
}
