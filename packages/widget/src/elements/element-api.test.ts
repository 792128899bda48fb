// Needs its own modules: the class of an element belongs to the page that it was made in.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Mount } from './element-definition.ts';
import { SongwaiBooking } from './songwai-booking.ts';
import { defineElement } from './songwai-element.ts';

const tag = 'songwai-api-test';
const reset = vi.fn();
const signOut = vi.fn(async () => undefined);
const update = vi.fn();
const mount: Mount = ({ place, onRendered }) => {
  const button = place.appendChild(document.createElement('button'));
  onRendered();
  return { update, reset, signOut, unmount: () => button.remove() };
};

beforeAll(() => {
  defineElement(SongwaiBooking, {
    tag,
    gatewayOrigin: 'https://songwai.test',
    height: 560,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('../page/preflight.ts'),
    loadMount: async () => mount,
  });
});
beforeEach(() => vi.clearAllMocks());

const create = () => document.createElement(tag) as SongwaiBooking;
const shown = async (element: SongwaiBooking) => {
  document.body.append(element);
  await vi.waitUntil(() => element.shadowRoot?.querySelector('button'));
  return element;
};

test('each attribute is a property too: what one is set to the other has', () => {
  const element = create();
  Object.assign(element, { partner: 'baanchandra', senderPhone: '0812345678', readOnly: true, metadata: { room: '1204' } });
  expect(element.outerHTML).toBe(
    `<${tag} partner="baanchandra" sender-phone="0812345678" read-only="" metadata="{&quot;room&quot;:&quot;1204&quot;}"></${tag}>`,
  );
  element.setAttribute('reference', 'BC-1');
  element.removeAttribute('read-only');
  expect([element.reference, element.readOnly, element.metadata, element.token]).toEqual(['BC-1', false, { room: '1204' }, null]);
  element.reference = null;
  expect(element.hasAttribute('reference')).toBe(false);
});

test('properties that a page set before the script had come are taken', async () => {
  const early = document.createElement('songwai-early-test');
  const getToken = async () => null;
  Object.assign(early, { reference: 'BC-2', getToken });
  document.body.append(early);
  defineElement(SongwaiBooking, {
    tag: 'songwai-early-test',
    gatewayOrigin: '',
    height: 1,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('../page/preflight.ts'),
    loadMount: async () => mount,
  });
  const element = early as SongwaiBooking;
  expect([element.getAttribute('reference'), element.getToken]).toEqual(['BC-2', getToken]);
  expect(Object.hasOwn(element, 'reference')).toBe(false);
});

test('focus goes to the first control, reset and signOut to the form, and destroy leaves nothing', async () => {
  const element = await shown(create());
  element.focus();
  expect(element.shadowRoot?.activeElement?.localName).toBe('button');
  element.reset();
  await element.signOut();
  expect([reset.mock.calls.length, signOut.mock.calls.length]).toEqual([1, 1]);
  element.destroy();
  await Promise.resolve();
  expect([element.isConnected, element.shadowRoot?.childNodes.length, element.shadowRoot?.adoptedStyleSheets.length]).toEqual([
    false,
    0,
    0,
  ]);
});

test('an element without a language follows the page, also through a shadow root, and its own language wins', async () => {
  document.documentElement.lang = 'en';
  const outer = document.body.appendChild(document.createElement('div'));
  const element = create();
  outer.attachShadow({ mode: 'open' }).append(element);
  await vi.waitUntil(() => element.shadowRoot?.querySelector('button'));
  document.documentElement.lang = 'th';
  await vi.waitUntil(() => update.mock.calls.length === 1);
  expect(update.mock.lastCall?.[0]).toMatchObject({ language: 'th' });
  element.setAttribute('lang', 'en-GB');
  expect(update.mock.lastCall?.[0]).toMatchObject({ language: 'en' });
  document.documentElement.removeAttribute('lang');
});

test('an error is in the console once, with where to read on', async () => {
  const error = vi.spyOn(window.console, 'error').mockImplementation(() => undefined);
  defineElement(SongwaiBooking, {
    tag: 'songwai-broken-test',
    gatewayOrigin: 'https://songwai.test',
    height: 1,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('../page/preflight.ts'),
    loadMount: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  for (let round = 0; round < 2; round += 1) {
    const seen = new Promise((resolve) => document.addEventListener('songwai:error', resolve, { once: true }));
    document.body.append(document.createElement('songwai-broken-test'));
    await seen;
  }
  expect(error.mock.calls).toEqual([
    ['<songwai-broken-test> load: Failed to fetch (https://songwai.test/widget/v1/help.html#load)'],
  ]);
});
