import { maxStops, minStops } from '../../basics/stop-limits.ts';
import type { OrderDraft, Stop } from './draft.ts';
import { alignReturnStop, withoutReturnExtras } from './return-stop.ts';

/** Without the return point. */
export const ownStops = (draft: OrderDraft): readonly Stop[] => draft.stops.filter((stop) => !stop.isReturn);

/** Puts stops in place of the old ones; the stop that pays cash keeps paying wherever it went, else the first one does. */
const withStops = (draft: OrderDraft, stops: readonly Stop[]): OrderDraft => {
  const payingKey = ownStops(draft)[draft.paymentPoint]?.key;
  const paymentPoint = Math.max(
    0,
    stops.findIndex((stop) => stop.key === payingKey),
  );
  return alignReturnStop({ ...draft, stops, paymentPoint });
};

/** At the end, before the return point; nothing happens at the limit. */
export const addStop = (draft: OrderDraft, stop: Stop): OrderDraft => {
  const own = ownStops(draft);
  return own.length < maxStops ? withStops(draft, [...own, stop]) : draft;
};

/** Removing the return point gives up the way back; the last two stops stay. */
export const removeStop = (draft: OrderDraft, stopKey: string): OrderDraft => {
  const own = ownStops(draft);
  if (draft.stops.find((stop) => stop.key === stopKey)?.isReturn) {
    return alignReturnStop({ ...draft, extraIds: withoutReturnExtras(draft.extraIds) });
  }
  const left = own.filter((stop) => stop.key !== stopKey);
  return left.length >= minStops ? withStops(draft, left) : draft;
};

/** Indexes outside the customer's own stops move nothing: the return point is always last. */
export const moveStop = (draft: OrderDraft, fromIndex: number, toIndex: number): OrderDraft => {
  const stops = [...ownStops(draft)];
  const moved = stops[fromIndex];
  if (!moved || !stops[toIndex]) return draft;
  stops.splice(fromIndex, 1);
  stops.splice(toIndex, 0, moved);
  return withStops(draft, stops);
};
