import { expect, test } from '../support/journey-test.ts';
import { createOrderForm } from '../support/order-form.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: {
    shortest: 'เรียงให้สั้นสุด',
    offer: /^สั้นลง [\d.]+ กม\. · ประหยัด ฿/,
    taken: /^[\d.]+ → [\d.]+ กม\. · ประหยัด ฿/,
    again: /^คุณย้ายจุดเอง/,
    was: /^เดิมจุดที่ \d$/,
    undo: 'เลิกทำ',
    handle: /^ย้าย .*จุดที่ 3$/,
    many: 'มากกว่า 10 จุด? แบ่งหลายคัน',
    planner: 'จัดเส้นทางหลายจุด',
  },
  en: {
    shortest: 'Shortest order',
    offer: /^[\d.]+ km shorter · saves ฿/,
    taken: /^[\d.]+ → [\d.]+ km · saves ฿/,
    again: /^You moved a stop/,
    was: /^was stop \d$/,
    undo: 'Undo',
    handle: /^Move .* stop 3$/i,
    many: 'More than 10 stops? Use several vehicles',
    planner: 'Plan routes over many stops',
  },
} as const;

/** Ari, then back and forth through the city. */
const crossed = 'from=13.7797,100.5446&to=13.7056,100.6011&to=13.7285,100.5353&to=13.7308,100.5692&to=13.7649,100.5383';
const tenStops = `${crossed}&to=13.7466,100.5347&to=13.7217,100.5293&to=13.6682,100.6050&to=13.7563,100.5018&to=13.8030,100.5530`;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `the stops come into their shortest order, and go back by each of the ways back, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const form = createOrderForm(page, language);
      const shortest = page.getByRole('switch', { name: text.shortest });
      await page.goto(portalPath(language, `/neworder?${crossed}&vehicle=motorcycle&service=2`));
      await expect(shortest).toHaveAccessibleDescription(text.offer);
      await expect(shortest).not.toBeChecked();
      const before = await form.stops.allTextContents();

      await shortest.click();
      await expect(shortest).toHaveAccessibleDescription(text.taken);
      await expect(form.stops.getByText(text.was)).not.toHaveCount(0);
      await expect(form.stops.first()).toHaveText(before[0] ?? '');
      await page.getByRole('button', { name: text.undo }).click();
      await expect(form.stops).toHaveText(before);

      await shortest.focus();
      await page.keyboard.press('Space');
      await expect(shortest).toBeChecked();
      await page.keyboard.press('Space');
      await expect(form.stops).toHaveText(before);

      // It comes back with the draft, which is encrypted before it is stored.
      await shortest.click();
      await expect(shortest).toHaveAccessibleDescription(text.taken);
      const handle = page.getByRole('button', { name: text.handle });
      await handle.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
      await expect(shortest).not.toBeChecked();
      await expect(shortest).toHaveAccessibleDescription(text.again);
    },
  );

  test(`an order that is full leads to several orders, ${label}`, detailsOf(variant), async ({ page }) => {
    await page.goto(portalPath(language, `/neworder?${tenStops}`));
    await page.getByRole('link', { name: text.many }).click();
    await expect(page.getByRole('heading', { name: text.planner })).toBeVisible();
  });
}
