import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { SearchFieldProps } from './search-field.tsx';
import { SearchField } from './search-field.tsx';

function Jobs(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState('');
  return <SearchField label="ค้นหางาน" clearLabel="ล้างคำค้น" {...props} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'ค้นหางาน' });

test('clearing by its button leaves the focus in the empty field', async () => {
  render(<Jobs />);
  const user = userEvent.setup();
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(field(), 'อารีย์');
  await user.click(screen.getByRole('button', { name: 'ล้างคำค้น' }));
  expect(field().value).toBe('');
  expect(field().matches(':focus')).toBe(true);
});

test('the first Escape clears, the next one is for what is around', async () => {
  const handleKeyDown = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes on Escape
    <div onKeyDown={(event) => event.key === 'Escape' && handleKeyDown()}>
      <Jobs />
    </div>,
  );
  const user = userEvent.setup();
  await user.type(field(), 'อารีย์{Escape}');
  expect(field().value).toBe('');
  expect(handleKeyDown).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(handleKeyDown).toHaveBeenCalledOnce();
});

test('Enter searches for what was typed', async () => {
  const handleSearch = vi.fn();
  render(<Jobs onSearch={handleSearch} />);
  await userEvent.setup().type(field(), '48213{Enter}');
  expect(handleSearch).toHaveBeenCalledExactlyOnceWith('48213');
});

test('what was found is told', () => {
  render(<Jobs resultText="พบ 14 งาน" />);
  expect(screen.getByText('พบ 14 งาน', { selector: '[aria-live=polite]' })).toBeTruthy();
});
