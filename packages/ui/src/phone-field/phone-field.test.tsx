import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';

const inGroups = (digits: string) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');

function Phone({ start = '' }: { readonly start?: string }) {
  const [digits, setDigits] = useState(start);
  return (
    <>
      <PhoneField label="เบอร์มือถือ" digits={digits} onChange={setDigits} format={inGroups} maxDigits={10} />
      <output>{digits}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'เบอร์มือถือ' }) as HTMLInputElement;

test('typing digits shows them in groups and keeps only the digits', async () => {
  render(<Phone />);
  await userEvent.setup().type(field(), '08x1-2345678');
  expect(field().value).toBe('081 234 5678');
  expect(screen.getByRole('status').textContent).toBe('0812345678');
});

test('a pasted number with signs is taken, and no more digits than allowed', async () => {
  render(<Phone />);
  const user = userEvent.setup();
  await user.click(field());
  await user.paste('081-234-5678 ต่อ 9');
  expect(field().value).toBe('081 234 5678');
});

test('a digit typed in the middle leaves the caret behind it', async () => {
  render(<Phone start="08125678" />);
  const user = userEvent.setup();
  await user.type(field(), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field().value).toBe('081 295 678');
  expect(field().selectionStart).toBe(6);
});

test.each([
  ['+65 9123 4567', '+6591234567'],
  ['+49 1512 3456 7890', '+49151234567890'],
])('the foreign number %s is neither cut nor taken for one at home', async (written, stored) => {
  render(<Phone />);
  const user = userEvent.setup();
  await user.click(field());
  await user.paste(written);
  expect(screen.getByRole('status').textContent).toBe(stored);
  expect(field().value.replace(/ /g, '')).toBe(stored);
});

const fromAbroad = (typed: string) => typed.replace(/^\s*\+66/, '0').replace(/\D/g, '');

function Abroad() {
  const [digits, setDigits] = useState('');
  return <PhoneField label="เบอร์มือถือ" digits={digits} onChange={setDigits} format={inGroups} parse={fromAbroad} maxDigits={10} />;
}

test('a country code is written as a 0 where the room reads it so', async () => {
  render(<Abroad />);
  const user = userEvent.setup();
  await user.click(field());
  await user.paste('+66 81 234 5678');
  expect(field().value).toBe('081 234 5678');
});

test('a digit too many, typed into the middle, pushes none out at the end', async () => {
  render(<Phone start="0812345678" />);
  await userEvent.setup().type(field(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field().value).toBe('081 234 5678');
  expect(field().selectionStart).toBe(3);
});
