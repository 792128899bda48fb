import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from './support/order-form.ts';
import { signIn } from './support/sign-in.ts';
import { portalPath, textOf, thaiDaily } from './support/variants.ts';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  return box;
};

for (const { language, full } of thaiDaily) {
  test(`on a phone nothing moves away from the finger or under the price, in ${language} @phone${full}`, async ({ page }) => {
    const text = textOf(language);
    const form = createOrderForm(page, language);
    await page.goto(portalPath(language, '/neworder'));
    await form.enterRoute(siamParagon, bangNa);

    const { width: unchosen } = await boxOf(form.parcel);
    await form.chooseParcelByMotorcycle();
    await expect(form.parcel).toHaveAttribute('aria-pressed', 'true');
    expect((await boxOf(form.parcel)).width, 'a chip keeps its width when it is chosen').toBe(unchosen);
    await form.seePrices();

    const extra = page.getByRole('group', { name: text.extras }).getByRole('button').first();
    const { width: extraUnchosen } = await boxOf(extra);
    await extra.click();
    await expect(extra).toHaveAttribute('aria-pressed', 'true');
    expect((await boxOf(extra)).width, 'an extra keeps its width when it is chosen').toBe(extraUnchosen);

    await form.next.click();
    await signIn(page, language);
    await form.senderName.fill('');
    const before = await Promise.all([boxOf(form.senderName), boxOf(form.phones.first())]);
    await form.reviewButton.click();
    await expect(form.senderName).toHaveAttribute('aria-invalid', 'true');
    const after = await Promise.all([boxOf(form.senderName), boxOf(form.phones.first())]);
    const columns = (boxes: typeof before) => boxes.map(({ x, width }) => ({ x, width }));
    expect(columns(after), 'contact fields keep their columns beside an error').toEqual(columns(before));
    expect(after[1].y - after[0].y, 'and their rows').toBe(before[1].y - before[0].y);

    await page.getByRole('textbox', { name: text.promoCode }).fill('NOSUCHCODE');
    await page.getByRole('button', { name: text.promoApply, exact: true }).click();
    const promo = page.getByRole('textbox', { name: text.promoCode });
    await expect(promo).toHaveAttribute('aria-invalid', 'true');
    const answer = page.locator(`[id="${(await promo.getAttribute('aria-describedby'))?.split(' ')[0]}"]`);
    await expect(async () => {
      const { y, height } = await boxOf(answer);
      const bar = await boxOf(page.locator('.sw-action-bar'));
      expect(y + height, 'what is wrong with a code stands above the bar').toBeLessThanOrEqual(bar.y);
      expect(y).toBeGreaterThanOrEqual(0);
    }).toPass();
  });
}
