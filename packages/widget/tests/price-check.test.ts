// Needs its own modules: the class of an element belongs to the page that it was made in.
import 'fake-indexeddb/auto';
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SongwaiBooking } from '../src/elements/songwai-booking.ts';
import { defineElement } from '../src/elements/songwai-element.ts';
import { SongwaiPriceCheck } from '../src/elements/songwai-price-check.ts';
import type { FetchFirst } from '../src/loader/fetch-first.ts';
import { type FakeGateway, startFakeGateway } from './fake-gateway.ts';

const gatewayOrigin = 'https://songwai.test';
const fetchFirst: FetchFirst = (_parts, run) => run();
const shared = { gatewayOrigin, height: 640, fetchFirst, loadPreflight: () => import('../src/page/preflight.ts') };
let gateway: FakeGateway;
let events: CustomEvent[];
const user = userEvent.setup();

const add = (tag: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ lang: 'en', partner: 'baanchandra', ...attributes })) {
    element.setAttribute(name, value);
  }
  document.body.append(element);
  return element;
};
/** Queries on the element's shadow root. */
const rendered = (element: HTMLElement) =>
  waitFor(() => {
    const view = element.shadowRoot?.querySelector<HTMLElement>('.sw-widget')?.parentElement;
    if (!view) throw new Error('the element has not been drawn yet');
    return within(view);
  });
const detailsOf = (type: string) => events.filter((event) => event.type === type).map(({ detail }) => detail);

const start = { 'pick-up-at': '13.7797,100.5446', 'pick-up': 'มาลี ดอกไม้สด' };
/** An element whose page gives the pick-up, with a drop-off at Bang Na. */
const addPriced = async () => {
  const element = add('songwai-price-check', start);
  const view = await rendered(element);
  await user.click(await view.findByRole('button', { name: /where to/i }));
  await user.type(view.getByRole('combobox'), 'บางนา');
  await user.click(await view.findByRole('option', { name: /บีทีเอสบางนา/ }));
  await view.findByRole('link', { name: 'Book Motorcycle ฿82' });
  return { element, view };
};

beforeAll(() => {
  defineElement(SongwaiPriceCheck, {
    ...shared,
    tag: 'songwai-price-check',
    loadMount: async () => (await import('../src/price-check/mount-price-check.tsx')).mountPriceCheck,
  });
  defineElement(SongwaiBooking, {
    ...shared,
    tag: 'songwai-booking',
    loadMount: async () => (await import('../src/booking/mount-booking.tsx')).mountBooking,
  });
});

beforeEach(() => {
  document.body.replaceChildren();
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
  gateway = startFakeGateway();
  const ok = { responseCode: 200, responseDesc: '' };
  gateway.answer('/partner_profile/baanchandra', () => ({ ...ok, partnerName: 'Baan Chandra', features: ['priceCheck'] }));
  const vehiclePrices = [82, 142].map((netPrice, index) => ({ vehicle: index + 1, netPrice }));
  gateway.answer('/baanchandra/estimate', () => ({ ...ok, netPrice: 82, distance: 5, vehiclePrices }));
  events = [];
  const body = document.body.cloneNode(false);
  document.body.replaceWith(body);
  for (const type of ['songwai:ready', 'songwai:price', 'songwai:book', 'songwai:error']) {
    document.body.addEventListener(type, (event) => events.push(event as CustomEvent));
  }
});

/** On its card; the map has its name, too. */
const onCard = { selector: '.sw-stop-card__title' };

test('the page learns the price of the vehicle that its visitor looks at; no start-up data and no sign-on', async () => {
  const { view } = await addPriced();
  expect(view.getByText('มาลี ดอกไม้สด')).toBeTruthy();
  await user.click(view.getByRole('radio', { name: /^Car/ }));
  expect(detailsOf('songwai:price')).toEqual([
    { vehicle: 'motorcycle', amountSatang: 8200, distanceKm: 5 },
    { vehicle: 'car', amountSatang: 14_200, distanceKm: 5 },
  ]);
  expect(detailsOf('songwai:ready')).toHaveLength(1);
  expect(gateway.callsTo('/init_data_v3')).toEqual([]);
  expect(gateway.callsTo('/signon')).toEqual([]);
});

