import type { StartTimer } from '../../basics/start-timer.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { estimatePrice } from '../../pricing/calls.ts';
import { createPriceCheck } from './price-check-flow.ts';
import type { PriceCheckFlow, PriceCheckState } from './price-check-state.ts';

export interface OwnPriceCheckOptions {
  readonly transport: Transport;
  readonly startTimer?: StartTimer;
}

/** A price check at our own rates, for both services. */
export interface OwnPriceCheck extends PriceCheckFlow {
  /** Prices the way for the other service. */
  chooseTask(taskType: PriceCheckState['taskType']): void;
}

/** A price check by the call that prices every order: a customer's own rates after a sign-in, with the free credit they have. */
export const createOwnPriceCheck = ({ transport, ...options }: OwnPriceCheckOptions): OwnPriceCheck => {
  const flow: PriceCheckFlow = createPriceCheck({
    ...options,
    transport,
    estimate: (question, signal) => {
      const { taskType } = flow.store.getState();
      return estimatePrice(transport, { ...question, taskType, promoCode: '', pickUpAt: null }, signal);
    },
  });
  return {
    ...flow,
    chooseTask: (taskType) => {
      if (taskType === flow.store.getState().taskType) return;
      flow.store.setState({ taskType });
      flow.retry();
    },
  };
};
