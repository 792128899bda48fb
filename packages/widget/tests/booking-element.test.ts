// Needs its own modules: the class of an element belongs to the page that it was made in.
import 'fake-indexeddb/auto';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SongwaiBooking } from '../src/elements/songwai-booking.ts';
import { defineElement } from '../src/elements/songwai-element.ts';
import { registerStyles } from '../src/styles/style-registry.ts';
import { type FakeGateway, startFakeGateway } from './fake-gateway.ts';

const tag = 'songwai-booking';
let gateway: FakeGateway;
let events: CustomEvent[];

const addBooking = (attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ partner: 'baanchandra', token: 'first', lang: 'en', ...attributes })) {
    element.setAttribute(name, value);
  }
  document.body.append(element);
  return element;
};
/** Queries on the element's shadow root. */
const inside = (element: HTMLElement) => {
  const view = element.shadowRoot?.querySelector<HTMLElement>('.sw-widget')?.parentElement;
  if (!view) throw new Error('the element has not been drawn yet');
  return within(view);
};
const rendered = async (element: HTMLElement) => waitFor(() => inside(element));
const detailsOf = (type: string) => events.filter((event) => event.type === type).map(({ detail }) => detail);

beforeAll(() => {
  defineElement(SongwaiBooking, {
    tag,
    gatewayOrigin: 'https://songwai.test',
    height: 560,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('../src/page/preflight.ts'),
    loadMount: async () => (await import('../src/booking/mount-booking.tsx')).mountBooking,
  });
});

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  gateway = startFakeGateway();
  events = [];
  for (const type of ['songwai:ready', 'songwai:error']) {
    document.body.addEventListener(type, (event) => events.push(event as CustomEvent), { once: false });
  }
});

/** On its card; the map has its name, too. */
const onCard = { selector: '.sw-stop-card__title' };

test('a guest finds both places before the rest of the form has come, and the rest follows by itself', async () => {
  const user = userEvent.setup();
  const element = addBooking();
  const view = await rendered(element);
  expect(detailsOf('songwai:ready')).toContainEqual({ version: '1.0.0' });
  await user.click(await view.findByRole('button', { name: /where from/i }));
  await user.type(view.getByRole('combobox'), 'สยาม');
  await user.click(await view.findByRole('option', { name: /สยามพารากอน/ }));
  await user.type(await view.findByRole('combobox', { name: 'Search: Stop 2' }), 'บางนา');
  await user.click(await view.findByRole('option', { name: /บีทีเอสบางนา/ }));
  expect(await view.findByRole('radio', { name: /Motorcycle/ })).toBeTruthy();
  expect(await view.findByRole('button', { name: 'Next: contacts' })).toBeTruthy();
});

test('the search of a signed-on guest is a question that everyone may ask, so a browser sends it at once', async () => {
  const user = userEvent.setup();
  const view = await rendered(addBooking());
  await waitFor(() => expect(gateway.callsTo('/signon')).toHaveLength(1));
  await view.findByRole('button', { name: 'Next: contacts' });
  await user.click(view.getByRole('button', { name: /where from/i }));
  await user.type(view.getByRole('combobox'), 'สยาม');
  await view.findByRole('option', { name: /สยามพารากอน/ });
  const [asked] = gateway.calls.filter(({ path }) => path === '/get_suggest_place_list');
  expect(asked).toMatchObject({ session: undefined, fields: { query: 'สยาม', deviceName: 'widget' } });
});

test('no word shows as its key while texts are still on their way', async () => {
  const element = addBooking();
  const view = await rendered(element);
  const seen = new Set<string>();
  const look = () => {
    for (const key of element.shadowRoot?.textContent.match(/\b(order|errors|stops|common|map|widget)\.[a-zA-Z]+/g) ?? [])
      seen.add(key);
  };
  const watch = new MutationObserver(look);
  watch.observe(element.shadowRoot ?? element, { childList: true, subtree: true, characterData: true });
  await view.findByRole('button', { name: 'Next: contacts' });
  look();
  watch.disconnect();
  expect([...seen]).toEqual([]);
});

