import { newMobile, sentCode } from '../support/account/outbox.ts';
import { createSignUpForm, joinAsCompany } from '../support/account/sign-up-form.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = textOf(language);

  test(
    `whoever has no account joins on the way to booking, and books what was begun, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const form = createSignUpForm(page, language);
      const order = createOrderForm(page, language);
      const phone = newMobile();
      await page.goto(portalPath(language, '/neworder'));
      await order.enterRoute(siamParagon, bangNa);
      await order.chooseParcelByMotorcycle();
      await order.next.click();
      await page.getByRole('link', { name: text.signUp }).click();
      await form.getCode.click();
      await expect(page.getByLabel(text.firstName, { exact: true })).toBeFocused();
      await form.enterPerson(phone);
      // A reload keeps everything but the passwords.
      await page.reload();
      await expect(page.getByLabel(text.lastName, { exact: true })).toHaveValue('วัฒนกุล');
      await form.enterPasswords('secret_1');
      await form.acceptTerms();
      await form.getCode.dblclick();
      await expect(form.code).toBeFocused();
      await page.reload();
      const code = await sentCode(request, phone);
      await form.code.fill(code === '0000' ? '0001' : '0000');
      await expect(form.code).toHaveAttribute('aria-invalid', 'true');
      await form.code.fill(code);
      // Terms were accepted, so nothing is asked again.
      await order.enterContacts();
      await order.payCashAtDropOff();
      await order.reviewAndBook();
      await expect(order.booked).toBeVisible();
    },
  );

  test(
    `a company joins, confirms its address, and finds itself in the settings, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      await page.goto(portalPath(language, '/signup?from=/settings'));
      await joinAsCompany({ page, request, language });
      await expect(page.getByRole('heading', { name: text.settings, level: 1 })).toBeVisible();
      await expect(page.getByText('พิมพ์ชนก วัฒนกุล').first()).toBeVisible();
    },
  );

  test(
    `a forgotten password is replaced by a code, and the new one signs in, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const form = createSignUpForm(page, language);
      const phone = newMobile();
      await page.goto(portalPath(language, '/signup'));
      await form.enterPerson(phone);
      await form.enterPasswords('secret_1');
      await form.acceptTerms();
      await form.getCode.click();
      await expect(form.code).toBeFocused();
      const joined = await sentCode(request, phone);
      await form.code.fill(joined);
      await expect(createOrderForm(page, language).vehicles).toHaveCount(6);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());

      await page.goto(portalPath(language, '/login?from=/settings/security'));
      await page.getByRole('link', { name: text.forgot }).click();
      // The sign-in page, which has a field of the same name, stays until the next one has loaded.
      await expect(page.getByRole('button', { name: text.sendCode })).toBeVisible();
      await page.getByLabel(text.userName).fill(phone);
      await page.getByRole('button', { name: text.sendCode }).click();
      await form.code.fill(await sentCode(request, phone, { before: joined }));
      await page.getByLabel(text.renewedPassword, { exact: true }).fill('secret_2');
      await page.getByLabel(text.repeatPassword, { exact: true }).fill('secret_2');
      await page.getByRole('button', { name: text.saveAndSignIn }).click();
      await expect(page.getByRole('heading', { name: text.security })).toBeVisible();
      await expect(page.getByText(text.thisDevice, { exact: true })).toBeVisible();

      await page.evaluate(() => localStorage.clear());
      await page.goto(portalPath(language, '/login'));
      await signIn(page, language, { userName: phone, password: 'secret_2' });
      await expect(createOrderForm(page, language).vehicles).toHaveCount(6);
    },
  );
}
