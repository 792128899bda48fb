import { createStore } from 'zustand/vanilla';
import { createGuid } from '../basics/ids.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { cancelPayment } from '../payments/calls.ts';
import { type TopUp, topUpWallet } from './calls.ts';
import type { TopUpFlow, TopUpState } from './top-up-state.ts';

export interface TopUpFlowOptions {
  readonly transport: Transport;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  readonly random: () => number;
  /** Money may have moved, or a payment was opened: what shows the wallet asks again. */
  readonly onChange: () => void;
}

/** What a state would pay, without the key that makes it once-only; null without anything to pay. */
const orderOf = ({ choice, method }: TopUpState): Omit<TopUp, 'guid'> | null => {
  const by = { paymentType: method.paymentType, ...(method.cardId !== null && { cardId: method.cardId }) };
  if (choice === null) return null;
  if (choice.kind === 'package') return { choice: { packageId: choice.packageId }, ...by };
  return choice.amountSatang === null ? null : { choice: { amountSatang: choice.amountSatang }, ...by };
};

/** Topping up: choose, pay, and what becomes of the payment. */
export const createTopUpFlow = ({ transport, clock, random, onChange }: TopUpFlowOptions): TopUpFlow => {
  const store = createStore<TopUpState>(() => ({
    choice: null,
    method: { paymentType: 3, cardId: null },
    stage: { status: 'choosing', error: null },
  }));
  /** A press without an answer: who sends the same again repeats it, and pays once. */
  let unanswered: { readonly guid: string; readonly order: string } | null = null;

  const showChoice = () => store.setState({ stage: { status: 'choosing', error: null } });

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
      const { stage } = store.getState();
      const order = orderOf(store.getState());
      if (order === null || isSending()) return;
      const key = JSON.stringify(order);
      const guid = unanswered?.order === key ? unanswered.guid : createGuid(new Date(clock()), random);
      unanswered = { guid, order: key };
      store.setState({ stage: { status: 'starting', before: stage.status === 'paying' ? stage.payment : null } });
      try {
        const payment = await topUpWallet(transport, { guid, ...order });
        unanswered = null;
        if (payment === null) showChoice();
        else store.setState({ stage: { status: 'paying', payment, mayRepeat: true } });
        onChange();
      } catch (error) {
        const refusal = error instanceof GatewayError ? error : null;
        // A refusal is an answer: nothing was paid, and the next press is another one.
        if (refusal?.kind === 'business' && !refusal.isTransient) unanswered = null;
        store.setState({ stage: { status: 'choosing', error: refusal } });
        if (refusal === null) throw error;
      }
    },
    resume: (payment) => store.setState({ stage: { status: 'paying', payment, mayRepeat: false } }),
    settle: onChange,
    leave: showChoice,
    giveUp: async () => {
      const { stage } = store.getState();
      if (stage.status !== 'paying') return true;
      try {
        await cancelPayment(transport, stage.payment.chargeId);
      } catch (error) {
        if (error instanceof GatewayError && error.code === 409) return false;
        throw error;
      }
      showChoice();
      onChange();
      return true;
    },
  };
};
