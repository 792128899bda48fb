import { createFreshAccount } from '../support/account/fresh-account.ts';
import { createDriver } from '../support/jobs/driver-app.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { twoPixels } from '../support/jobs/two-pixels.ts';
import { expect, test } from '../support/journey-test.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the chat, written independently of the product. */
const words = {
  th: {
    field: /^พิมพ์ถึง/,
    sending: 'กำลังส่ง',
    cancel: 'ยกเลิก',
    sent: 'ส่งแล้ว',
    more: 'ตัวเลือกของแชตนี้',
    report: 'แจ้งปัญหาเรื่องนี้',
    unsafe: 'ขับขี่ไม่ปลอดภัย',
    tell: /^เล่าเพิ่ม/,
    send: 'ส่งเรื่อง',
    reported: 'ส่งเรื่องให้ทีมงานแล้ว',
  },
  en: {
    field: /^Write to/,
    sending: 'Sending',
    cancel: 'Cancel',
    sent: 'Sent',
    more: 'More about this chat',
    report: 'Report this',
    unsafe: 'Unsafe driving',
    tell: /^Tell us more/,
    send: 'Send the report',
    reported: 'Our team has your report',
  },
} as const;

const admin = { userName: 'admin@songwai.test', password: 'demo1234' };
// Away from where the other journeys book, so that this driver is offered no job of theirs.
const chonBuri = { lat: 13.3611, lng: 100.9847 };

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a photo on its way is given up; a driver is reported, and an admin finds the report and deals with it, ${label}`,
    detailsOf(variant),
    async ({ page, request, openAnotherBrowser, isMobile }) => {
      const account = await createFreshAccount(request);
      const call = await signInByCall(request, account);
      const driver = await createDriver(request, chonBuri);
      const near = (addressName: string, lat: number) => ({
        ...{ addressName, lat, lng: chonBuri.lng },
        ...{ contactName: 'มานี', contactPhone: '0812345678' },
      });
      const order = shortOrder({ locationList: [near('ตลาดหนองมน', chonBuri.lat), near('ศาลากลางชลบุรี', 13.3592)] });
      const jobId = String((await call('/create_job', order))['jobId']);
      await driver.accept(jobId);

      await page.goto(portalPath(language, '/login'));
      await signIn(page, language, account);
      await expect(page).not.toHaveURL(/login/);
      await page.goto(portalPath(language, `/chat/${jobId}`));
      const log = page.getByRole('log');
      // The upload does not come through until it is given up.
      await page.route(/\/photo$/, () => undefined);
      const file = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(twoPixels, 'base64') };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(log.getByText(text.sending)).toBeVisible();
      await log.getByRole('button', { name: text.cancel }).click();
      await expect(log.getByRole('img')).toHaveCount(0);
      await expect(log).toBeFocused();
      await page.getByRole('textbox', { name: text.field }).fill('ช่วยขับช้า ๆ นะคะ');
      await page.keyboard.press('Enter');
      await expect(log.getByText(text.sent)).toBeVisible();

      const comment = `ขับเร็วมาก ${jobId}`;
      await page.getByRole('button', { name: text.more }).click();
      await page.getByRole('menuitem', { name: text.report }).click();
      await page.getByRole('radio', { name: text.unsafe }).check();
      await page.getByRole('textbox', { name: text.tell }).fill(comment);
      await page.getByRole('button', { name: text.send }).click();
      await expect(page.getByText(text.reported)).toBeVisible();

      const adminPage = await openAnotherBrowser();
      await adminPage.goto('/en/login');
      await signIn(adminPage, 'en', admin);
      await expect(adminPage).not.toHaveURL(/login/);
      await adminPage.goto('/en/chat');
      if (isMobile) await adminPage.getByRole('button', { name: /More$/ }).click();
      await adminPage.getByRole('link', { name: 'Support desk' }).click();
      await adminPage.getByRole('tab', { name: /^Reports/ }).click();
      const report = adminPage.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: comment });
      await expect(report.getByText('Unsafe driving')).toBeVisible();
      await report.getByRole('button', { name: 'Mark as dealt with' }).click();
      await expect(report).toHaveCount(0);
      await adminPage.getByRole('radio', { name: 'Dealt with' }).check({ force: true });
      await report.getByRole('link').click();
      await expect(adminPage.getByRole('log').getByText('ช่วยขับช้า ๆ นะคะ')).toBeVisible();
    },
  );
}
