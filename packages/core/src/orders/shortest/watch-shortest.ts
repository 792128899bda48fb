import type { StoreApi } from 'zustand/vanilla';
import type { StartTimer } from '../../basics/start-timer.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { estimatePrice } from '../../pricing/calls.ts';
import type { Estimate } from '../../pricing/estimate.ts';
import { optimiseStops } from '../../route-optimisation/optimise-calls.ts';
import { refusedStopIndex } from '../checkout/booking.ts';
import type { OrderDraft } from '../draft/draft.ts';
import { countedStops } from '../draft/draft-stops.ts';
import { questionOf } from '../estimate-watch.ts';
import type { OrderState } from '../order-state.ts';
import { formerPlaces, inOrder, isMovedByHand, isShortened, restoreOrder, shorten } from './shortened.ts';
import type { OtherOrder, ShortestOrder, ShortestState } from './shortest-state.ts';

/** Two stops have one order, because the pick-up stays first. */
const fewestStops = 3;
/** After the price of the given order, which says the same sooner where a stop is refused. */
const debounceMs = 250;
/** Distances are shown in hundredths. */
const leastSavedKm = 0.01;
/** How long undoing is offered beside the switch. */
const freshMs = 8_000;

export interface WatchShortestOptions {
  readonly store: StoreApi<OrderState>;
  readonly transport: Transport;
  readonly startTimer: StartTimer;
  readonly edit: (change: (draft: OrderDraft) => OrderDraft) => void;
}

const otherOrder = (keys: readonly string[], { distanceKm, netSatang, route }: Estimate, draft: OrderDraft): OtherOrder => ({
  ...{ keys, distanceKm, route },
  netSatang: draft.vehicleId === null ? null : netSatang,
});

/** Looks for a shorter order each time that stops or prices change, and prices it, so that its saving is known before it is taken. */
export function watchShortest({ store, transport, startTimer, edit }: WatchShortestOptions): ShortestOrder & { dispose(): void } {
  let askedFor = '';
  let askedStops = '';
  let giveUp = () => {};
  /** The order that is left by taking or restoring another one: it is priced already. */
  let aside: OtherOrder | null = null;

  const show = (shortest: ShortestState | undefined) => store.setState({ shortest });

  const price = async (keys: readonly string[], signal: AbortSignal): Promise<OtherOrder | null> => {
    const state = store.getState();
    const question = questionOf({ ...state, draft: inOrder(state.draft, keys) });
    return question && otherOrder(keys, await estimatePrice(transport, question, signal), state.draft);
  };

  const findShorter = async (signal: AbortSignal): Promise<ShortestState | undefined> => {
    const { draft } = store.getState();
    const own = countedStops(draft);
    const stops = draft.stops.flatMap(({ place, isReturn }) => (place ? [{ lat: place.lat, lng: place.lng, isReturn }] : []));
    const best = await optimiseStops(transport, stops, signal);
    if (best.givenDistanceKm - best.distanceKm < leastSavedKm) return { status: 'shortest', distanceKm: best.givenDistanceKm };
    const keys = best.order.flatMap((index) => own[index]?.key ?? []);
    const other = await price(keys, signal);
    return other ? { status: 'offered', other, isMoved: isMovedByHand(draft) } : undefined;
  };

  const ask = async (signal: AbortSignal) => {
    const { draft } = store.getState();
    const was = formerPlaces(draft);
    try {
      const found: ShortestState | undefined = isShortened(draft)
        ? { status: 'on', other: await price(draft.shortened?.before ?? [], signal), was, isFresh: false }
        : await findShorter(signal);
      if (!signal.aborted) show(found);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GatewayError)) throw error;
      const refused = refusedStopIndex(error);
      // Without an answer there is nothing to offer; the order itself goes on.
      if (refused !== null) show({ status: 'outside', stop: refused + 1 });
      else if (!isShortened(draft)) show(undefined);
    }
  };

  const askLater = () => {
    const controller = new AbortController();
    const cancelTimer = startTimer(() => void ask(controller.signal), debounceMs);
    giveUp = () => {
      cancelTimer();
      controller.abort();
    };
  };

  const refresh = () => {
    const state = store.getState();
    const { draft, shortest } = state;
    const question = countedStops(draft).length < fewestStops ? null : questionOf(state);
    const isOn = isShortened(draft);
    const wanted = JSON.stringify([question, isOn]);
    if (wanted === askedFor) return;
    askedFor = wanted;
    giveUp();
    const stops = JSON.stringify([question?.points, isOn]);
    const isSame = stops === askedStops;
    askedStops = stops;
    if (!question) {
      if (shortest) show(undefined);
      return;
    }
    const known = aside;
    aside = null;
    // A change of vehicle changes the price alone; the last one stays until then.
    const last = isSame && shortest?.status === 'on' ? shortest.other : null;
    if (isOn) show({ status: 'on', other: known ?? last, was: formerPlaces(draft), isFresh: false });
    else if (known) show({ status: 'offered', other: known, isMoved: false });
    else if (!isSame) show({ status: 'asking' });
    if (!known) askLater();
  };

  /** Changes the order of stops; the present one becomes the other. */
  const change = (reorder: (draft: OrderDraft) => OrderDraft) => {
    const state = store.getState();
    const { estimate, draft } = state;
    // While a price is on its way, the one shown is of another order.
    aside =
      estimate.status === 'ready'
        ? otherOrder(
            countedStops(draft).map(({ key }) => key),
            estimate.value,
            draft,
          )
        : null;
    edit(reorder);
    aside = null;
  };

  let endFreshness = () => {};

  const markFresh = (isFresh: boolean) => {
    const { shortest } = store.getState();
    endFreshness();
    if (shortest?.status === 'on') show({ ...shortest, isFresh });
    if (isFresh) endFreshness = startTimer(() => markFresh(false), freshMs);
  };

  const stop = store.subscribe(refresh);
  refresh();

  return {
    take: () => {
      const { shortest } = store.getState();
      if (shortest?.status !== 'offered') return;
      change((draft) => shorten(draft, shortest.other.keys));
      markFresh(true);
    },
    restore: () => {
      if (isShortened(store.getState().draft)) change(restoreOrder);
    },
    dispose: () => {
      stop();
      giveUp();
      endFreshness();
    },
  };
}
