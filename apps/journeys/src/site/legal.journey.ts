import { expect, test } from '../support/journey-test.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** The law's words, written independently of the product. */
const words = {
  th: {
    privacy: 'นโยบายความเป็นส่วนตัว',
    cookies: 'นโยบายคุกกี้',
    contents: 'ในหน้านี้',
    rights: 'สิทธิของคุณ',
    bar: (number: number) => new RegExp(`^ข้อ ${number} จาก 13`),
    earlier: 'ดูฉบับก่อนหน้า',
    old: 'ฉบับนี้ไม่ใช้แล้ว',
    print: 'พิมพ์',
  },
  en: {
    privacy: 'Privacy policy',
    cookies: 'Cookie policy',
    contents: 'On this page',
    rights: 'Your rights',
    bar: (number: number) => new RegExp(`^Section ${number} of 13`),
    earlier: 'Earlier version',
    old: 'This version is no longer in force',
    print: 'Print',
  },
} as const;

for (const variant of eachOnce) {
  const { language, label, tag } = variant;
  const text = words[language];
  const isPhone = tag[0] === '@phone';

  test(`a legal text is found by its contents, and leads to the others, ${label}`, detailsOf(variant), async ({ page }) => {
    await page.goto(portalPath(language, '/privacy'));
    await expect(page.getByRole('heading', { level: 1, name: text.privacy })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const contents = isPhone
      ? page.getByRole('dialog', { name: text.contents })
      : page.getByRole('navigation', { name: text.contents });
    // The served page is there before its buttons work.
    if (isPhone)
      await expect(async () => {
        await page.getByRole('button', { name: text.bar(1) }).click();
        await expect(contents).toBeVisible({ timeout: 2_000 });
      }).toPass();
    await contents.getByRole('link', { name: text.rights }).click();
    await expect(page.getByRole('heading', { level: 2, name: text.rights })).toBeInViewport();
    if (isPhone) await expect(page.getByRole('button', { name: text.bar(11) })).toBeInViewport();
    else await expect(contents.getByRole('link', { name: text.rights })).toHaveAttribute('aria-current', 'true');

    await page.getByRole('main').locator('a[href$="/cookie-policy"]').last().click();
    await expect(page.getByRole('heading', { level: 1, name: text.cookies })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: text.earlier }).click();
    await expect(page.getByText(text.old)).toBeVisible();
  });

  test(`a section that a link names is shown at once, ${label}`, detailsOf(variant), async ({ page }) => {
    await page.goto(`${portalPath(language, '/privacy')}#rights`);
    await expect(page.getByRole('heading', { level: 2, name: text.rights })).toBeInViewport();
  });

  test(
    `on paper there is the text alone, its contents as a list and its links written out, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      await page.goto(portalPath(language, '/privacy'));
      await expect(page.getByRole('button', { name: text.print })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: text.contents }).getByRole('listitem')).toHaveCount(13);
      for (const gone of [
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
        page.getByRole('button', { name: text.print }),
      ])
        await expect(gone).toBeHidden();
      // By its address, because what is written out belongs to the link's name.
      const link = page.getByRole('main').locator('a[href$="/cookie-policy"]').last();
      const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(written).toContain('/cookie-policy');
    },
  );
}
