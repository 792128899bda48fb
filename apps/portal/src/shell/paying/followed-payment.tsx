import type { Payment } from '@songwai/core/payments/payment';
import { createPaymentFlow } from '@songwai/core/payments/payment-flow';
import { PaymentView, type PaymentViewProps } from '@songwai/features/payments/payment-view';
import { useClock } from '@songwai/features/shared/clock-context';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal-context.tsx';

export interface FollowedPaymentProps extends Omit<PaymentViewProps, 'flow' | 'isReturn' | 'unknownAction' | 'texts'> {
  readonly payment: Payment;
  /** It has come to an end, or to another one: money may have moved, also too late. */
  readonly onEnd?: ((payment: Payment) => void) | undefined;
}

/** A payment that was begun here, followed to its end. */
export function FollowedPayment(props: FollowedPaymentProps) {
  return <Followed key={props.payment.chargeId} {...props} />;
}

function Followed({ payment, onEnd, ...props }: FollowedPaymentProps) {
  const { transport } = usePortal();
  const clock = useClock();
  const [flow] = useState(() => createPaymentFlow({ transport, payment, clock }));
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(
    () =>
      flow.store.subscribe(({ payment: now }, { payment: before }) => {
        const isSame = now?.state === before?.state && now?.isLate === before?.isLate;
        if (now !== null && now.state !== 'pending' && !isSame) latest.current?.(now);
      }),
    [flow],
  );
  return <PaymentView {...props} flow={flow} />;
}
