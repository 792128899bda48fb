import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenStory, type ScreenStoryProps } from '../../../tests/screen-story.tsx';
import type { Portal } from '../portal.ts';

const analytics = { url: 'https://plausible.example/api/event', domain: 'songwai.test' };
const sent = vi.fn(async () => new Response(null, { status: 202 }));
beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window.navigator, 'globalPrivacyControl');
});

const openPage = (more: Partial<ScreenStoryProps> = {}) => {
  const opened: Portal[] = [];
  render(<ScreenStory language="th" path="/cookie-policy" hasCookieNotice {...more} prepare={(portal) => opened.push(portal)} />);
  return { stored: async () => opened[0]?.storage.get('songwai.cookieNotice') };
};
const note = { name: 'เราใช้เฉพาะคุกกี้ที่จำเป็น' };
const question = { name: 'ขอนับการเปิดหน้าเว็บได้ไหม' };
const sentUrls = () => sent.mock.calls.map((call: readonly unknown[]) => JSON.parse((call[1] as { body: string }).body).url);

test('where nothing is measured there is a note with nothing to refuse, closed once for this device', async () => {
  const { stored } = openPage();
  const region = await screen.findByRole('region', note);
  expect(within(region).getAllByRole('button')).toHaveLength(1);
  expect(within(region).getByRole('link', { name: 'รายละเอียด' }).getAttribute('href')).toBe('/cookie-policy');
  fireEvent.click(within(region).getByRole('button', { name: 'ปิด' }));
  expect(screen.queryByRole('region', note)).toBeNull();
  await waitFor(async () => expect(await stored()).toBe('closed'));
  expect(sent).not.toHaveBeenCalled();
});

test('where an address is set it asks first, and sends nothing before a yes', async () => {
  const { stored } = openPage({ startup: { analytics } });
  const region = await screen.findByRole('region', question);
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(within(region).getByRole('button', { name: 'อนุญาต' }));
  await waitFor(() => expect(sentUrls()).toEqual([`${window.location.origin}/cookie-policy`]));
  expect(screen.queryByRole('region', question)).toBeNull();
  expect(await stored()).toBe('allowed');
});

test('a no is remembered, sends nothing, and can be changed in the footer', async () => {
  const { stored } = openPage({ startup: { analytics } });
  fireEvent.click(within(await screen.findByRole('region', question)).getByRole('button', { name: 'เฉพาะที่จำเป็น' }));
  await waitFor(async () => expect(await stored()).toBe('refused'));
  const settings = screen.getByRole('button', { name: 'ตั้งค่าคุกกี้' });
  fireEvent.click(settings);
  const region = await screen.findByRole('region', question);
  await waitFor(() => expect(region.matches(':focus')).toBe(true));
  expect(within(region).getByText('ตอนนี้คุณไม่อนุญาตให้วัดผล')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(within(region).getByRole('button', { name: 'อนุญาต' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(settings.matches(':focus')).toBe(true);
});

test('a yes is withdrawn as easily: from then on nothing is sent', async () => {
  openPage({ startup: { analytics } });
  fireEvent.click(within(await screen.findByRole('region', question)).getByRole('button', { name: 'อนุญาต' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button', { name: 'ตั้งค่าคุกกี้' }));
  fireEvent.click(within(await screen.findByRole('region', question)).getByRole('button', { name: 'เฉพาะที่จำเป็น' }));
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'นโยบายความเป็นส่วนตัว' }));
  await screen.findByRole('heading', { level: 1, name: 'นโยบายความเป็นส่วนตัว' });
  expect(sent).toHaveBeenCalledOnce();
});

test('a browser that sends Global Privacy Control is not asked, and is told why', async () => {
  Object.defineProperty(window.navigator, 'globalPrivacyControl', { value: true, configurable: true });
  openPage({ startup: { analytics } });
  const region = await screen.findByRole('region', note);
  expect(region.textContent).toContain('เบราว์เซอร์ของคุณขอไม่ให้ติดตาม');
  expect(screen.queryByRole('region', question)).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('no notice comes over a page of another kind, which may have its button at the lower edge', async () => {
  openPage({ path: '/signon', startup: { analytics } });
  await screen.findByRole('region', { name: 'ข้อความแจ้ง' });
  expect(screen.queryByRole('region', question)).toBeNull();
});
