import { twoPixels } from '../support/jobs/two-pixels.ts';
import { expect, test } from '../support/journey-test.ts';
import { orderAtContacts } from '../support/order-at-contacts.ts';
import { detailsOf, eachOnce } from '../support/variants.ts';

const words = {
  th: {
    contents: 'ข้างในคืออะไร',
    weight: 'น้ำหนักรวม',
    tooHeavy: /^ใหญ่หรือหนักเกินมอเตอร์ไซค์/,
    takeCar: 'เปลี่ยนเป็นรถเก๋ง',
    photos: 'เพิ่มรูป',
    photo: 'รูปที่ 1',
    reference: 'เลขอ้างอิงของคุณ (ไม่บังคับ)',
    photoCount: /1 รูป/,
    openJob: 'เปิดงาน',
  },
  en: {
    contents: 'What is inside',
    weight: 'Weight of all',
    tooHeavy: /^Too large or too heavy: Motorcycle/,
    takeCar: 'Change to Car',
    photos: 'Add photos',
    photo: 'Photo 1',
    reference: 'Your reference (optional)',
    photoCount: /1 photo/,
    openJob: 'Open the job',
  },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `what is sent, a photo and an own reference are said, seen before booking and found on the job, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const form = await orderAtContacts(page, language);

      await page.getByLabel(text.contents).fill('แจกันแก้ว');
      const weight = page.getByRole('spinbutton', { name: text.weight });
      await weight.fill('45');
      await weight.blur();
      await expect(page.getByText(text.tooHeavy)).toBeVisible();
      await page.getByRole('button', { name: text.takeCar }).click();
      await expect(page.getByText(text.tooHeavy)).toHaveCount(0);

      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: text.photos }).click();
      await (await chooser).setFiles({ name: 'vase.png', mimeType: 'image/png', buffer: Buffer.from(twoPixels, 'base64') });
      await expect(page.getByRole('img', { name: text.photo })).toBeVisible();
      await page.getByLabel(text.reference).fill('PO-2026/118');

      await form.reviewButton.click();
      await expect(page.getByText(/แจกันแก้ว/)).toContainText(text.photoCount);
      await expect(page.getByText('PO-2026/118')).toBeVisible();
      await form.bookButton.click();
      await expect(form.booked).toBeVisible();
      await page.getByRole('link', { name: text.openJob }).click();
      await expect(page).toHaveURL(/\/job\/J/);
      await expect(page.getByText('PO-2026/118').first()).toBeVisible();
      await expect(page.getByText(/แจกันแก้ว/).first()).toBeVisible();
    },
  );
}
