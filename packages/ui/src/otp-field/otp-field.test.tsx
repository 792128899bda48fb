import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OtpField } from './otp-field.tsx';

interface CodeProps {
  readonly start?: string;
  readonly onComplete?: (code: string) => void;
  readonly error?: string;
}

function Code({ start = '', ...field }: CodeProps) {
  const [value, setValue] = useState(start);
  return <OtpField label="รหัส 4 หลัก" hint="ส่งไปที่ 081 234 5678" {...field} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole('textbox', { name: 'รหัส 4 หลัก' }) as HTMLInputElement;
const cells = () => [...(field().parentElement?.querySelectorAll('[aria-hidden]') ?? [])].map((cell) => cell.textContent);

test('digits fill the cells one after the other, and what is no digit is left out', async () => {
  const handleComplete = vi.fn();
  render(<Code onComplete={handleComplete} />);
  await userEvent.setup().type(field(), '4a0-');
  expect(cells()).toEqual(['4', '0', '', '']);
  expect(handleComplete).not.toHaveBeenCalled();
  await userEvent.setup().type(field(), '21');
  expect(handleComplete).toHaveBeenCalledExactlyOnceWith('4021');
});

test('more digits than cells are not taken', async () => {
  render(<Code />);
  await userEvent.setup().type(field(), '402199');
  expect(field().value).toBe('4021');
});

test('a pasted message fills the cells, wherever the cursor stands', async () => {
  const handleComplete = vi.fn();
  render(<Code start="99" onComplete={handleComplete} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{Home}');
  await user.paste('รหัสของคุณคือ 4021');
  expect(cells()).toEqual(['4', '0', '2', '1']);
  expect(handleComplete).toHaveBeenCalledExactlyOnceWith('4021');
});

test('a pasted part spreads from the cell of the cursor', async () => {
  render(<Code start="4" />);
  const user = userEvent.setup();
  await user.click(field());
  await user.paste('02');
  expect(cells()).toEqual(['4', '0', '2', '']);
});

test('a phone that offers the code of the message fills it in at once', () => {
  const handleComplete = vi.fn();
  render(<Code onComplete={handleComplete} />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
  fireEvent.input(field(), { target: { value: '4021' } });
  expect(cells()).toEqual(['4', '0', '2', '1']);
  expect(handleComplete).toHaveBeenCalledExactlyOnceWith('4021');
});

test('Backspace empties the cell and goes back', async () => {
  render(<Code />);
  const user = userEvent.setup();
  await user.type(field(), '402');
  await user.keyboard('{Backspace}{Backspace}');
  expect(cells()).toEqual(['4', '', '', '']);
  await user.keyboard('{Backspace}{Backspace}5');
  expect(cells()).toEqual(['5', '', '', '']);
});

test('the arrows go from cell to cell, and the next digit takes the place of the one there', async () => {
  render(<Code />);
  const user = userEvent.setup();
  await user.type(field(), '4021');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}9');
  expect(cells()).toEqual(['4', '9', '2', '1']);
  await user.keyboard('7');
  expect(cells()).toEqual(['4', '9', '7', '1']);
  await user.keyboard('{Home}1{End}{Backspace}8');
  expect(cells()).toEqual(['1', '9', '7', '8']);
});

test('a letter typed over a digit does not delete it', async () => {
  render(<Code />);
  const user = userEvent.setup();
  await user.type(field(), '40');
  await user.keyboard('{ArrowLeft}x');
  expect(cells()).toEqual(['4', '0', '', '']);
  await user.keyboard('5');
  expect(cells()).toEqual(['4', '5', '', '']);
});

test('a code that was refused is typed anew without deleting it first', async () => {
  const handleComplete = vi.fn();
  render(<Code start="4021" error="รหัสไม่ตรง" onComplete={handleComplete} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('5');
  expect(cells()).toEqual(['5', '', '', '']);
  await user.keyboard('678');
  expect(handleComplete).toHaveBeenCalledExactlyOnceWith('5678');
});

test('another message’s code over one that was refused counts as a new one; one digit changed does not', async () => {
  const handleComplete = vi.fn();
  render(<Code start="4021" onComplete={handleComplete} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{End}{ArrowLeft}9');
  expect(field().value).toBe('4029');
  expect(handleComplete).not.toHaveBeenCalled();
  await user.paste('5678');
  expect(handleComplete).toHaveBeenCalledExactlyOnceWith('5678');
});

test('it is one field with one name, one error and one hint', () => {
  render(<Code error="รหัสไม่ตรง" />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const described = (field().getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => field().ownerDocument.getElementById(id)?.textContent)).toEqual([
    'รหัสไม่ตรง',
    'ส่งไปที่ 081 234 5678',
  ]);
});
