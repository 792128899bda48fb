// Needs its own modules: the class of an element belongs to the page that it was made in.
import 'fake-indexeddb/auto';
import { expired } from '@songwai/features/tests/tracking/tracked-jobs';
import { wireTracking } from '@songwai/features/tests/tracking/wire-tracking';
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SongwaiBooking } from '../src/elements/songwai-booking.ts';
import { defineElement } from '../src/elements/songwai-element.ts';
import { SongwaiTracking } from '../src/elements/songwai-tracking.ts';
import { type FakeGateway, startFakeGateway } from './fake-gateway.ts';

const gatewayOrigin = 'https://songwai.test';
const bookAgain = { name: 'Book again' };
let gateway: FakeGateway;

const add = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ lang: 'en', partner: 'baanchandra', ...attributes })) {
    element.setAttribute(name, value);
  }
  document.body.append(element);
  return element;
};
const addTracking = () => add('songwai-tracking', { 'tracking-id': expired.trackingId });
const addBooking = () => add('songwai-booking', { token: 'first' });
/** Queries on the element's shadow root. */
const rendered = (element: HTMLElement) =>
  waitFor(() => {
    const view = element.shadowRoot?.querySelector<HTMLElement>('.sw-widget')?.parentElement;
    if (!view) throw new Error('the element has not been drawn yet');
    return within(view);
  });

beforeAll(() => {
  defineElement(SongwaiBooking, {
    tag: 'songwai-booking',
    gatewayOrigin,
    height: 560,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('../src/page/preflight.ts'),
    loadMount: async () => (await import('../src/booking/mount-booking.tsx')).mountBooking,
  });
  defineElement(SongwaiTracking, {
    tag: 'songwai-tracking',
    gatewayOrigin,
    height: 560,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('../src/page/preflight.ts'),
    loadMount: async () => (await import('../src/tracking/mount-tracking.tsx')).mountTracking,
  });
});

beforeEach(() => {
  document.body.replaceChildren();
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
  gateway = startFakeGateway();
  gateway.answer('/get_job_detail_tracking', () => ({ responseCode: 200, responseDesc: '', jobDetail: wireTracking(expired) }));
});

/** On its card; the map has its name, too. */
const onCard = { selector: '.sw-stop-card__title' };

test('a guest whose job found no driver fills in the booking of the same page with its places, and is brought there', async () => {
  const booking = addBooking();
  const form = await rendered(booking);
  await form.findByRole('button', { name: /where from/i });
  const tracking = await rendered(addTracking());
  await userEvent.setup().click(await tracking.findByRole('button', bookAgain));
  for (const { name } of expired.stops) expect(await form.findByText(name, onCard)).toBeTruthy();
  expect(form.queryByRole('button', { name: /where from/i })).toBeNull();
  expect(booking.shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('Send a parcel');
  expect(await tracking.findByText('The order is filled in. Check it and book.')).toBeTruthy();
});

test('a page that books nothing, or hides where it books, offers no way to book again', async () => {
  addBooking().hidden = true;
  const tracking = await rendered(addTracking());
  await tracking.findByRole('heading', { name: /No driver was free/ });
  expect(tracking.queryByRole('button', bookAgain)).toBeNull();
});
