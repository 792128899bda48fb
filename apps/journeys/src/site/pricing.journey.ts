import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { portalOrigin } from '../support/product.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: {
    from: /รับของที่/,
    own: /เส้นทางของคุณ/,
    nextDay: 'ส่งวันถัดไป',
    nextDayTable: 'ค่าส่งวันถัดไปของรถแต่ละแบบ',
    expressTable: 'ค่าส่งด่วนของรถแต่ละแบบ',
    goOn: 'จองต่อ',
    said: /^ราคามาแล้ว/,
  },
  en: {
    from: /Pick up at/,
    own: /Your route/,
    nextDay: 'Next day',
    nextDayTable: 'Next-day rates of each vehicle',
    expressTable: 'Express rates of each vehicle',
    goOn: 'Continue',
    said: /^Prices are here/,
  },
} as const;

/** Baht of "฿1,234.50". */
const bahtOf = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a visitor prices a way with all six vehicles, compares it with the next day, and goes on with it, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const form = createOrderForm(page, language);
      const own = (table: string) =>
        page
          .getByRole('table', { name: table })
          .getByRole('row')
          .getByRole('cell', { name: /^฿[\d,]+(\.\d\d)?$/ });
      await page.goto(portalPath(language, '/pricing'));
      // Without a way there are only rates, each with what it is for.
      await expect(page.getByRole('rowheader')).not.toHaveCount(0);
      await expect(own(text.expressTable)).toHaveCount(0);

      // A press on the page as the server sent it does nothing yet.
      await expect(async () => {
        await page.getByRole('button', { name: text.from }).click();
        await expect(form.searchBox).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await form.choosePlace(siamParagon);
      await form.choosePlace(bangNa);
      await expect(page.getByRole('columnheader', { name: text.own })).toBeVisible();
      await expect(own(text.expressTable)).toHaveCount(6);
      await expect(page.getByText(text.said)).toBeAttached();
      const express = (await own(text.expressTable).allTextContents()).map(bahtOf);

      await page.getByRole('tab', { name: text.nextDay }).click();
      await expect(page).toHaveURL(/\/pricing\?tab=nextDay$/);
      const nextDay = own(text.nextDayTable);
      await expect(nextDay).toHaveCount(6);
      await expect.poll(async () => bahtOf((await nextDay.first().textContent()) ?? '')).toBeLessThan(express[0] ?? 0);

      await page.getByRole('link', { name: text.goOn }).click();
      await expect(page).toHaveURL(`${portalOrigin}${portalPath(language, '/neworder')}`);
      await expect(form.stops).toHaveCount(2);
      await form.seePrices();
    },
  );
}
