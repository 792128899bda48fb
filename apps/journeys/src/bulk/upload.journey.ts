import type { Page } from '@playwright/test';
import { signInFor } from '../support/account/account-pages.ts';
import { createFreshAccount } from '../support/account/fresh-account.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { detailsOf, everyVariant } from '../support/variants.ts';

/** Texts of the page, written independently of the product. */
const words = {
  th: {
    pickUp: 'เลือกจุดรับ',
    contact: 'ชื่อผู้ติดต่อที่จุดรับ',
    phone: 'เบอร์โทรที่จุดรับ',
    usePickUp: 'ใช้จุดรับนี้',
    wrong: /^ต้องแก้/,
    receiverPhone: 'เบอร์โทร',
    skip: /^ข้าม/,
    group: 'รวมเที่ยวให้',
    pay: /เงินสด/,
    cash: /^เงินสด/,
    close: 'เสร็จแล้ว',
    book: /^จอง \d เที่ยว$/,
    finding: /เที่ยวกำลังหาคนขับ/,
    left: /^แก้แถวที่เหลือ/,
    result: 'ไฟล์ผลพร้อมเลขงาน',
  },
  en: {
    pickUp: 'Choose the pick-up',
    contact: 'Contact at the pick-up',
    phone: 'Phone at the pick-up',
    usePickUp: 'Use this pick-up',
    wrong: /^To mend/,
    receiverPhone: 'Phone',
    skip: /^Skip/,
    group: 'Group into trips',
    pay: /Cash/,
    cash: /^Cash/,
    close: 'Done',
    book: /^Book \d trips?$/,
    finding: /^Finding (?:a driver|drivers) for/,
    left: /^Mend the rest/,
    result: 'Result with job numbers',
  },
} as const;

/** As a shop keeps it, in Thai; the first phone lacks two digits, and the last address is none. */
const file = {
  name: 'ส่งของ.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'ชื่อผู้รับ,เบอร์โทร,ที่อยู่จัดส่ง,หมายเหตุ',
      'คุณจิราพร,081 234 56,สยามพารากอน ปทุมวัน,ฝากไว้ที่ รปภ.',
      'คุณสมหญิง,089 410 7723,เซ็นทรัลเวิลด์ ปทุมวัน,',
      'คุณนุ่น,081 777 6655,บีทีเอสบางนา,โทรก่อนถึง',
      'คุณเอกชัย,086 771 3420,zzqx วววว,',
    ].join('\n'),
  ),
};

async function mendPhone(page: Page, label: string): Promise<void> {
  const cell = page.getByRole('gridcell', { name: /081 234 56/ });
  const field = page.getByRole('textbox', { name: label, exact: true });
  await expect(cell.or(field).first()).toBeVisible();
  if (await cell.isVisible()) {
    await cell.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0812345678');
    await page.keyboard.press('Enter');
  } else {
    await field.first().fill('0812345678');
    await field.first().press('Tab');
  }
}

for (const variant of everyVariant) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a file is checked, mended, grouped and booked, and what was left out is kept, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const account = await createFreshAccount(request);
      await signInByCall(request, account);
      await signInFor(page, '/upload', { language, account });

      await page.getByRole('button', { name: text.pickUp }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').first().fill('อารีย์');
      await dialog.getByRole('option').first().click();
      await dialog.getByLabel(text.contact).fill('พิมพ์ชนก');
      await dialog.getByLabel(text.phone).fill('0812345678');
      await dialog.getByRole('button', { name: text.usePickUp }).click();
      await expect(dialog).toBeHidden();

      await page.locator('input[type=file]').first().setInputFiles(file);
      await mendPhone(page, text.receiverPhone);
      await page.getByRole('button', { name: text.skip }).click();

      const book = page.getByRole('button', { name: text.book });
      await expect(book).toBeEnabled();
      // A new customer's wallet is empty: cash is offered first.
      await page.getByRole('button', { name: text.pay }).last().click();
      await dialog.locator('label').filter({ hasText: text.cash }).click();
      await dialog.getByRole('button', { name: text.close, exact: true }).click();
      await book.click();

      await expect(page.getByRole('heading', { name: text.finding })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: text.result }).click();
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

      await page.getByRole('button', { name: text.left }).click();
      await expect(page.getByText('คุณเอกชัย').first()).toBeVisible();
      await expect(page.getByText('คุณสมหญิง')).toHaveCount(0);
    },
  );
}
