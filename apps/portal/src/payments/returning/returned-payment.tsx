import { createPaymentFlow } from '@songwai/core/payments/payment-flow';
import { PaymentView } from '@songwai/features/payments/payment-view';
import { useClock } from '@songwai/features/shared/clock-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useState } from 'react';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { invoicePaymentTexts } from '../../shell/paying/banking/invoice-payment-texts.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { WayLink } from './way-link.tsx';
import { type WayOn, wayOn } from './way-on.ts';

/** Only invoices are paid at a bank or a counter. */
const loadOther = lazyPart(() => import('../../shell/paying/banking/other-payment.tsx'));

interface ReturnedPaymentProps {
  readonly chargeId: string;
  /** Where to go on where no payment has this id. */
  readonly home: WayOn;
  readonly onPaid?: (() => void) | undefined;
}

/** The payment that the bank leads back from, as the gateway knows it. */
export function ReturnedPayment({ chargeId, home, onPaid }: ReturnedPaymentProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const clock = useClock();
  const navigate = useLocalizedNavigate();
  const [flow] = useState(() => createPaymentFlow({ transport, payment: { chargeId }, clock }));
  const payment = useFlow(flow.store, (state) => state.payment);
  return (
    <PaymentView
      flow={flow}
      isReturn
      texts={payment?.purpose === 'invoice' ? invoicePaymentTexts(t, payment) : undefined}
      onPaid={onPaid}
      onOtherWay={(payment) => navigate(wayOn(payment).path)}
      renderNext={(payment) => <WayLink {...wayOn(payment)} />}
      renderOther={(props) => (
        <LazyView load={loadOther} skeleton={<Skeleton shape="block" height="240px" />}>
          {({ OtherPayment }) => <OtherPayment {...props} />}
        </LazyView>
      )}
      unknownAction={<WayLink {...home} />}
    />
  );
}
