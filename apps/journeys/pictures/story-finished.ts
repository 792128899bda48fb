import { expect, type Page } from '@playwright/test';

interface Outcome {
  readonly status: 'success' | 'error';
}

/** Storybook's own talk with the page; all of it that is asked for here. */
interface StorybookWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { last(event: 'storyFinished'): readonly [Outcome] | undefined };
}

/** Waits until the story has been played to its end, its fonts are there, its maps are drawn, and nothing on it is still loading. */
export async function storyFinished(page: Page): Promise<void> {
  const finished = await page.waitForFunction(
    () => (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status,
  );
  // A story that broke, and one that waited in vain for what it is about.
  expect(await finished.jsonValue()).toBe('success');
  await page.waitForFunction(() => {
    const maps = [...document.querySelectorAll('.sw-frame__map, .sw-map')];
    return maps.every((map) => map.querySelector('.leaflet-map-pane')) && !document.querySelector('.sw-root [aria-busy="true"]');
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
