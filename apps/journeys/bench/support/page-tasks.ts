/** What is used here of an event of Chromium's trace. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, microseconds. */
  readonly ts: number;
  /** How long it took by the clock, microseconds. */
  readonly dur?: number;
  /** What the processor worked for it, microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** A task of the page's thread. */
export interface PageTask {
  /** Microseconds on the trace's clock. */
  readonly startedAt: number;
  /** What the processor worked for it: other programs on the machine do not change it. */
  readonly workedMs: number;
  readonly passedMs: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The tasks of the page that has worked most; a browser has other pages, too.
 * @throws Error where the trace has no work of a page
 */
export function pageTasks(events: readonly TraceEvent[]): readonly PageTask[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map((event) => threadOf(event)),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && event.ph === 'X' && pages.has(threadOf(event)));
  const byThread = [...Map.groupBy(tasks, threadOf).values()].map((own) =>
    own.map(({ ts, dur = 0, tdur = 0 }) => ({ startedAt: ts, workedMs: tdur / 1000, passedMs: dur / 1000 })),
  );
  const workOf = (own: readonly PageTask[]) => sum(own.map(({ workedMs }) => workedMs));
  const [page] = byThread.toSorted((one, other) => workOf(other) - workOf(one));
  if (page === undefined || workOf(page) === 0) throw new Error('The trace does not say what the page has worked.');
  return page;
}

/** A task of up to so many milliseconds is not felt. */
const unfeltMs = 50;

/** What the tasks take beyond what is not felt, added up. */
export const blockingOf = (tasksMs: readonly number[]): number => sum(tasksMs.map((ms) => Math.max(0, ms - unfeltMs)));