test('“Book” fills in the booking element of the same page, and moves the guest there', async () => {
  const booking = add('songwai-booking', { token: 'first' });
  const form = await rendered(booking);
  const { view } = await addPriced();
  await user.click(view.getByRole('radio', { name: /^Car/ }));
  await user.click(view.getByRole('link', { name: /^Book/ }));
  expect(await form.findByText('มาลี ดอกไม้สด', onCard)).toBeTruthy();
  expect(await form.findByText('บีทีเอสบางนา', onCard)).toBeTruthy();
  expect(booking.shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('Send a parcel');
  expect(detailsOf('songwai:book')).toEqual([
    {
      vehicle: 'car',
      amountSatang: 14_200,
      distanceKm: 5,
      stops: [
        { name: 'มาลี ดอกไม้สด', lat: 13.7797, lng: 100.5446 },
        { name: 'บีทีเอสบางนา', lat: 13.6682, lng: 100.6047 },
      ],
    },
  ]);
});

test('a page that handles “Book” itself prevents what we would do', async () => {
  const booking = add('songwai-booking', { token: 'first' });
  const form = await rendered(booking);
  document.body.addEventListener('songwai:book', (event) => event.preventDefault());
  const { view } = await addPriced();
  await user.click(view.getByRole('link', { name: /^Book/ }));
  expect(detailsOf('songwai:book')).toHaveLength(1);
  expect(form.getByRole('button', { name: /where from/i })).toBeTruthy();
});

test('without a booking element, or with a hidden one, the link opens our order form with the way and the vehicle', async () => {
  add('songwai-booking').hidden = true;
  const { view } = await addPriced();
  const link = view.getByRole('link', { name: /^Book/ });
  expect(link.getAttribute('href')).toBe(
    'https://songwai.test/en/neworder?from=13.77970%2C100.54460&to=13.66820%2C100.60470&vehicle=1',
  );
  let isFollowed = false;
  document.body.addEventListener('click', (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
  await user.click(link);
  expect(isFollowed).toBe(true);
});

test('a pick-up that the page changes, or takes away, is priced anew', async () => {
  const { element, view } = await addPriced();
  element.setAttribute('pick-up', 'สาขาสยาม');
  expect(await view.findByText('สาขาสยาม')).toBeTruthy();
  element.removeAttribute('pick-up-at');
  expect(await view.findByRole('button', { name: /where from/i })).toBeTruthy();
});

test.each([
  [{ responseCode: 404, responseDesc: '' }, 'unknown_partner', 'There is no such price check'],
  [{ responseCode: 200, responseDesc: '', features: ['order'] }, 'feature_off', 'Prices cannot be checked here yet'],
])('a partner without a price check is said at once, to the page, too', async (reply, reason, text) => {
  gateway.answer('/partner_profile/baanchandra', () => reply);
  const view = await rendered(add('songwai-price-check'));
  expect(await view.findByRole('heading', { name: text })).toBeTruthy();
  expect(detailsOf('songwai:error')).toMatchObject([{ code: 'gateway', reason }]);
});

test('prices that do not come are told to the page, and a page without a partner is', async () => {
  gateway.answer('/baanchandra/estimate', () => ({ responseCode: 500, responseDesc: 'broken' }));
  const view = await rendered(add('songwai-price-check', start));
  await user.click(await view.findByRole('button', { name: /where to/i }));
  await user.type(view.getByRole('combobox'), 'บางนา');
  await user.click(await view.findByRole('option', { name: /บีทีเอสบางนา/ }));
  expect(await view.findByRole('button', { name: 'Try again' })).toBeTruthy();
  add('songwai-price-check', { partner: '' });
  await waitFor(() => expect(detailsOf('songwai:error').map(({ code }) => code)).toEqual(['gateway', 'attributes']));
});
