import type { Locator } from '@playwright/test';
import { createFreshAccount } from '../support/account/fresh-account.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, everyVariant, portalPath } from '../support/variants.ts';

/** Texts of the page, written independently of the product. */
const words = {
  th: {
    mail: 'ส่งถึงแล้ว ทางอีเมล',
    always: 'ไม่มีคนขับ ต้องเลือกต่อ ทางเว็บ',
    quiet: 'ไม่รบกวน 22:00–07:00',
    digest: 'รวมวันละฉบับ 18:00',
    receiver: 'แจ้งผู้รับทาง SMS',
  },
  en: {
    mail: 'Delivered, by email',
    always: 'No driver: you choose what happens, on the web',
    quiet: 'Do not disturb from 22:00 to 07:00',
    digest: 'One a day, at 18:00',
    receiver: 'Notify receivers by SMS',
  },
} as const;

for (const variant of everyVariant) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `what is sent where and when is chosen once, and is still so after a reload, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const account = await createFreshAccount(request);
      await signInByCall(request, account);
      await page.goto(portalPath(language, '/login?from=/settings/notifications'));
      await signIn(page, language, account);

      const mail = page.getByRole('switch', { name: text.mail, exact: true });
      const quiet = page.getByRole('switch', { name: text.quiet, exact: true });
      const receiver = page.getByRole('switch', { name: text.receiver, exact: true });
      const digest = page.getByRole('radio', { name: text.digest, exact: true });
      // A tap is on what is seen, the control around it.
      const press = (control: Locator) => page.locator('label').filter({ has: control }).click();
      await expect(mail).toBeChecked();
      await expect(quiet).toBeChecked();
      const receiverWas = await receiver.isChecked();
      await press(mail);
      await expect(mail).not.toBeChecked();
      await press(quiet);
      await expect(quiet).not.toBeChecked();
      await press(receiver);
      await expect(receiver).toBeChecked({ checked: !receiverWas });
      await press(digest);
      await expect(digest).toBeChecked();
      await expect(page.getByRole('switch', { name: text.always, exact: true })).toBeDisabled();

      await page.reload();
      await expect(mail).not.toBeChecked();
      await expect(quiet).not.toBeChecked();
      await expect(receiver).toBeChecked({ checked: !receiverWas });
      await expect(digest).toBeChecked();
    },
  );
}
