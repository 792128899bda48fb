// Takes the pictures of the app's manifest and of the manual from a running product with demo data: `npm run app-screens http://localhost:8080`.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { browserLaunch } from '../src/support/browser-launch.ts';
import { company, createCustomer, type DemoAccount } from './app-screens/demo-jobs.ts';
import { active, manualViews, order, type View } from './app-screens/views.ts';
import { openUsedDevice } from './open-used-device.ts';
import { toWebp } from './to-webp.ts';

const [origin = 'http://localhost:8080'] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../portal/public/app/', import.meta.url));

const forms = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 } },
} as const;

/** Pixels across a picture in the manual, for a frame that is 184 wide on a screen of up to three pixels each. */
const manualWidth = 480;

/** Signs in at the form that a page of the user's own leads to. */
const signIn = async (page: Page, at: (path: string) => string, { userName, password }: DemoAccount): Promise<void> => {
  await page.goto(at('/login'));
  await page.locator('input[type="password"]').fill(password);
  await page.locator('form input').first().fill(userName);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(at('/neworder'));
};

const settle = async (page: Page): Promise<void> => {
  const messages = page.locator('.sw-toast__dismiss');
  while ((await messages.count()) > 0) await messages.first().click();
  await page.evaluate(() => document.fonts.ready);
  // A map that is moving is painted where it arrives.
  await page.waitForFunction(() => document.querySelector('.leaflet-pan-anim, .leaflet-zoom-anim') === null);
};

const customer = createCustomer(origin);
await mkdir(`${folder}screens`, { recursive: true });
await mkdir(`${folder}manual`, { recursive: true });
await customer.acceptTerms(company);
await customer.bookSome();
const browser = await chromium.launch(browserLaunch);
for (const language of ['th', 'en'] as const) {
  const at = (path: string) => `${origin}${language === 'en' ? '/en' : ''}${path}`;

  const openView = async ({ account, open }: View, form: keyof typeof forms): Promise<Page> => {
    const page = await openUsedDevice(browser, forms[form]);
    if (account) await signIn(page, at, account);
    await open(page, at);
    await settle(page);
    return page;
  };

  for (const view of [order, active]) {
    for (const form of ['narrow', 'wide'] as const) {
      const page = await openView(view, form);
      const path = `${folder}screens/${view.name}-${form}-${language}.jpg`;
      await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
      await page.context().close();
    }
  }
  for (const view of manualViews) {
    const page = await openView(view, 'narrow');
    const webp = await toWebp(await page.screenshot({ animations: 'disabled' }), { width: manualWidth, quality: 80 });
    await writeFile(`${folder}manual/${view.name}-${language}.webp`, webp);
    await page.context().close();
  }
}
await browser.close();
