import { createFreshAccount } from '../support/account/fresh-account.ts';
import { createDriver } from '../support/jobs/driver-app.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { saveTypedCard } from '../support/money/card-fields.ts';
import { answerPretendBank } from '../support/money/pretend-bank.ts';
import { createOrderForm } from '../support/order-form.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the pages of money, written independently of the product. */
const words = {
  th: {
    card: 'บัตร',
    addCard: 'เพิ่มบัตร',
    thousand: /฿1,000/,
    topUp: 'เติม ฿1,000',
    toBank: /เปิดหน้าธนาคาร/,
    toppedUp: 'เติมเงินแล้ว',
    wallet: /กระเป๋าเงิน/,
    pay: /เปลี่ยนวิธีจ่าย/,
    openJob: 'เปิดงาน',
    cancel: 'ยกเลิกงาน',
    cancelAndPay: 'ยกเลิกและจ่าย ฿65',
    cancelled: /^ยกเลิกเมื่อ/,
    refund: 'คืนเงิน งานยกเลิก',
    fee: 'ค่าใช้จ่ายเพิ่มเติม',
    arrived: /ถึงจุดรับแล้ว/,
  },
  en: {
    card: 'Card',
    addCard: 'Add a card',
    thousand: /฿1,000/,
    topUp: 'Top up ฿1,000',
    toBank: /Open your bank/,
    toppedUp: 'Your wallet is topped up',
    wallet: /Wallet/,
    pay: /Change how to pay/,
    openJob: 'Open the job',
    cancel: 'Cancel the job',
    cancelAndPay: 'Cancel and pay ฿65',
    cancelled: /^Cancelled at/,
    refund: 'Refund, job cancelled',
    fee: 'Additional charge',
    arrived: /is at the pick-up/,
  },
} as const;

// Away from where the other journeys book, so that this driver is offered no job of theirs.
const siRacha = { lat: 13.1737, lng: 100.9311 };

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a wallet is topped up by a card that its bank confirms, pays a job, and gets the rest back when it is cancelled late, ${label}`,
    detailsOf(variant),
    async ({ page, request, context }) => {
      const account = await createFreshAccount(request);
      await signInByCall(request, account);
      await page.goto(portalPath(language, '/wallet'));
      await signIn(page, language, account);
      await page
        .getByRole('tab', { name: text.card })
        .or(page.getByRole('radio', { name: text.card }))
        .first()
        .click();
      await page.getByRole('button', { name: text.addCard }).click();
      await saveTypedCard(page, language);
      await page.getByRole('radio', { name: text.thousand }).first().check();
      const opened = context.waitForEvent('page', { timeout: 5_000 }).catch(() => null);
      await page.getByRole('button', { name: text.topUp }).last().click();
      const bank = (await opened) ?? page;
      await answerPretendBank(bank, 'pass');
      await expect(bank.getByText(text.toppedUp).first()).toBeVisible();
      await page.goto(portalPath(language, '/wallet'));
      await expect(page.getByText('฿1,100').first()).toBeVisible();

      const driver = await createDriver(request, siRacha);
      const form = createOrderForm(page, language);
      await page.goto(portalPath(language, '/neworder'));
      await form.enterRoute(['Si Racha', /Si Racha|ศรีราชา/], ['Laem Chabang', /Laem Chabang|แหลมฉบัง/]);
      await form.chooseParcelByMotorcycle();
      await form.next.click();
      await form.enterContacts();
      await page.getByRole('button', { name: text.pay }).click();
      await page.getByRole('radio', { name: text.wallet }).check();
      await page.keyboard.press('Escape');
      await form.reviewAndBook();
      await expect(form.booked).toBeVisible();
      await page.getByRole('link', { name: text.openJob }).click();
      await expect(page).toHaveURL(/\/job\/J\d+$/);
      const jobId = /J\d+/.exec(page.url())?.[0] ?? '';
      await driver.accept(jobId);
      await driver.arrive(jobId);
      await expect(page.getByText(text.arrived).first()).toBeVisible();
      await page.getByRole('button', { name: text.cancel, exact: true }).click();
      await page.getByRole('button', { name: text.cancelAndPay }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.cancelled })).toBeVisible();
      await driver.endDuty();

      await page.goto(portalPath(language, '/wallet'));
      await expect(page.getByText('฿1,035').first()).toBeVisible();
      await expect(page.getByText(text.refund).first()).toBeVisible();
      await expect(page.getByText(text.fee).first()).toBeVisible();
    },
  );
}
