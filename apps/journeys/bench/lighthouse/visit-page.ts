import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { browserLaunch } from '../../src/support/browser-launch.ts';
import { findFreePort } from '../../src/support/free-port.ts';
import type { TraceEvent } from '../support/page-tasks.ts';
import { processorBlockingMs } from './processor-blocking.ts';

/** What has to be at 100. */
export const wholeCategories = ['accessibility', 'best-practices', 'seo'] as const;
export type WholeCategory = (typeof wholeCategories)[number];

/** What Lighthouse says of the first visit to a page, as a phone on a slow network. */
export interface Visit {
  /** Out of 100. */
  readonly scores: Readonly<Record<WholeCategory | 'performance', number>>;
  /** The audits of the three categories that found something, each with where. */
  readonly faults: Readonly<Record<WholeCategory, readonly string[]>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly processorBlockingMs: number;
  readonly shift: number;
  readonly kB: number;
  readonly requests: number;
  readonly version: string;
}

const itemsOf = (details: unknown): readonly unknown[] => {
  const items = typeof details === 'object' && details !== null && 'items' in details ? details.items : [];
  return Array.isArray(items) ? items : [];
};

const faultsIn = ({ categories, audits }: Result, category: WholeCategory): readonly string[] =>
  (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (weight === 0 || audit === undefined || audit.score === null || audit.score === 1) return [];
    return [`${audit.title}: ${audit.explanation ?? ''} ${JSON.stringify(itemsOf(audit.details).slice(0, 3)).slice(0, 600)}`];
  });

function readVisit(result: Result, events: readonly TraceEvent[]): Visit {
  const scoreOf = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const figureOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults: {
      accessibility: faultsIn(result, 'accessibility'),
      'best-practices': faultsIn(result, 'best-practices'),
      seo: faultsIn(result, 'seo'),
    },
    firstPaintMs: figureOf('first-contentful-paint'),
    largestPaintMs: figureOf('largest-contentful-paint'),
    blockingMs: figureOf('total-blocking-time'),
    processorBlockingMs: processorBlockingMs(events),
    shift: figureOf('cumulative-layout-shift'),
    kB: figureOf('total-byte-weight') / 1000,
    requests: itemsOf(result.audits['network-requests']?.details).length,
    version: result.lighthouseVersion,
  };
}

/**
 * Lends visits by a browser that Lighthouse reaches by a port of its own. It stays open between visits, as a phone's does: what a browser's start takes
 * from the processor and the network would be counted as the page's.
 */
export async function withLighthouse<Value>(use: (visit: (url: string) => Promise<Visit>) => Promise<Value>): Promise<Value> {
  const port = await findFreePort();
  // Lighthouse opens its tabs in the browser's own context, which only this way of launching lends.
  const context = await chromium.launchPersistentContext('', {
    ...browserLaunch,
    args: [...browserLaunch.args, `--remote-debugging-port=${port}`],
  });
  const devTools = await context.newCDPSession(await context.newPage());
  const visit = async (url: string): Promise<Visit> => {
    // Lighthouse itself leaves what a page has stored, such as the language of the page before.
    await devTools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
    const onlyCategories = ['performance', ...wholeCategories];
    const run = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories });
    if (run === undefined) throw new Error(`Lighthouse did not visit ${url}.`);
    const { lhr, artifacts } = run;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return readVisit(lhr, artifacts.Trace.traceEvents);
  };
  try {
    return await use(visit);
  } finally {
    await context.close();
  }
}
