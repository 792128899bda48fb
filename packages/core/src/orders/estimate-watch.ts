import type { StoreApi } from 'zustand/vanilla';
import type { StartTimer } from '../basics/start-timer.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { estimatePrice } from '../pricing/calls.ts';
import type { PriceQuestion } from '../pricing/price-question.ts';
import { toPriceQuestion } from './checkout/job-request.ts';
import { extrasForVehicle, isPriceable, shownEstimate } from './order-selectors.ts';
import type { OrderState } from './order-state.ts';

/** Long enough for a drag or a word to end, short enough to seem immediate. */
const debounceMs = 150;

/**
 * The price request, or null if there is nothing to price. Without a chosen vehicle it names the catalogue's first one, because
 * the reply has the price of each, and only the extras which that one offers.
 */
export const questionOf = (state: OrderState): PriceQuestion | null => {
  const { draft, catalog } = state;
  const vehicleId = draft.vehicleId ?? catalog?.vehicles[0]?.id;
  if (vehicleId === undefined || !isPriceable(draft)) return null;
  const offered = catalog && draft.vehicleId === null ? extrasForVehicle(catalog, vehicleId).map((extra) => extra.id) : null;
  const extraIds = offered ? draft.extraIds.filter((id) => offered.includes(id)) : draft.extraIds;
  return toPriceQuestion(draft, vehicleId, extraIds);
};

/** A device whose clock is fast would find every quote too old, and ask again without end. */
const soonestMs = 60_000;

export interface EstimateWatchOptions {
  readonly store: StoreApi<OrderState>;
  readonly transport: Transport;
  readonly startTimer: StartTimer;
  readonly clock: () => number;
  readonly onFailed: (error: GatewayError) => void;
}

/** Updates the price when its inputs change, and when its quote has run out: a new request aborts the one before. */
export const watchEstimate = ({ store, transport, startTimer, clock, onFailed }: EstimateWatchOptions) => {
  let askedFor = 'null';
  let giveUp = () => {};

  const ask = async (question: PriceQuestion, signal: AbortSignal) => {
    try {
      const value = await estimatePrice(transport, question, signal);
      if (signal.aborted) return;
      store.setState({ estimate: { status: 'ready', value } });
      // The customer should not look at a price that no longer holds.
      if (value.quote) giveUp = startTimer(() => refresh(0, true), Math.max(value.quote.untilMs - clock(), soonestMs));
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
    /** Call after every change: requests the price only if its inputs have changed. */
    update: () => refresh(debounceMs, false),
    retry: () => refresh(0, true),
    dispose: () => giveUp(),
  };
};
