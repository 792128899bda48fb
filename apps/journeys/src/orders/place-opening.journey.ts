import { createFreshAccount } from '../support/account/fresh-account.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { createOrderForm } from '../support/order-form.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

const warehouse = {
  addressName: 'โกดังบางนา',
  address: '99/9 ถนนบางนา-ตราด บางนา กรุงเทพมหานคร',
  contactName: 'คุณธนากร',
  contactPhone: '0898765432',
  lat: 13.6682,
  lng: 100.605,
  remark: 'ประตู 3',
  favorite: true,
};
/** As the browser's address bar has it, longer than anything that is typed. */
const link =
  'https://www.google.com/maps/place/%E0%B8%AA%E0%B8%A2%E0%B8%B2%E0%B8%A1%E0%B8%9E%E0%B8%B2%E0%B8%A3%E0%B8%B2%E0%B8%81%E0%B8%AD%E0%B8%99/@13.74,100.53,17z/data=!3m1!4b1!4m6!3m5!1s0x30e29ecdb0a2ea1b:0x1!8m2!3d13.7466!4d100.5347?entry=ttu';

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = textOf(language);

  test(
    `a customer orders without typing a place: from here, by a link, and to a saved place with its contact, ${label}`,
    detailsOf(variant),
    async ({ page, request, context }) => {
      const account = await createFreshAccount(request);
      const call = await signInByCall(request, account);
      expect((await call('/save_location', warehouse))['responseCode']).toBe(200);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 13.7797, longitude: 100.5446 });
      const form = createOrderForm(page, language);
      await page.goto(portalPath(language, '/login'));
      await signIn(page, language, account);
      await expect(page).not.toHaveURL(/login/);
      await page.goto(portalPath(language, '/neworder'));

      await page.getByRole('button', { name: text.pickUp }).click();
      await page.getByRole('button', { name: text.myLocation, exact: true }).click();
      await expect(form.stops).toHaveCount(1);

      // The second stop is searched for at once: a saved place brings whoever is there.
      await page.getByRole('group', { name: text.favourites }).getByRole('button', { name: warehouse.addressName }).click();
      await expect(form.stops).toHaveCount(2);
      await expect(form.stops.last()).toContainText(warehouse.contactName);
      await expect(form.stops.last()).toContainText(warehouse.remark);

      // The pick-up is changed to what a link in a chat means, and kept for the next time.
      await form.stops.first().click();
      await form.choosePlace([link, /สยามพารากอน|Siam Paragon/]);
      await expect(form.stops.first()).toContainText(/สยามพารากอน|Siam Paragon/);
      await form.stops.first().click();
      await page.getByRole('button', { name: text.saveThisPlace }).click();
      await expect(page.getByRole('button', { name: text.thisPlaceIsSaved })).toBeVisible();
      await page.getByLabel(text.placeNote).fill('ชั้น G');
      await page.getByLabel(text.placeNote).press('Enter');
      await expect(form.stops.first()).toContainText('ชั้น G');

      const { locationList } = await call('/list_location', {});
      const saved = locationList as readonly { readonly addressName: string; readonly favorite: boolean }[];
      expect(saved.map(({ favorite }) => favorite)).toEqual([true, true]);
      expect(saved[0]?.addressName).toMatch(/สยามพารากอน|Siam Paragon/);

      await form.chooseParcelByMotorcycle();
      await form.next.click();
      await expect(form.receiverName).toHaveValue(warehouse.contactName);
      await expect(form.phones.nth(1)).toHaveValue(/^089[ -]?876[ -]?5432$/);
    },
  );
}
