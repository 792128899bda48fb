import type { Browser, CDPSession, Page } from '@playwright/test';
import { partnerOrigin } from '../../../src/support/product.ts';
import type { Subject } from '../subjects/subject.ts';
import { type StartTimes, startSubject } from './start-subject.ts';

const address = `${partnerOrigin}/bench-page`;

interface PageOptions {
  /** How many times slower the processor is. */
  readonly slowdown?: number;
  readonly width?: number;
  /** In the page's head from the start. */
  readonly head?: string;
  /** In the place of the widget from the start. */
  readonly content?: string;
}

/** A partner's page with nothing on it, in a browser profile of its own: nothing is cached. */
export interface BlankPage {
  readonly page: Page;
  readonly devTools: CDPSession;
  /** Inserts the subject's script. */
  start(subject: Subject): Promise<StartTimes>;
  /** Addresses outside of this machine that were asked for, and refused. */
  readonly refused: ReadonlySet<string>;
}

const html = ({ head = '', content = '' }: PageOptions) =>
  `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>Host</title><link rel="icon" href="data:,">${head}<body><h1>Host</h1><div id="place">${content}</div><p>What follows.</p></body></html>`;

/** Lends a blank page of a partner's, whose origin is registered. */
export async function withBlankPage<Result>(
  browser: Browser,
  options: PageOptions,
  use: (lent: BlankPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  });
  // Only a hang is that long; the benchmark itself has no limit.
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    const refused = new Set<string>();
    page.on('requestfailed', (request) => {
      const { hostname, origin } = new URL(request.url());
      if (hostname !== 'localhost') refused.add(origin);
    });
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(options) }));
    await page.goto(address);
    // What is intercepted is slower.
    await page.unroute(address);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown ?? 1 });
    const start = async ({ script, styles, markup, usable, ready = usable }: Subject) =>
      page.evaluate(startSubject, { script, ...(styles ? { styles } : {}), markup: await markup(), usable, ready });
    return await use({ page, devTools, start, refused });
  } finally {
    await context.close();
  }
}
