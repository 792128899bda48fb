import { watchHostPage } from '../../support/host-page.ts';
import { expect, test } from '../../support/journey-test.ts';
import { createOrderForm, siamParagon } from '../../support/order-form.ts';
import { copyCode } from '../../support/pages/copy-code.ts';
import { partnerOrigin } from '../../support/product.ts';
import { findViolations } from '../../support/reach/violations.ts';
import { detailsOf, eachOnce, textOf } from '../../support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  test(`a visitor of the page of one file sees what a delivery costs, ${label}`, detailsOf(variant), async ({ page }) => {
    const host = await watchHostPage(page);
    await page.goto(`${partnerOrigin}/plain?lang=${language}`);
    const element = page.locator('songwai-price-check');
    await element.getByRole('button', { name: textOf(language).dropOff }).click();
    await createOrderForm(element, language).choosePlace(siamParagon);
    await expect(element.getByRole('radio', { name: /฿[\d,.]+$/ })).toHaveCount(6);
    expect(await findViolations(page)).toEqual([]);
    expect(await host.errors()).toEqual([]);
  });
}

test('the file that it shows works as it is copied @desktop', async ({ page }) => {
  await page.goto(`${partnerOrigin}/plain?lang=en`);
  const file = await copyCode(page, 'index.html');
  await page.route(`${partnerOrigin}/copied.html`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: file }),
  );
  await page.goto(`${partnerOrigin}/copied.html`);
  await expect(page.locator('songwai-price-check').getByRole('button', { name: textOf('en').dropOff })).toBeVisible();
  await expect(page.locator('figure')).toHaveCount(0);
});

test('every example is found from every other, also by keyboard @phone', async ({ page }) => {
  await page.goto(`${partnerOrigin}/examples?lang=en`);
  const names = await page.locator('main h2').allInnerTexts();
  expect(names).toHaveLength(8);
  const nav = page.getByRole('navigation', { name: 'All examples' });
  for (const name of names) {
    await nav.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});
