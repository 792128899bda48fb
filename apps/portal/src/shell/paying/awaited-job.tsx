import { AwaitedPayment, type AwaitedPaymentProps } from '@songwai/features/orders/paying/attempts/awaited-payment';
import { usePayingWays } from './use-paying-ways.tsx';

/** A job that waits for its payment, with the customer's own ways to pay. */
export function AwaitedJob(props: Omit<AwaitedPaymentProps, 'ways'>) {
  return <AwaitedPayment {...props} ways={usePayingWays()} />;
}
