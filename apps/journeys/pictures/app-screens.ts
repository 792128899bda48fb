// Takes the pictures of the app's manifest from a running product with demo data: `npm run app-screens http://localhost:8080`.
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunch } from '../src/support/browser-launch.ts';

const [origin = 'http://localhost:8080'] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../portal/public/app/screens/', import.meta.url));
const account = { userName: 'demo@songwai.test', password: 'demo1234' };

const places = {
  siam: ['สยามพารากอน', 13.7466, 100.5347],
  silom: ['สีลมคอมเพล็กซ์', 13.7283, 100.535],
  ari: ['บีทีเอสอารีย์', 13.7797, 100.5447],
  asok: ['เทอร์มินอล 21 อโศก', 13.7376, 100.5604],
} as const;

const forms = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 } },
} as const;

const post = async (path: string, body: object, token = ''): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json', 'sk-token': token };
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ lang: 'th', ...body }),
  });
  return (await response.json()) as Record<string, unknown>;
};

/** Books jobs that are under way while the pictures are taken. */
const bookSome = async (): Promise<void> => {
  const token = String((await post('/login', account))['skToken']);
  const { terms } = (await post('/userInfo', {}, token)) as { readonly terms: { readonly version: unknown } };
  await post('/pdpa/terms', { termsVersion: terms.version }, token);
  const routes = [
    [places.siam, places.ari],
    [places.silom, places.asok],
    [places.asok, places.siam, places.silom],
  ];
  for (const route of routes) {
    const locationList = route.map(([addressName, lat, lng]) => {
      return { addressName, lat, lng, contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
    });
    const order = {
      vehicle: 1,
      jobType: 2,
      taskType: 1,
      orderType: 'now',
      paymentType: 0,
      paymentPoint: 0,
      confirmPhone: '0812345678',
    };
    await post('/create_job', { ...order, guid: randomUUID(), locationList }, token);
  }
};

/** A device whose owner has used the portal before, so that nothing is explained or offered. */
const openDevice = async (browser: Browser, form: keyof typeof forms): Promise<Page> => {
  const context = await browser.newContext({ ...forms[form], timezoneId: 'Asia/Bangkok', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('onBoarding', '3');
    localStorage.setItem('ratingAskedAt', new Date().toISOString());
    localStorage.setItem('proMotion', 'WELCOME50');
    localStorage.setItem('songwai.install', `9 ${Date.now()} ${Date.now()}`);
  });
  return context.newPage();
};

const at = ([, lat, lng]: (typeof places)[keyof typeof places]): string => `${lat},${lng}`;

const take = async (page: Page, name: string): Promise<void> => {
  const messages = page.locator('.sw-toast__dismiss');
  while ((await messages.count()) > 0) await messages.first().click();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 82, animations: 'disabled' });
};

await mkdir(folder, { recursive: true });
await bookSome();
const browser = await chromium.launch(browserLaunch);
for (const language of ['th', 'en'] as const) {
  for (const form of ['narrow', 'wide'] as const) {
    const prefix = language === 'en' ? `${origin}/en` : origin;
    const page = await openDevice(browser, form);
    await page.goto(`${prefix}/neworder?from=${at(places.siam)}&to=${at(places.ari)}&vehicle=motorcycle&service=2`);
    await page.waitForURL(`${prefix}/neworder`);
    await page.getByRole('radio').first().waitFor();
    await take(page, `order-${form}-${language}`);

    await page.goto(`${prefix}/dashboard/active`);
    await page.locator('input[type="password"]').fill(account.password);
    await page.locator('form input').first().fill(account.userName);
    await page.locator('form button[type="submit"]').click();
    await page.locator('.leaflet-container').first().waitFor();
    await page
      .getByText(/J\d{3}-\d{5}/)
      .nth(1)
      .waitFor();
    await take(page, `active-${form}-${language}`);
    await page.context().close();
  }
}
await browser.close();
