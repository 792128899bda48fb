import { maxStops, minStops } from '../../basics/stop-limits.ts';
import type { StopPatch } from '../fields/draft-field.ts';
import { withoutEmojiIn } from '../fields/typed-text.ts';
import type { OrderDraft, Stop } from './draft.ts';
import { countedStops } from './draft-stops.ts';
import { alignReturnStop, withoutReturnExtras } from './return-stop.ts';
import { mapStop } from './set-place.ts';

/** Replaces the stops; the stop that pays cash stays the same after a move, or the first pays if it was removed. */
export const withStops = (draft: OrderDraft, stops: readonly Stop[]): OrderDraft => {
  const payingKey = countedStops(draft)[draft.paymentPoint]?.key;
  const paymentPoint = Math.max(
    0,
    stops.findIndex((stop) => stop.key === payingKey),
  );
  return alignReturnStop({ ...draft, stops, paymentPoint });
};

/** Adds a stop before the return point; does nothing at the limit. */
export const addStop = (draft: OrderDraft, stop: Stop): OrderDraft => {
  const own = countedStops(draft);
  return own.length < maxStops ? withStops(draft, [...own, stop]) : draft;
};

/** Removes a stop, but not one of the last two. Removing the return point removes its extras. */
export const removeStop = (draft: OrderDraft, stopKey: string): OrderDraft => {
  const own = countedStops(draft);
  if (draft.stops.find((stop) => stop.key === stopKey)?.isReturn) {
    return alignReturnStop({ ...draft, extraIds: withoutReturnExtras(draft.extraIds) });
  }
  const left = own.filter((stop) => stop.key !== stopKey);
  return left.length >= minStops ? withStops(draft, left) : draft;
};

/** Ignores indexes outside the customer's own stops, because the return point is always last. */
export const moveStop = (draft: OrderDraft, fromIndex: number, toIndex: number): OrderDraft => {
  const stops = [...countedStops(draft)];
  const moved = stops[fromIndex];
  if (!moved || !stops[toIndex]) return draft;
  stops.splice(fromIndex, 1);
  stops.splice(toIndex, 0, moved);
  return withStops(draft, stops);
};

/** Changes what the customer typed for a stop. */
export const patchStop = (draft: OrderDraft, stopKey: string, change: StopPatch): OrderDraft =>
  mapStop(draft, stopKey, (stop) => ({ ...stop, ...withoutEmojiIn(change) }));
