import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { Chip } from './chip.tsx';

function Extra() {
  const [isOn, setIsOn] = useState(false);
  return <Chip label="เก็บเงินปลายทาง" detail="฿142.15" isSelected={isOn} onToggle={setIsOn} />;
}

function Terms() {
  const [isOn, setIsOn] = useState(false);
  return <Checkbox label="ยอมรับเงื่อนไข" error={isOn ? undefined : 'กดยอมรับก่อนไปต่อ'} isChecked={isOn} onChange={setIsOn} />;
}

function Drivers() {
  const [count, setCount] = useState(1);
  const texts = { increase: 'เพิ่ม', decrease: 'ลด' };
  return <Stepper label="คนขับ" value={count} min={1} max={2} onChange={setCount} format={(n) => `${n} คน`} texts={texts} />;
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

test('a box is ticked by its text, and what is wrong with it is told', async () => {
  render(<Terms />);
  const box = screen.getByRole('checkbox', { name: 'ยอมรับเงื่อนไข' }) as HTMLInputElement;
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await userEvent.setup().click(screen.getByText('ยอมรับเงื่อนไข'));
  expect(box.checked).toBe(true);
  expect(screen.queryByText('กดยอมรับก่อนไปต่อ')).toBeNull();
});

test('a stepper stays within its bounds', async () => {
  render(<Drivers />);
  const user = userEvent.setup();
  const more = screen.getByRole('button', { name: 'เพิ่ม' }) as HTMLButtonElement;
  expect((screen.getByRole('button', { name: 'ลด' }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(more);
  expect(screen.getByText('2 คน')).toBeTruthy();
  expect(more.disabled).toBe(true);
});
