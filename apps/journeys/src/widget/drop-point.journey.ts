import type { Locator, Page } from '@playwright/test';
import { watchHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, type PlaceChoice, siamParagon } from '../support/order-form.ts';
import { partnerOrigin } from '../support/product.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the form, written independently of the product. */
const words = {
  th: {
    goTo: /^ส่งกระเป๋าไปที่ไหน/,
    search: 'ค้นหาที่ส่งกระเป๋า',
    change: /^เปลี่ยน ที่ส่งกระเป๋า/,
    handTo: 'ส่งมอบให้',
    phone: 'เบอร์โทร',
    day: 'วันที่ส่ง',
    note: 'ข้อความถึงคนขับ',
    save: 'บันทึกที่ส่งกระเป๋า',
    saved: /^กระเป๋าของคุณจะไปที่/,
    changeIt: 'เปลี่ยนที่ส่ง',
    noPhone: 'กรอกเบอร์ที่คนขับโทรหาได้',
    refused: 'ลิงก์นี้ใช้ไม่ได้',
  },
  en: {
    goTo: /^Where do your bags go/,
    search: 'Search where your bags go',
    change: /^Change where my bags go/,
    handTo: 'Hand over to',
    phone: 'Phone',
    day: 'Day',
    note: 'Note for the driver',
    save: 'Save where my bags go',
    saved: /^Your bags go to/,
    changeIt: 'Change it',
    noPhone: 'Enter a number that the driver can call.',
    refused: 'This link does not work',
  },
} as const;

const formIn = (scope: Page | Locator, language: 'th' | 'en') => {
  const text = words[language];
  const button = (name: string | RegExp) =>
    scope.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  return {
    phone: scope.getByLabel(text.phone, { exact: true }),
    save: button(text.save),
    saved: scope.getByRole('heading', { name: text.saved }),
    changeIt: button(text.changeIt),
    async choose(open: 'goTo' | 'change', [typed, suggestion]: PlaceChoice) {
      await button(text[open]).click();
      await scope.getByRole('combobox', { name: text.search }).fill(typed);
      await scope.getByRole('option', { name: suggestion }).first().click();
    },
    async fill() {
      await scope.getByLabel(text.handTo, { exact: true }).fill('Maya Lindqvist');
      await scope.getByLabel(text.day, { exact: true }).fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
      await scope.getByLabel(text.note, { exact: true }).fill('2 large suitcases');
    },
  };
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a hotel’s guest says on the hotel’s page where the bags go, and changes it after a reload, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const host = await watchHostPage(page);
      const element = page.locator('songwai-drop-point');
      const form = formIn(element, language);
      await page.goto(`${partnerOrigin}/bags?lang=${language}`);
      await form.choose('goTo', siamParagon);
      await form.fill();
      await form.save.click();
      await expect(element.getByText(text.noPhone)).toBeVisible();
      await expect(form.phone).toBeFocused();
      await form.phone.fill('+46 70 123 45 67');
      await form.save.dblclick();
      await expect(form.saved).toBeFocused();
      expect((await host.events()).filter(({ type }) => type === 'songwai:saved')).toHaveLength(1);

      await page.reload();
      await expect(form.saved).toBeVisible();
      await form.changeIt.click();
      await expect(form.phone).toHaveValue('+46 70 123 45 67');
      await form.choose('change', bangNa);
      await form.save.click();
      await expect(form.saved).toHaveText(bangNa[1]);
      expect(await host.errors()).toEqual([]);
    },
  );

  test(
    `whoever opens the link of the hotel’s message says it on our page; a changed link says why it does not work, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      // The hotel's server signs it for this guest's own booking.
      const html = await (await request.get(`${partnerOrigin}/bags`)).text();
      const [reference = '', signature = ''] = ['reference', 'signature'].map(
        (name) => new RegExp(`${name}="([^"]+)"`).exec(html)?.[1] ?? '',
      );
      const linkTo = (booking: string) =>
        portalPath(language, `/droppoint/baanchandra?${new URLSearchParams({ reference: booking, signature })}`);
      const form = formIn(page, language);
      await page.goto(linkTo(reference));
      await form.choose('goTo', siamParagon);
      await form.fill();
      await form.phone.fill('+46 70 123 45 67');
      await form.save.click();
      await expect(form.saved).toBeFocused();
      await page.reload();
      await expect(form.saved).toBeVisible();

      await page.goto(linkTo(`${reference}-other`));
      await form.choose('goTo', siamParagon);
      await form.fill();
      await form.phone.fill('+46 70 123 45 67');
      await form.save.click();
      await expect(page.getByRole('heading', { name: text.refused })).toBeVisible();
    },
  );
}
