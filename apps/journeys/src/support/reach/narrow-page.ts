import type { Page } from '@playwright/test';
import { expect } from '../journey-test.ts';

/** The width of the narrowest phone. */
export const narrowestPx = 320;

/** Names what a finger cannot reach since it ends beyond the page's edge; what scrolls sideways of itself is left out. */
const beyondTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate((widthPx) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !scrolls(control.parentElement))
      .filter((control) => control.getBoundingClientRect().right > widthPx)
      .map((control) => `${control.localName} "${(control.getAttribute('aria-label') ?? control.textContent).trim()}"`);
  }, narrowestPx);

/** Expects that nothing of a page ends beyond the narrowest phone. */
export const expectInside = async (page: Page, path: string): Promise<void> => {
  expect.soft(await beyondTheEdge(page), `the controls of ${path}`).toEqual([]);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(scrollWidth, `the page ${path}`).toBeLessThanOrEqual(narrowestPx);
};
