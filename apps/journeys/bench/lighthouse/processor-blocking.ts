import { blockingOf, pageTasks, type TraceEvent } from '../support/page-tasks.ts';

/** Lighthouse takes a phone's processor for four times slower than this one. */
const slowdown = 4;

/**
 * Lighthouse's Total Blocking Time, of what the page's thread has worked in place of what passed by the clock, and from the first task on: other
 * programs take the processor from a task in the middle, which Lighthouse multiplies by four and calls the page's.
 * @throws Error where the trace has no work of a page
 */
export const processorBlockingMs = (events: readonly TraceEvent[]): number =>
  blockingOf(pageTasks(events).map(({ workedMs }) => workedMs * slowdown));
