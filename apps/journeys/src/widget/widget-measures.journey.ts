import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { partnerOrigin } from '../support/product.ts';
import { smallTargets } from '../support/reach/small-targets.ts';
import { textOf, thaiDaily } from '../support/variants.ts';
import type { Language } from '../support/words.ts';

/** Limit of the layout shift while the page loads (CLS); 0.1 counts as good. */
const mostShift = 0.01;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

const addUpShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { journeyShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, 'journeyShifts') as number[]).reduce((sum, shift) => sum + shift, 0));

/** Opens the booking and waits for its later parts: vehicles, action bar, map. */
const openWhole = async (page: Page, language: Language) => {
  await page.goto(`${partnerOrigin}/?lang=${language}`);
  const booking = page.locator('songwai-booking');
  await expect(booking.getByRole('radio')).toHaveCount(6);
  await expect(booking.getByRole('button', { name: textOf(language).next, exact: true })).toBeVisible();
  await expect(booking.locator('canvas').first()).toBeAttached();
  return booking;
};

for (const { language, full } of thaiDaily) {
  for (const width of [320, 390, 768, 1440]) {
    // Daily on a phone and on a desktop; the full tests add what lies between.
    const when = width === 390 || width === 1440 ? full : ' @full';
    test(`the hotel’s page holds still while the form comes, ${width} px wide, in ${language} @desktop${when}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await addUpShifts(page);
      // The loading of the hotel's own fonts is outside our control.
      await page.route(/\/fonts\//, (route) => route.abort());
      await openWhole(page, language);
      expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
    });
  }

  for (const width of [320, 390]) {
    const when = width === 320 ? full : ' @full';
    test.describe(() => {
      test.use({ viewport: { width, height: 844 } });

      test(`a finger finds every control of the widget, ${width} px wide, in ${language} @phone${when}`, async ({ page }) => {
        const booking = await openWhole(page, language);
        const form = createOrderForm(booking, language);
        const text = textOf(language);
        const judge = async (step: string) => expect.soft(await smallTargets(booking), step).toEqual([]);

        await judge('the empty form');
        await booking.getByRole('button', { name: text.pickUp }).click();
        await form.searchBox.fill(siamParagon[0]);
        await booking.getByRole('option').first().waitFor();
        await judge('the search');
        await booking.getByRole('option', { name: siamParagon[1] }).first().click();
        await form.choosePlace(bangNa);
        await form.seePrices();
        await form.chooseParcelByMotorcycle();
        await judge('the first step');
        await form.next.click();
        await form.enterContacts();
        await judge('the contacts');

        const label = form.bookButton;
        const { lines, fits } = await label.evaluate((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          const tops = [...range.getClientRects()].filter(({ width: wide }) => wide > 0).map(({ top }) => Math.round(top));
          return { lines: new Set(tops).size, fits: button.scrollWidth <= button.clientWidth };
        });
        expect.soft(fits, 'the Book button holds its words').toBe(true);
        expect.soft(lines, 'lines of the Book button').toBeLessThanOrEqual(2);

        await form.payCashAtDropOff();
        await form.agree();
        await form.bookButton.click();
        await expect(form.booked).toBeVisible();
        await judge('the confirmation');
        expect.soft(await smallTargets(page.locator('songwai-tracking')), 'the tracking').toEqual([]);
      });
    });
  }
}
