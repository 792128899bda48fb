import type { Page } from '@playwright/test';
import { watchHostPage } from '../../support/host-page.ts';
import { expect, test } from '../../support/journey-test.ts';
import { saveTypedCard } from '../../support/money/card-fields.ts';
import { answerPretendBank } from '../../support/money/pretend-bank.ts';
import { bangNa, createOrderForm, siamParagon } from '../../support/order-form.ts';
import { partnerOrigin } from '../../support/product.ts';
import { detailsOf, eachOnce, textOf } from '../../support/variants.ts';
import type { Language } from '../../support/words.ts';

const words = {
  th: {
    promptPay: /พร้อมเพย์/,
    qr: /คิวอาร์พร้อมเพย์/,
    bank: /หน้าธนาคารจำลอง/,
    addCard: 'เพิ่มบัตร',
    cardNumber: 'หมายเลขบัตร',
    wrongNumber: 'หมายเลขบัตรไม่ถูกต้อง กรุณาตรวจอีกครั้ง',
    visa: /Visa .*4242/,
    toBank: /เปิดหน้าธนาคาร/,
  },
  en: {
    promptPay: /PromptPay/,
    qr: /PromptPay QR code/,
    bank: /pretend bank/,
    addCard: 'Add a card',
    cardNumber: 'Card number',
    wrongNumber: 'This card number is not right. Please check it.',
    visa: /Visa .*4242/,
    toBank: /Open your bank/,
  },
} as const;

/** Fills in an order on the hotel's page, up to its last step. */
const fillInOrder = async (page: Page, language: Language) => {
  const host = await watchHostPage(page);
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, language);
  await page.goto(`${partnerOrigin}/?lang=${language}`);
  await form.enterRoute(siamParagon, bangNa);
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await form.enterContacts();
  return { host, booking, form };
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a hotel’s guest pays by PromptPay on the hotel’s own page, also after it was closed, and watches the driver, ${label}`,
    detailsOf(variant),
    async ({ page, context }) => {
      const { host, booking, form } = await fillInOrder(page, language);
      await booking.getByRole('radio', { name: text.promptPay }).check();
      await form.agree();
      await form.bookButton.click();
      const code = booking.getByRole('img', { name: text.qr });
      await expect(code).toBeVisible();
      expect((await host.events()).map(({ type }) => type)).not.toContain('songwai:booked');

      await page.goto(`${partnerOrigin}/?lang=${language}&theme=dark`);
      await expect(code).toBeVisible();
      const [ink, background] = await code.evaluate((drawing) =>
        [getComputedStyle(drawing).fill, getComputedStyle(drawing.closest('figure') ?? drawing).backgroundColor].map((color) =>
          Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)),
        ),
      );
      // Some scanners read no code that is light on dark.
      expect(ink).toBeLessThan(100);
      expect(background).toBeGreaterThan(200);
      const opened = context.waitForEvent('page');
      await booking.getByRole('link', { name: text.bank }).click();
      const bank = await opened;
      await answerPretendBank(bank, 'pay');
      await bank.close();
      await expect(form.booked).toBeVisible();

      const tracking = page.locator('songwai-tracking');
      await booking.getByRole('link', { name: textOf(language).track }).click();
      await expect(tracking).toBeFocused();
      await expect(tracking.locator('.sw-map__vehicle')).toBeVisible({ timeout: 60_000 });
      await expect(page).toHaveURL(new RegExp(`^${partnerOrigin}/`));
      expect((await host.events()).filter(({ type }) => type === 'songwai:booked')).toHaveLength(1);
      expect(await host.errors()).toEqual([]);
    },
  );

  test(
    `a hotel’s guest pays by a card whose bank opens in a window of its own, ${label}`,
    detailsOf(variant),
    async ({ page, context }) => {
      const { host, booking, form } = await fillInOrder(page, language);
      await form.agree();
      await booking.getByRole('button', { name: text.addCard }).click();
      // A mistyped number is said in words as soon as the field is left.
      const number = booking.getByRole('textbox', { name: text.cardNumber });
      await number.fill('4242 4242 4242 4241');
      await number.blur();
      await expect(booking.getByText(text.wrongNumber)).toBeVisible();
      await expect(booking.getByLabel('CVV', { exact: true })).toBeVisible();
      const ids = await booking.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      await saveTypedCard(booking, language, 'use');
      await expect(booking.getByRole('radio', { name: text.visa })).toBeChecked();
      const opened = context.waitForEvent('page');
      await form.bookButton.click();
      const bank = await opened;
      await expect(booking.getByRole('link', { name: text.toBank })).toBeVisible();
      await answerPretendBank(bank, 'pass');
      // The guest is led back to a page of ours before closing it.
      await expect(bank).toHaveURL(/paymentomise/);
      await bank.close();
      await expect(form.booked).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`^${partnerOrigin}/`));
      expect((await host.events()).filter(({ type }) => type === 'songwai:booked')).toHaveLength(1);
      expect(await host.errors()).toEqual([]);
    },
  );
}
