import { expect, test } from '../support/journey-test.ts';
import { orderAtContacts } from '../support/order-at-contacts.ts';
import { bangNa, people, siamParagon } from '../support/order-form.ts';
import { detailsOf, eachOnce } from '../support/variants.ts';

const words = {
  th: { copy: 'คัดลอก', toLine: 'ส่งทาง LINE', showQr: 'แสดง QR', qr: 'QR สำหรับเปิดหน้าติดตามงานนี้', back: 'จองขากลับ' },
  en: {
    copy: 'Copy',
    toLine: 'Send by LINE',
    showQr: 'Show a QR code',
    qr: 'QR code that opens the tracking of this job',
    back: 'Book the way back',
  },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a booked job is shared by link, LINE and QR, and the way back is begun from it, ${label}`,
    detailsOf(variant),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const form = await orderAtContacts(page, language);
      await form.reviewAndBook();
      await expect(form.booked).toBeVisible();

      await page.getByRole('button', { name: text.copy, exact: true }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/\/t\/[\w-]{20,}$/);
      const toLine = await page.getByRole('link', { name: text.toLine }).getAttribute('href');
      expect(new URL(toLine ?? '').searchParams.get('url')).toBe(link);
      await page.getByRole('button', { name: text.showQr }).click();
      await expect(page.getByRole('img', { name: text.qr })).toBeVisible();

      await page.getByRole('button', { name: text.back }).click();
      // The people change places, too, so that only the review is left.
      await expect(form.senderName).toHaveValue(people.receiver);
      await expect(form.receiverName).toHaveValue(people.sender);
      await form.reviewAndBook();
      await expect(form.booked).toBeVisible();
      const line = page.getByRole('main').getByRole('list').first().getByRole('listitem');
      await expect(line.first()).toContainText(bangNa[1]);
      await expect(line.last()).toContainText(siamParagon[1]);
    },
  );
}
