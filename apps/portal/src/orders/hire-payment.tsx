import type { HireFlow } from '@songwai/core/full-day/hire-state';
import type { Translate } from '@songwai/core/i18n/translate';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';

const loadPicker = lazyPart(() => import('@songwai/features/orders/payment/payment-picker'), ['order', 'errors']);

interface HirePaymentProps {
  readonly flow: HireFlow;
  readonly canPayByInvoice: boolean;
  readonly onClose: () => void;
}

/** A hire has no pick-up: work begins at its first place. */
const roleOf = (_stops: readonly unknown[], index: number, t: Translate): string =>
  index === 0 ? t('hire.workPlace') : t('hire.onTheWay');

/** The order's choice of payment, for a hire by the day. */
export function HirePayment(props: HirePaymentProps) {
  return (
    <LazyView load={loadPicker} skeleton={null}>
      {({ PaymentPicker }) => <PaymentPicker {...props} roleOf={roleOf} />}
    </LazyView>
  );
}
