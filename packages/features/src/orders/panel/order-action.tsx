import { formatBaht } from '@songwai/core/basics/money';
import { isOutsideArea, primaryAction, shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Button } from '@songwai/ui/button/button';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';

export interface OrderActionProps {
  readonly flow: OrderFlow;
  readonly onNext: () => void;
  readonly onBook: () => void;
}

const selectAction = (state: OrderState) => ({
  action: primaryAction(state),
  netSatang: shownNetSatang(state),
  isContacts: state.draft.step.currentStep > 0,
  isGoingOn: state.draft.step.reqComplete,
  isImpossible: isOutsideArea(state) || state.draft.stops.every((stop) => stop.place === null),
});

/** The primary button; its label says what it does, with the sum to pay. */
export function OrderAction({ flow, onNext, onBook }: OrderActionProps) {
  const t = useTranslate();
  const { action, netSatang, isContacts, isGoingOn, isImpossible } = useFlow(flow.store, selectAction);
  const price = netSatang === null ? '' : formatBaht(netSatang);

  return (
    <Button
      variant="primary"
      size="large"
      isDisabled={!isContacts && isImpossible}
      isLoading={isGoingOn || action === 'sending'}
      onClick={isContacts ? onBook : onNext}
    >
      {isContacts ? (price ? t('order.book', { price }) : t('order.bookNoPrice')) : t('order.next')}
    </Button>
  );
}
