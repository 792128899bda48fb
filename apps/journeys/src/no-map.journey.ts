import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from './support/order-form.ts';
import { signIn } from './support/sign-in.ts';
import { detailsOf, eachOnce, portalPath, textOf } from './support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  test(`a customer books although the map does not load, ${label}`, detailsOf(variant), async ({ page }) => {
    const text = textOf(language);
    let blocked = 0;
    await page.route(/\/api\/map\/|leaflet/, (route) => {
      blocked += 1;
      return route.abort();
    });
    const form = createOrderForm(page, language);
    await page.goto(portalPath(language, '/neworder'));
    await expect(page.getByText(text.mapFailed)).toBeAttached();
    expect(blocked).toBeGreaterThan(0);
    await form.enterRoute(siamParagon, bangNa);
    await form.seePrices();
    await form.chooseParcelByMotorcycle();
    await form.next.click();
    await signIn(page, language);
    await form.enterContacts();
    await form.reviewAndBook();
    await expect(form.booked).toBeVisible();
  });
}
