import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { ChevronLeft } from 'lucide';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { loadOrderTabs } from '../bar-loaders.ts';
import { ContactsHead } from '../contacts/contacts-head.tsx';
import { stopRole } from '../stops/stop-role.ts';
import './order-panel.css';

export interface StepHeadProps {
  readonly flow: OrderFlow;
  readonly isNarrow: boolean;
  readonly isSearchAlone: boolean;
  readonly isContacts: boolean;
  /** The customer has just come to the contacts from the stops. */
  readonly isFresh: boolean;
}

const selectSearched = ({ draft, mode }: OrderState) => ({
  stops: draft.stops,
  index: mode.kind === 'searchLocation' ? draft.stops.findIndex((stop) => stop.key === mode.stopKey) : -1,
});

/** Every head but the plain title: the search that has the screen to itself, the contacts, the tabs of a page. */
export function StepHead({ flow, isNarrow, isSearchAlone, isContacts, isFresh }: StepHeadProps) {
  const t = useTranslate();
  const searched = useFlow(flow.store, selectSearched);
  if (isSearchAlone) {
    return (
      <div className="sw-order__back">
        <IconButton icon={ChevronLeft} label={t('common.back')} onClick={flow.leaveMode} />
        <h1>{stopRole(searched.stops, searched.index, t)}</h1>
      </div>
    );
  }
  if (isContacts) return <ContactsHead {...{ flow, isFresh }} />;
  return (
    <>
      <VisuallyHidden>
        <h1>{t('stops.title')}</h1>
      </VisuallyHidden>
      <LazyView load={loadOrderTabs} skeleton={<Skeleton shape="block" height="44px" />}>
        {({ OrderTabs }) => <OrderTabs {...{ flow, isNarrow }} />}
      </LazyView>
    </>
  );
}
