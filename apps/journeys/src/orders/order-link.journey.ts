import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: { filled: 'กรอกให้ตามลิงก์แล้ว', someWrong: /^บางอย่างในลิงก์ใช้ไม่ได้/, detail: 'รายละเอียด', copy: 'คัดลอกลิงก์เส้นทางและราคา' },
  en: {
    filled: 'Filled in from the link',
    someWrong: /^Part of the link could not be used/,
    detail: 'Details',
    copy: 'Copy a link to route and price',
  },
} as const;

/** Siam Paragon and BTS Bang Na. */
const line = 'from=13.7466,100.5347&to=13.66825,100.60475';

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  for (const path of ['/neworder', '/createJob'])
    test(`a link to ${path} fills an order in, and its price comes, ${label}`, detailsOf(variant), async ({ page }) => {
      const form = createOrderForm(page, language);
      await page.goto(portalPath(language, `${path}?${line}&vehicle=motorcycle&service=2`));
      await expect(page.getByText(text.filled)).toBeVisible();
      await expect(form.stops).toHaveCount(2);
      await expect(form.motorcycle).toBeChecked();
      await expect(form.parcel).toHaveAttribute('aria-pressed', 'true');
      await form.seePrices();
    });

  test(`a link with nonsense fills in the rest, and says so, ${label}`, detailsOf(variant), async ({ page }) => {
    const form = createOrderForm(page, language);
    await page.goto(portalPath(language, `/neworder?${line}&vehicle=submarine`));
    await expect(page.getByText(text.someWrong)).toBeVisible();
    await expect(form.stops).toHaveCount(2);
    await expect(form.motorcycle).not.toBeChecked();
  });

  test(
    `a price is shared as a link that opens the same order for somebody else, ${label}`,
    detailsOf(variant),
    async ({ page, context, openAnotherBrowser }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const form = createOrderForm(page, language);
      await page.goto(portalPath(language, '/neworder'));
      await form.enterRoute(siamParagon, bangNa);
      await form.chooseParcelByMotorcycle();
      await form.seePrices();
      const price = await form.motorcycle.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent ?? '');
      await page.getByRole('button', { name: text.detail, exact: true }).click();
      await page.getByRole('button', { name: text.copy }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      const other = await openAnotherBrowser();
      const theirs = createOrderForm(other, language);
      await other.goto(link);
      await expect(theirs.stops).toHaveCount(2);
      await expect(theirs.motorcycle).toBeChecked();
      await theirs.seePrices();
      expect(await theirs.motorcycle.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent ?? '')).toBe(price);
    },
  );
}
