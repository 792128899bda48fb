/** What is used here of an event of Chromium's trace. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** What the processor worked for it, microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Lighthouse takes a phone's processor for four times slower than this one. */
const slowdown = 4;
/** A task of up to so many milliseconds is not felt. */
const unfeltMs = 50;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Lighthouse's Total Blocking Time, of what the page's thread has worked in place of what passed by the clock, and from the first task on: other
 * programs take the processor from a task in the middle, which Lighthouse multiplies by four and calls the page's.
 * @throws Error where the trace has no work of a page
 */
export function processorBlockingMs(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map((event) => threadOf(event)),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && event.ph === 'X' && pages.has(threadOf(event)));
  const byThread = Map.groupBy(tasks, threadOf);
  const worked = [...byThread.values()].map((own) => own.map(({ tdur = 0 }) => tdur / 1000));
  const [page] = worked.toSorted((one, other) => sum(other) - sum(one));
  if (page === undefined || sum(page) === 0) throw new Error('The trace does not say what the page has worked.');
  return sum(page.map((ms) => Math.max(0, ms * slowdown - unfeltMs)));
}
