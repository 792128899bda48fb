import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { partnerOrigin } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: {
    tab: 'ส่งวันถัดไป',
    nextDay: /^ส่งวันถัดไป/,
    now: /^รับทันที/,
    time: /เปลี่ยนเวลารับ$/,
    openJob: 'เปิดงาน',
    done: 'เสร็จสิ้น',
    closed: 'ส่งวันถัดไปปิดรับจองเวลา 17:00',
  },
  en: {
    tab: 'Next day',
    nextDay: /^Next day/,
    now: /^Pick-up now/,
    time: /Change the pick-up time$/,
    openJob: 'Open the job',
    done: 'Done',
    closed: 'Next day is booked until 17:00',
  },
} as const;

/**
 * Next day is booked until 17:00 in Bangkok, and the product runs on the real clock: later, a customer reads that, and is led no further.
 */
const isClosed = (): boolean =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', hour: '2-digit', hour12: false }).format()) >= 17;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(`a customer books for the next day and sees its hour on the job, ${label}`, detailsOf(variant), async ({ page }) => {
    const form = createOrderForm(page, language);
    await page.goto(portalPath(language, '/neworder'));
    await page.getByRole('tab', { name: text.tab, exact: true }).click();
    await form.enterRoute(siamParagon, bangNa);
    await form.chooseParcelByMotorcycle();
    await expect(page.getByRole('button', { name: text.time })).toContainText('09:00');
    await expect(page.getByRole('button', { name: text.now })).toHaveCount(0);
    await form.next.click();
    if (isClosed()) {
      await expect(page.getByText(text.closed).first()).toBeVisible();
      return;
    }
    await signIn(page, language);
    await form.enterContacts();
    await form.reviewAndBook();
    await expect(form.booked).toBeVisible();
    await page.getByRole('link', { name: text.openJob }).click();
    await expect(page).toHaveURL(/\/job\/J/);
    await expect(page.getByText(/09:00/).first()).toBeVisible();
  });

  test(`a hotel’s guest books for the next day, ${label}`, detailsOf(variant), async ({ page }) => {
    const booking = page.locator('songwai-booking');
    const form = createOrderForm(booking, language);
    await page.goto(`${partnerOrigin}/?lang=${language}`);
    await form.enterRoute(siamParagon, bangNa);
    await form.chooseParcelByMotorcycle();
    // A partner's page has no room for tabs: the next day is chosen where the time is.
    await booking.getByRole('button', { name: text.time }).click();
    await booking.getByRole('radio', { name: text.nextDay }).check();
    await booking.getByRole('button', { name: text.done, exact: true }).click();
    if (isClosed()) {
      await expect(booking.getByText(text.closed).first()).toBeVisible();
      return;
    }
    await expect(booking.getByRole('button', { name: text.time })).toContainText('09:00');
    await form.next.click();
    await form.enterContacts();
    await form.payCashAtDropOff();
    await form.agree();
    await form.bookButton.click();
    await expect(form.booked).toBeVisible();
  });
}
