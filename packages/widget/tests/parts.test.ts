// Needs its own modules: the class of an element belongs to the page that it was made in.
import 'fake-indexeddb/auto';
import { join } from 'node:path';
import { wireEstimate } from '@songwai/features/tests/fixture-gateway';
import { ratingReasons } from '@songwai/features/tests/ratings/rating-reasons';
import { completed, delivering } from '@songwai/features/tests/tracking/tracked-jobs';
import { wireTracking } from '@songwai/features/tests/tracking/wire-tracking';
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { analyzeElements, elementsOf } from '../build/manifest/analyze-elements.ts';
import { SongwaiBooking } from '../src/elements/songwai-booking.ts';
import { SongwaiButton } from '../src/elements/songwai-button.ts';
import { SongwaiDropPoint } from '../src/elements/songwai-drop-point.ts';
import { defineElement } from '../src/elements/songwai-element.ts';
import { SongwaiPriceCheck } from '../src/elements/songwai-price-check.ts';
import { SongwaiTracking } from '../src/elements/songwai-tracking.ts';
import { type FakeGateway, startFakeGateway } from './fake-gateway.ts';

const ok = { responseCode: 200, responseDesc: '' };
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const user = userEvent.setup();
const elements = elementsOf(analyzeElements(join(import.meta.dirname, '..')));
let gateway: FakeGateway;

