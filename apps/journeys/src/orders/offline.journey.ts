import { createJobCounter } from '../support/job-counter.ts';
import { expect, test } from '../support/journey-test.ts';
import { orderAtContacts } from '../support/order-at-contacts.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { partnerOrigin } from '../support/product.ts';
import { detailsOf, eachOnce } from '../support/variants.ts';

const words = {
  th: {
    offline: 'ออฟไลน์อยู่ ข้อมูลที่กรอกยังอยู่ครบ',
    noAnswer: /^ติดต่อระบบไม่ได้ กรุณาตรวจอินเทอร์เน็ต/,
    whenBack: 'จองให้เองเมื่อสัญญาณกลับมา',
    waits: /^รอสัญญาณอยู่ จะจองให้เองไม่เกิน ฿/,
  },
  en: {
    offline: 'You are offline. Everything you entered is still here.',
    noAnswer: /check your (internet|connection)/i,
    whenBack: 'Book it when the line is back',
    waits: /^Waiting for the line, then booking at ฿/,
  },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;

  test(
    `without a network the order waits, and the next press books it once, ${label}`,
    detailsOf(variant),
    async ({ page, context }) => {
      const form = await orderAtContacts(page, language);
      const counter = createJobCounter(page);
      await form.reviewButton.click();
      await expect(form.bookButton).toBeEnabled();

      await context.setOffline(true);
      await form.bookButton.click();
      await expect(page.getByText(words[language].offline)).toBeVisible();

      await context.setOffline(false);
      await form.bookButton.click();
      await expect(form.booked).toBeVisible();
      expect(counter.guids()).toHaveLength(1);
    },
  );

  test(
    `without a network the order is booked by itself once the line is back, if that is wanted, ${label}`,
    detailsOf(variant),
    async ({ page, context }) => {
      const form = await orderAtContacts(page, language);
      const counter = createJobCounter(page);
      await form.reviewButton.click();
      await expect(form.bookButton).toBeEnabled();

      await context.setOffline(true);
      await form.bookButton.click();
      await page.getByRole('button', { name: words[language].whenBack }).click();
      await expect(page.getByText(words[language].waits)).toBeVisible();

      await context.setOffline(false);
      await expect(form.booked).toBeVisible();
      expect(counter.guids()).toHaveLength(1);
    },
  );

  test(
    `without a network a hotel’s guest keeps what was typed, and books by the next press, ${label}`,
    detailsOf(variant),
    async ({ page, context }) => {
      const booking = page.locator('songwai-booking');
      const form = createOrderForm(booking, language);
      await page.goto(`${partnerOrigin}/?lang=${language}`);
      await form.enterRoute(siamParagon, bangNa);
      await form.chooseParcelByMotorcycle();
      await form.next.click();
      await form.enterContacts();
      await form.payCashAtDropOff();
      await form.agree();

      await context.setOffline(true);
      await form.bookButton.click();
      await expect(booking.getByText(words[language].noAnswer)).toBeVisible();
      await expect(form.receiverName).not.toHaveValue('');

      await context.setOffline(false);
      await form.bookButton.click();
      await expect(form.booked).toBeVisible();
    },
  );
}