test('language and theme change while a guest types, and nothing typed is lost', async () => {
  const user = userEvent.setup();
  const element = addBooking();
  const view = await rendered(element);
  await view.findByRole('button', { name: 'Next: contacts' });
  await user.click(view.getByRole('button', { name: /where from/i }));
  await user.type(view.getByRole('combobox'), 'สยาม');
  element.setAttribute('lang', 'th');
  element.setAttribute('theme', 'dark');
  expect(await view.findByRole('heading', { name: 'ส่งของ' })).toBeTruthy();
  expect(await view.findByRole('button', { name: 'ต่อไป: ผู้ติดต่อ' })).toBeTruthy();
  expect(view.getByRole('combobox')).toHaveProperty('value', 'สยาม');
});

test('a guest whom the gateway refuses can look at prices and is told what to do; the page is told why', async () => {
  gateway.answer('/signon', () => ({ responseCode: 403, responseDesc: 'expired', reason: 'expired' }));
  const element = addBooking();
  const view = await rendered(element);
  expect(await view.findByText('This site could not confirm who you are')).toBeTruthy();
  expect(detailsOf('songwai:error')).toContainEqual({ code: 'signon', message: 'expired', reason: 'expired' });
  gateway.answer('/signon', () => ({ responseCode: 200, responseDesc: '', skToken: 'session-2' }));
  element.setAttribute('token', 'second');
  await waitFor(() => expect(view.queryByText('This site could not confirm who you are')).toBeNull());
});

const draftName = 'songwai.private.draft.baanchandra';
/** A token as the partner's server signs it; only the gateway checks the signature. */
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.signature`;
const chooseSiam = async (element: HTMLElement) => {
  const user = userEvent.setup();
  const view = await rendered(element);
  await user.click(await view.findByRole('button', { name: /where from/i }));
  await user.type(view.getByRole('combobox'), 'สยาม');
  await user.click(await view.findByRole('option', { name: /สยามพารากอน/ }));
  await view.findByText('สยามพารากอน', onCard);
};
const isGone = (element: HTMLElement) => waitFor(() => expect(element.shadowRoot?.querySelector('.sw-widget')).toBeNull());

test('a route outlives the element: gone and back, the places are there, and nobody reads them in the page’s storage', async () => {
  const element = addBooking({ token: tokenOf('guest-1') });
  await chooseSiam(element);
  await waitFor(() => expect(localStorage.getItem(draftName)).not.toBeNull());
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/สยาม|guest-1|13\.7466/);
  element.remove();
  await isGone(element);
  document.body.append(element);
  expect(await (await rendered(element)).findByText('สยามพารากอน', onCard)).toBeTruthy();
});

test('the next guest of the same browser sees nothing of the one before, and it is removed', async () => {
  const first = addBooking({ token: tokenOf('guest-1') });
  await chooseSiam(first);
  await waitFor(() => expect(localStorage.getItem(draftName)).not.toBeNull());
  first.remove();
  await isGone(first);
  const second = addBooking({ token: tokenOf('guest-2') });
  const view = await rendered(second);
  expect(await view.findByRole('button', { name: /where from/i })).toBeTruthy();
  expect(view.queryByText('สยามพารากอน')).toBeNull();
  await waitFor(() => expect(localStorage.getItem(draftName)).toBeNull());
});

test('what a visitor typed stays when the page says who they are, and goes when the guest leaves', async () => {
  const element = addBooking({ token: '' });
  await chooseSiam(element);
  const view = inside(element);
  element.setAttribute('token', tokenOf('guest-1'));
  expect(await view.findByText('สยามพารากอน', onCard)).toBeTruthy();
  element.removeAttribute('token');
  await waitFor(() => expect(view.queryByText('สยามพารากอน')).toBeNull());
  expect(localStorage.getItem(draftName)).toBeNull();
});

test('an element that is gone leaves nothing behind that styles or redraws it', async () => {
  const element = addBooking();
  await rendered(element);
  element.remove();
  await waitFor(() => expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(0));
  registerStyles('.later{color:red}');
  element.setAttribute('lang', 'th');
  fireEvent(window, new Event('resize'));
  expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(0);
  expect(element.shadowRoot?.childElementCount).toBe(0);
});
