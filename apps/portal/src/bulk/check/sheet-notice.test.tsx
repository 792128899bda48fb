import type { OtherSheet } from '@songwai/core/bulk/rows/row-sheet';
import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { rowsTexts } from './rows-texts.ts';
import { SheetNotice } from './sheet-notice.tsx';

const [noon, evening]: readonly OtherSheet[] = [
  { name: 'รอบบ่าย', hasRows: true },
  { name: 'รอบเย็น', hasRows: true },
];
const goods: OtherSheet = { name: 'สินค้า', hasRows: false };

const open = (others: readonly (OtherSheet | undefined)[], isAtHand = true) => {
  const onRead = vi.fn();
  const sheets = { read: 'รอบเช้า', others: others.flatMap((other) => other ?? []) };
  const notice = <SheetNotice sheets={sheets} onRead={isAtHand ? onRead : null} />;
  render(<SectionStory language="th" Section={() => notice} texts={[rowsTexts]} />);
  return { onRead, user: userEvent.setup() };
};

it('says which sheet was read, and reads the only other one by a press', async () => {
  const { onRead, user } = open([noon, goods]);
  await screen.findByText('อ่านจากแผ่นงาน “รอบเช้า”');
  expect(screen.getByText(/แผ่นอื่นยังไม่ได้อ่าน: “รอบบ่าย”, “สินค้า”/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'อ่านแผ่น “รอบบ่าย”' }));
  expect(onRead).toHaveBeenCalledExactlyOnceWith('รอบบ่าย');
});

it('has a button for each of a few', async () => {
  const { onRead, user } = open([noon, evening, goods]);
  await user.click(await screen.findByRole('button', { name: 'อ่านแผ่น “รอบเย็น”' }));
  expect(screen.getAllByRole('button', { name: /^อ่านแผ่น/ })).toHaveLength(2);
  expect(onRead).toHaveBeenCalledExactlyOnceWith('รอบเย็น');
});

it('has a list of many, a sheet for each day', async () => {
  const days = Array.from({ length: 30 }, (_, day): OtherSheet => ({ name: `วันที่ ${day + 2}`, hasRows: true }));
  const { onRead, user } = open(days);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'อ่านแผ่นอื่น' }), 'วันที่ 9');
  expect(onRead).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'อ่านแผ่น “วันที่ 9”' }));
  expect(onRead).toHaveBeenCalledExactlyOnceWith('วันที่ 9');
});

it('offers nothing where no other has addresses, nor where the file is not at hand', async () => {
  open([goods]);
  await screen.findByText(/แผ่นอื่นไม่มีที่อยู่: “สินค้า”/);
  open([noon], false);
  await screen.findByText(/กรุณาเลือกไฟล์อีกครั้ง/);
  expect(screen.queryByRole('button', { name: /อ่านแผ่น/ })).toBeNull();
});
