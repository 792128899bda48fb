import type { Page } from '@playwright/test';
import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from './support/order-form.ts';
import { partnerOrigin } from './support/product.ts';
import { signIn } from './support/sign-in.ts';
import { portalPath, textOf } from './support/variants.ts';
import type { Language } from './support/words.ts';

const languages: readonly Language[] = ['th', 'en'];
const folder = new URL('../../../test-results/screens/', import.meta.url).pathname;

/** Names a picture by its content, so that the folder sorts by screen. */
const createCamera =
  (page: Page, ...traits: readonly string[]) =>
  async (screen: string) => {
    await page.screenshot({ path: `${folder}${[screen, ...traits].join('-')}.png`, animations: 'disabled' });
  };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of languages) {
    test.describe(`screens in ${language}, ${colorScheme}`, { tag: '@full' }, () => {
      test.use({ colorScheme });

      test('of the portal are taken to look at', async ({ page }, { project }) => {
        const text = textOf(language);
        const form = createOrderForm(page, language);
        const take = createCamera(page, project.name, language, colorScheme);
        const open = async (path: string) => {
          await page.goto(portalPath(language, path));
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        };
        await open('/');
        await take('portal-home');
        await open('/nowhere-at-all');
        await take('portal-unknown');
        await open('/t/no-such-delivery');
        await take('portal-tracking-unknown');
        await open('/neworder');
        await expect(form.vehicles).toHaveCount(6);
        await take('portal-order-empty');
        await page.getByRole('button', { name: text.pickUp }).click();
        await form.searchBox.fill(siamParagon[0]);
        await expect(page.getByRole('option', { name: siamParagon[1] }).first()).toBeVisible();
        await take('portal-order-search');
        await form.choosePlace(siamParagon);
        await form.choosePlace(bangNa);
        await form.chooseParcelByMotorcycle();
        await form.seePrices();
        await take('portal-order-filled');
        await form.next.click();
        await expect(page.getByText(text.draftStored).first()).toBeVisible();
        await take('portal-login');
        await signIn(page, language);
        await form.enterContacts();
        await take('portal-contacts');
        await form.reviewButton.click();
        await expect(form.bookButton).toBeVisible();
        await take('portal-review');
        await form.bookButton.click();
        await expect(form.booked).toBeVisible();
        await take('portal-booked');
        await page.getByRole('link', { name: text.track }).click();
        await expect(page.locator('.sw-map__vehicle')).toBeVisible({ timeout: 60_000 });
        await take('portal-tracking-live');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.delivered, { timeout: 120_000 });
        await take('portal-tracking-delivered');
      });

      test('of the widget are taken to look at', async ({ page }, { project }) => {
        const form = createOrderForm(page.locator('songwai-booking'), language);
        const take = createCamera(page, project.name, language, colorScheme);
        await page.goto(`${partnerOrigin}/?lang=${language}&theme=${colorScheme}`);
        await expect(form.vehicles).toHaveCount(6);
        await take('widget-empty');
        await form.enterRoute(siamParagon, bangNa);
        await form.chooseParcelByMotorcycle();
        await form.seePrices();
        await take('widget-filled');
        await form.next.click();
        await form.enterContacts();
        await form.agree();
        await take('widget-contacts');
        await form.bookButton.click();
        await expect(form.booked).toBeVisible();
        await take('widget-booked');
        await page.locator('songwai-tracking .sw-map__vehicle').scrollIntoViewIfNeeded({ timeout: 60_000 });
        await take('widget-tracking');
      });
    });
  }
}
