import type { Browser } from '@playwright/test';
import type { Subject } from '../subjects/subject.ts';
import { withBlankPage } from './blank-page.ts';
import { tasksUntilQuiet, watchTasks } from './quiet.ts';

/** One start of a widget. */
export interface Start {
  readonly usableMs: number;
  readonly readyMs: number;
  /** Beyond the first 50 ms of each long task, added up. */
  readonly blockingMs: number;
  readonly longestTaskMs: number;
}

/** Starts a widget on a page of its own, and follows what blocks the page until it is quiet again. */
export const timeStart = (browser: Browser, subject: Subject, slowdown: number): Promise<Start> =>
  withBlankPage(browser, { slowdown }, async ({ page, start }) => {
    await watchTasks(page);
    const { usableMs, readyMs } = await start(subject);
    // Only a slow processor makes it worth the wait.
    const tasks = slowdown === 1 ? [] : await tasksUntilQuiet(page);
    return {
      usableMs,
      readyMs,
      blockingMs: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      longestTaskMs: Math.max(0, ...tasks),
    };
  });
