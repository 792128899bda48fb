import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Chip } from './chip.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { FilterChips } from './filter-chips.tsx';
import { RemovableChip } from './removable-chip.tsx';

function Extra() {
  const [isOn, setIsOn] = useState(false);
  return <Chip label="เก็บเงินปลายทาง" detail="฿142.15" isSelected={isOn} onToggle={setIsOn} />;
}

test('a chip is pressed and let go, by key as well', async () => {
  render(<Extra />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { pressed: true, name: /เก็บเงินปลายทาง\s*฿142.15/ })).toBeTruthy();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { pressed: false })).toBeTruthy();
});

const states = [
  { value: 'all', label: 'ทั้งหมด', detail: '248' },
  { value: 'draft', label: 'ร่าง', isDisabled: true },
  { value: 'done', label: 'สำเร็จ' },
];

function Status() {
  const [value, setValue] = useState('all');
  return <ChoiceChips label="สถานะ" value={value} onChange={setValue} options={states} />;
}

function Filters() {
  const [values, setValues] = useState<readonly string[]>([]);
  return <FilterChips label="ตัวกรอง" values={values} onChange={setValues} options={states} />;
}

test('one of several chips is chosen by a press anywhere on it or by an arrow, with one tab stop', async () => {
  render(<Status />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('radio', { name: /ทั้งหมด\s*248/ }).matches(':focus')).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect((screen.getByRole('radio', { name: 'สำเร็จ' }) as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByText('248'));
  expect((screen.getByRole('radio', { name: /ทั้งหมด/ }) as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByText('ร่าง'));
  expect((screen.getByRole('radio', { name: 'ร่าง' }) as HTMLInputElement).checked).toBe(false);
});

test('a row of filters is one tab stop: arrows walk round what can be had, Space switches, Tab comes back to it', async () => {
  render(<Filters />);
  const user = userEvent.setup();
  expect(screen.getByRole('toolbar', { name: 'ตัวกรอง' })).toBeTruthy();
  await user.tab();
  expect(screen.getByRole('button', { name: /ทั้งหมด/ }).matches(':focus')).toBe(true);
  await user.keyboard('{ArrowRight} ');
  const done = screen.getByRole('button', { name: 'สำเร็จ', pressed: true });
  expect(done.matches(':focus')).toBe(true);
  await user.tab();
  expect(done.matches(':focus')).toBe(false);
  await user.tab({ shift: true });
  expect(done.matches(':focus')).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /ทั้งหมด/ }).matches(':focus')).toBe(true);
  await user.keyboard('{End} ');
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('what was chosen can be taken away, and the button says what', async () => {
  const handleRemove = vi.fn();
  render(<RemovableChip label="วัฒนา" removeLabel="เอา วัฒนา ออก" onRemove={handleRemove} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'เอา วัฒนา ออก' }));
  expect(handleRemove).toHaveBeenCalledOnce();
});
