import type { Payment } from '@songwai/core/payments/payment';
import type { AttemptState, PaymentAttempt } from '@songwai/core/payments/payment-attempt';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import type { PayingWays } from '../paying-ways.ts';

type RunningState = Extract<AttemptState, { status: 'open' | 'paid' }> | { readonly status: 'sending'; readonly before: Payment };

/** Whether there is a payment to show: one that is open, that the next one is to follow, or that is paid. */
export const isRunning = (state: AttemptState): state is RunningState =>
  state.status === 'open' || state.status === 'paid' || (state.status === 'sending' && state.before !== null);

interface AttemptRunningProps {
  readonly ways: Pick<PayingWays, 'PaymentView'>;
  readonly attempt: Pick<PaymentAttempt<never>, 'settle' | 'chooseAgain'>;
  readonly state: RunningState;
  /** The payment that ran before this page was opened: its bank is not opened by itself. */
  readonly givenId?: string | undefined;
  /** Read out between the payment and what follows it. */
  readonly paidText: string;
  readonly onRetry: (payment: Payment) => void;
}

/** A try to pay, once there is a payment. */
export function AttemptRunning({ ways, attempt, state, givenId, paidText, onRetry }: AttemptRunningProps) {
  const { PaymentView } = ways;
  if (state.status === 'paid')
    return (
      <SkeletonGroup label={paidText}>
        <Skeleton shape="block" height="180px" />
      </SkeletonGroup>
    );
  const payment = state.status === 'sending' ? state.before : state.payment;
  return (
    <PaymentView
      payment={payment}
      opensBank={payment.chargeId !== givenId}
      onPaid={attempt.settle}
      onRetry={onRetry}
      isRetrying={state.status === 'sending'}
      onOtherWay={attempt.chooseAgain}
    />
  );
}
