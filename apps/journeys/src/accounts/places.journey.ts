import { createFreshAccount } from '../support/account/fresh-account.ts';
import { expect, test } from '../support/journey-test.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = textOf(language);

  test(
    `a visitor finds a place, signs in to save it, and removes it again, ${label}`,
    detailsOf(variant),
    async ({ page, request, context }) => {
      const account = await createFreshAccount(request);
      const name = text.storage;
      const dialog = page.getByRole('dialog', { name: text.addPlace });
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 13.7466, longitude: 100.5347 });
      await page.goto(portalPath(language, '/findLocation'));
      await page.getByRole('button', { name: text.myLocation, exact: true }).first().click();
      await expect(page.getByText('13.746600, 100.534700')).toBeVisible();
      // It is encrypted before it is stored, a moment after it is shown.
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('form.findLocation')));
      await page.reload();
      await page.getByRole('button', { name: text.signInToSave }).click();
      await signIn(page, language, account);

      const consent = page.getByRole('dialog', { name: text.consentTitle });
      await consent
        .getByRole('checkbox')
        .first()
        .check({ position: { x: 10, y: 20 } });
      await consent.getByRole('button', { name: text.confirm }).click();
      await expect(consent).toBeHidden();

      await dialog.getByLabel(text.placeName).fill(name);
      await dialog.getByLabel(text.contactName).fill('คุณธนากร');
      await dialog.getByLabel(text.contactPhone).fill('0812345678');
      await dialog.getByRole('button', { name: text.save, exact: true }).dblclick();
      await expect(dialog).toBeHidden();

      await page.goto(portalPath(language, '/settings/places'));
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toHaveCount(1);
      await row.getByRole('button', { name: text.star }).click();
      await expect(row.getByRole('button', { name: text.unstar })).toBeVisible();
      await row
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: text.removePlace }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.removePlace }).click();
      await expect(row).toHaveCount(0);
    },
  );
}
