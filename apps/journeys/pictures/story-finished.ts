import { expect, type Page } from '@playwright/test';

interface Outcome {
  readonly status: 'success' | 'error';
}

/** The part of Storybook's interface in the page that is used here. */
interface StorybookWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { last(event: 'storyFinished'): readonly [Outcome] | undefined };
}

/** Waits until the story's play function has ended, fonts and maps have loaded, and nothing is still loading. */
export async function storyFinished(page: Page): Promise<void> {
  const finished = await page.waitForFunction(
    () => (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status,
  );
  // Also fails for a story that broke or timed out.
  expect(await finished.jsonValue()).toBe('success');
  await page.waitForFunction(() => {
    const maps = [...document.querySelectorAll('.sw-frame__map, .sw-map')];
    return maps.every((map) => map.querySelector('.leaflet-map-pane')) && !document.querySelector('.sw-root [aria-busy="true"]');
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
