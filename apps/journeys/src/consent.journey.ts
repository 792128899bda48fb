import { createFreshAccount } from './support/account/fresh-account.ts';
import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from './support/order-form.ts';
import { signIn } from './support/sign-in.ts';
import { detailsOf, eachOnce, portalPath, textOf } from './support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  test(
    `a fresh account is asked for its consent, is signed out without, and books with it, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const text = textOf(language);
      const account = await createFreshAccount(request);
      const dialog = page.getByRole('dialog', { name: text.consentTitle });
      const form = createOrderForm(page, language);

      await page.goto(portalPath(language, '/login'));
      await signIn(page, language, account);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: text.refuse }).click();
      await expect(dialog).toBeHidden();

      await page.goto(portalPath(language, '/neworder'));
      await form.enterRoute(siamParagon, bangNa);
      await form.chooseParcelByMotorcycle();
      await form.next.click();
      await signIn(page, language, account);
      // A reload restores the session, and asks again.
      await expect(dialog).toBeVisible();
      await page.reload();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: text.confirm }).click();
      await expect(dialog.getByRole('checkbox').first()).toBeFocused();
      await dialog
        .getByRole('checkbox')
        .first()
        .check({ position: { x: 10, y: 20 } });
      await dialog.getByRole('button', { name: text.confirm }).click();
      await expect(dialog).toBeHidden();

      await form.enterContacts();
      await form.payCashAtDropOff();
      await form.reviewAndBook();
      await expect(form.booked).toBeVisible();
    },
  );
}
