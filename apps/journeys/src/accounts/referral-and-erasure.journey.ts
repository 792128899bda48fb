import { createFreshAccount } from '../support/account/fresh-account.ts';
import { newMobile, sentCode } from '../support/account/outbox.ts';
import { createSignUpForm } from '../support/account/sign-up-form.ts';
import { expect, test } from '../support/journey-test.ts';
import { createOrderForm } from '../support/order-form.ts';
import { portalOrigin } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = textOf(language);

  test(
    `a friend's link is still known when whoever followed it signs up after a reload, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const form = createSignUpForm(page, language);
      const phone = newMobile();
      await page.goto(portalPath(language, '/signupRefer/PIM23'));
      await expect(page.getByText(text.friendKept('PIM23'))).toBeVisible();
      await form.enterPerson(phone);
      await page.reload();
      await expect(page.getByText(text.friendKept('PIM23'))).toBeVisible();
      await form.enterPasswords('secret_1');
      await form.acceptTerms();
      const sent = page.waitForRequest((asked) => asked.url().startsWith(`${portalOrigin}/api/signup_mobile`));
      await form.getCode.click();
      expect((await sent).postDataJSON()).toMatchObject({ referenceId: 'PIM23' });
      await form.code.fill(await sentCode(request, phone));
      await expect(createOrderForm(page, language).vehicles).toHaveCount(6);
    },
  );

  test(
    `whoever asks for the account to be erased can stop it, and goes on as before, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const account = await createFreshAccount(request);
      await page.goto(portalPath(language, '/settings/privacy'));
      await signIn(page, language, account);
      const dialog = page.getByRole('dialog');
      // By keyboard, since the sheet may still be sliding in.
      await dialog.getByRole('checkbox').first().press('Space');
      await expect(dialog.getByRole('checkbox').first()).toBeChecked();
      await dialog.getByRole('button', { name: text.confirm, exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: text.erase }).click();
      // Without proof nothing is asked for.
      await dialog.getByRole('button', { name: text.eraseConfirm, exact: true }).click();
      await expect(dialog.getByLabel(text.password, { exact: true })).toBeFocused();
      await dialog.getByLabel(text.password, { exact: true }).fill(account.password);
      await dialog.getByRole('button', { name: text.eraseConfirm, exact: true }).click();
      await expect(page.getByText(text.erasePending)).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: text.eraseStop }).click();
      await expect(page.getByText(text.erasePending)).toBeHidden();
      await page.reload();
      await expect(page.getByRole('button', { name: text.erase })).toBeVisible();
    },
  );
}
