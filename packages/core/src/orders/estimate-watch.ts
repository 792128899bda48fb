import type { StoreApi } from 'zustand/vanilla';
import type { StartTimer } from '../basics/start-timer.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { estimatePrice } from '../pricing/calls.ts';
import type { PriceQuestion } from '../pricing/price-question.ts';
import { toPriceQuestion } from './checkout/job-request.ts';
import { extrasForVehicle, isPriceable, shownEstimate } from './order-selectors.ts';
import type { OrderState } from './order-state.ts';

/** Long enough for a drag or a word to end, short enough to feel at once. */
const debounceMs = 150;

/**
 * What to ask the gateway, or null while there is nothing to price. Without a chosen vehicle the first of the catalogue stands in,
 * since the answer names the price of each, and only extras which that one offers are asked for.
 */
const questionOf = (state: OrderState): PriceQuestion | null => {
  const { draft, catalog } = state;
  const vehicleId = draft.vehicleId ?? catalog?.vehicles[0]?.id;
  if (vehicleId === undefined || !isPriceable(draft)) return null;
  const offered = catalog && draft.vehicleId === null ? extrasForVehicle(catalog, vehicleId).map((extra) => extra.id) : null;
  const extraIds = offered ? draft.extraIds.filter((id) => offered.includes(id)) : draft.extraIds;
  return toPriceQuestion(draft, vehicleId, extraIds);
};

export interface EstimateWatchOptions {
  readonly store: StoreApi<OrderState>;
  readonly transport: Transport;
  readonly startTimer: StartTimer;
  readonly onFailed: (error: GatewayError) => void;
}

/** Keeps the price in step with whatever it depends on: the call before is given up, the newest wins. */
export const watchEstimate = ({ store, transport, startTimer, onFailed }: EstimateWatchOptions) => {
  let askedFor = 'null';
  let giveUp = () => {};

  const ask = async (question: PriceQuestion, signal: AbortSignal) => {
    try {
      const value = await estimatePrice(transport, question, signal);
      if (!signal.aborted) store.setState({ estimate: { status: 'ready', value } });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GatewayError)) throw error;
      store.setState({ estimate: { status: 'failed', error } });
      onFailed(error);
    }
  };

  const askAfter = (question: PriceQuestion, delayMs: number) => {
    const controller = new AbortController();
    const cancelTimer = startTimer(() => void ask(question, controller.signal), delayMs);
    giveUp = () => {
      cancelTimer();
      controller.abort();
    };
    store.setState((state) => ({ estimate: { status: 'loading', last: shownEstimate(state) } }));
  };

  const refresh = (delayMs: number, isForced: boolean) => {
    const question = questionOf(store.getState());
    const wanted = JSON.stringify(question);
    if (wanted === askedFor && !isForced) return;
    askedFor = wanted;
    giveUp();
    if (question) askAfter(question, delayMs);
    else if (store.getState().estimate.status !== 'idle') store.setState({ estimate: { status: 'idle' } });
  };

  return {
    /** To be called after every change: asks only when something that is priced has changed. */
    update: () => refresh(debounceMs, false),
    retry: () => refresh(0, true),
    dispose: () => giveUp(),
  };
};
