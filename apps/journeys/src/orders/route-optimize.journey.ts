import { expect, test } from '../support/journey-test.ts';
import { createOrderForm } from '../support/order-form.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: {
    paste: 'วางหลายจุดพร้อมกัน',
    addLines: 'เพิ่มจากรายการ',
    remove: /^ลบ /,
    undo: 'เลิกทำ',
    clear: 'ล้างรายการ',
    vehicles: 'จำนวนรถ',
    plan: 'จัดเส้นทาง',
    routes: (count: number) => new RegExp(`^แบ่งได้ ${count} เส้นทาง`),
    oneEach: 'ส่งทีละจุด',
    onMap: /^เส้นทางที่ 2/,
    book: 'จองเส้นทางนี้',
  },
  en: {
    paste: 'Paste several stops',
    addLines: 'Add these lines',
    remove: /^Remove /,
    undo: 'Undo',
    clear: 'Clear the list',
    vehicles: 'Number of vehicles',
    plan: 'Plan the routes',
    routes: (count: number) => new RegExp(`^${count} routes?,`),
    oneEach: 'One trip for each stop',
    onMap: /^Route 2/,
    book: 'Book this route',
  },
} as const;

/** Ari first, then drop-offs in the middle and in the south-east of the city, mixed. */
const lines = [
  '13.7797,100.5446',
  '13.7466,100.5347',
  '13.7056,100.6011',
  '13.7285,100.5353',
  '13.7110,100.5950',
  '13.7217,100.5293',
];

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a pasted list is split over two vehicles, undone and had back, and one route becomes an order, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const form = createOrderForm(page, language);
      const stops = page.getByRole('button', { name: text.remove });
      await page.goto(portalPath(language, '/routeOptimize'));
      await page.getByRole('textbox', { name: text.paste }).fill(lines.join('\n'));
      await page.getByRole('button', { name: text.addLines }).click();
      await expect(stops).toHaveCount(lines.length);

      await page.getByRole('combobox', { name: text.vehicles }).selectOption('2');
      await page.getByRole('button', { name: text.plan, exact: true }).click();
      await expect(page.getByRole('heading', { name: text.routes(2) })).toBeFocused();
      await expect(page.getByText(text.oneEach)).toBeVisible();

      await page.getByRole('button', { name: text.clear }).click();
      await expect(stops).toHaveCount(0);
      await page.getByRole('button', { name: text.undo }).click();
      await expect(stops).toHaveCount(lines.length);
      await expect(page.getByRole('heading', { name: text.routes(2) })).toBeVisible();

      await page.getByRole('button', { name: text.onMap }).click();
      await page.getByRole('button', { name: text.book }).nth(1).click();
      await expect(page).toHaveURL(/\/neworder$/);
      await expect(form.stops).toHaveCount(3);
      await expect(form.motorcycle).toBeChecked();
    },
  );
}
