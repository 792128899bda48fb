import { expect, type Page } from '@playwright/test';
import { createOrderForm } from '../../src/support/order-form.ts';
import { portalPath, textOf } from '../../src/support/variants.ts';

/** The button that comes with the last code of the page. */
const pasteButton = 'วางจากแชท';

/** Opens the search of the pick-up on the page of a new order, whose code has all come. */
export async function openPlaceSearch(page: Page): Promise<void> {
  await page.goto(portalPath('th', '/neworder'));
  await expect(page.getByRole('button', { name: pasteButton, exact: true })).toBeVisible();
  await page.getByRole('button', { name: textOf('th').pickUp }).click();
  await expect(createOrderForm(page, 'th').searchBox).toBeFocused();
}
