import type { Browser, Locator, Page } from '@playwright/test';
import { bangNa, createOrderForm, type PlaceChoice, siamParagon } from '../../src/support/order-form.ts';
import { portalOrigin } from '../../src/support/product.ts';
import { textOf } from '../../src/support/variants.ts';
import { logNetwork } from '../peers/measuring/network-log.ts';
import { tasksUntilQuiet, watchTasks } from '../peers/measuring/quiet.ts';
import { transferOf } from '../peers/measuring/transfers.ts';
import { blockingOf, pageTasks, type TraceEvent } from '../support/page-tasks.ts';

const address = `${portalOrigin}/neworder`;
const slowdown = 4;
/** The button that opens the search of the pick-up: with it the page can be used. */
const firstStop = '[data-field$=".place"] button';

/** What the page's thread did in one part of a visit, four times slower; milliseconds. */
export interface Work {
  readonly longestMs: number;
  /** By the clock, which other programs make longer. */
  readonly longestByClockMs: number;
  readonly blockingMs: number;
}

/** One first visit. */
export interface OrderVisit {
  /** Document, scripts and style sheets that had come by the first frame in which the page can be used, as they were compressed. */
  readonly codeKB: number;
  /** With fonts, pictures, headers and answers. */
  readonly kB: number;
  readonly requests: number;
  readonly hops: number;
  readonly usableMs: number;
  readonly loading: Work;
  readonly firstUse: Work;
}

/** Runs in the page before its scripts. Notes when the frame that has the element is painted. */
function notePaint(selector: string) {
  const look = () => {
    if (document.querySelector(selector) === null) return void requestAnimationFrame(look);
    // A message sent in a frame is handled after that frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => void performance.mark('bench-usable');
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

const mark = (page: Page, name: string) => page.evaluate((noted) => void performance.mark(noted), name);

/** Looking for an element runs in the page, too; so only what is between `bench-from` and `bench-to` is the page's own work. */
async function actAlone(page: Page, act: () => Promise<unknown>): Promise<void> {
  await mark(page, 'bench-from');
  await act();
  await tasksUntilQuiet(page);
  await mark(page, 'bench-to');
}

async function press(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be pressed is not seen.');
  await actAlone(page, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
}

/** Enters both stops as a customer does, until the prices are there. */
async function enterRoute(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: textOf('th').pickUp }));
  const choose = async ([typed, suggestion]: PlaceChoice) => {
    await actAlone(page, async () => {
      for (const character of typed) await page.keyboard.insertText(character);
    });
    await press(page, page.getByRole('option', { name: suggestion }).first());
  };
  await choose(siamParagon);
  await choose(bangNa);
  await createOrderForm(page, 'th').seePrices();
}

const workOf = (tasks: ReturnType<typeof pageTasks>): Work => ({
  longestMs: Math.max(0, ...tasks.map(({ workedMs }) => workedMs)),
  longestByClockMs: Math.max(0, ...tasks.map(({ passedMs }) => passedMs)),
  blockingMs: blockingOf(tasks.map(({ workedMs }) => workedMs)),
});

/** The work while the page loaded, and between the marks of its first use. */
function workIn(events: readonly TraceEvent[]): Pick<OrderVisit, 'loading' | 'firstUse'> {
  const tasks = pageTasks(events);
  const timesOf = (name: string) => events.filter((event) => event.name === name).map(({ ts }) => ts);
  const [froms, tos] = [timesOf('bench-from'), timesOf('bench-to')];
  const [loaded = Number.NaN] = timesOf('bench-loaded');
  const isInUse = (at: number) => froms.some((from, step) => at >= from && at < (tos[step] ?? Number.NaN));
  return {
    loading: workOf(tasks.filter(({ startedAt }) => startedAt < loaded)),
    firstUse: workOf(tasks.filter(({ startedAt }) => isInUse(startedAt))),
  };
}

/** Opens the page as a new visitor on a phone with a slow processor, and enters a route. */
export async function visitOrderPage(browser: Browser): Promise<OrderVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // A press by touch brings no pointer that hovers over all that is on its way.
    hasTouch: true,
    isMobile: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(notePaint, firstStop);
    const devTools = await context.newCDPSession(page);
    const log = await logNetwork(devTools);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'],
    });
    await page.goto(address);
    await watchTasks(page);
    await tasksUntilQuiet(page);
    await mark(page, 'bench-loaded');
    const [usableMs, usableAt] = await page.evaluate(() => {
      const [{ startTime } = { startTime: Number.NaN }] = performance.getEntriesByName('bench-usable');
      return [startTime, performance.timeOrigin + startTime];
    });
    await enterRoute(page);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const { codeKB, ...transfer } = transferOf(log, usableAt);
    const document = log.upTo(usableAt).find(({ url }) => url === address);
    return { ...transfer, codeKB: codeKB + (document?.bodyBytes ?? Number.NaN) / 1000, usableMs, ...workIn(traceEvents) };
  } finally {
    await context.close();
  }
}
