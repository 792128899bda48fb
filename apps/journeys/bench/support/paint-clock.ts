import type { Page } from '@playwright/test';

/** What is timed: from an event to the first painted frame in which the selector finds something. */
export interface TimedPaint {
  /** The time begins with the time stamp of this event, which is when the browser received the input. */
  readonly from: 'keydown' | 'paste';
  /** The event from which on the page is looked at: before it, what the selector finds is left from the input before. */
  readonly lookAfter: 'input' | 'paste';
  readonly selector: string;
  /** The end of the path of the gateway's call whose answer is painted. */
  readonly call: string;
}

/** Milliseconds until a frame was painted. */
export interface PaintTimes {
  readonly sinceInputMs: number;
  /** The page's own part: without what the gateway takes, and without a pause before it is asked. */
  readonly sinceAnswerMs: number;
}

/** Runs in the page, so it refers to nothing outside. */
function armClock({ from, lookAfter, selector, call }: TimedPaint) {
  performance.clearResourceTimings();
  const painted = new Promise<PaintTimes>((resolve, reject) => {
    let startedAt = Number.NaN;
    const handlePainted = () => {
      const now = performance.now();
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const answer = calls.findLast(({ name }) => new URL(name).pathname.endsWith(call));
      resolve({ sinceInputMs: now - startedAt, sinceAnswerMs: now - (answer?.responseEnd ?? Number.NaN) });
    };
    const look = () => {
      if (document.querySelector(selector) === null) return void requestAnimationFrame(look);
      // A message sent in a frame is handled after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = handlePainted;
      port2.postMessage(null);
    };
    const once = { once: true, capture: true };
    document.addEventListener(from, ({ timeStamp }) => (startedAt = timeStamp), once);
    document.addEventListener(lookAfter, () => requestAnimationFrame(look), once);
    setTimeout(() => reject(new Error(`Nothing that ${selector} finds was painted, but: ${document.body.textContent}`)), 60_000);
  });
  return { painted };
}

/** Times the painted frame that answers an input. `act` makes the input. */
export async function timePaint(page: Page, paint: TimedPaint, act: () => Promise<unknown>): Promise<PaintTimes> {
  const clock = await page.evaluateHandle(armClock, paint);
  await act();
  const times = await clock.evaluate(({ painted }) => painted);
  await clock.dispose();
  return times;
}
