import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { ChevronLeft } from 'lucide';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { ContactsHead } from '../contacts/contacts-head.tsx';
import { stopRole } from '../stops/stop-role.ts';
import './order-panel.css';

export interface StepHeadProps {
  readonly flow: OrderFlow;
  readonly isSearchAlone: boolean;
  /** The customer has just come to the contacts from the stops. */
  readonly isFresh: boolean;
}

const selectSearched = ({ draft, mode }: OrderState) => ({
  stops: draft.stops,
  index: mode.kind === 'searchLocation' ? draft.stops.findIndex((stop) => stop.key === mode.stopKey) : -1,
});

/** The heads that lead back: of the search that has the screen to itself, and of the contacts. */
export function StepHead({ flow, isSearchAlone, isFresh }: StepHeadProps) {
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
  return <ContactsHead {...{ flow, isFresh }} />;
}
