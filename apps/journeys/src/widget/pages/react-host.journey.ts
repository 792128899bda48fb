import { watchHostPage } from '../../support/host-page.ts';
import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm } from '../../support/order-form.ts';
import { partnerOrigin } from '../../support/product.ts';
import { findViolations } from '../../support/reach/violations.ts';
import { detailsOf, eachOnce, textOf } from '../../support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;

  test(`a resident books in the React app, which follows along, ${label}`, detailsOf(variant), async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()} ${message.text()}`));
    const host = await watchHostPage(page);
    await page.goto(`${partnerOrigin}/react?lang=${language}`);
    const booking = page.locator('songwai-booking');
    const form = createOrderForm(booking, language);
    // No token is in the page: the app fetched one when it was asked.
    await expect(booking).not.toHaveAttribute('token');
    await booking.getByRole('button', { name: textOf(language).dropOff }).click();
    await form.choosePlace(bangNa);
    await expect(page.locator('.facts').getByText(/^฿[\d,.]+$/)).toBeVisible();
    await form.receiverName.fill('Khun Arisa');
    await form.phones.first().fill('0815550142');
    await form.agree();
    expect(await findViolations(page)).toEqual([]);
    await booking.getByRole('button', { name: textOf(language).book }).click();
    await expect(form.booked).toBeVisible();
    await expect(page.locator('.log').getByText('songwai:booked')).toBeVisible();
    await expect(page.locator('songwai-tracking').getByRole('heading').first()).toBeVisible();
    expect(await host.errors()).toEqual([]);
    // React says in the console what it could not hydrate.
    expect(said).toEqual([]);
  });
}

test('the server’s markup is whole before any script runs @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${partnerOrigin}/react?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name: 'Send something from home' })).toBeVisible();
  await expect(page.locator('songwai-booking')).toHaveAttribute('pick-up', /Chandra Residences/);
  await expect(page.getByText(/call the concierge/)).toBeVisible();
  await context.close();
});
