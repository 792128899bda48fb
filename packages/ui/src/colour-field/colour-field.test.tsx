import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ColourField } from './colour-field.tsx';

function Page() {
  const [value, setValue] = useState('#9C3A24');
  return (
    <ColourField
      label="สี"
      swatchesLabel="สีแนะนำ"
      swatches={[
        { value: '#9c3a24', label: 'ดินเผา' },
        { value: '#0b6b5d', label: 'เขียว' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

test('a swatch fills the field in, and a typed colour marks its swatch', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const field = screen.getByRole('textbox', { name: 'สี' });
  expect(screen.getByRole('radio', { name: 'ดินเผา', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'เขียว' }));
  expect((field as HTMLInputElement).value).toBe('#0b6b5d');
  await user.clear(field);
  await user.type(field, 'teal');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect((field as HTMLInputElement).value).toBe('teal');
});