const add = (tag: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ lang: 'en', partner: 'baanchandra', ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  return element;
};
const partsIn = (element: HTMLElement): readonly string[] =>
  [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((node) => [...node.part]);

/** An element with the parts that it has had so far, of which it is waited for some. */
const watchParts = async (element: HTMLElement) => {
  const seen = new Set<string>();
  const note = () => {
    for (const name of partsIn(element)) seen.add(name);
  };
  const until = (...names: string[]) =>
    waitFor(() => {
      note();
      expect([...seen]).toEqual(expect.arrayContaining(names));
    });
  await until('frame');
  const root = element.shadowRoot?.querySelector<HTMLElement>('.sw-widget')?.parentElement;
  if (!root) throw new Error('the element has not been rendered yet');
  return { seen, until, view: within(root) };
};
const documented = (tag: string) => elements.find(({ tagName }) => tagName === tag)?.cssParts?.map(({ name }) => name) ?? [];

beforeAll(() => {
  const shared = {
    gatewayOrigin: 'https://songwai.test',
    height: 560,
    fetchFirst: <Module>(_parts: readonly string[], run: () => Promise<Module>) => run(),
    loadPreflight: () => import('../src/page/preflight.ts'),
  };
  const load = {
    booking: async () => (await import('../src/booking/mount-booking.tsx')).mountBooking,
    tracking: async () => (await import('../src/tracking/mount-tracking.tsx')).mountTracking,
    prices: async () => (await import('../src/price-check/mount-price-check.tsx')).mountPriceCheck,
    bags: async () => (await import('../src/drop-point/mount-drop-point.tsx')).mountDropPoint,
    button: async () => (await import('../src/button/mount-button.ts')).mountButton,
  };
  defineElement(SongwaiBooking, { ...shared, tag: 'songwai-booking', loadMount: load.booking });
  defineElement(SongwaiTracking, { ...shared, tag: 'songwai-tracking', loadMount: load.tracking });
  defineElement(SongwaiPriceCheck, { ...shared, tag: 'songwai-price-check', loadMount: load.prices });
  defineElement(SongwaiDropPoint, { ...shared, tag: 'songwai-drop-point', loadMount: load.bags });
  defineElement(SongwaiButton, { ...shared, tag: 'songwai-button', loadMount: load.button });
});

beforeEach(() => {
  // jsdom has no layout and cannot scroll, and dialogs without their methods.
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.show = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  gateway = startFakeGateway();
  gateway.answer('/estimate_price', wireEstimate);
  const profile = { ...ok, partnerName: 'Baan Chandra', features: ['priceCheck', 'dropPoint'], isDropPointSigned: false };
  gateway.answer('/partner_profile/baanchandra', () => profile);
});

const choosePlaces = async (view: ReturnType<typeof within>) => {
  await user.click(await view.findByRole('button', { name: /where from/i }));
  await user.type(await view.findByRole('combobox'), 'สยาม');
  await user.click(await view.findByRole('option', { name: /สยามพารากอน/ }));
  await user.type(await view.findByRole('combobox'), 'บางนา');
  await user.click(await view.findByRole('option', { name: /บีทีเอสบางนา/ }));
};

test('every part of the booking is there, and no other', async () => {
  gateway.answer('/init_data_v3', down);
  gateway.answer('/signon', () => ({ responseCode: 403, responseDesc: 'expired', reason: 'expired' }));
  const element = add('songwai-booking', { token: 'first' });
  const { seen, until, view } = await watchParts(element);
  await until('secondary', 'notice', 'stop', 'node', 'quiet', 'heading');
  gateway = startFakeGateway();
  gateway.answer('/estimate_price', wireEstimate);
  element.setAttribute('token', 'second');
  await user.click(await view.findByRole('button', { name: 'Try again' }));
  await choosePlaces(view);
  await user.click(await view.findByRole('radio', { name: /^Motorcycle/ }));
  await until('choice', 'vehicle', 'chosen', 'price', 'primary');
  await user.click(await view.findByRole('button', { name: /^Next/ }));
  await until('error');
  await user.click(view.getByText('Parcel'));
  await user.click(view.getByRole('button', { name: /^Next/ }));
  await until('field');
  expect([...seen].sort()).toEqual(documented('songwai-booking').toSorted());
});

test('every part of the price check is there, and no other', async () => {
  gateway.answer('/baanchandra/estimate', down);
  const { seen, until, view } = await watchParts(add('songwai-price-check'));
  await choosePlaces(view);
  await until('secondary', 'stop', 'node', 'quiet', 'heading');
  const vehiclePrices = [{ vehicle: 1, netPrice: 82 }];
  gateway.answer('/baanchandra/estimate', () => ({ ...ok, netPrice: 82, distance: 5, vehiclePrices }));
  await user.click(await view.findByRole('button', { name: 'Try again' }));
  await until('choice', 'vehicle', 'chosen', 'price', 'primary');
  gateway.answer('/baanchandra/estimate', () => ({ responseCode: 422, responseDesc: 'outside', field: 'locationList.1' }));
  await user.click(view.getByRole('button', { name: /^บีทีเอสบางนา/ }));
  await user.type(await view.findByRole('combobox'), 'สยาม');
  await user.click(await view.findByRole('option', { name: /สยามพารากอน/ }));
  await until('error');
  expect([...seen].sort()).toEqual(documented('songwai-price-check').toSorted());
});

test('every part of the drop point is there, and no other', async () => {
  gateway.answer('/baanchandra/address/save', down);
  const { seen, until, view } = await watchParts(add('songwai-drop-point', { reference: 'BC-1' }));
  await user.click(await view.findByRole('button', { name: 'Save where my bags go' }));
  await until('heading', 'stop', 'node', 'field', 'primary', 'error');
  await user.click(view.getByRole('button', { name: /Where do your bags go/ }));
  await user.keyboard('บางนา');
  await user.click(await view.findByRole('option', { name: /บีทีเอสบางนา/ }));
  await user.type(view.getByLabelText(/Hand over to/), 'Maya Lindqvist');
  await user.type(view.getByLabelText(/Phone/), '+46 70 123 45 67');
  await user.click(view.getByRole('button', { name: 'Save where my bags go' }));
  await until('notice');
  gateway.answer('/baanchandra/address/save', () => ({ ...ok, keptUntil: '2099-01-01T00:00:00.000Z' }));
  await user.click(view.getByRole('button', { name: 'Save where my bags go' }));
  await until('secondary', 'quiet');
  expect([...seen].sort()).toEqual(documented('songwai-drop-point').toSorted());
});

test('every part of the tracking is there, and no other', async () => {
  gateway.answer('/get_job_detail_tracking', down);
  const attributes = { 'tracking-id': completed.trackingId, 'rating-token': 'kVn2x0b1Q2m9Zt7cYw4PzAkV' };
  const element = add('songwai-tracking', attributes);
  const { seen, until, view } = await watchParts(element);
  await until('secondary');
  gateway.answer('/init_data_v3', () => ({ ...ok, ratingReasons }));
  gateway.answer('/get_job_detail_tracking', () => ({ ...ok, jobDetail: wireTracking(completed), mayRate: true }));
  await user.click(await view.findByRole('button', { name: 'Try again' }));
  await user.click(await view.findByRole('radio', { name: /^5 stars/ }));
  await until('heading', 'node', 'field', 'primary');
  // Nobody streams what happens to this one.
  gateway.answer('/get_job_detail_tracking', () => ({ ...ok, jobDetail: wireTracking(delivering) }));
  element.setAttribute('tracking-id', 'another');
  await until('notice');
  expect([...seen, 'error'].sort()).toEqual(documented('songwai-tracking').toSorted());
});

test('the floating button has parts of its own, and passes on those of what it opens', async () => {
  const button = add('songwai-button', { opens: 'drop-point', reference: 'BC-1' }) as SongwaiButton;
  await waitFor(() => expect(partsIn(button)).toEqual(['button', 'sheet']));
  button.open();
  const opened = await waitFor(() => {
    const inner = button.shadowRoot?.querySelector<HTMLElement>('songwai-drop-point');
    expect(inner?.getAttribute('exportparts')).toBeTruthy();
    return inner as HTMLElement;
  });
  const passed = opened.getAttribute('exportparts')?.split(',') ?? [];
  const all = new Set(
    elements.filter(({ tagName }) => tagName !== 'songwai-button').flatMap(({ tagName = '' }) => documented(tagName)),
  );
  expect(passed.toSorted()).toEqual([...all].toSorted());
  expect(partsIn(button).toSorted()).toEqual(documented('songwai-button').toSorted());
  expect(add('songwai-drop-point').hasAttribute('exportparts')).toBe(false);
});

test('an element that could not be loaded says so in the part for errors', async () => {
  vi.spyOn(window.console, 'error').mockImplementation(() => undefined);
  defineElement(SongwaiTracking, {
    tag: 'songwai-broken-parts',
    gatewayOrigin: '',
    height: 1,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('../src/page/preflight.ts'),
    loadMount: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const element = add('songwai-broken-parts');
  await waitFor(() => expect(partsIn(element)).toEqual(['error']));
});
