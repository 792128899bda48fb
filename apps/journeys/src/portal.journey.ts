import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from './support/order-form.ts';
import { portalOrigin } from './support/product.ts';
import { signIn } from './support/sign-in.ts';
import { detailsOf, everyVariant, portalPath, textOf } from './support/variants.ts';

for (const variant of everyVariant) {
  const { language, label } = variant;
  test(
    `a customer books in the portal and a friend watches the parcel arrive, ${label}`,
    detailsOf(variant),
    async ({ page, openAnotherBrowser }) => {
      const text = textOf(language);
      const form = createOrderForm(page, language);

      await page.goto(portalPath(language, '/neworder'));
      await form.enterRoute(siamParagon, bangNa);
      const map = page.getByRole('region', { name: text.map });
      await expect(map.locator('.sw-map__pin')).toHaveCount(2);
      await expect(map.locator('.sw-map__route').first()).toBeAttached();
      await form.seePrices();
      await form.chooseParcelByMotorcycle();
      await form.next.click();

      await expect(page).toHaveURL(/\/login/);
      const draft = page.getByRole('list', { name: text.draftStored });
      await expect(page.getByText(text.draftStored).first()).toBeVisible();
      await expect(draft.getByRole('listitem')).toHaveCount(2);
      await expect(draft.getByRole('listitem').first()).toContainText(siamParagon[1]);
      await expect(draft.getByRole('listitem').last()).toContainText(bangNa[1]);
      await signIn(page, language);

      await expect(page).toHaveURL(/\/neworder$/);
      await expect(page.getByRole('heading', { name: text.contacts })).toBeVisible();
      await form.enterContacts();
      await form.payCashAtDropOff();
      await form.reviewAndBook();
      await expect(form.booked).toBeVisible();

      const link = await page.getByRole('link', { name: text.track }).getAttribute('href');
      const friend = await openAnotherBrowser();
      let pagesLoaded = 0;
      friend.on('load', () => {
        pagesLoaded += 1;
      });
      await friend.goto(`${portalOrigin}${link}`);
      await expect(friend.getByRole('heading', { level: 1 })).not.toHaveText(text.delivered);
      await expect(friend.locator('.sw-map__vehicle')).toBeVisible({ timeout: 60_000 });
      await expect(friend.getByRole('heading', { level: 1 })).toHaveText(text.delivered, { timeout: 120_000 });
      expect(pagesLoaded, 'the page follows by itself').toBe(1);
    },
  );
}
