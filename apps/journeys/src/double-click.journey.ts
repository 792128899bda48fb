import { createJobCounter } from './support/job-counter.ts';
import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from './support/order-form.ts';
import { partnerOrigin } from './support/product.ts';
import { detailsOf, eachOnce } from './support/variants.ts';

// On the hotel's page every guest is a new customer, so the job counter sees only this guest's jobs.
for (const variant of eachOnce) {
  const { language, label } = variant;
  test(`an impatient double click on the booking button books once, ${label}`, detailsOf(variant), async ({ page }) => {
    const form = createOrderForm(page.locator('songwai-booking'), language);
    const counter = createJobCounter(page);
    await page.goto(`${partnerOrigin}/?lang=${language}`);
    await form.enterRoute(siamParagon, bangNa);
    await form.chooseParcelByMotorcycle();
    await form.next.click();
    await form.enterContacts();
    await form.agree();
    await expect(form.bookButton).toBeEnabled();
    await form.bookButton.dblclick();
    await expect(form.booked).toBeVisible();
    expect(await counter.openJobs()).toHaveLength(1);
    expect(counter.sent()).toBe(1);
  });
}
