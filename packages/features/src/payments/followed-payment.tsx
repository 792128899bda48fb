import type { Transport } from '@songwai/core/gateway/transport-types';
import type { Payment } from '@songwai/core/payments/payment';
import { createPaymentFlow } from '@songwai/core/payments/payment-flow';
import { useEffect, useRef, useState } from 'react';
import { useClock } from '../shared/clock-context.tsx';
import { PaymentView, type PaymentViewProps } from './payment-view.tsx';

export interface FollowedPaymentProps extends Omit<PaymentViewProps, 'flow' | 'isReturn' | 'unknownAction'> {
  readonly transport: Transport;
  readonly payment: Payment;
  /** It has come to an end, or to another one: money may have moved, also too late. */
  readonly onEnd?: ((payment: Payment) => void) | undefined;
}

/** A payment that was begun here, followed to its end. */
export function FollowedPayment(props: FollowedPaymentProps) {
  return <Followed key={props.payment.chargeId} {...props} />;
}

function Followed({ transport, payment, onEnd, ...props }: FollowedPaymentProps) {
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
