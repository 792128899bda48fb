import type { Payment } from '@songwai/core/payments/payment';
import { type AttemptState, createPaymentAttempt, type PaymentAttempt } from '@songwai/core/payments/payment-attempt';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../../../shared/use-flow.ts';
import type { PayingWays } from '../paying-ways.ts';

interface AttemptOptions<Choice> {
  readonly ways: Pick<PayingWays, 'createGuid' | 'onWalletChanged'>;
  readonly send: (choice: Choice, guid: string) => Promise<Payment | null>;
  /** One that runs already. */
  readonly payment?: Payment | null;
  readonly onPaid: (payment: Payment | null) => void;
}

const wholeState = (state: AttemptState) => state;

/** Pays one thing for as long as the view is there. */
export function useAttempt<Choice>({ ways, send, payment = null, onPaid }: AttemptOptions<Choice>): {
  readonly attempt: PaymentAttempt<Choice>;
  readonly state: AttemptState;
} {
  const latest = useRef({ ways, send, onPaid });
  useEffect(() => {
    latest.current = { ways, send, onPaid };
  });
  const [attempt] = useState(() =>
    createPaymentAttempt<Choice>({
      send: (choice, guid) => latest.current.send(choice, guid),
      createGuid: ways.createGuid,
      payment,
      onPaid: (paid) => {
        latest.current.ways.onWalletChanged();
        latest.current.onPaid(paid);
      },
    }),
  );
  return { attempt, state: useFlow(attempt.store, wholeState) };
}
