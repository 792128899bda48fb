import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TipPicker } from './tip-picker.tsx';

/** Parses whole baht from 10 to 500. */
const parse = (text: string) => {
  const baht = Number(text);
  return Number.isInteger(baht) && baht >= 10 && baht <= 500 ? baht * 100 : null;
};

function Tip({ onChange = () => undefined }: { readonly onChange?: (amount: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <TipPicker
      amounts={[2000, 5000, 10_000]}
      value={value}
      onChange={(amount) => {
        setValue(amount);
        onChange(amount);
      }}
      format={(satang) => `฿${satang / 100}`}
      parse={parse}
      sign="฿"
      texts={{
        label: 'ให้ทิปสมชาย',
        hint: 'ถึงคนขับเต็มจำนวน',
        none: 'ไม่ให้',
        other: 'อื่น ๆ',
        otherLabel: 'จำนวนเงิน',
        otherInvalid: 'กรุณากรอกเลขเต็ม 10 ถึง 500 บาท',
      }}
    />
  );
}

test('a tap on an amount gives it, a tap on none takes it back', async () => {
  const handleChange = vi.fn();
  render(<Tip onChange={handleChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: '฿50' }));
  expect(handleChange).toHaveBeenLastCalledWith(5000);
  await user.click(screen.getByRole('radio', { name: 'ไม่ให้' }));
  expect(handleChange).toHaveBeenLastCalledWith(null);
});

test('arrows move from amount to amount, and the group is named and described', async () => {
  const handleChange = vi.fn();
  render(<Tip onChange={handleChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: '฿20' }));
  await user.keyboard('{ArrowRight}');
  expect(handleChange).toHaveBeenLastCalledWith(5000);
  const group = screen.getByRole('group', { name: 'ให้ทิปสมชาย' });
  expect(group.querySelector(`[id="${group.getAttribute('aria-describedby')}"]`)?.textContent).toBe('ถึงคนขับเต็มจำนวน');
});

test('an amount of one’s own is read as it is typed', async () => {
  const handleChange = vi.fn();
  render(<Tip onChange={handleChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'อื่น ๆ' }));
  await user.type(screen.getByRole('textbox', { name: 'จำนวนเงิน' }), '35');
  expect(handleChange).toHaveBeenLastCalledWith(3500);
});

test('what cannot be read gives nothing, stays there, and says what may be typed once it is left', async () => {
  const handleChange = vi.fn();
  render(<Tip onChange={handleChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'อื่น ๆ' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'จำนวนเงิน' });
  await user.type(field, '9');
  expect(screen.queryByText('กรุณากรอกเลขเต็ม 10 ถึง 500 บาท')).toBeNull();
  await user.tab();
  expect(handleChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByText('กรุณากรอกเลขเต็ม 10 ถึง 500 บาท')).toBeTruthy();
  expect(field.value).toBe('9');
});

test('what was typed is still there after looking at another amount', async () => {
  const handleChange = vi.fn();
  render(<Tip onChange={handleChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'อื่น ๆ' }));
  await user.type(screen.getByRole('textbox'), '35');
  await user.click(screen.getByRole('radio', { name: '฿20' }));
  await user.click(screen.getByRole('radio', { name: 'อื่น ๆ' }));
  expect(handleChange).toHaveBeenLastCalledWith(3500);
});
