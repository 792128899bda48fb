import { newMobile, sentCode } from '../support/account/outbox.ts';
import { createSignUpForm } from '../support/account/sign-up-form.ts';
import { expect, pim, test } from '../support/social/social-gateway.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = textOf(language);

  test(
    `whoever comes by LINE joins without a password, and LINE signs in from then on, ${label}`,
    detailsOf(variant),
    async ({ page, request, social }) => {
      const { origin } = social.gateway;
      const form = createSignUpForm(page, language);
      const phone = newMobile();
      const profile = page.getByRole('heading', { name: text.settings, level: 1 });
      const signInPage = `${origin}${portalPath(language, '/login?from=/settings')}`;
      await page.goto(signInPage);
      await page.getByRole('button', { name: text.lineSignIn }).click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByText(text.lineCancelled)).toBeVisible();
      expect(page.url()).toBe(signInPage.replace('=/', '=%2F'));

      await page.getByRole('button', { name: text.lineSignIn }).click();
      await page.getByRole('link', { name: 'Allow' }).click();
      await expect(page.getByText(text.joiningByLine)).toBeVisible();
      await expect(form.password).toHaveCount(0);
      await form.enterPerson(phone);
      // LINE's word survives a reload, as does the form.
      await page.reload();
      await expect(page.getByText(text.joiningByLine)).toBeVisible();
      await form.acceptTerms();
      await form.getCode.click();
      await form.code.fill(await sentCode(request, phone, { origin }));
      await expect(profile).toBeVisible();

      await page.evaluate(() => localStorage.clear());
      await page.goto(signInPage);
      await page.getByRole('button', { name: text.lineSignIn }).click();
      await page.getByRole('link', { name: 'Allow' }).click();
      await expect(profile).toBeVisible();
    },
  );

  test(
    `whoever comes by Facebook joins with the names from there, and signing out leaves Facebook too, ${label}`,
    detailsOf(variant),
    async ({ page, request, social }) => {
      const { origin } = social.gateway;
      await social.facebook.serveSdk(page);
      const form = createSignUpForm(page, language);
      const phone = newMobile();
      await page.goto(`${origin}${portalPath(language, '/signup?from=/settings/security')}`);
      await page.getByRole('button', { name: text.facebookSignUp }).click();
      await expect(page.getByLabel(text.firstName, { exact: true })).toHaveValue(pim.firstName);
      await page.getByLabel(text.mobile).fill(phone);
      await form.acceptTerms();
      await form.getCode.click();
      await form.code.fill(await sentCode(request, phone, { origin }));
      await expect(page.getByRole('heading', { name: text.security })).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(pim.token);

      await page.reload();
      if (variant.tag[0] === '@phone') await page.getByRole('button', { name: text.more }).click();
      await page.getByRole('button', { name: text.signOut }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.signOut }).click();
      await expect(page.locator('html')).toHaveAttribute('data-facebook', 'left');
    },
  );
}
