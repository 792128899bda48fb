import { maxStops, minStops } from '../basics/stop-limits.ts';

/** A problem of a list of stops; `index` is the position in the given list, null for the whole list. */
export interface StopsProblem {
  readonly code: 'tooFewStops' | 'tooManyStops' | 'secondReturn';
  readonly index: number | null;
}

/** The stops in order of travel. */
export interface TravelStops<S> {
  /** The route that is priced by distance. */
  readonly outward: readonly S[];
  /** Destination of the way back after the last stop; null without a return extra. */
  readonly back: S | null;
}

/**
 * Splits the stops of an order into outward route and way back. A return point never counts as a stop. With a return extra but no
 * return point, the way back goes to the first stop; without such an extra there is none.
 */
export function sortStops<S extends { readonly isReturn?: boolean | undefined }>(
  stops: readonly S[],
  wantsReturn: boolean,
): TravelStops<S> | { readonly problem: StopsProblem } {
  const outward = stops.filter((stop) => stop.isReturn !== true);
  const [first] = outward;
  if (first === undefined || outward.length < minStops) return { problem: { code: 'tooFewStops', index: null } };
  const surplus = outward[maxStops];
  if (surplus !== undefined) return { problem: { code: 'tooManyStops', index: stops.indexOf(surplus) } };
  const [returnPoint, second] = stops.filter((stop) => stop.isReturn === true);
  if (second !== undefined) return { problem: { code: 'secondReturn', index: stops.indexOf(second) } };
  return { outward, back: wantsReturn ? (returnPoint ?? first) : null };
}
