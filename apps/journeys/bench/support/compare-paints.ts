import { expect } from '@playwright/test';
import { brokenLimits, type Comparison, describeComparison, timingOf } from './measure.ts';
import type { PaintTimes } from './paint-clock.ts';

/** One interaction, measured in the product and in a plain page of the same run. */
export interface PaintComparison {
  readonly name: string;
  readonly ours: readonly PaintTimes[];
  readonly plain: readonly PaintTimes[];
  /** What the plain page is. */
  readonly plainName: string;
  /** The most that the median of the whole time may be of the plain page's. */
  readonly mostSinceInput: number;
  /** The same, from the gateway's answer on. */
  readonly mostSinceAnswer: number;
}

/** Prints what was measured, and fails where a ratio is over its limit. */
export function comparePaints({ name, ours, plain, plainName, ...limits }: PaintComparison): void {
  const compare = (part: keyof PaintTimes, from: string, mostRatio: number): Comparison => ({
    name: `${name}: ${from}`,
    ours: timingOf(ours.map((times) => times[part])),
    reference: { name: plainName, ...timingOf(plain.map((times) => times[part])) },
    mostRatio,
  });
  const comparisons = [
    compare('sinceInputMs', 'from the input to the painted frame', limits.mostSinceInput),
    compare('sinceAnswerMs', "from the gateway's answer to the painted frame", limits.mostSinceAnswer),
  ];
  for (const comparison of comparisons) process.stdout.write(describeComparison(comparison));
  expect(comparisons.flatMap(brokenLimits)).toEqual([]);
}
