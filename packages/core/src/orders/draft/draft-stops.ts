import type { Place } from '../../places/place.ts';
import type { OrderDraft, Stop } from './draft.ts';

export interface PlacedStop extends Stop {
  readonly place: Place;
}

export const isPlaced = (stop: Stop): stop is PlacedStop => stop.place !== null;

/** Stops without the return point. */
export const countedStops = (draft: OrderDraft): readonly Stop[] => draft.stops.filter((stop) => !stop.isReturn);

export const stopsWithPlace = (draft: OrderDraft): readonly PlacedStop[] => draft.stops.filter(isPlaced);
