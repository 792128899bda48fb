import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, type PlaceChoice, siamParagon } from '../support/order-form.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: {
    addStop: 'เพิ่มจุด',
    swap: 'สลับ จุดรับกับจุดที่ 2',
    handle: /^ย้าย .*จุดที่ 3$/,
    collect: /^เก็บเงินปลายทาง \(COD\)/,
    amount: 'เก็บเงินปลายทาง',
    sum: 'คนขับเก็บเงินรวม',
    back: /^ไป-กลับ นำเอกสาร/,
    returnStop: /กลับจุดรับ/,
    collected: /^เก็บเงินปลายทาง ฿/,
  },
  en: {
    addStop: 'Add a stop',
    swap: 'Swap pick-up and stop 2',
    handle: /^Move .* stop 3$/i,
    collect: /^Cash on delivery/,
    amount: 'Cash on delivery',
    sum: 'The driver collects in all',
    back: /^Return trip.*documents/i,
    returnStop: /Back to pick-up/,
    collected: /^Collect /,
  },
} as const;

const mall: PlaceChoice = ['เซ็นทรัลเวิลด์', /เซ็นทรัลเวิลด์|CentralWorld/i];

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `three stops are swapped and moved by keyboard, come back to the start, and collect money at two of them, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const form = createOrderForm(page, language);
      await page.goto(portalPath(language, '/neworder'));
      await form.enterRoute(siamParagon, bangNa);
      await page.getByRole('button', { name: text.swap }).click();
      await expect(form.stops.first()).toContainText(bangNa[1]);

      await page.getByRole('button', { name: text.addStop }).click();
      await form.choosePlace(mall);
      await expect(form.stops).toHaveCount(3);
      const handle = page.getByRole('button', { name: text.handle });
      await handle.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
      await expect(form.stops.nth(1)).toContainText(mall[1]);
      await expect(form.stops.nth(2)).toContainText(siamParagon[1]);

      await form.chooseParcelByMotorcycle();
      await page.getByRole('button', { name: text.collect }).click();
      await page.getByRole('button', { name: text.back }).click();
      await expect(page.getByText(text.returnStop).first()).toBeVisible();
      await form.seePrices();
      await form.next.click();
      await signIn(page, language);

      const names = page.getByLabel(language === 'th' ? 'ชื่อผู้รับ' : 'Receiver’s name');
      await expect(names).toHaveCount(2);
      for (const index of [0, 1]) {
        await names.nth(index).fill(`ผู้รับ ${index + 1}`);
        await form.phones.nth(index + 1).fill('0898765432');
        const amount = page.getByRole('spinbutton', { name: text.amount }).nth(index);
        await amount.fill(String((index + 1) * 350));
        await amount.blur();
      }
      await expect(page.getByText(text.sum)).toBeVisible();
      await expect(page.getByText('฿1,050').first()).toBeVisible();
      await form.reviewButton.click();
      await expect(page.getByText(text.collected)).toHaveCount(2);
      await form.bookButton.click();
      await expect(form.booked).toBeVisible();
    },
  );
}
