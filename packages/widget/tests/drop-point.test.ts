// Needs its own modules: the class of an element belongs to the page that it was made in.
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SongwaiDropPoint } from '../src/elements/songwai-drop-point.ts';
import { defineElement } from '../src/elements/songwai-element.ts';
import { type FakeGateway, startFakeGateway } from './fake-gateway.ts';

const ok = { responseCode: 200, responseDesc: '' };
const signature = 'a'.repeat(64);
let gateway: FakeGateway;
let heard: { readonly type: string; readonly detail: unknown }[];

const link = { partner: 'baanchandra', reference: 'BC-1', signature, 'pick-up': 'Bell desk' };

const add = async (attributes: Readonly<Record<string, string>> = link) => {
  const element = document.createElement('songwai-drop-point');
  for (const [name, value] of Object.entries({ lang: 'en', ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
  const view = await waitFor(() => {
    const root = element.shadowRoot?.querySelector<HTMLElement>('.sw-widget')?.parentElement;
    if (!root) throw new Error('the element has not been rendered yet');
    return within(root);
  });
  await view.findByRole('heading', { level: 1 });
  return { element, view };
};

beforeAll(() => {
  defineElement(SongwaiDropPoint, {
    tag: 'songwai-drop-point',
    gatewayOrigin: 'https://songwai.test',
    height: 670,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('../src/page/preflight.ts'),
    loadMount: async () => (await import('../src/drop-point/mount-drop-point.tsx')).mountDropPoint,
  });
  for (const type of ['songwai:ready', 'songwai:saved', 'songwai:error'])
    document.addEventListener(type, (event) => heard.push({ type, detail: (event as CustomEvent).detail }));
});

beforeEach(() => {
  heard = [];
  gateway = startFakeGateway();
  gateway.answer('/partner_profile/baanchandra', () => ({
    ...ok,
    partnerId: 'baanchandra',
    partnerName: 'Baan Chandra',
    features: ['dropPoint'],
    theme: {},
    isDropPointSigned: true,
  }));
  gateway.answer('/baanchandra/address/save', () => ({ ...ok, keptUntil: '2099-01-01T00:00:00.000Z' }));
});

test('a guest says where the bags go, and the page hears which booking it was', async () => {
  const { view } = await add();
  expect(view.getByText('Bell desk')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(view.getByRole('button', { name: /Where do your bags go/ }));
  await user.keyboard('บางนา');
  await user.click(await view.findByRole('option', { name: /บีทีเอสบางนา/ }));
  await user.type(view.getByLabelText(/Hand over to/), 'Maya Lindqvist');
  await user.type(view.getByLabelText(/Phone/), '+46 70 123 45 67');
  await user.click(view.getByRole('button', { name: 'Save where my bags go' }));
  expect(await view.findByRole('heading', { name: 'Your bags go to บีทีเอสบางนา' })).toBeTruthy();
  expect(gateway.callsTo('/baanchandra/address/save')).toMatchObject([
    { reference: 'BC-1', signature, contactPhone: '+46 70 123 45 67' },
  ]);
  expect(heard).toMatchObject([{ type: 'songwai:ready' }, { type: 'songwai:saved', detail: { reference: 'BC-1' } }]);
});

test('a page without a booking number shows that, and its developer hears it', async () => {
  const { view } = await add({ partner: 'baanchandra' });
  expect(view.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(heard).toContainEqual({
    type: 'songwai:error',
    detail: expect.objectContaining({ code: 'attributes', reason: 'referenceMissing' }),
  });
});

test('another booking number is another booking, of which nothing was typed yet', async () => {
  const { element, view } = await add();
  const user = userEvent.setup();
  await user.type(view.getByLabelText(/Hand over to/), 'Maya');
  element.setAttribute('reference', 'BC-2');
  expect(await view.findByText('Booking BC-2')).toBeTruthy();
  expect(view.getByLabelText<HTMLInputElement>(/Hand over to/).value).toBe('');
});

test('another language changes the texts, and loses nothing', async () => {
  const { element, view } = await add();
  const user = userEvent.setup();
  await user.type(view.getByLabelText(/Hand over to/), 'Maya');
  element.setAttribute('lang', 'th');
  expect(await view.findByRole('heading', { name: 'ฝากส่งกระเป๋า' })).toBeTruthy();
  expect(view.getByLabelText<HTMLInputElement>(/ส่งมอบให้/).value).toBe('Maya');
});
