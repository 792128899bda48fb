import { newMobile, sentCode, sentPath } from '../support/account/outbox.ts';
import { createSignUpForm, joinAsCompany } from '../support/account/sign-up-form.ts';
import { expect, test } from '../support/journey-test.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = textOf(language);

  test(
    `whoever a company invites signs up on the way and is a member of it, ${label}`,
    detailsOf(variant),
    async ({ page, browser, request }) => {
      await page.goto(portalPath(language, '/signup?from=/settings/members'));
      await joinAsCompany({ page, request, language });
      const membersPhone = newMobile();
      await page.getByRole('button', { name: text.invite }).click();
      await page.getByLabel(text.inviteContact).fill(membersPhone);
      await page.getByRole('button', { name: text.sendInvitation }).click();
      await expect(page.getByText(text.invited)).toBeVisible();

      const other = await (await browser.newContext()).newPage();
      const member = createSignUpForm(other, language);
      await other.goto(new URL(portalPath(language, await sentPath(request, membersPhone, '/invitation/')), page.url()).href);
      await other.getByRole('link', { name: text.signInToAccept }).click();
      await other.getByRole('link', { name: text.signUp }).click();
      await member.enterPerson(membersPhone);
      await member.enterPasswords('secret_2');
      await member.acceptTerms();
      await member.getCode.click();
      await member.code.fill(await sentCode(request, membersPhone));
      await other.getByRole('button', { name: text.accept }).click();
      await expect(other.getByText(text.joined)).toBeVisible();
      await other.context().close();

      await page.reload();
      await expect(page.getByRole('table', { name: text.members }).getByRole('row')).toHaveCount(3);
    },
  );
}
