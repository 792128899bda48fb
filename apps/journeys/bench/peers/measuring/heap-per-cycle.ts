import { type Browser, chromium } from '@playwright/test';
import { slopeOf } from '../../support/statistics.ts';
import type { Subject } from '../subjects/subject.ts';
import { withBlankPage } from './blank-page.ts';
import { peersLaunch } from './peers-launch.ts';
import type { BenchPage } from './start-subject.ts';

/** What is left of each cycle of mounting and unmounting. */
export interface LeftPerCycle {
  readonly kB: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The first cycles fill caches that later ones use. */
const warmUp = 10;

/** Compiled code is in the heap, too: where functions are compiled once, and all at the first call, it does not grow from cycle to cycle. */
const steadyCode = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode --no-lazy-feedback-allocation';

/** Lends a browser whose heap has no code that comes and goes. */
export async function withSteadyBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ ...peersLaunch, args: [...peersLaunch.args, steadyCode] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Mounts a widget, waits until it is ready, unmounts it, collects garbage; again and again on one page. */
export const leftPerCycle = (browser: Browser, subject: Subject, cycles: number): Promise<LeftPerCycle> =>
  withBlankPage(browser, {}, async ({ page, devTools, start }) => {
    await start(subject);
    await devTools.send('HeapProfiler.enable');
    const sizes: number[] = [];
    const nodeCounts: number[] = [];
    const listenerCounts: number[] = [];
    const milestone = subject.ready ?? subject.usable;
    for (let cycle = 0; cycle < warmUp + cycles; cycle += 1) {
      await page.evaluate(async (waitedFor) => {
        const host = globalThis as unknown as BenchPage & { benchUnmount?: (() => unknown) | undefined };
        const waiting = host.benchWait(waitedFor);
        host.benchUnmount = host.benchMount();
        await waiting;
        await host.benchUnmount?.();
        document.querySelector('#place')?.replaceChildren();
        // What is cleared in frames, tasks and effects after that is not left.
        await new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }, milestone);
      await devTools.send('HeapProfiler.collectGarbage');
      await devTools.send('HeapProfiler.collectGarbage');
      if (cycle < warmUp) continue;
      sizes.push((await devTools.send('Runtime.getHeapUsage')).usedSize);
      const counters = await devTools.send('Memory.getDOMCounters');
      nodeCounts.push(counters.nodes);
      listenerCounts.push(counters.jsEventListeners);
    }
    return { kB: slopeOf(sizes) / 1000, nodes: slopeOf(nodeCounts), listeners: slopeOf(listenerCounts) };
  });
