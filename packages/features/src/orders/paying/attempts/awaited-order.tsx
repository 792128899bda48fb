import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import { reopenOrder, settleBooking } from '@songwai/core/orders/checkout/settle-booking';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { unpaidBooking } from '@songwai/core/orders/unpaid-booking';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { useFlow } from '../../../shared/use-flow.ts';
import type { AwaitedPaymentProps } from './awaited-payment.tsx';

const selectUnpaid = ({ booking }: OrderState) => unpaidBooking(booking);

/** What is waited for, and of which job. */
export function AwaitedHead({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const booking = useFlow(flow.store, selectUnpaid);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form has made way for the payment, so its title takes the focus.
  useEffect(() => heading.current?.focus(), []);

  if (booking?.payment == null) return null;
  return (
    <div>
      <h1 ref={heading} className="sw-heading--small" tabIndex={-1}>
        {t('paying.waitTitle', { amount: formatBaht(booking.payment.amountSatang) })}
      </h1>
      <p className="sw-note sw-soft sw-figures">{t('order.jobNumber', { id: formatJobId(booking.jobId) })}</p>
    </div>
  );
}

interface AwaitedBodyProps {
  readonly flow: OrderFlow;
  /** Shows the payment with the ways of this shell. */
  readonly renderPayment: (props: Omit<AwaitedPaymentProps, 'ways' | 'isNew'>) => ReactNode;
}

/** The payment of the order that was just booked, in place of its confirmation. */
export function AwaitedBody({ flow, renderPayment }: AwaitedBodyProps) {
  const t = useTranslate();
  const booking = useFlow(flow.store, selectUnpaid);
  if (booking?.payment == null) return null;
  const { jobId, payment } = booking;
  return (
    <Stack gap="large">
      {renderPayment({
        ...{ jobId, payment },
        amountSatang: payment.amountSatang,
        onPaid: (paid) => settleBooking(flow, paid),
        again: { label: t('paying.bookAgain'), onPress: () => void reopenOrder(flow) },
      })}
      <Button variant="quiet" isFullWidth onClick={flow.clear}>
        {t('order.bookAnother')}
      </Button>
    </Stack>
  );
}
