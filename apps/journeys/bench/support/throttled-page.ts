import type { Browser, Page } from '@playwright/test';

/** Four times slower: what Lighthouse takes for a phone of the middle class, on an ordinary computer. */
const slowdown = 4;

export interface ThrottledPage {
  readonly page: Page;
  /** Presses a key that writes this character, of any script. */
  press(character: string): Promise<void>;
}

let visitors = 0;

/** Lends a new visitor's page of a phone's size on a slow processor. */
export async function withThrottledPage<Result>(
  browser: Browser,
  use: (lent: ThrottledPage) => Promise<Result>,
): Promise<Result> {
  visitors += 1;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${visitors}` },
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const press = async (character: string) => {
    await devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: character, text: character });
    await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: character });
  };
  try {
    return await use({ page, press });
  } finally {
    await context.close();
  }
}
