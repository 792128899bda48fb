import { expect, test } from './support/journey-test.ts';
import { createOrderForm, siamParagon } from './support/order-form.ts';
import { detailsOf, eachOnce, portalPath } from './support/variants.ts';

const chat =
  '10:14 ร้านขนม: วันนี้ส่ง 2 ที่ค่ะ\nสีลมคอมเพล็กซ์ ชั้น 12 คุณธนากร 089-876-5432 เก็บ 350\nเซ็นทรัลเวิลด์ ประตู 3 พี่อรทัย 0625550199\nขอบคุณค่า';

const words = {
  th: {
    open: 'วางจากแชท',
    text: 'ข้อความที่วาง',
    read: 'อ่านข้อความ',
    edit: /^แก้ไขสีลม/,
    name: 'ชื่อผู้ติดต่อ',
    put: 'ใส่ 2 จุดลงในเส้นทาง',
    pickUp: /รับของที่ไหน/,
  },
  en: {
    open: 'Paste a chat',
    text: 'Pasted text',
    read: 'Read the text',
    edit: /^Edit Silom/,
    name: 'Contact name',
    put: 'Put 2 stops into the route',
    pickUp: /Where from/,
  },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;
  test(
    `a pasted chat becomes two stops with their price, one of them corrected, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const form = createOrderForm(page, language);
      const said = words[language];
      await page.goto(portalPath(language, '/neworder'));
      await page.getByRole('button', { name: said.open, exact: true }).click();
      await page.getByRole('textbox', { name: said.text }).fill(chat);
      await page.getByRole('button', { name: said.read }).click();
      await page.getByRole('button', { name: said.edit }).click();
      await page.getByRole('textbox', { name: said.name }).fill('ธนา');
      await page.getByRole('button', { name: said.put }).click();
      await expect(form.stops).toHaveCount(2);

      await page.getByRole('button', { name: said.pickUp }).click();
      await form.choosePlace(siamParagon);
      await expect(form.stops).toHaveCount(3);
      await expect(page.getByText('ธนา 089 876 5432')).toBeVisible();
      await form.chooseParcelByMotorcycle();
      await form.seePrices();
    },
  );
}
