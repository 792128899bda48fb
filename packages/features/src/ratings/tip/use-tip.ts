import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { isSettled, type Payment } from '@songwai/core/payments/payment';
import type { Tip, TipResult } from '@songwai/core/ratings/tip-calls';
import { useRef, useState } from 'react';

export type TipMethod = 'wallet' | 'card' | 'promptpay';

export type TipStage =
  /** `error`: why the last press came to nothing; `hasFailed`: a payment that did not succeed. */
  | { readonly status: 'choosing'; readonly error: GatewayError | null; readonly hasFailed: boolean }
  | { readonly status: 'sending' }
  | { readonly status: 'paying'; readonly payment: Payment }
  | { readonly status: 'done'; readonly amountBaht: number };

/** A tip that is to be sent. */
export interface TipOrder extends Tip {
  readonly method: TipMethod;
  /** A card that was typed for it. */
  readonly cardToken?: string | undefined;
}

interface TipActs {
  /** @throws GatewayError */
  readonly send: (order: TipOrder) => Promise<TipResult>;
  readonly newGuid: () => string;
}

/** A tip from its press to its end. A press without an answer is repeated with its key, so that it tips once. */
export function useTip({ send, newGuid }: TipActs) {
  const [stage, setStage] = useState<TipStage>({ status: 'choosing', error: null, hasFailed: false });
  const unanswered = useRef<TipOrder | null>(null);
  const isSending = useRef(false);
  const sent = useRef(0);

  /** Who leaves a payment that is still open chooses again. */
  const end = (payment: Payment) =>
    setStage(
      isSettled(payment)
        ? { status: 'done', amountBaht: sent.current }
        : { status: 'choosing', error: null, hasFailed: payment.state !== 'pending' },
    );

  const give = async (amountBaht: number, method: TipMethod, cardToken?: string) => {
    if (isSending.current) return;
    isSending.current = true;
    const before = unanswered.current;
    const isSame = before?.amountBaht === amountBaht && before.method === method;
    const order = { guid: isSame ? before.guid : newGuid(), amountBaht, method, ...(cardToken !== undefined && { cardToken }) };
    unanswered.current = order;
    sent.current = amountBaht;
    setStage({ status: 'sending' });
    try {
      const { payment } = await send(order);
      unanswered.current = null;
      if (payment === null) setStage({ status: 'done', amountBaht });
      else if (payment.state === 'pending') setStage({ status: 'paying', payment });
      else end(payment);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      // A refusal is an answer: nothing was paid, and the next press is another one.
      if (error.kind === 'business' && !error.isTransient) unanswered.current = null;
      setStage({ status: 'choosing', error, hasFailed: false });
    } finally {
      isSending.current = false;
    }
  };

  return { stage, give, end };
}
