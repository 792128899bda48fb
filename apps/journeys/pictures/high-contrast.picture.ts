import { test as base, expect, type Page } from '@playwright/test';
import { serveBuiltStorybook, storyAddress } from './built-storybook.ts';
import { storyFinished } from './story-finished.ts';

const test = base.extend<{ readonly show: (id: string) => Promise<void> }>({
  show: async ({ page }, use) => {
    await serveBuiltStorybook(page);
    await use(async (id) => {
      await page.goto(storyAddress({ id }, 'dark'));
      await storyFinished(page);
    });
  },
});

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** 0 is black, 255 is white. */
const lightness = (color: string) => {
  const parts = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / 3;
};

test('a code to pay with is dark on light on somebody’s dark ground', async ({ page, show }) => {
  await show('data-qrcode--to-pay');
  expect(lightness(await styleOf(page, '.sw-story', 'background-color'))).toBeLessThan(40);
  expect(lightness(await styleOf(page, '.sw-qr', 'background-color'))).toBe(255);
  expect(lightness(await styleOf(page, '.sw-qr path', 'fill'))).toBeLessThan(40);
});

test('the letters of a face stand on its own ground, with no plate behind them', async ({ page, show }) => {
  await show('foundation-avatar--kinds');
  expect(await styleOf(page, '.sw-avatar', 'forced-color-adjust')).toBe('none');
});

test('what is no box among others is none: stops, quiet buttons, days, rows of a menu', async ({ page, show }) => {
  await show('portal-orders--priced');
  expect(await styleOf(page, 'button.sw-stop-card__text', 'border-top-style')).toBe('none');
  const background = await styleOf(page, '.sw-story', 'background-color');
  expect(await styleOf(page, '.sw-button--quiet', 'border-top-color')).toBe(background);
  await show('overlays-menu--open');
  expect(await styleOf(page, '.sw-menu__item', 'border-top-style')).toBe('none');
  await show('choices-datepicker--open');
  expect(await styleOf(page, '.sw-calendar__day:not(.sw-calendar__day--chosen)', 'border-top-color')).toBe(background);
});

test('a button that cannot be pressed yet stands on the ground of the page', async ({ page, show }) => {
  await show('portal-orders--empty');
  const background = await styleOf(page, '.sw-story', 'background-color');
  expect(await styleOf(page, '.sw-button:disabled', 'background-color')).toBe(background);
});
