import { createStore } from 'zustand/vanilla';
import { createGuid } from '../../basics/ids.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { cancelPayment } from '../calls.ts';
import type { Payment } from '../payment.ts';
import type { PayingFlow, PayingStage, PayingState } from './paying-flow-state.ts';

/** What every flow of paying is given. */
export interface PayingSurroundings {
  readonly transport: Transport;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  readonly random: () => number;
  /** Money may have moved, or a payment was opened: what shows the sum asks again. */
  readonly onChange: () => void;
}

interface PayingFlowOptions<Choice extends object, Order> extends PayingSurroundings {
  readonly firstChoice: Choice;
  /** What a choice would pay, without the key that makes it once-only; null without anything to pay. */
  readonly orderOf: (choice: Choice) => Order | null;
  /** @returns null where it was paid at once. @throws GatewayError */
  readonly send: (order: Order & { readonly guid: string }) => Promise<Payment | null>;
  readonly onRefused?: (refusal: GatewayError) => void;
}

/** Paying a sum: choose what and how, pay, and what becomes of the payment. */
export const createPayingFlow = <Choice extends object, Order extends object>(
  options: PayingFlowOptions<Choice, Order>,
): PayingFlow<Choice> => {
  const { transport, clock, random, onChange, firstChoice, orderOf, send, onRefused } = options;
  const atChoice: PayingStage = { status: 'choosing', error: null };
  const store = createStore<PayingState<Choice>>(() => ({ ...firstChoice, stage: atChoice }));
  /** A press without an answer: who sends the same again repeats it, and pays once. */
  let unanswered: { readonly guid: string; readonly order: string } | null = null;

  const showStage = (stage: PayingStage) => store.setState((state) => ({ ...state, stage }));
  const showChoice = () => showStage(atChoice);
  const stageNow = () => store.getState().stage;

  return {
    store,
    choose: (next) => {
      const stage = stageNow();
      if (stage.status === 'starting') return;
      store.setState((state) => ({ ...state, ...next, stage: stage.status === 'choosing' ? atChoice : stage }));
    },
    start: async () => {
      const stage = stageNow();
      const order = orderOf(store.getState());
      if (order === null || stage.status === 'starting') return;
      const key = JSON.stringify(order);
      const guid = unanswered?.order === key ? unanswered.guid : createGuid(new Date(clock()), random);
      unanswered = { guid, order: key };
      showStage({ status: 'starting', before: stage.status === 'paying' ? stage.payment : null });
      try {
        const payment = await send({ ...order, guid });
        unanswered = null;
        showStage(payment === null ? atChoice : { status: 'paying', payment, mayRepeat: true });
        onChange();
      } catch (error) {
        const refusal = error instanceof GatewayError ? error : null;
        // A refusal is an answer: nothing was paid, and the next press is another one.
        if (refusal?.kind === 'business' && !refusal.isTransient) unanswered = null;
        showStage({ status: 'choosing', error: refusal });
        if (refusal === null) throw error;
        onRefused?.(refusal);
      }
    },
    resume: (payment) => showStage({ status: 'paying', payment, mayRepeat: false }),
    settle: onChange,
    leave: showChoice,
    giveUp: async () => {
      const stage = stageNow();
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
