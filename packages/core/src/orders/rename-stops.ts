import type { StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Place } from '../places/place.ts';
import { fetchPlaces } from '../places/place-list-calls.ts';
import type { OrderDraft } from './draft/draft.ts';
import type { OrderState } from './order-state.ts';

const isCalledSo = (place: Place, known: Place): boolean =>
  place.name === known.name &&
  place.address === known.address &&
  place.district === known.district &&
  place.subDistrict === known.subDistrict;

/** The texts alone are taken over: the point stays where the customer put it. The draft itself where nothing is called otherwise. */
const nameStops = (draft: OrderDraft, places: readonly Place[]): OrderDraft => {
  const byId = new Map(places.map((place) => [place.placeId, place]));
  let isChanged = false;
  const stops = draft.stops.map((stop) => {
    const known = stop.place && byId.get(stop.place.placeId);
    if (!stop.place || !known || isCalledSo(stop.place, known)) return stop;
    isChanged = true;
    const { name, address, district, subDistrict } = known;
    return { ...stop, place: { ...stop.place, name, address, district, subDistrict } };
  });
  return isChanged ? { ...draft, stops } : draft;
};

interface RenameStopsOptions {
  readonly store: StoreApi<OrderState>;
  readonly transport: Transport;
  readonly signal: AbortSignal;
}

/** Asks how the stops that came from the gateway's own places are called in the language of the moment, and calls them so. */
export const renameStops = async ({ store, transport, signal }: RenameStopsOptions): Promise<void> => {
  const ids = new Set(store.getState().draft.stops.flatMap(({ place }) => place?.placeId || []));
  if (ids.size === 0) return;
  try {
    const places = await fetchPlaces(transport, [...ids], signal);
    // While a booking is under way the order stays as it was sent.
    if (signal.aborted || store.getState().booking.status === 'sending') return;
    const { draft } = store.getState();
    const named = nameStops(draft, places);
    if (named !== draft) store.setState({ draft: named });
  } catch (error) {
    // The texts of before still say where the stops are: nothing to tell the customer.
    if (!(error instanceof GatewayError) && !signal.aborted) throw error;
  }
};
