import { fireEvent, within } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Mount } from '../elements/element-definition.ts';
import { SongwaiBooking } from '../elements/songwai-booking.ts';
import { SongwaiButton } from '../elements/songwai-button.ts';
import { defineElement } from '../elements/songwai-element.ts';
import { SongwaiTracking } from '../elements/songwai-tracking.ts';
import { mountButton } from './mount-button.ts';

const following = vi.hoisted(() => ({ onMinutes: (_minutes: number | null) => undefined as undefined, stop: () => undefined }));
vi.mock('./running-job.ts', () => ({
  followRunningJob: ({ onMinutes }: { onMinutes: typeof following.onMinutes }) => {
    following.onMinutes = onMinutes;
    return following.stop;
  },
}));

/** A form with one field. */
const form: Mount = ({ place, onRendered, emit }) => {
  const field = place.appendChild(document.createElement('input'));
  field.ariaLabel = 'Where from?';
  onRendered();
  emit('songwai:ready', { version: '1.0.0' });
  return { update: () => undefined, unmount: () => field.remove() };
};
const loadForm = vi.fn(async () => form);
const loadHelp = vi.hoisted(() => vi.fn());
vi.mock('./help/mount-help.tsx', () => {
  loadHelp();
  return { mountHelp: form };
});
const shared = {
  gatewayOrigin: 'https://songwai.test',
  height: 0,
  fetchFirst: <Module>(_parts: readonly string[], run: () => Promise<Module>) => run(),
  loadPreflight: () => import('../page/preflight.ts'),
};

