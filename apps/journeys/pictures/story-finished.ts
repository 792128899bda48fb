import { expect, type Page } from '@playwright/test';

interface Outcome {
  readonly status: 'success' | 'error';
}

/** The part of Storybook's interface in the page that is used here. */
interface StorybookWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: 'storyFinished'): readonly [Outcome] | undefined;
    once(event: 'storyFinished', listener: (outcome: Outcome) => void): void;
    emit(event: 'setCurrentStory', selection: { readonly storyId: string; readonly viewMode: 'story' }): void;
  };
}

/** Shows another story in a page that shows one, without loading Storybook again. @returns how its play function ended. */
export const switchStory = (page: Page, storyId: string): Promise<Outcome['status']> =>
  page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
        channel?.once('storyFinished', ({ status }) => resolve(status));
        channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

/** Waits until the play function of a page's first story has ended. Fails for a story that broke or timed out. */
export async function firstStoryPlayed(page: Page): Promise<void> {
  const finished = await page.waitForFunction(
    () => (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status,
  );
  expect(await finished.jsonValue()).toBe('success');
}

/** Waits until the story's play function has ended, fonts and maps have loaded, and nothing is still loading. */
export async function storyFinished(page: Page): Promise<void> {
  await firstStoryPlayed(page);
  await page.waitForFunction(() => {
    // Monthly hire shows its quotation where others have the map.
    const maps = [...document.querySelectorAll('.sw-frame__map:not(:has(.portal-month)), .sw-map')];
    return maps.every((map) => map.querySelector('.leaflet-map-pane')) && !document.querySelector('.sw-root [aria-busy="true"]');
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
