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

/** Replaces only the texts, so that the point stays where the customer put it. Returns the same draft if no text differs. */
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

/** Fetches the names of stops that came from the gateway's places in the current language, and applies them. */
export const renameStops = async ({ store, transport, signal }: RenameStopsOptions): Promise<void> => {
  const ids = new Set(store.getState().draft.stops.flatMap(({ place }) => place?.placeId || []));
  if (ids.size === 0) return;
  try {
    const places = await fetchPlaces(transport, [...ids], signal);
    // The order must not change while its booking is sent.
    if (signal.aborted || store.getState().booking.status === 'sending') return;
    const { draft } = store.getState();
    const named = nameStops(draft, places);
    if (named !== draft) store.setState({ draft: named });
  } catch (error) {
    // The previous texts are still right, so the customer needs no error.
    if (!(error instanceof GatewayError) && !signal.aborted) throw error;
  }
};
