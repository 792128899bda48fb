import type { Browser, Page } from '@playwright/test';

/** Runs in the page: the time from when the browser received the next key or paste until the frame that follows it is painted. */
function armClock(from: 'keydown' | 'paste') {
  const painted = new Promise<number>((resolve) => {
    const handleInput = ({ timeStamp }: Event) =>
      // After all handlers of the key, and what they render.
      requestAnimationFrame(() => {
        // A message sent in a frame is handled after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    document.addEventListener(from, handleInput, { once: true, capture: true });
  });
  return { painted };
}

/** Two frames later, what the input before has led to is done, such as measuring of rows that it brought. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Milliseconds from an input to its painted frame. */
export async function timeInput(page: Page, act: () => Promise<unknown>, from: 'keydown' | 'paste' = 'keydown'): Promise<number> {
  await page.evaluate(twoFrames);
  const clock = await page.evaluateHandle(armClock, from);
  await act();
  const ms = await clock.evaluate(({ painted }) => painted);
  await clock.dispose();
  return ms;
}

/** Lends a page of a desktop's size, slowed down, with the document in it. */
export async function withSlowPage<Result>(
  browser: Browser,
  { html, slowdown }: { readonly html: string; readonly slowdown: number },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    await page.evaluate(async () => void (await document.fonts.ready));
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}
