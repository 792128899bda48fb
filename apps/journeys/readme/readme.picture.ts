import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openUsedDevice } from '../pictures/open-used-device.ts';
import { toWebp } from '../pictures/to-webp.ts';
import { createOrderForm, type OrderForm, type PlaceChoice, siamParagon } from '../src/support/order-form.ts';
import { partnerOrigin, portalOrigin } from '../src/support/product.ts';
import { signIn } from '../src/support/sign-in.ts';
import { words } from '../src/support/words.ts';
import { createFilm } from './animation/create-film.ts';

const text = words.en;

/** Sizes of what is pictured, in CSS pixels and in how many real ones. */
const forms = {
  phone: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true, locale: 'en-GB' },
  wide: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2, locale: 'en-GB' },
  partner: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2, locale: 'en-GB' },
} as const;

const ari: PlaceChoice = ['BTS Ari', /BTS Ari/];
const asok: PlaceChoice = ['BTS Asok', /BTS Asok/];
const people = { sender: 'Pimchanok', receiver: 'Thanakorn', remark: 'Fragile: please hold it upright' } as const;

/** What a README may weigh, so that it opens at once. */
const mostBytes = { still: 400_000, animation: 600_000 } as const;

const write = async (name: string, picture: Buffer, most: number): Promise<void> => {
  expect(picture.length, `bytes of ${name}`).toBeLessThan(most);
  await writeFile(fileURLToPath(new URL(`../../../docs/pictures/${name}`, import.meta.url)), picture);
};

const takeStill = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await write(name, await toWebp(await page.screenshot({ animations: 'disabled' })), mostBytes.still);
};

/** Signs in on a device of its own, so that the order is filled in without that. */
const openSignedIn = async (browser: Browser, form: 'phone' | 'wide'): Promise<Page> => {
  const page = await openUsedDevice(browser, forms[form]);
  await page.goto(`${portalOrigin}/en/login`);
  await signIn(page, 'en');
  await page.waitForURL(`${portalOrigin}/en/neworder`);
  const isAsked = page.getByRole('dialog', { name: text.consentTitle });
  await expect(isAsked.or(page.getByRole('button', { name: text.pickUp }))).toBeVisible();
  return page;
};

const enterContacts = async (form: OrderForm): Promise<void> => {
  await form.remark.fill(people.remark);
  await form.confirmPhone.fill('0812345678');
  await form.phones.nth(1).fill('0898765432');
  await form.receiverName.fill(people.receiver);
  await form.phones.nth(0).fill('0812345678');
  await form.senderName.fill(people.sender);
};

/** The map arrives after the form, and a price is pale until it is the one of the latest choice. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.sw-action-bar [aria-busy="true"], .sw-radio-cards [aria-busy="true"]')).toHaveCount(0);
};

test('the portal: three stops, the price of every vehicle, the map', async ({ browser }) => {
  const page = await openSignedIn(browser, 'wide');
  const form = createOrderForm(page, 'en');
  await form.enterRoute(ari, siamParagon);
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await form.choosePlace(asok);
  await expect(form.stops).toHaveCount(3);
  await form.chooseParcelByMotorcycle();
  await form.seePrices();
  await settle(page);
  await form.stops.first().hover();
  await page.mouse.wheel(0, -2000);
  await takeStill(page, 'portal-booking.webp');
});

test('the widget on the page of a hotel', async ({ browser }) => {
  const page = await openUsedDevice(browser, forms.partner);
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, 'en');
  await page.goto(`${partnerOrigin}/?lang=en`);
  await form.enterRoute(siamParagon, asok);
  await form.chooseParcelByMotorcycle();
  await form.seePrices();
  await settle(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await takeStill(page, 'widget-on-a-hotels-page.webp');
  await form.next.click();
  await enterContacts(form);
  await form.payCashAtDropOff();
  await form.agree();
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
});

test('a booking on a phone, from where to whom, and then the driver on the map', async ({ browser }) => {
  const page = await openSignedIn(browser, 'phone');
  const film = createFilm(page);
  const form = createOrderForm(page, 'en');
  await expect(form.vehicles.first()).toBeVisible();
  await settle(page);
  await film.take(700);
  await page.getByRole('button', { name: text.pickUp }).click();
  await form.searchBox.fill('Siam Par');
  await expect(page.getByRole('option', { name: siamParagon[1] }).first()).toBeVisible();
  await film.take(600);
  await page.getByRole('option', { name: siamParagon[1] }).first().click();
  await form.searchBox.fill('BTS As');
  await expect(page.getByRole('option', { name: asok[1] }).first()).toBeVisible();
  await film.take(600);
  await page.getByRole('option', { name: asok[1] }).first().click();
  await form.seePrices();
  await settle(page);
  await film.take(900);
  const priced = page.waitForResponse(/\/price_option|\/estimate_price/);
  await form.chooseParcelByMotorcycle();
  await priced;
  await settle(page);
  await film.take(900);
  await form.next.click();
  await enterContacts(form);
  await film.take(900);
  await page.getByRole('button', { name: text.toReview }).click();
  await expect(form.bookButton).toBeVisible();
  await film.take(1100);
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
  await film.take(1100);
  await page.getByRole('link', { name: text.track }).click();
  await expect(page.locator('.sw-map__vehicle')).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await film.take(1400);

  const animation = await film.toWebp();
  await write('booking-on-a-phone.webp', animation, mostBytes.animation);
  // The browser takes it for the animation that it is.
  const seen = await page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: 'image/webp' });
      await decoder.tracks.ready;
      await decoder.completed;
      await decoder.decode({ frameIndex: (decoder.tracks.selectedTrack?.frameCount ?? 1) - 1 });
      return decoder.tracks.selectedTrack?.frameCount;
    },
    [...animation],
  );
  expect(seen).toBe(film.frames());
  expect(film.lengthMs()).toBeLessThan(10_000);
});
