import { createFreshAccount } from '../support/account/fresh-account.ts';
import { createDriver } from '../support/jobs/driver-app.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { createOrderForm } from '../support/order-form.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of a job's page, written independently of the product. */
const words = {
  th: {
    openJob: 'เปิดงาน',
    repeat: /^จองซ้ำแบบนี้/,
    arrived: /ถึงจุดรับแล้ว/,
    cancel: 'ยกเลิกงาน',
    feeTitle: /ค่ายกเลิก ฿65/,
    pay: 'ยกเลิกและจ่าย ฿65',
    cancelled: /^ยกเลิกเมื่อ/,
    fee: /ค่ายกเลิก\s฿65/,
    addPay: /^เพิ่มค่าตอบแทน/,
    addFifty: /^เพิ่ม ฿50/,
    delivered: 'ถึงมือผู้รับแล้ว',
    fiveStars: /^5 ดาว/,
    sendRating: 'ส่งคะแนน',
    thanks: 'ขอบคุณสำหรับคะแนน',
  },
  en: {
    openJob: 'Open the job',
    repeat: /^Book this again/,
    arrived: /is at the pick-up/,
    cancel: 'Cancel the job',
    feeTitle: /฿65/,
    pay: 'Cancel and pay ฿65',
    cancelled: /^Cancelled at/,
    fee: /fee of ฿65/,
    addPay: /^Add to the driver/,
    addFifty: /^Add ฿50/,
    delivered: 'Delivered',
    fiveStars: /^5 stars/,
    sendRating: 'Send rating',
    thanks: 'Thank you for your rating',
  },
} as const;

// Away from where the other journeys book, so that this driver is offered no job of theirs.
const pattaya = { lat: 12.935, lng: 100.887 };

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a booked job is found, booked again like it, and cancelled with its fee once the driver is there, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const account = await createFreshAccount(request);
      await signInByCall(request, account);
      const driver = await createDriver(request, pattaya);
      const form = createOrderForm(page, language);
      await page.goto(portalPath(language, '/neworder'));
      await form.enterRoute(['Pattaya', /Pattaya City|เมืองพัทยา/], ['Pattaya Beach', /Pattaya Beach|หาดพัทยา/]);
      await form.chooseParcelByMotorcycle();
      await form.next.click();
      await signIn(page, language, account);
      await form.enterContacts();
      await form.reviewAndBook();
      await expect(form.booked).toBeVisible();

      await page.goto(portalPath(language, `/dashboard?q=${encodeURIComponent('ธนากร')}`));
      await page.getByRole('main').locator('a[href*="/job/J"]').first().click();
      await expect(page).toHaveURL(/\/job\/J\d+$/);
      const first = page.url();
      await page.getByRole('button', { name: text.repeat }).click();
      await expect(page).toHaveURL(/\/neworder/);
      await form.reviewAndBook();
      await expect(form.booked).toBeVisible();
      await page.getByRole('link', { name: text.openJob }).click();
      await expect(page).toHaveURL(/\/job\/J\d+$/);
      expect(page.url()).not.toBe(first);
      const jobId = page.url().slice(page.url().lastIndexOf('/') + 1);

      await driver.accept(jobId);
      await driver.arrive(jobId);
      await expect(page.getByRole('heading', { level: 1, name: text.arrived })).toBeVisible();
      await page.getByRole('button', { name: text.cancel, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: text.feeTitle });
      await dialog.getByRole('button', { name: text.pay }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.cancelled })).toBeVisible();
      await expect(page.getByText(text.fee).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: text.cancelled })).toBeVisible();
      await driver.endDuty();
    },
  );

  test(
    `a job without a driver gets more pay, is driven, delivered and rated, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const account = await createFreshAccount(request);
      const post = await signInByCall(request, account);
      await page.goto(portalPath(language, '/login?from=/dashboard'));
      await signIn(page, language, account);
      await expect(page).toHaveURL(/^[^?]*\/dashboard$/);
      const { jobId } = await post('/create_job', shortOrder({ remark: '[no-driver]' }));
      await page.goto(portalPath(language, `/job/${jobId}`));
      // The simulated search is short; once it has ended, the choice opens below its row.
      const add = page.getByRole('button', { name: text.addFifty });
      const row = page.getByRole('button', { name: text.addPay, expanded: false });
      await expect(add.or(row)).toBeVisible();
      if (await row.isVisible()) await row.click();
      await add.click();
      await expect(page.getByRole('heading', { level: 1, name: text.delivered })).toBeVisible({ timeout: 150_000 });
      await page.getByRole('radio', { name: text.fiveStars }).check({ force: true });
      await page.getByRole('button', { name: text.sendRating, exact: true }).click();
      await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
      await page.reload();
      await expect(page.getByText('฿98').first()).toBeVisible();
    },
  );
}
