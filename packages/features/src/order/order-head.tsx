import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { ChevronLeft } from 'lucide';
import { useRef } from 'react';
import { LazyView } from '../shared/lazy-view.tsx';
import type { FrameLayout } from '../shared/map-frame.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { loadContactsHead, loadOrderTabs } from './lazy-parts.ts';
import { stopRole } from './stop-role.ts';

export interface OrderHeadProps {
  readonly flow: OrderFlow;
  readonly layout: FrameLayout;
  readonly isNarrow: boolean;
  readonly isSearchAlone: boolean;
}

const selectHead = ({ isRestored, draft, mode, booking }: OrderState) => ({
  isRestored,
  stops: draft.stops,
  searched: mode.kind === 'searchLocation' ? draft.stops.findIndex((stop) => stop.key === mode.stopKey) : -1,
  face: booking.status === 'booked' ? 'booked' : draft.step.currentStep > 0 ? 'contacts' : 'stops',
});

/** What the panel shows now, and the way back from it. */
export function OrderHead({ flow, layout, isNarrow, isSearchAlone }: OrderHeadProps) {
  const t = useTranslate();
  const { isRestored, stops, searched, face } = useFlow(flow.store, selectHead);
  // Which face stood here before, as far as the customer has seen one: what a reload brings back is nothing that they turned to.
  const faces = useRef<{ readonly now: string | null; readonly before: string | null }>({ now: null, before: null });
  if (isRestored && faces.current.now !== face) faces.current = { now: face, before: faces.current.now };

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
      <LazyView load={loadContactsHead} skeleton={<Skeleton height="44px" />}>
        {({ ContactsHead }) => <ContactsHead flow={flow} isFresh={faces.current.before !== null} />}
      </LazyView>
    );
  }
  if (face === 'booked') return null;
  if (layout === 'compact') return <h1 className="sw-order__title">{t('stops.title')}</h1>;
  return (
    <>
      <VisuallyHidden>
        <h1>{t('stops.title')}</h1>
      </VisuallyHidden>
      <LazyView load={loadOrderTabs} skeleton={<Skeleton shape="block" height="44px" width="100%" />} isPatient>
        {({ OrderTabs }) => <OrderTabs {...{ flow, isNarrow }} />}
      </LazyView>
    </>
  );
}
