import type { Page } from '@playwright/test';
import { openHostMarkup, serveHostMarkup } from '../../support/host-markup.ts';
import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../../support/order-form.ts';

const body =
  '<main><section id="here"><songwai-booking partner="baanchandra" lang="en"></songwai-booking></section></main><aside id="there"></aside>';

test('an element that the page moves goes on, and one that was away comes back with what was typed @desktop', async ({
  page,
}) => {
  await openHostMarkup(page, { body });
  const element = page.locator('songwai-booking');
  const form = createOrderForm(element, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  await form.stops.first().click();
  await form.searchBox.fill('Sathorn');
  await page.evaluate(() => document.querySelector('#there')?.append(...document.querySelectorAll('songwai-booking')));
  await expect(page.locator('#there songwai-booking').getByRole('combobox')).toHaveValue('Sathorn');
  await expect(element.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.evaluate(async () => {
    const moved = document.querySelector('songwai-booking');
    moved?.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (moved) document.querySelector('#here')?.append(moved);
  });
  await expect(form.stops).toHaveCount(2);
  await form.seePrices();
});

/** Counts what scripts leave in a page: listeners of its window and document, intervals, observers. Runs before every script. */
const countLeftovers = () => {
  const live = { listeners: new Map<EventListenerOrEventListenerObject, Set<string>>(), running: new Set<unknown>() };
  const count = () => [...live.listeners.values()].reduce((sum, { size }) => sum + size, live.running.size);
  Object.assign(globalThis, { countLive: count });
  const keyOf = (target: EventTarget, type: string, options?: boolean | AddEventListenerOptions) =>
    `${target === document} ${type} ${typeof options === 'object' ? options.capture === true : options === true}`;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isOfPage = (target: unknown): boolean => target === globalThis || target === document;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener && isOfPage(this)) {
      const keys = live.listeners.get(listener) ?? new Set();
      live.listeners.set(listener, keys.add(keyOf(this, type, options)));
      const drop = () => keys.delete(keyOf(this, type, options));
      if (typeof options === 'object' && options.once) add.call(this, type, drop, options);
      if (typeof options === 'object') options.signal?.addEventListener('abort', drop);
    }
    return add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener && isOfPage(this)) live.listeners.get(listener)?.delete(keyOf(this, type, options));
    return remove.call(this, type, listener, options);
  };
  const { setInterval: start, clearInterval: stop } = globalThis;
  Object.assign(globalThis, {
    setInterval: (...given: Parameters<typeof start>) => {
      const id = start(...given);
      live.running.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      stop(id);
      live.running.delete(id);
    },
  });
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { prototype } = globalThis[name];
    const { observe, disconnect } = prototype;
    Object.assign(prototype, {
      observe(this: object, ...given: unknown[]) {
        live.running.add(this);
        return Reflect.apply(observe, this, given);
      },
      disconnect(this: object) {
        live.running.delete(this);
        return Reflect.apply(disconnect, this, []);
      },
    });
  }
};

const stateOf = (page: Page) =>
  page.evaluate(() => ({
    live: Reflect.get(globalThis, 'countLive')(),
    body: document.body.innerHTML,
    head: document.head.innerHTML,
    sheets: document.adoptedStyleSheets.length,
    html: document.documentElement.getAttributeNames().join(' '),
  }));

test('whatever was opened in it, an element that is removed leaves nothing in the page @desktop', async ({ page }) => {
  await page.addInitScript(countLeftovers);
  await openHostMarkup(page, { body: '<main id="here"></main>' });
  await page.waitForFunction(() => customElements.get('songwai-booking'));
  const before = await stateOf(page);
  await page.evaluate(() => {
    const element = document.createElement('songwai-booking');
    element.setAttribute('partner', 'baanchandra');
    element.setAttribute('lang', 'en');
    document.querySelector('#here')?.append(element);
  });
  const element = page.locator('songwai-booking');
  const form = createOrderForm(element, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  await element.getByRole('button', { name: 'Open the map' }).click();
  await expect(element.locator('.sw-map__route').first()).toBeVisible();
  await page.evaluate(() => document.querySelector('songwai-booking')?.remove());
  await expect.poll(() => stateOf(page)).toEqual(before);
});

test('a guest who may only look reads everything and changes nothing @desktop', async ({ page }) => {
  const stops = JSON.stringify([
    { name: 'Siam Paragon', lat: 13.7462, lng: 100.5347 },
    { name: 'Central Bangna', lat: 13.6688, lng: 100.6345 },
  ]).replaceAll('"', '&quot;');
  await openHostMarkup(page, {
    body: `<songwai-booking partner="baanchandra" lang="en" read-only stops="${stops}"></songwai-booking>`,
  });
  const element = page.locator('songwai-booking');
  const form = createOrderForm(element, 'en');
  await expect(form.stops).toHaveCount(2);
  await expect(form.stops.first()).toBeDisabled();
  await form.seePrices();
  for (const vehicle of await form.vehicles.all()) await expect(vehicle).toBeDisabled();
  await element.evaluate((host) => host.removeAttribute('read-only'));
  await expect(form.stops.first()).toBeEnabled();
});

test('a browser that goes back to the page gives the form its tracking id again @desktop', async ({ page }) => {
  const body =
    '<form action="/next" method="get"><songwai-booking name="delivery" required partner="baanchandra" lang="en"></songwai-booking></form>';
  await openHostMarkup(page, { body });
  const element = page.locator('songwai-booking');
  await expect(element.getByRole('button', { name: /Where from/ })).toBeVisible();
  await element.evaluate((host) =>
    host.dispatchEvent(new CustomEvent('songwai:booked', { detail: { jobId: 'J00000042', trackingId: 'kVn2x0b1' } })),
  );
  await page.goto(await serveHostMarkup(page, { body: '<p>Elsewhere</p>' }, '/elsewhere'));
  await page.goBack();
  await expect(element.getByRole('button', { name: /Where from/ })).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('form')?.checkValidity())).toBe(true);
  expect(await page.evaluate(() => new FormData(document.querySelector('form') ?? undefined).get('delivery'))).toBe('kVn2x0b1');
});
