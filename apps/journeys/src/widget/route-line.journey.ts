import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { partnerOrigin } from '../support/product.ts';

test('a route that no router has calculated is dashed on the widget’s map', { tag: '@desktop' }, async ({ page }) => {
  const booking = page.locator('songwai-booking');
  await page.goto(`${partnerOrigin}/?lang=en`);
  const form = createOrderForm(booking, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  const lines = booking.locator('path.sw-map__route');
  await expect(lines.last()).toBeAttached();
  const looks = await lines.evaluateAll((paths) =>
    paths.map((path) => {
      const { strokeDasharray, strokeWidth } = getComputedStyle(path);
      return { dash: strokeDasharray, width: Number.parseFloat(strokeWidth) };
    }),
  );
  const [casing, line] = [looks.at(0), looks.at(-1)];
  expect(looks).toHaveLength(2);
  expect(line?.dash).toMatch(/^\d+(\.\d+)?px, \d+(\.\d+)?px$/);
  expect(casing?.dash).toBe('none');
  expect(casing?.width).toBeGreaterThan(line?.width ?? 0);
});
