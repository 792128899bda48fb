import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, type PlaceChoice, siamParagon } from './support/order-form.ts';
import { detailsOf, eachOnce, portalPath, textOf } from './support/variants.ts';

const ayutthaya: PlaceChoice = ['14.343,100.5418', /14\.343|อยุธยา|Ayutthaya/];

for (const variant of eachOnce) {
  const { language, label } = variant;
  test(
    `an address outside the service area is named, has no price and can be mended, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const text = textOf(language);
      const form = createOrderForm(page, language);
      await page.goto(portalPath(language, '/neworder'));
      await form.enterRoute(siamParagon, ayutthaya);
      await form.chooseParcelByMotorcycle();
      await expect(page.getByText(text.outside).first()).toBeVisible();
      await expect(form.next).toBeDisabled();
      await expect(page.getByRole('radio', { name: /(เริ่มต้น|from) ฿/ })).toHaveCount(6);

      await form.stops.last().click();
      await form.choosePlace(bangNa);
      await expect(page.getByText(text.outside)).toHaveCount(0);
      await form.seePrices();
    },
  );
}
