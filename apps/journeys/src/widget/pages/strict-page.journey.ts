import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm } from '../../support/order-form.ts';
import { partnerOrigin } from '../../support/product.ts';
import { findViolations } from '../../support/reach/violations.ts';
import { detailsOf, eachOnce, textOf } from '../../support/variants.ts';

const words = {
  th: { ready: 'พร้อมแล้ว ลูกค้าจองได้', again: 'ตรวจอีกครั้ง', policy: 'นโยบายที่บังคับใช้อยู่' },
  en: { ready: 'Ready: guests can book.', again: 'Check again', policy: 'The policy in force' },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `under the strictest policy a guest books, and the page says that it is ready, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const response = await page.goto(`${partnerOrigin}/strict?lang=${language}`);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("require-trusted-types-for 'script'");
      // What the page shows as its policy is the one that it has.
      const rows = page.getByRole('region', { name: text.policy }).locator('dl > div');
      const shown = await rows.evaluateAll((all) =>
        all.map((row) => [...row.children].map(({ textContent }) => textContent).join(' ')),
      );
      expect(shown.join('; ')).toBe(policy);

      const report = page.locator('#report');
      await expect(report.getByText(text.ready)).toBeVisible();
      await expect(report.getByRole('listitem')).toHaveCount(11);
      const booking = page.locator('songwai-booking');
      const form = createOrderForm(booking, language);
      await booking.getByRole('button', { name: textOf(language).dropOff }).click();
      await form.choosePlace(bangNa);
      await form.receiverName.fill('Khun Arisa');
      await form.phones.first().fill('0815550142');
      await form.agree();
      await booking.getByRole('button', { name: textOf(language).book }).click();
      await expect(form.booked).toBeVisible();
      await page.getByRole('button', { name: text.again }).click();
      await expect(report.getByText(text.ready)).toBeVisible();
      await expect(page.locator('#refused')).toHaveText('0');
      expect(await findViolations(page)).toEqual([]);
    },
  );
}

test('a script that came in on the way is refused, and the page counts it @desktop', async ({ page }) => {
  await page.goto(`${partnerOrigin}/strict?lang=en`);
  await expect(page.locator('#report').getByText(words.en.ready)).toBeVisible();
  const isRefused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x">');
      return false;
    } catch {
      return true;
    }
  });
  expect(isRefused).toBe(true);
  await expect(page.locator('#refused')).toHaveText('1');
});
