import { hourMs } from '@songwai/core/basics/durations';

const firstDelayMs = 5_000;
const longestDelayMs = 6 * hourMs;

/** The next attempt after a number of failures in a row: 5 s, doubled each time, at most 6 hours. */
export function nextAttemptAt(now: Date, failures: number): Date {
  const delayMs = Math.min(firstDelayMs * 2 ** Math.max(0, failures - 1), longestDelayMs);
  return new Date(now.getTime() + delayMs);
}
