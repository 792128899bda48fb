import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LiveAnnouncer } from '../live-announcer/live-announcer.tsx';
import { LoadMore } from './load-more.tsx';
import { pageNumbers } from './page-numbers.ts';
import type { PaginationProps } from './pagination.tsx';
import { Pagination } from './pagination.tsx';

function Pages({ onTurn, ...props }: Partial<PaginationProps> & { readonly onTurn?: (page: number) => void }) {
  const [page, setPage] = useState(props.page ?? 1);
  return (
    <LiveAnnouncer>
      <Pagination
        label="หน้าของงาน"
        pageSize={30}
        total={248}
        texts={{
          previous: 'หน้าก่อน',
          next: 'หน้าถัดไป',
          page: (number) => `หน้า ${number}`,
          range: (from, to, total) => `${from}–${to} จาก ${total}`,
          compact: (number, count) => `${number} / ${count}`,
        }}
        {...props}
        page={page}
        onChange={(next) => {
          setPage(next);
          onTurn?.(next);
        }}
      />
    </LiveAnnouncer>
  );
}

const current = () => screen.getByRole('button', { current: 'page' }).textContent;

test('the numbers turn the page, and what is shown is said', async () => {
  render(<Pages />);
  const user = userEvent.setup();
  expect(current()).toBe('1');
  await user.click(screen.getByRole('button', { name: 'หน้า 2' }));
  expect(current()).toBe('2');
  expect(screen.getByText('31–60 จาก 248', { selector: '.sw-pages__range' })).toBeTruthy();
  expect(screen.getByText('31–60 จาก 248', { selector: '[aria-live]' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'หน้า 9' }));
  expect(screen.getByText('241–248 จาก 248', { selector: '.sw-pages__range' })).toBeTruthy();
});

test('at the last page the arrow keeps the focus and leads nowhere', async () => {
  const handleTurn = vi.fn();
  render(<Pages page={8} onTurn={handleTurn} />);
  const user = userEvent.setup();
  const next = screen.getByRole('button', { name: 'หน้าถัดไป' });
  await user.click(next);
  await user.click(next);
  expect(handleTurn.mock.calls).toEqual([[9]]);
  expect(next.matches(':focus')).toBe(true);
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('pages with an address are links', () => {
  render(<Pages page={3} linkOf={(page) => ({ href: `?page=${page}` })} />);
  expect(screen.getByRole('link', { name: 'หน้าก่อน' }).getAttribute('href')).toBe('?page=2');
  expect(screen.getByRole('link', { name: 'หน้า 3' }).getAttribute('aria-current')).toBe('page');
});

test.each([
  [1, 9, '1 2 3 4 5 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 1, '1'],
])('on page %i of %i the row is %s', (page, pageCount, row) => {
  const shown = pageNumbers(page, pageCount).map((slot) => (typeof slot === 'number' ? slot : '…'));
  expect(shown.join(' ')).toBe(row);
});

test('an empty list has one page and nothing to turn', () => {
  render(<Pages total={0} />);
  expect(screen.getByText('0–0 จาก 0')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'หน้าถัดไป' }).getAttribute('aria-disabled')).toBe('true');
});

const moreTexts = {
  more: 'ดูเพิ่ม',
  shown: (shown: number) => `แสดง ${shown}`,
  added: (added: number, shown: number) => `เพิ่ม ${added} รวม ${shown}`,
};

function Ledger() {
  const [shown, setShown] = useState(30);
  return (
    <LiveAnnouncer>
      <LoadMore shown={shown} hasMore={shown < 60} onMore={() => setShown(60)} texts={moreTexts} />
    </LiveAnnouncer>
  );
}

test('more rows are told, and after the last ones the focus goes to their count', async () => {
  render(<Ledger />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'ดูเพิ่ม' }));
  expect(await screen.findByText('เพิ่ม 30 รวม 60')).toBeTruthy();
  expect(screen.getByText('แสดง 60').matches(':focus')).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('why nothing more came is told at once', () => {
  render(<LoadMore shown={30} hasMore error="โหลดต่อไม่ได้" onMore={() => undefined} texts={moreTexts} />);
  expect(screen.getByRole('alert').textContent).toBe('โหลดต่อไม่ได้');
});
