import { expect, test } from '../support/journey-test.ts';
import { detailsOf, everyVariantInFull, portalPath } from '../support/variants.ts';

/** Pages of the public site, and a heading of each, written independently of the product. */
const pages = [
  { path: '/', heading: { th: /ส่งของด่วนวันนี้/, en: /Send it today/ } },
  { path: '/pricing', heading: { th: /ราคาค่าส่ง/, en: /Delivery prices/ } },
  { path: '/business', heading: { th: /ส่งของทั้งบริษัท/, en: /Company deliveries/ } },
  { path: '/about', heading: { th: /ส่งของให้คนกรุงเทพฯ/, en: /delivers for Bangkok/ } },
  { path: '/faq', heading: { th: /มีอะไรให้ช่วย/, en: /How can we help/ } },
  { path: '/business', heading: { th: /ส่งของทั้งบริษัท/, en: /Company deliveries/ } },
  { path: '/pricing', heading: { th: /ราคาค่าส่ง/, en: /Delivery prices/ } },
  { path: '/about', heading: { th: /ส่งของให้คนกรุงเทพฯ/, en: /Songwai delivers for Bangkok/ } },
  { path: '/privacy', heading: { th: /นโยบายความเป็นส่วนตัว/, en: /Privacy policy/ } },
  { path: '/cookie-policy', heading: { th: /นโยบายคุกกี้/, en: /Cookie policy/ } },
  { path: '/driver-processor-agreement', heading: { th: /ข้อตกลงประมวลผลข้อมูล/, en: /data processing agreement/ } },
  { path: '/termsandconditions/baanchandra', heading: { th: /บ้านจันทรา|Baan Chandra/, en: /Baan Chandra/ } },
  { path: '/termsandconditions', heading: { th: /ข้อกำหนด/, en: /Terms/ } },
] as const;

for (const variant of everyVariantInFull) {
  const { language, label } = variant;

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test(`the public pages read without JavaScript, ${label}`, detailsOf(variant), async ({ page }) => {
      for (const { path, heading } of pages) {
        await page.goto(portalPath(language, path));
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading[language]);
        await expect(page.getByRole('contentinfo'), path).toBeVisible();
      }
    });
  });

  test(`a public page is taken over as it came, without building it again, ${label}`, detailsOf(variant), async ({ page }) => {
    // Marks the main part as the server sent it, before any script of the page runs.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const main = document.getElementById('main');
        if (main === null) return;
        main.dataset['served'] = 'yes';
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const { path } of pages) {
      await page.goto(portalPath(language, path));
      // The theme is what only a browser knows, so it is there once the page works; a phone has it in its menu.
      const menu = page.getByRole('button', { name: /เมนูหลัก|Main menu/ });
      if (await menu.isVisible()) {
        await menu.click();
        await expect(page.getByRole('dialog')).toBeVisible();
      } else await expect(page.getByRole('combobox', { name: /ธีม|Theme/ }).first()).toBeVisible();
      await expect(page.locator('#main[data-served="yes"]'), path).toBeAttached();
    }
  });
}
