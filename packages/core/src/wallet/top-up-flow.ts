import { createStore } from 'zustand/vanilla';
import { createGuid } from '../basics/ids.ts';
import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import { wait } from '../basics/wait.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { cancelPayment, fetchPayment } from '../payments/calls.ts';
import type { Payment } from '../payments/payment.ts';
import { watchPayment } from '../payments/watch-payment.ts';
import { type TopUp, topUpWallet } from './calls.ts';
import type { TopUpFlow, TopUpState } from './top-up-state.ts';

export interface TopUpFlowOptions {
  readonly transport: Transport;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  readonly random: () => number;
  readonly startTimer?: StartTimer;
  /** Money may have moved, or a payment was opened: what shows the wallet asks again. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
}

/** After this long one is told that the answer will come by itself. */
export const slowAfterMs = 10_000;

/** What a state would pay, without the key that makes it once-only; null without anything to pay. */
const orderOf = ({ choice, method }: TopUpState): Omit<TopUp, 'guid'> | null => {
  const by = { paymentType: method.paymentType, ...(method.cardId !== null && { cardId: method.cardId }) };
  if (choice === null) return null;
  if (choice.kind === 'package') return { choice: { packageId: choice.packageId }, ...by };
  return choice.amountSatang === null ? null : { choice: { amountSatang: choice.amountSatang }, ...by };
};

/** Topping up: choose, pay, wait for the money. */
export const createTopUpFlow = ({ transport, clock, random, onChange, onError, ...options }: TopUpFlowOptions): TopUpFlow => {
  const timer = options.startTimer ?? startTimer;
  const store = createStore<TopUpState>(() => ({
    choice: null,
    method: { paymentType: 3, cardId: null },
    stage: { status: 'choosing', error: null },
  }));
  let waiting: AbortController | null = null;
  /** A press without an answer: who sends the same again repeats it, and pays once. */
  let unanswered: { readonly guid: string; readonly order: string } | null = null;

  const stopWaiting = () => {
    waiting?.abort();
    waiting = null;
  };

  const end = (payment: Payment) => {
    stopWaiting();
    store.setState({ stage: { status: 'ended', payment } });
    onChange();
  };

  const follow = async (payment: Payment, signal: AbortSignal) => {
    const markSlow = async () => {
      await wait(timer, slowAfterMs, signal);
      const { stage } = store.getState();
      if (!signal.aborted && stage.status === 'paying') store.setState({ stage: { ...stage, isSlow: true } });
    };
    void markSlow();
    const outcome = await watchPayment(payment.chargeId, { transport, startTimer: timer, signal });
    if (outcome !== null && !signal.aborted) end(outcome);
  };

  const show = (payment: Payment) => {
    stopWaiting();
    if (payment.state !== 'pending') return end(payment);
    waiting = new AbortController();
    const { signal } = waiting;
    store.setState({ stage: { status: 'paying', payment, isSlow: false } });
    follow(payment, signal).catch((error: unknown) => {
      if (signal.aborted) return;
      stopWaiting();
      store.setState({ stage: { status: 'choosing', error: error instanceof GatewayError ? error : null } });
      if (!(error instanceof GatewayError)) onError(error);
    });
  };

  /** The choice is left as it is while a press is being sent. */
  const isSending = () => store.getState().stage.status === 'starting';

  const change = (next: Partial<Pick<TopUpState, 'choice' | 'method'>>) => {
    if (isSending()) return;
    const { stage } = store.getState();
    store.setState({ ...next, ...(stage.status === 'choosing' && { stage: { status: 'choosing', error: null } }) });
  };

  return {
    store,
    choose: (choice) => change({ choice }),
    payWith: (method) => change({ method }),
    start: async () => {
      const order = orderOf(store.getState());
      if (order === null || isSending()) return;
      const key = JSON.stringify(order);
      const guid = unanswered?.order === key ? unanswered.guid : createGuid(new Date(clock()), random);
      unanswered = { guid, order: key };
      stopWaiting();
      store.setState({ stage: { status: 'starting' } });
      try {
        const payment = await topUpWallet(transport, { guid, ...order });
        unanswered = null;
        onChange();
        if (payment === null) store.setState({ stage: { status: 'choosing', error: null } });
        else show(payment);
      } catch (error) {
        const refusal = error instanceof GatewayError ? error : null;
        // A refusal is an answer: nothing was paid, and the next press is another one.
        if (refusal?.kind === 'business' && !refusal.isTransient) unanswered = null;
        store.setState({ stage: { status: 'choosing', error: refusal } });
        if (refusal === null) throw error;
      }
    },
    resume: (payment) => show(payment),
    leave: () => {
      stopWaiting();
      store.setState({ stage: { status: 'choosing', error: null } });
    },
    giveUp: async () => {
      const { stage } = store.getState();
      if (stage.status !== 'paying') return true;
      const { chargeId } = stage.payment;
      try {
        await cancelPayment(transport, chargeId);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.code !== 409) throw error;
        const payment = await fetchPayment(transport, { chargeId });
        if (payment !== null) show(payment);
        return false;
      }
      stopWaiting();
      store.setState({ stage: { status: 'choosing', error: null } });
      onChange();
      return true;
    },
  };
};
