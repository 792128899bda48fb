import { FollowedPayment as AnyFollowedPayment, type FollowedPaymentProps } from '@songwai/features/payments/followed-payment';
import { usePortal } from '../portal-context.tsx';

/** A payment that was begun here, followed to its end with the customer's session. */
export function FollowedPayment(props: Omit<FollowedPaymentProps, 'transport'>) {
  const { transport } = usePortal();
  return <AnyFollowedPayment {...props} transport={transport} />;
}
