import type { OrderTab } from '@songwai/core/orders/draft';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { ChevronLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import { useClock } from '../shared/clock-context.tsx';
import type { FrameLayout } from '../shared/map-frame.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { firstNextDay, nextDayFrom } from './schedule-options.ts';
import { stopRole } from './stop-role.ts';

export interface OrderHeadProps {
  readonly flow: OrderFlow;
  readonly layout: FrameLayout;
  readonly isNarrow: boolean;
  readonly isSearchAlone: boolean;
}

const selectHead = ({ draft, mode, booking }: OrderState) => ({
  tab: draft.tab,
  stops: draft.stops,
  searched: mode.kind === 'searchLocation' ? draft.stops.findIndex((stop) => stop.key === mode.stopKey) : -1,
  face: booking.status === 'booked' ? 'booked' : draft.step.currentStep > 0 ? 'contacts' : 'stops',
});

/** What the panel shows now, and the way back from it. */
export function OrderHead({ flow, layout, isNarrow, isSearchAlone }: OrderHeadProps) {
  const t = useTranslate();
  const { tab, stops, searched, face } = useFlow(flow.store, selectHead);
  const clock = useClock();
  const heading = useRef<HTMLHeadingElement>(null);
  const lastFace = useRef(face);

  // A step is a new page to whoever does not see it: its title takes the focus.
  useEffect(() => {
    if (lastFace.current !== face && face === 'contacts') heading.current?.focus();
    lastFace.current = face;
  }, [face]);

  // Next day drives a tour: the first one that is still open is proposed, and express is at once again.
  const handleTab = (chosen: OrderTab) => {
    flow.chooseTab(chosen);
    flow.setSchedule(chosen === 3 ? { kind: 'later', date: firstNextDay(clock()), time: nextDayFrom } : { kind: 'now' });
  };

  if (isSearchAlone) {
    return (
      <div className="sw-order__back">
        <IconButton icon={ChevronLeft} label={t('common.back')} onClick={flow.leaveMode} />
        <h1>{stopRole(stops, searched, t)}</h1>
      </div>
    );
  }
  if (face === 'contacts') {
    return (
      <div className="sw-order__back">
        <IconButton icon={ChevronLeft} label={t('order.backToStops')} onClick={() => void flow.requestStep(0)} />
        <h1 ref={heading} tabIndex={-1}>
          {t('order.contactsTitle')}
        </h1>
      </div>
    );
  }
  if (layout === 'compact') return face === 'booked' ? null : <h1 className="sw-order__title">{t('stops.title')}</h1>;
  if (face === 'booked') return null;
  return (
    <>
      <VisuallyHidden>
        <h1>{t('stops.title')}</h1>
      </VisuallyHidden>
      <SegmentedTabs
        label={t('order.tabsLabel')}
        tabs={[
          { id: '1', label: t('order.tabExpress') },
          { id: '3', label: t('order.tabNextDay') },
        ]}
        selectedId={tab === 3 ? '3' : '1'}
        onSelect={(id) => handleTab(id === '3' ? 3 : 1)}
        isWide={isNarrow}
      />
    </>
  );
}
