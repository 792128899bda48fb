import type { OrderDraft, Stop } from '../draft/draft.ts';
import { countedStops } from '../draft/draft-stops.ts';
import { withStops } from '../draft/stop-edits.ts';

/** Where a stop was before, from 1, by its key; only those that moved. */
export type FormerPlaces = Readonly<Record<string, number>>;

const keysOf = (draft: OrderDraft): readonly string[] => countedStops(draft).map(({ key }) => key);

const signOf = (draft: OrderDraft): string =>
  JSON.stringify(countedStops(draft).map(({ key, place }) => [key, place?.lat, place?.lng]));

/** The same stops in another order. */
const isOrderOf = (draft: OrderDraft, keys: readonly string[]): boolean =>
  keys.toSorted().join() === keysOf(draft).toSorted().join();

/** The draft with its own stops in the order of their keys; the same draft where those are other stops. */
export function inOrder(draft: OrderDraft, keys: readonly string[]): OrderDraft {
  if (!isOrderOf(draft, keys)) return draft;
  const byKey = new Map(countedStops(draft).map((stop) => [stop.key, stop]));
  const stops = keys.map((key) => byKey.get(key)).filter((stop): stop is Stop => stop !== undefined);
  return withStops(draft, stops);
}

/** Puts the stops into their shortest order. */
export function shorten(draft: OrderDraft, keys: readonly string[]): OrderDraft {
  const after = inOrder(draft, keys);
  return after === draft ? draft : { ...after, shortened: { before: keysOf(draft), after: signOf(after) } };
}

/** Puts the stops back as they were; what was typed for them since stays. */
export function restoreOrder(draft: OrderDraft): OrderDraft {
  const { shortened, ...rest } = draft;
  return shortened ? inOrder(rest, shortened.before) : draft;
}

/** Whether the stops are still in the order that they were put into. */
export const isShortened = (draft: OrderDraft): boolean =>
  draft.shortened !== undefined && draft.shortened.after === signOf(draft);

/** Whether the customer moved a stop after they were put in order. */
export const isMovedByHand = (draft: OrderDraft): boolean =>
  draft.shortened !== undefined && !isShortened(draft) && isOrderOf(draft, draft.shortened.before);

export function formerPlaces(draft: OrderDraft): FormerPlaces {
  const before = isShortened(draft) ? (draft.shortened?.before ?? []) : keysOf(draft);
  return Object.fromEntries(
    keysOf(draft).flatMap((key, index) => (before[index] === key ? [] : [[key, before.indexOf(key) + 1]])),
  );
}
