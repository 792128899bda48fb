import { formatBaht } from '@songwai/core/basics/money';
import { isOutsideArea, primaryAction, shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Button } from '@songwai/ui/button/button';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';

export interface OrderActionProps {
  readonly flow: OrderFlow;
  /** There is no second step. */
  readonly isWhole: boolean;
  /** The contacts lead to the review, which books. */
  readonly hasReview: boolean | undefined;
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
export function OrderAction({ flow, isWhole, hasReview, onNext, onBook }: OrderActionProps) {
  const t = useTranslate();
  const { action, netSatang, isContacts, isGoingOn, isImpossible } = useFlow(flow.store, selectAction);
  const isLast = isWhole || isContacts;
  const price = netSatang === null ? '' : formatBaht(netSatang);
  const bookText = price ? t('order.book', { price }) : t('order.bookNoPrice');
  const lastText = hasReview ? t('order.toReview') : bookText;

  return (
    <Button
      variant="primary"
      size="large"
      isDisabled={!isLast && isImpossible}
      isLoading={isGoingOn || action === 'sending'}
      onClick={isLast ? onBook : onNext}
    >
      {isLast ? lastText : t('order.next')}
    </Button>
  );
}
