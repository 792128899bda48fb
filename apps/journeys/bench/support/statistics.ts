/** The middle, and half of all values around it: from the first to the third quartile. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Median and quartiles of a few values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const [below = Number.NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return below + (above - below) * (place % 1);
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** By how much the values rise from one to the next: the median over all pairs (Theil and Sen), which one odd value does not change. */
export const slopeOf = (values: readonly number[]): number =>
  spreadOf(values.flatMap((value, at) => values.slice(at + 1).map((later, next) => (later - value) / (next + 1)))).median;
