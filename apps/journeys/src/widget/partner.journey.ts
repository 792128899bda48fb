import { watchHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { partnerOrigin } from '../support/product.ts';
import { detailsOf, everyVariant, textOf } from '../support/variants.ts';

for (const variant of everyVariant) {
  const { language, label } = variant;
  test(
    `a hotel’s guest books on the hotel’s own page and follows the parcel there, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const text = textOf(language);
      const host = await watchHostPage(page);
      const booking = page.locator('songwai-booking');
      const form = createOrderForm(booking, language);

      await page.goto(`${partnerOrigin}/?lang=${language}`);
      await form.enterRoute(siamParagon, bangNa);
      await form.seePrices();
      await form.chooseParcelByMotorcycle();
      // The hotel's style sheet makes every button tomato and every label upper-case and nine pixels small.
      await expect(form.next).not.toHaveCSS('background-color', 'rgb(255, 99, 71)');
      await expect(form.next).toHaveCSS('text-transform', 'none');
      await expect(form.next).toHaveCSS('box-sizing', 'border-box');
      await form.next.click();
      await form.enterContacts();
      await form.payCashAtDropOff();
      // Without accepting our and the hotel's terms nothing is booked, and the box says so.
      await expect(form.agreement).not.toBeChecked();
      await form.bookButton.click();
      await expect(form.agreement).toBeFocused();
      await expect(booking.getByText(text.agreeFirst)).toBeVisible();
      await form.agree();
      await form.bookButton.click();
      await expect(form.booked).toBeVisible();

      const tracking = page.locator('songwai-tracking');
      // The host page has its own tracking element.
      await booking.getByRole('link', { name: text.track }).click();
      await expect(tracking).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`^${partnerOrigin}/`));
      await expect(tracking.locator('.sw-map__vehicle')).toBeVisible({ timeout: 60_000 });
      await expect(tracking.getByRole('heading', { name: text.delivered })).toBeVisible({ timeout: 120_000 });

      const events = await host.events();
      expect(events.map(({ type }) => type)).toContain('songwai:ready');
      const booked = events.filter(({ type }) => type === 'songwai:booked');
      expect(booked).toHaveLength(1);
      expect(booked[0]?.trackingId).toBe(await tracking.getAttribute('tracking-id'));
      const delivered = events.filter(({ type }) => type === 'songwai:delivered');
      expect(delivered.map(({ trackingId }) => trackingId)).toEqual([booked[0]?.trackingId]);
      expect(await host.errors()).toEqual([]);
    },
  );
}
