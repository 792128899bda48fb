import type { Place } from '../../places/place.ts';
import type { OrderDraft, Stop } from './draft.ts';
import { alignReturnStop } from './return-stop.ts';

/** Changes one stop and updates the return point. */
export const mapStop = (draft: OrderDraft, key: string, change: (stop: Stop) => Stop): OrderDraft =>
  alignReturnStop({ ...draft, stops: draft.stops.map((stop) => (stop.key === key ? change(stop) : stop)) });

export const setPlace = (draft: OrderDraft, stopKey: string, place: Place | null): OrderDraft =>
  mapStop(draft, stopKey, (stop) => ({ ...stop, place }));
