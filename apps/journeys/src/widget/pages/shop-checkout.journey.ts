import { watchHostPage } from '../../support/host-page.ts';
import { expect, test } from '../../support/journey-test.ts';
import { createOrderForm } from '../../support/order-form.ts';
import { copyCode } from '../../support/pages/copy-code.ts';
import { partnerOrigin } from '../../support/product.ts';
import { findViolations } from '../../support/reach/violations.ts';
import { detailsOf, everyVariant, textOf } from '../../support/variants.ts';

const words = {
  th: { place: /^สั่งซื้อ/, email: 'อีเมล', message: /ข้อความบนการ์ด/, finish: 'กรุณาทำรายการส่งของให้เสร็จก่อน', thanks: 'ขอบคุณที่อุดหนุน' },
  en: {
    place: /^Place the order/,
    email: 'E-mail',
    message: /Words on the card/,
    finish: 'Finish the delivery first.',
    thanks: 'Thank you',
  },
} as const;

for (const variant of everyVariant) {
  const { language, label } = variant;
  const shop = words[language];

  test(
    `a customer books the delivery in the shop’s checkout, and follows the order on the page after it, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const host = await watchHostPage(page);
      await page.goto(`${partnerOrigin}/shop?lang=${language}`);
      const booking = page.locator('songwai-booking');
      const form = createOrderForm(booking, language);
      const place = page.getByRole('button', { name: shop.place });
      await page.getByLabel(shop.email, { exact: true }).fill('maya@example.com');
      await page.getByLabel(shop.message).fill('สุขสันต์วันเกิด');

      // The receiver is the shop's customer, with the address of the account.
      await expect(form.receiverName).toHaveValue('Maya Lindqvist');
      await expect(page.locator('#fee')).toContainText('฿');
      // The form is the shop's, and the delivery one of its fields.
      await place.click();
      await expect(booking.getByText(shop.finish)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/shop');
      expect(await findViolations(page)).toEqual([]);

      await form.agree();
      await booking.getByRole('button', { name: textOf(language).book }).click();
      await expect(form.booked).toBeVisible();
      const booked = (await host.events()).find(({ type }) => type === 'songwai:booked');
      await place.click();
      await expect(page.getByRole('heading', { level: 1, name: shop.thanks })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`^${partnerOrigin}/shop/orders/CC-\\d{6}`));
      await expect(page.getByText('maya@example.com')).toBeVisible();
      const tracking = page.locator('songwai-tracking');
      await expect(tracking).toHaveAttribute('tracking-id', booked?.trackingId ?? 'none');
      await expect(tracking.getByRole('heading', { name: textOf(language).delivered })).toBeVisible({ timeout: 120_000 });
      expect(await host.errors()).toEqual([]);
    },
  );
}

test('the checkout shows the form that it is made of, to copy @desktop', async ({ page }) => {
  await page.goto(`${partnerOrigin}/shop`);
  const copied = await copyCode(page, 'checkout.html');
  expect(copied).toBe(await page.locator('figure code').first().textContent());
  expect(copied).toContain('<form action="/shop/orders');
  expect(copied).toContain(`reference="${await page.locator('songwai-booking').getAttribute('reference')}"`);
  expect(copied).not.toContain(await page.locator('songwai-booking').getAttribute('token'));
});
