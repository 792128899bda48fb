import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { FrameLayout } from '@songwai/ui/map-frame/map-frame';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { useRef } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { loadOrderTabs } from '../bar-loaders.ts';
import { loadStepHead } from '../order-loaders.ts';

export interface OrderHeadProps {
  readonly flow: OrderFlow;
  readonly layout: FrameLayout;
  readonly isNarrow: boolean;
  readonly isSearchAlone: boolean;
  /** There is no second step. */
  readonly isWhole: boolean;
}

const selectHead = ({ isRestored, draft, booking }: OrderState) => ({
  isRestored,
  face: booking.status === 'booked' ? 'booked' : draft.step.currentStep > 0 ? 'contacts' : 'stops',
});

/** The panel's title, and the button that leads back. */
export function OrderHead({ flow, layout, isNarrow, isSearchAlone, isWhole }: OrderHeadProps) {
  const t = useTranslate();
  const { isRestored, face } = useFlow(flow.store, selectHead);
  // The face shown before this one. A step restored after a reload does not count, because the customer did not go there.
  const faces = useRef<{ readonly now: string | null; readonly before: string | null }>({ now: null, before: null });
  if (isRestored && faces.current.now !== face) faces.current = { now: face, before: faces.current.now };

  if (face === 'booked') return null;
  const isContacts = !isWhole && face === 'contacts';
  if (layout === 'compact' && !isContacts) return <h1 className="sw-heading">{t('stops.title')}</h1>;
  if (isContacts || isSearchAlone) {
    return (
      <LazyView load={loadStepHead} skeleton={<Skeleton height="44px" />}>
        {({ StepHead }) => <StepHead {...{ flow, isSearchAlone }} isFresh={faces.current.before !== null} />}
      </LazyView>
    );
  }
  // The title does not wait for the tabs: a screen reader asks for it as soon as the page is there.
  return (
    <>
      <VisuallyHidden>
        <h1>{t('stops.title')}</h1>
      </VisuallyHidden>
      <LazyView load={loadOrderTabs} skeleton={<Skeleton shape="block" height="44px" />} isPatient>
        {({ OrderTabs }) => <OrderTabs {...{ flow, isNarrow }} />}
      </LazyView>
    </>
  );
}
