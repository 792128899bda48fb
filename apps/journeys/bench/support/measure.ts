/** Of one kind of interaction, as often as it was measured. */
export interface Timing {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly count: number;
}

/** An interaction with the product, and what it is compared with in the same run, so that the ratio means the same on every machine. */
export interface Comparison {
  readonly name: string;
  readonly ours: Timing;
  readonly reference: Timing & { readonly name: string };
  /** The most that our median may be of the reference's. The 95th percentiles are for reading: one pause of a busy machine is enough to change them. */
  readonly mostRatio: number;
}

/** Median and 95th percentile. */
export function timingOf(timesMs: readonly number[]): Timing {
  const sorted = timesMs.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50Ms: at(0.5), p95Ms: at(0.95), count: sorted.length };
}

/** Our median as a share of the reference's. */
const ratioOf = ({ ours, reference }: Comparison) => ours.p50Ms / reference.p50Ms;

/** The limit that was broken; empty where it was kept. */
export function brokenLimits(comparison: Comparison): readonly string[] {
  const { name, mostRatio } = comparison;
  const ratio = ratioOf(comparison);
  // A missing figure is no number, which is not under a limit either.
  return ratio <= mostRatio ? [] : [`${name}: p50 is ${ratio.toFixed(2)} of the reference, over ${mostRatio}`];
}

const described = ({ p50Ms, p95Ms, count }: Timing) => `p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms (${count} times)`;

/** What was measured, in the lines that a run prints. */
export function describeComparison(comparison: Comparison): string {
  const { name, ours, reference, mostRatio } = comparison;
  return [
    name,
    `  ours: ${described(ours)}`,
    `  ${reference.name}: ${described(reference)}`,
    `  ratio p50 ${ratioOf(comparison).toFixed(2)} ${brokenLimits(comparison).length === 0 ? 'ok' : `BROKEN: over ${mostRatio}`}`,
    '',
  ].join('\n');
}
