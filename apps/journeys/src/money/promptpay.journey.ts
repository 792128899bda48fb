import { createFreshAccount } from '../support/account/fresh-account.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { answerPretendBank } from '../support/money/pretend-bank.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: { pay: /เปลี่ยนวิธีจ่าย/, promptPay: /พร้อมเพย์/, qr: /คิวอาร์พร้อมเพย์/, bank: /หน้าธนาคารจำลอง/, paid: /จ่ายแล้ว/ },
  en: { pay: /Change how to pay/, promptPay: /PromptPay/, qr: /PromptPay QR code/, bank: /pretend bank/, paid: /Paid/ },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a job is paid by PromptPay after it is booked, and looks for its driver by itself once the money is there, ${label}`,
    detailsOf(variant),
    async ({ page, request, context }) => {
      const account = await createFreshAccount(request);
      await signInByCall(request, account);
      const form = createOrderForm(page, language);
      await page.goto(portalPath(language, '/neworder'));
      await form.enterRoute(siamParagon, bangNa);
      await form.chooseParcelByMotorcycle();
      await form.next.click();
      await signIn(page, language, account);
      await form.enterContacts();
      await page.getByRole('button', { name: text.pay }).click();
      await page.getByRole('radio', { name: text.promptPay }).check();
      await page.keyboard.press('Escape');
      await form.reviewAndBook();
      await expect(page.getByRole('img', { name: text.qr })).toBeVisible();
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: text.bank }).click();
      const bank = await opened;
      await answerPretendBank(bank, 'pay');
      await bank.close();
      await expect(page.getByText(text.paid).first()).toBeVisible();
      await expect(form.booked).toBeVisible();
    },
  );
}
