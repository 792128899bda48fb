import { randomUUID } from 'node:crypto';
import { signInAdministrator } from '../support/account/administrator.ts';
import { expect, test } from '../support/journey-test.ts';
import { portalOrigin } from '../support/product.ts';
import { detailsOf, everyVariantInFull, portalPath } from '../support/variants.ts';

/** What is on the page, written independently of the product. */
const words = {
  th: {
    contact: 'ชื่อผู้ติดต่อ',
    phone: 'เบอร์มือถือ',
    business: 'ชื่อธุรกิจ',
    monthly: 'ส่งเดือนละประมาณกี่งาน',
    parcels: 'พัสดุ',
    accept: /^ยอมรับ/,
    send: 'ส่งข้อมูล',
    wrong: 'กรุณากรอกข้อมูลให้ถูกต้อง',
    sent: 'ได้รับข้อมูลของคุณแล้ว',
    steps: 'ขั้นตอนต่อไป',
    call: 'ทีมธุรกิจโทรหา',
    brochure: 'ขอโบรชัวร์ทางอีเมล',
    brochureTo: 'ส่งโบรชัวร์ไปที่อีเมล',
    brochureSend: 'ส่งโบรชัวร์',
    brochureSent: /เราส่งโบรชัวร์ไปที่/,
  },
  en: {
    contact: 'Contact name',
    phone: 'Mobile number',
    business: 'Business name',
    monthly: 'Estimated deliveries per month',
    parcels: 'Parcels',
    accept: /^I accept/,
    send: 'Send',
    wrong: 'Please fill out the information correctly',
    sent: 'We have your details',
    steps: 'Next steps',
    call: 'Our business team calls you',
    brochure: 'Get the brochure by e-mail',
    brochureTo: 'E-mail address for the brochure',
    brochureSend: 'Send the brochure',
    brochureSent: /The brochure is on its way to/,
  },
} as const;

for (const variant of everyVariantInFull) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a business asks to be called, mends a number, and learns what comes next, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const name = `ร้านดอกไม้ ${randomUUID().slice(0, 8)}`;
      const form = page.getByRole('form');
      const field = (title: string) => form.getByRole('textbox', { name: title, exact: true });
      await page.goto(portalPath(language, '/business'));
      await field(text.contact).fill('พิมพ์ชนก');
      await field(text.phone).fill('081 234 567');
      await field(text.business).fill(name);
      await field(text.monthly).fill('120');
      // What was typed into the page as it was served is there once it works.
      const parcels = form.getByRole('button', { name: text.parcels });
      await expect(async () => {
        await parcels.click();
        await expect(parcels).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
      }).toPass();
      await expect(field(text.contact)).toHaveValue('พิมพ์ชนก');
      await form.getByRole('button', { name: text.send, exact: true }).click();

      // The focus is where something has to be done, and nothing is lost.
      await expect(form.getByRole('alert')).toContainText(text.wrong);
      await expect(field(text.phone)).toBeFocused();
      await expect(field(text.business)).toHaveValue(name);
      await field(text.phone).fill('081 234 5678');
      await form.getByRole('checkbox', { name: text.accept }).press('Space');
      await form.getByRole('button', { name: text.send, exact: true }).click();

      await expect(page.getByRole('heading', { name: text.sent })).toBeFocused();
      const steps = page.getByRole('list', { name: text.steps });
      await expect(steps.getByRole('listitem')).toHaveCount(3);
      await expect(steps.locator('[aria-current="step"]')).toContainText(text.call);

      await page.getByRole('button', { name: text.brochure }).click();
      await page.getByRole('textbox', { name: text.brochureTo }).fill('pim@baansuan.test');
      await page.getByRole('button', { name: text.brochureSend, exact: true }).click();
      await expect(page.getByText(text.brochureSent)).toBeVisible();

      const headers = await signInAdministrator(request);
      const { enquiries } = await (await request.get(`${portalOrigin}/api/admin/enquiries`, { headers })).json();
      expect(enquiries.find((one: { readonly businessName: string }) => one.businessName === name)).toMatchObject({
        ...{ contactName: 'พิมพ์ชนก', phoneNo: '0812345678', deliveryTypes: ['parcel'], deliveriesPerMonth: 120 },
        ...{ isSuspected: false, wantsPromotions: false, lang: language },
      });
    },
  );
}
