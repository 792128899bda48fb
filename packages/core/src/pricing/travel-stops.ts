import { maxStops, minStops } from '../basics/stop-limits.ts';

/** What is wrong with a list of stops; `index` is the place in the list as it was given, null for the list as a whole. */
export interface StopsProblem {
  readonly code: 'tooFewStops' | 'tooManyStops' | 'secondReturn';
  readonly index: number | null;
}

/** The stops in the order in which they are driven to. */
export interface TravelStops<S> {
  /** The way that is priced by distance. */
  readonly outward: readonly S[];
  /** Where the driver goes back to after the last of them; null where no extra asks for it. */
  readonly back: S | null;
}

/**
 * Sorts the stops of an order into the way out and the way back. A return point never counts as a stop. With a return extra and no return
 * point the way back leads to the first stop; without such an extra there is no way back.
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
