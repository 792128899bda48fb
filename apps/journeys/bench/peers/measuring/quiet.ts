import type { Page } from '@playwright/test';

/** Nothing may have run or come for so long until a start counts as over. */
const quietMs = 1500;
const mostMs = 20_000;

/** Starts to follow long tasks and what comes. */
export const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    const watch = { tasks, lastAt: 0 };
    Object.assign(globalThis, { benchTasks: watch });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        tasks.push(duration);
        watch.lastAt = startTime + duration;
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watch.lastAt = Math.max(watch.lastAt, (entry as PerformanceResourceTiming).responseEnd);
    }).observe({ type: 'resource', buffered: true });
  });

/** Waits until nothing has run long and nothing has come for a while; a stream that stays open does not count. @returns the long tasks, in milliseconds */
export const tasksUntilQuiet = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    async ([quiet, most]) => {
      const watch: { readonly tasks: readonly number[]; readonly lastAt: number } = Reflect.get(globalThis, 'benchTasks');
      const from = performance.now();
      const isOver = () => performance.now() - Math.max(watch.lastAt, from) > quiet || performance.now() - from > most;
      await new Promise<void>((resolve) => {
        const look = () => (isOver() ? resolve() : void setTimeout(look, 50));
        look();
      });
      return watch.tasks;
    },
    [quietMs, mostMs] as const,
  );
