import { newMobile, sentCode } from '../support/account/outbox.ts';
import { createSignUpForm } from '../support/account/sign-up-form.ts';
import { joinByLine, signInByLine } from '../support/social/join-by-line.ts';
import { expect, pim, test } from '../support/social/social-gateway.ts';
import { detailsOf, eachOnce, inFull, portalPath, textOf } from '../support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = textOf(language);

  test(
    `whoever comes by LINE joins without a password, and LINE signs in from then on, ${label}`,
    detailsOf(variant),
    async ({ page, request, social }) => {
      const from = '/settings';
      const settings = page.getByRole('heading', { name: text.settings, level: 1 });
      const signInPage = `${social.gateway.origin}${portalPath(language, '/login')}?from=%2Fsettings`;
      await page.goto(signInPage);
      await page.getByRole('button', { name: text.lineSignIn }).click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByText(text.lineCancelled)).toBeVisible();
      expect(page.url()).toBe(signInPage);

      await joinByLine({ page, request, social, language, from });
      await expect(settings).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      await signInByLine({ page, request, social, language, from });
      await expect(settings).toBeVisible();
    },
  );

  test(
    `whoever joined by LINE sets a password, and ends the link, ${label}`,
    detailsOf(inFull(variant)),
    async ({ page, request, social }) => {
      const { origin } = social.gateway;
      const form = createSignUpForm(page, language);
      const question = page.getByRole('alertdialog');
      const endLink = page.getByRole('button', { name: text.endLink });
      const { phone, code: before } = await joinByLine({ page, request, social, language, from: '/settings/security' });
      await endLink.click();
      await question.getByRole('button', { name: text.endLink }).click();
      await expect(question.getByText(text.passwordFirst)).toBeVisible();
      await question.getByRole('button', { name: text.keepLink }).click();

      await page.getByRole('button', { name: text.changePassword }).click();
      await page.getByRole('button', { name: text.noPassword }).click();
      await page.getByRole('button', { name: text.signOutForCode }).click();
      await page.getByLabel(text.userName).fill(phone);
      await page.getByRole('button', { name: text.sendCode }).click();
      await form.code.fill(await sentCode(request, phone, { before, origin }));
      await page.getByLabel(text.renewedPassword, { exact: true }).fill('secret_2');
      await page.getByLabel(text.repeatPassword, { exact: true }).fill('secret_2');
      await page.getByRole('button', { name: text.saveAndSignIn }).click();

      await endLink.click();
      await question.getByRole('button', { name: text.endLink }).click();
      await expect(page.getByText(text.linkEnded)).toBeVisible();
      await expect(endLink).toHaveCount(0);
      expect(social.line.ended).toHaveLength(1);
    },
  );

  test(
    `whoever comes by Facebook joins with the names from there, and signing out leaves Facebook too, ${label}`,
    detailsOf(inFull(variant)),
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
      await expect(page.locator('html')).toHaveAttribute('data-facebook-address', /\/signup$/);

      await page.reload();
      if (variant.tag[0] === '@phone') await page.getByRole('button', { name: text.more }).click();
      await page.getByRole('button', { name: text.signOut }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.signOut }).click();
      await expect(page.locator('html')).toHaveAttribute('data-facebook', 'left');
    },
  );
}
