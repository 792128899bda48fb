import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { officer, partnerTerms } from '../../tests/legal-answers.ts';
import { ScreenStory, type ScreenStoryProps } from '../../tests/screen-story.tsx';

const open = (path: string, more: Partial<ScreenStoryProps> = {}) =>
  render(<ScreenStory language="th" path={path} answers={{ '/pdpa/complaint': () => officer }} {...more} />);

/** Scroll position of the page; every section is 600 px high. */
let scrolled = 0;
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  scrolled = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const sections = [...document.querySelectorAll('main section')];
    return new DOMRect(0, sections.indexOf(this) * 600 + 300 - scrolled, 600, 600);
  });
});

test('the contents mark the section that is being read', async () => {
  open('/privacy');
  const contents = await screen.findByRole('navigation', { name: 'ในหน้านี้' });
  const current = () => contents.querySelector('[aria-current]')?.textContent;
  expect(current()).toBe('ใครดูแลข้อมูลของคุณ');
  scrolled = 1_400;
  vi.stubGlobal('scrollY', scrolled);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
  fireEvent.scroll(window);
  expect(current()).toBe('เราได้ข้อมูลมาอย่างไร');
  expect(screen.getByRole('button', { name: /^ข้อ 3 จาก 13/ })).toBeTruthy();
});

test.each(['/privacy', '/privacy-policy'])('%s has thirteen numbered sections, and contents that lead to them', async (path) => {
  open(path);
  await screen.findByRole('heading', { level: 1, name: 'นโยบายความเป็นส่วนตัว' });
  const contents = screen.getByRole('navigation', { name: 'ในหน้านี้' });
  const links = within(contents).getAllByRole('link');
  expect(links).toHaveLength(13);
  for (const link of links) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(section?.querySelector('h2')?.textContent).toContain(link.textContent);
  }
});

test('a text says its version, the day in the Buddhist era, and how long it takes to read', async () => {
  open('/privacy');
  expect(await screen.findByText(/^ฉบับที่ 2 · มีผล 26 พฤศจิกายน 2569 · อ่านประมาณ \d+ นาที$/)).toBeTruthy();
  expect(screen.getByText(/รอให้ทนายความของผู้ให้บริการตรวจ/)).toBeTruthy();
});

test('whoever accepted an earlier version can read it again, and is led back to the one in force', async () => {
  open('/privacy');
  expect((await screen.findByRole('link', { name: 'ดูฉบับก่อนหน้า' })).getAttribute('href')).toBe('/privacy?version=2026-11');
  cleanup();
  open('/privacy?version=2026-11');
  await screen.findByText(/^ฉบับที่ 1 · มีผล 22 พฤศจิกายน 2569/);
  expect(screen.getByText('ฉบับนี้ไม่ใช้แล้ว')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'อ่านฉบับที่ใช้อยู่' }).getAttribute('href')).toBe('/privacy');
  expect(screen.queryByRole('link', { name: 'ดูฉบับก่อนหน้า' })).toBeNull();
});

test('where the gateway still has the version before in force, that one is shown', async () => {
  open('/termsandconditions', { startup: { termsVersion: '2026-11' } });
  await screen.findByText(/^ฉบับที่ 1 ·/);
  expect(screen.queryByText('ฉบับนี้ไม่ใช้แล้ว')).toBeNull();
  cleanup();
  open('/termsandconditions?version=2026-11-26', { startup: { termsVersion: '2026-11' } });
  expect(await screen.findByText('ฉบับนี้ยังไม่มีผล')).toBeTruthy();
});

test('the cookie policy lists what is stored, and leads to the privacy policy', async () => {
  open('/cookie-policy');
  await screen.findByRole('heading', { level: 1, name: 'นโยบายคุกกี้' });
  expect(screen.getByRole('rowheader', { name: 'songwai_device' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'นโยบายความเป็นส่วนตัว' }).getAttribute('href')).toBe(
    '/privacy',
  );
});

test('the driver’s agreement is read without an answer of the gateway', async () => {
  open('/driver-processor-agreement', {
    isWithoutStartup: true,
    answers: {
      '/init_data_v3': () => {
        throw gatewayDown();
      },
      '/pdpa/complaint': () => {
        throw gatewayDown();
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'ข้อตกลงประมวลผลข้อมูลของคนขับ' });
  expect(screen.getByRole('heading', { level: 2, name: /ลบข้อมูลภายใน 1 วัน/ })).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('printing asks the browser', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open('/cookie-policy');
  fireEvent.click(await screen.findByRole('button', { name: 'พิมพ์' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the privacy policy names the officer as the gateway knows it', async () => {
  open('/privacy');
  expect((await screen.findByRole('link', { name: 'dpo@songwai.test' })).getAttribute('href')).toBe('mailto:dpo@songwai.test');
});

test.each(['/termsandconditions', '/termandconditions'])('%s has the terms', async (path) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'ข้อกำหนดการใช้งาน' })).toBeTruthy();
});

test('on a phone the bar says which section one is in, and opens the contents', async () => {
  open('/privacy');
  fireEvent.click(await screen.findByRole('button', { name: /^ข้อ 1 จาก 13/ }));
  const dialog = await screen.findByRole('dialog', { name: 'ในหน้านี้' });
  fireEvent.click(within(dialog).getByRole('link', { name: 'สิทธิของคุณ' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a partner’s terms are those that it published', async () => {
  open('/termsandconditions/baanchandra', { answers: { '/termsandconditions/:partner': () => partnerTerms } });
  await screen.findByRole('heading', { level: 1, name: 'ข้อกำหนดและเงื่อนไขของ Baan Chandra' });
  expect(screen.getByText('ค่าส่งชำระแก่คนขับที่จุดรับหรือจุดส่ง')).toBeTruthy();
});
