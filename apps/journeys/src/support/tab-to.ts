import { expect, type Locator, type Page } from '@playwright/test';

const mostStops = 80;

/** Presses Tab until the target has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < mostStops; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};
