import { createStore } from 'zustand/vanilla';
import { type StartTimer, startTimer } from '../../basics/start-timer.ts';
import { maxStops, minStops } from '../../basics/stop-limits.ts';
import { expressTask } from '../../basics/wire-numbers.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { findPlaceAt } from '../../places/calls.ts';
import type { Place } from '../../places/place.ts';
import { fetchPartnerProfile } from '../profile-calls.ts';
import { shownEstimate } from './checked-order.ts';
import { estimateAtPartner } from './price-calls.ts';
import type { CheckedStop, GivenStart, PriceCheckFlow, PriceCheckState } from './price-check-state.ts';
import { type EstimateWay, watchPrice } from './price-watch.ts';

/** Whose rates apply: a partner's, or those that `estimate` asks for. */
type CheckedRates =
  | { readonly partnerId: string; readonly estimate?: never }
  | { readonly partnerId?: never; readonly estimate: EstimateWay };

export type PriceCheckOptions = CheckedRates & {
  readonly transport: Transport;
  readonly startTimer?: StartTimer;
};

/** The stop that a refusal names: `locationList.1`. */
const refusedIndex = ({ code, field }: GatewayError): number | null => {
  const index = code === 422 ? /^locationList\.(\d+)/.exec(field ?? '')?.[1] : undefined;
  return index === undefined ? null : Number(index);
};

const placeOfStart = ({ point, name }: GivenStart): Place => ({
  placeId: '',
  name: name || `${point.lat}, ${point.lng}`,
  address: '',
  district: '',
  subDistrict: '',
  ...point,
});

/** A price check at one partner's rates, or at others. */
export const createPriceCheck = ({ transport, startTimer: timer = startTimer, ...rates }: PriceCheckOptions): PriceCheckFlow => {
  let stopCount = 0;
  const newStop = (): CheckedStop => {
    stopCount += 1;
    return { key: `stop-${stopCount}`, place: null, isFixed: false };
  };
  const store = createStore<PriceCheckState>(() => ({
    partnerName: null,
    refusal: null,
    taskType: expressTask,
    stops: [newStop(), newStop()],
    searchingKey: null,
    price: { status: 'idle' },
    outsideKey: null,
    vehicleId: null,
  }));
  let isOver = false;
  let starts = 0;

  const fail = (error: GatewayError) => {
    const index = refusedIndex(error);
    store.setState(({ stops, refusal }) => ({
      price: { status: 'failed', error },
      outsideKey: index === null ? null : (stops[index]?.key ?? null),
      refusal: error.code === 404 ? 'unknownPartner' : error.reply['reason'] === 'feature_off' ? 'featureOff' : refusal,
    }));
  };

  const watch = watchPrice({
    estimate:
      rates.estimate ?? ((question, signal) => estimateAtPartner(transport, { partnerId: rates.partnerId, question }, signal)),
    startTimer: timer,
    onAsked: () => store.setState((state) => ({ price: { status: 'loading', last: shownEstimate(state) }, outsideKey: null })),
    onPriced: (value) => store.setState({ price: { status: 'ready', value } }),
    onFailed: fail,
  });

  const update = (isAtOnce = false) => {
    const { stops } = store.getState();
    const points = stops.flatMap(({ place }) => place ?? []);
    const isWhole = points.length === stops.length;
    watch.price(isWhole ? points : null, isAtOnce);
    if (!isWhole) store.setState({ price: { status: 'idle' }, outsideKey: null });
  };

  const change = (stops: readonly CheckedStop[]) => {
    store.setState({ stops });
    update();
  };

  const patch = (stopKey: string, fields: Partial<CheckedStop>) =>
    store.getState().stops.map((stop) => (stop.key === stopKey ? { ...stop, ...fields } : stop));

  /** What is at the given pick-up: its address, and its name where the page gives none. */
  const lookUpStart = async (start: GivenStart, turn: number) => {
    const found = await findPlaceAt(transport, start.point).catch((error: unknown) => {
      // Without an answer its point stands for itself; one outside the area is refused with the price.
      if (!(error instanceof GatewayError)) throw error;
      return null;
    });
    const [first] = store.getState().stops;
    if (found === null || turn !== starts || !first?.isFixed || isOver) return;
    const place = { ...found, ...start.point, name: start.name || found.name };
    store.setState({ stops: patch(first.key, { place }) });
  };

  const learnPartner = async (partnerId: string) => {
    try {
      const { name, features } = await fetchPartnerProfile(transport, partnerId);
      if (isOver) return;
      store.setState({ partnerName: name, ...(!features.includes('priceCheck') && { refusal: 'featureOff' }) });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (isOver) return;
      // Prices are for everyone: a page that may not read the profile, or did not reach it, learns the rest with the first price.
      store.setState(error.code === 404 ? { refusal: 'unknownPartner' } : { partnerName: '' });
    }
  };

  return {
    store,
    begin: () => {
      isOver = false;
      if (rates.partnerId !== undefined) void learnPartner(rates.partnerId);
    },
    giveStart: (start) => {
      starts += 1;
      const [first] = store.getState().stops;
      if (!first || (start === null && !first.isFixed)) return;
      change(patch(first.key, { place: start && placeOfStart(start), isFixed: start !== null }));
      if (start) void lookUpStart(start, starts);
    },
    startSearch: (searchingKey) => store.setState({ searchingKey }),
    leaveSearch: () => store.setState({ searchingKey: null }),
    setPlace: (stopKey, place) => {
      const wasEmpty = store.getState().stops.some((stop) => stop.key === stopKey && stop.place === null);
      const stops = patch(stopKey, { place });
      const next = wasEmpty ? stops.find((stop) => stop.place === null) : undefined;
      store.setState({ searchingKey: next?.key ?? null });
      change(stops);
    },
    removeStop: (stopKey) => {
      const { stops, searchingKey } = store.getState();
      if (searchingKey === stopKey) store.setState({ searchingKey: null });
      change(stops.length > minStops ? stops.filter(({ key }) => key !== stopKey) : patch(stopKey, { place: null }));
    },
    addStop: () => {
      const { stops } = store.getState();
      if (stops.length >= maxStops) return;
      const stop = newStop();
      store.setState({ searchingKey: stop.key });
      change([...stops, stop]);
    },
    chooseVehicle: (vehicleId) => store.setState({ vehicleId }),
    retry: () => update(true),
    dispose: () => {
      isOver = true;
      watch.dispose();
    },
  };
};