beforeAll(() => {
  for (const name of ['songwai:open', 'songwai:close', 'songwai:booked', 'songwai:error'])
    document.body.addEventListener(name, (event) => events.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`));
  defineElement(SongwaiBooking, { ...shared, tag: 'songwai-booking', loadMount: loadForm });
  defineElement(SongwaiTracking, { ...shared, tag: 'songwai-tracking', loadMount: loadForm });
  defineElement(SongwaiButton, { ...shared, tag: 'songwai-button', loadMount: async () => mountButton });
});

let events: string[];
let onPhone: (isPhone: boolean) => void;
beforeEach(() => {
  loadForm.mockClear();
  events = [];
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  onPhone = (isPhone) => {
    media.matches = isPhone;
    media.dispatchEvent(new Event('change'));
  };
  // jsdom has dialogs without their methods.
  HTMLDialogElement.prototype.show = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
});

const create = async (attributes: Readonly<Record<string, string>> = {}) => {
  const element = document.createElement('songwai-button') as SongwaiButton;
  for (const [name, value] of Object.entries({ lang: 'en', ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
  const wrapper = await vi.waitUntil(() => element.shadowRoot?.querySelector<HTMLElement>('.sw-widget'));
  return {
    element,
    root: element.shadowRoot as ShadowRoot,
    dialog: wrapper.querySelector('dialog') as HTMLDialogElement,
    button: wrapper.querySelector('button') as HTMLButtonElement,
    booking: () => wrapper.querySelector<SongwaiBooking>('songwai-booking'),
  };
};

test('nothing of the form is fetched before somebody is about to press, and then once', async () => {
  const { button, booking } = await create();
  expect([loadForm.mock.calls.length, booking()]).toEqual([0, null]);
  fireEvent.pointerEnter(button);
  fireEvent.focus(button);
  expect(loadForm.mock.calls).toEqual([['en']]);
  expect(booking()).toBeNull();
});

test('a press opens the form in a sheet beside the page, and Escape closes it with the focus on the button', async () => {
  const { button, dialog, root } = await create();
  expect(button.textContent?.trim()).toBe('Send a parcel');
  fireEvent.click(button);
  expect([dialog.open, dialog.ariaLabel, button.ariaExpanded, button.textContent?.trim()]).toEqual([
    true,
    'Send a parcel',
    'true',
    'Close',
  ]);
  expect(dialog.show).toHaveBeenCalled();
  expect(root.activeElement).toBe(dialog);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect([dialog.open, button.ariaExpanded, root.activeElement === button]).toEqual([false, 'false', true]);
  expect(events).toEqual(['songwai:open {"opens":"booking"}', 'songwai:close {"opens":"booking"}']);
});

test('Escape that closes something inside leaves the sheet open', async () => {
  const { button, dialog } = await create();
  fireEvent.click(button);
  const inner = dialog.appendChild(document.createElement('dialog'));
  fireEvent.keyDown(inner, { key: 'Escape' });
  const list = dialog.appendChild(document.createElement('input'));
  list.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(list, { key: 'Escape' });
  expect(dialog.open).toBe(true);
});

test('what was typed stays while the sheet is closed', async () => {
  const { element, booking, button } = await create();
  element.open();
  const field = await vi.waitUntil(() => booking()?.shadowRoot?.querySelector('input'));
  field.value = 'Siam';
  element.close();
  fireEvent.click(button);
  expect(booking()?.shadowRoot?.querySelector('input')?.value).toBe('Siam');
});

test('on a phone it is a modal sheet over the screen, which its cross and the browser’s way back close', async () => {
  onPhone(true);
  const { element, dialog } = await create();
  element.open();
  expect(dialog.showModal).toHaveBeenCalledTimes(1);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(element.isOpen).toBe(false);
  element.toggle();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(element.isOpen).toBe(false);
});

test('a phone that is turned has the same sheet in the other form', async () => {
  const { element, dialog } = await create();
  element.open();
  onPhone(true);
  expect([vi.mocked(dialog.showModal).mock.calls.length, dialog.open]).toEqual([1, true]);
});

test('attributes and getToken are the form’s, also those that change later', async () => {
  const getToken = async () => null;
  const { element, booking } = await create({ partner: 'baanchandra', 'pick-up': 'Front desk', label: 'Send' });
  element.getToken = getToken;
  element.open();
  expect([booking()?.partner, booking()?.pickUp, booking()?.getToken, booking()?.hasAttribute('label')]).toEqual([
    'baanchandra',
    'Front desk',
    getToken,
    false,
  ]);
  element.setAttribute('theme', 'dark');
  element.removeAttribute('pick-up');
  element.getToken = null;
  await vi.waitUntil(() => booking()?.theme === 'dark');
  expect([booking()?.pickUp, booking()?.getToken]).toEqual([null, null]);
});

test('another launcher is hidden while the sheet is open, and comes back as it was', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="chat"></div><div class="chat" style="color: red; display: flex !important;"></div>',
  );
  const { element } = await create({ hides: '.chat' });
  const before = document.body.innerHTML;
  element.open();
  const shown = () => [...document.querySelectorAll<HTMLElement>('.chat')].map(({ style }) => style.display);
  expect(shown()).toEqual(['none', 'none']);
  document.body.insertAdjacentHTML('beforeend', '<div class="chat late"></div>');
  await vi.waitUntil(() => shown()[2] === 'none');
  element.close();
  document.querySelector('.late')?.remove();
  expect(document.body.innerHTML).toBe(before);
});

test('a selector that is none is reported, and the sheet opens all the same', async () => {
  const { element, dialog } = await create({ hides: '..' });
  vi.spyOn(window.console, 'error').mockImplementation(() => undefined);
  element.open();
  expect(dialog.open).toBe(true);
  expect(events.join()).toContain('songwai:error {"code":"attributes","message":"hides: ');
});

test('a page that takes the chat opens its own, and says when it is closed', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div class="chat"></div>');
  const { element, button, dialog } = await create({ opens: 'chat', hides: '.chat' });
  const openChat = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('songwai:chat', openChat);
  fireEvent.click(button);
  expect([openChat.mock.calls.length, element.isOpen, dialog.open]).toEqual([1, true, false]);
  expect(document.querySelector<HTMLElement>('.chat')?.style.display).toBe('none');
  element.close();
  expect(document.querySelector('.chat')?.hasAttribute('style')).toBe(false);
  expect(events).toEqual(['songwai:open {"opens":"chat"}', 'songwai:close {"opens":"chat"}']);
});

test('where nobody takes the chat, help of ours opens in the sheet, anew each time, and nothing of it came before', async () => {
  const { element, button, dialog, root } = await create({ opens: 'chat', partner: 'baanchandra' });
  fireEvent.pointerEnter(button);
  expect(loadHelp).not.toHaveBeenCalled();
  fireEvent.click(button);
  const help = dialog.querySelector('songwai-help');
  expect([element.isOpen, dialog.open, root.activeElement === dialog, help?.getAttribute('partner')]).toEqual([
    true,
    true,
    true,
    'baanchandra',
  ]);
  await vi.waitUntil(() => loadHelp.mock.calls.length === 1);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect([dialog.open, root.activeElement === button]).toEqual([false, true]);
  fireEvent.click(button);
  expect(dialog.querySelectorAll('songwai-help').length).toBe(1);
  expect(dialog.querySelector('songwai-help')).not.toBe(help);
  expect(events).toEqual(['songwai:open {"opens":"chat"}', 'songwai:close {"opens":"chat"}', 'songwai:open {"opens":"chat"}']);
  element.remove();
  await vi.waitUntil(() => !element.isOpen && dialog.isConnected === false);
});

test('help knows a delivery that was booked in the sheet, unless the page names one, also after other changes', async () => {
  const { element, dialog, booking } = await create();
  element.open();
  const detail = { jobId: 'J1', trackingId: '8K2M7Q' };
  booking()?.dispatchEvent(new CustomEvent('songwai:booked', { detail, bubbles: true, composed: true }));
  element.close();
  element.opens = 'chat';
  element.open();
  const help = () => dialog.querySelector('songwai-help');
  expect(help()?.getAttribute('tracking-id')).toBe('8K2M7Q');
  element.theme = 'dark';
  await vi.waitUntil(() => help()?.getAttribute('theme') === 'dark');
  expect(help()?.getAttribute('tracking-id')).toBe('8K2M7Q');
  element.setAttribute('tracking-id', 'PAGES1');
  await vi.waitUntil(() => help()?.getAttribute('tracking-id') === 'PAGES1');
});

test('a delivery booked in the sheet shows its minutes on the button until it has arrived', async () => {
  const { element, button, booking } = await create();
  element.open();
  const detail = { jobId: 'J1', trackingId: '8K2M7Q' };
  booking()?.dispatchEvent(new CustomEvent('songwai:booked', { detail, bubbles: true, composed: true }));
  element.close();
  await vi.waitUntil(() => {
    following.onMinutes(6);
    return button.textContent === '6 min away';
  });
  expect(events[1]).toBe('songwai:booked {"jobId":"J1","trackingId":"8K2M7Q"}');
  following.onMinutes(null);
  expect(button.textContent?.trim()).toBe('Send a parcel');
});

test('opened before its code has come, it opens as soon as it has; removed, it is closed', async () => {
  const element = document.createElement('songwai-button') as SongwaiButton;
  element.open();
  document.body.append(element);
  await vi.waitUntil(() => events.length === 1);
  element.remove();
  await vi.waitUntil(() => !element.isOpen);
});
