import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MaskedField } from './masked-field.tsx';

const parse = (typed: string) => typed.replace(/\D/g, '').slice(0, 8);
const format = (digits: string) => [digits.slice(0, 4), digits.slice(4)].filter(Boolean).join('-');

function Code({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MaskedField label="รหัสงาน" value={value} onChange={setValue} format={format} parse={parse} inputMode="numeric" />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'รหัสงาน' }) as HTMLInputElement;
const shown = () => [field().value, field().selectionStart, screen.getByRole('status').textContent];

test('what is typed stands in groups, and the value has no signs', async () => {
  render(<Code />);
  await userEvent.setup().type(field(), '12a3 45');
  expect(shown()).toEqual(['1234-5', 6, '12345']);
});

test('a letter in the middle changes nothing, and the caret stays', async () => {
  render(<Code start="123456" />);
  await userEvent.setup().type(field(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(shown()).toEqual(['1234-56', 2, '123456']);
});

test('a sign is passed over by the keys that delete', async () => {
  render(<Code start="123456" />);
  const user = userEvent.setup();
  await user.type(field(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(shown()).toEqual(['1235-6', 3, '12356']);
  await user.type(field(), '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(shown()).toEqual(['1235', 4, '1235']);
});

test('a full field takes no more, and loses nothing', async () => {
  render(<Code start="12345678" />);
  const user = userEvent.setup();
  await user.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(shown()).toEqual(['1234-5678', 2, '12345678']);
});

test('a value that came otherwise (a draft, another tab) is shown in groups too', () => {
  const { rerender } = render(<MaskedField label="รหัสงาน" value="" onChange={() => undefined} format={format} parse={parse} />);
  rerender(<MaskedField label="รหัสงาน" value="12345" onChange={() => undefined} format={format} parse={parse} />);
  expect(field().value).toBe('1234-5');
});

test('whoever holds it is told of changes only', async () => {
  const handleChange = vi.fn();
  render(<MaskedField label="รหัสงาน" value="12" onChange={handleChange} format={format} parse={parse} />);
  const user = userEvent.setup();
  await user.type(field(), ' -');
  expect(handleChange).not.toHaveBeenCalled();
  await user.type(field(), '3');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('123');
});
