import type { Page } from '@playwright/test';

/** Storybook's own view of the story that is shown; all of it that is asked for here. */
interface StorybookWindow extends Window {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Waits until the story has been played to its end, its fonts are there, its maps are drawn, and nothing on it is still loading. */
export async function storyFinished(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const phase = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    // What went wrong stands on the page; the phase goes on to "finished" all the same.
    if (document.body.classList.contains('sb-show-errordisplay')) {
      throw new Error(document.querySelector('#error-message')?.textContent ?? 'The story broke');
    }
    return phase === 'finished';
  });
  await page.waitForFunction(() => {
    const maps = [...document.querySelectorAll('.sw-frame__map, .sw-map')];
    return maps.every((map) => map.querySelector('.leaflet-map-pane')) && !document.querySelector('.sw-root [aria-busy="true"]');
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
