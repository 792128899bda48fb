import { fireEvent, render, screen, within } from '@testing-library/react';
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
  expect(await screen.findByText(/^ฉบับ 2026-11 · มีผล 22 พฤศจิกายน 2569 · อ่านราว \d+ นาที$/)).toBeTruthy();
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
