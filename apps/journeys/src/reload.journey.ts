import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, seeContacts, siamParagon } from './support/order-form.ts';
import { signIn } from './support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from './support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  test(`reloading in the middle of an order loses nothing that was entered, ${label}`, detailsOf(variant), async ({ page }) => {
    const form = createOrderForm(page, language);
    const seeRoute = async () => {
      await expect(form.stops).toHaveCount(2);
      await expect(form.stops.first()).toHaveAccessibleName(siamParagon[1]);
      await expect(form.stops.last()).toHaveAccessibleName(bangNa[1]);
    };

    await page.goto(portalPath(language, '/neworder'));
    await form.enterRoute(siamParagon, bangNa);
    await form.chooseParcelByMotorcycle();
    await page.reload();
    await seeRoute();
    await expect(form.parcel).toHaveAttribute('aria-pressed', 'true');
    await expect(form.motorcycle).toBeChecked();
    await form.seePrices();

    await form.next.click();
    await signIn(page, language);
    await form.enterContacts();
    await page.reload();
    await seeContacts(form);
    await expect(form.reviewButton).toBeEnabled();
  });
}
