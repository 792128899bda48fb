import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableOfContents } from './table-of-contents.tsx';
import { useSectionRead } from './use-section-read.ts';

const ids = ['who', 'what', 'why'];
const entries = ids.map((id) => ({ id, title: id }));

function Page() {
  return (
    <>
      <TableOfContents title="ในหน้านี้" entries={entries} current={useSectionRead(ids)} />
      {ids.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}

let scrolled = 0;
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  scrolled = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, ids.indexOf(this.id) * 600 - scrolled, 600, 600);
  });
});
const scrollTo = (top: number) => {
  scrolled = top;
  vi.stubGlobal('scrollY', top);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
  fireEvent.scroll(window);
};
const current = () => screen.getByRole('navigation', { name: 'ในหน้านี้' }).querySelector('[aria-current]')?.textContent;

test('the contents mark the section that is being read, while the page scrolls', () => {
  render(<Page />);
  expect(current()).toBe('who');
  scrollTo(700);
  expect(current()).toBe('what');
});

test('before any scrolling one reads the beginning, also where the second heading stands high up already', () => {
  render(<Page />);
  scrolled = 500;
  fireEvent.scroll(window);
  expect(current()).toBe('who');
});

test('each entry leads to its section', () => {
  render(<Page />);
  expect(screen.getByRole('link', { name: 'why' }).getAttribute('href')).toBe('#why');
});
