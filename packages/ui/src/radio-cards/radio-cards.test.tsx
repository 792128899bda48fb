import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

function Vehicles() {
  const [value, setValue] = useState<'motorcycle' | 'car' | 'pickup'>('motorcycle');
  return (
    <RadioCards
      label="เลือกรถ"
      value={value}
      onChange={setValue}
      options={[
        { value: 'motorcycle', label: 'มอเตอร์ไซค์', detail: '฿48' },
        { value: 'car', label: 'รถเก๋ง', detail: '฿120' },
        { value: 'pickup', label: 'รถกระบะ', detail: '฿260', isDisabled: true },
      ]}
    />
  );
}

test('a card is chosen by a click anywhere on it, and says its price with its name', async () => {
  render(<Vehicles />);
  await userEvent.setup().click(screen.getByText('฿120'));
  expect((screen.getByRole('radio', { name: /รถเก๋ง\s*฿120/ }) as HTMLInputElement).checked).toBe(true);
});

test('the group is named and one card is reached by Tab, the next by an arrow', async () => {
  render(<Vehicles />);
  const user = userEvent.setup();
  expect(screen.getByRole('group', { name: 'เลือกรถ' })).toBeTruthy();
  await user.tab();
  expect(screen.getByRole('radio', { name: /มอเตอร์ไซค์/ }).matches(':focus')).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect((screen.getByRole('radio', { name: /รถเก๋ง/ }) as HTMLInputElement).checked).toBe(true);
});

test('a vehicle that cannot be had cannot be chosen', async () => {
  render(<Vehicles />);
  await userEvent.setup().click(screen.getByText('รถกระบะ'));
  expect((screen.getByRole('radio', { name: /รถกระบะ/ }) as HTMLInputElement).checked).toBe(false);
});
