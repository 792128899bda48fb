// Needs its own modules: the class of an element belongs to the page that it was made in.
import { delivering } from '@songwai/features/tests/tracking/tracked-jobs';
import { wireTracking } from '@songwai/features/tests/tracking/wire-tracking';
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mountButton } from '../src/button/mount-button.ts';
import { SongwaiButton } from '../src/elements/songwai-button.ts';
import { defineElement } from '../src/elements/songwai-element.ts';
import { SongwaiTracking } from '../src/elements/songwai-tracking.ts';
import { type FakeGateway, startFakeGateway } from './fake-gateway.ts';

const ok = { responseCode: 200, responseDesc: '' };
const user = userEvent.setup();
let gateway: FakeGateway;
let errors: unknown[];

const answerSupport = (supportPhone = '020000000', supportHours = '06:00-24:00') =>
  gateway.answer('/init_data_v3', () => ({ ...ok, appData: { supportPhone, supportHours } }));

beforeAll(() => {
  const shared = {
    gatewayOrigin: 'https://songwai.test',
    height: 0,
    fetchFirst: <Module>(_parts: readonly string[], run: () => Promise<Module>) => run(),
    loadPreflight: () => import('../src/page/preflight.ts'),
  };
  defineElement(SongwaiTracking, {
    ...shared,
    tag: 'songwai-tracking',
    loadMount: async () => (await import('../src/tracking/mount-tracking.tsx')).mountTracking,
  });
  defineElement(SongwaiButton, { ...shared, tag: 'songwai-button', loadMount: async () => mountButton });
  document.addEventListener('songwai:error', (event) => errors.push((event as CustomEvent).detail));
});

beforeEach(() => {
  errors = [];
  gateway = startFakeGateway();
  answerSupport();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // jsdom has dialogs without their methods.
  HTMLDialogElement.prototype.show = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.spyOn(window.console, 'error').mockImplementation(() => undefined);
});

const at = (time: string) => vi.useFakeTimers({ now: new Date(`2026-03-02T${time}:00+07:00`), toFake: ['Date'] });

const openHelp = async (attributes: Readonly<Record<string, string>> = {}) => {
  const button = document.createElement('songwai-button') as SongwaiButton;
  for (const [name, value] of Object.entries({ lang: 'en', partner: 'baanchandra', opens: 'chat', ...attributes }))
    button.setAttribute(name, value);
  document.body.append(button);
  button.open();
  const help = await waitFor(() => {
    const element = button.shadowRoot?.querySelector('songwai-help');
    const view = element?.shadowRoot?.querySelector<HTMLElement>('.sw-widget');
    if (!element || !view) throw new Error('help has not been rendered yet');
    return { element, view };
  });
  return { button, element: help.element, view: within(help.view) };
};

test('by day it says that people answer now, when they do, and how to call them', async () => {
  at('10:00');
  const { view } = await openHelp();
  expect(await view.findByText('Open now')).toBeTruthy();
  expect(view.getByRole('heading', { level: 2, name: 'How can we help?' })).toBeTruthy();
  expect(view.getByText('We answer every day, 06:00–24:00')).toBeTruthy();
  expect(view.getByRole('link', { name: 'Call 02 000 0000' }).getAttribute('href')).toBe('tel:020000000');
  expect(view.queryByRole('button')).toBeNull();
});

test('at night it says when they are back, and a gateway without a number shows no way to call', async () => {
  at('03:00');
  answerSupport('', '');
  const { view } = await openHelp({ lang: 'th' });
  expect(await view.findByText('นอกเวลาทำการ')).toBeTruthy();
  expect(view.getByText('ทีมงานกลับมา 06:00 น.')).toBeTruthy();
  expect(view.queryByRole('link')).toBeNull();
});

test('a delivery that the page names opens in the same place, and back leads to help, by keyboard too', async () => {
  gateway.answer('/get_job_detail_tracking', () => ({ ...ok, jobDetail: wireTracking(delivering) }));
  const { element, view } = await openHelp({ 'tracking-id': '8K2M7Q', theme: 'dark' });
  const job = await view.findByRole('button', { name: /is on the way to/ });
  await user.click(job);
  const tracking = await waitFor(() => {
    const found = element.shadowRoot?.querySelector('songwai-tracking');
    if (!found) throw new Error('the delivery has not been opened yet');
    return found;
  });
  expect([tracking.getAttribute('tracking-id'), tracking.getAttribute('theme')]).toEqual(['8K2M7Q', 'dark']);
  expect(element.shadowRoot?.activeElement?.textContent).toBe('Back');
  await user.keyboard('{Enter}');
  expect(element.shadowRoot?.querySelector('songwai-tracking')).toBeNull();
  expect(element.shadowRoot?.activeElement?.textContent).toMatch(/is on the way to/);
});

test('a delivery that nobody knows is not offered, and one that could not be read is', async () => {
  gateway.answer('/get_job_detail_tracking', () => ({ responseCode: 404, responseDesc: 'no such job' }));
  const unknown = await openHelp({ 'tracking-id': 'NONE' });
  await unknown.view.findByRole('link');
  expect(unknown.view.queryByRole('button')).toBeNull();
  gateway.answer('/get_job_detail_tracking', () => Promise.reject(new TypeError('Failed to fetch')));
  const unread = await openHelp({ 'tracking-id': '8K2M7Q' });
  expect(await unread.view.findByRole('button', { name: 'Follow the delivery' })).toBeTruthy();
});

test('without an answer it says so, and tries again', async () => {
  gateway.answer('/init_data_v3', () => Promise.reject(new TypeError('Failed to fetch')));
  const { view } = await openHelp();
  expect((await view.findByRole('alert')).textContent).toContain('Our contact details did not load');
  expect(errors).toMatchObject([{ code: 'gateway' }]);
  answerSupport();
  await user.click(view.getByRole('button', { name: 'Try again' }));
  expect(await view.findByRole('link', { name: 'Call 02 000 0000' })).toBeTruthy();
  expect(view.queryByRole('alert')).toBeNull();
});
