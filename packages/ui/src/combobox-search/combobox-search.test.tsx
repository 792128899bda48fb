import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { ComboboxSearch } from './combobox-search.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import type { ComboboxSearchProps } from './render-search-card.tsx';

const places = [
  {
    id: 'bts',
    title: 'บีทีเอสอ่อนนุช',
    detail: 'วัฒนา',
    meta: '10.60 กม.',
    marked: <HighlightedText text="บีทีเอสอ่อนนุช" matches={[[7, 14]]} />,
  },
  { id: 'market', title: 'ตลาดอ่อนนุช', marked: <HighlightedText text="ตลาดอ่อนนุช" matches={[[4, 11]]} /> },
  { id: 'home', title: 'บ้านคุณอรทัย' },
];
const texts = {
  clear: 'ล้าง',
  list: 'สถานที่ที่พบ',
  loading: 'กำลังค้นหา',
  empty: 'ไม่พบ ลองชื่อถนน',
  error: 'ค้นหาไม่ได้',
  retry: 'ลองอีกครั้ง',
  found: (count: number) => `พบ ${count} แห่ง`,
};

function Search(props: Partial<ComboboxSearchProps>) {
  const [value, setValue] = useState('อ่อนนุช');
  return (
    <ComboboxSearch
      label="จุดส่ง"
      value={value}
      onChange={setValue}
      // A new array on every render, as a view that maps its values passes.
      options={places.map((place) => ({ ...place }))}
      status="full"
      onSelect={() => undefined}
      texts={texts}
      footer={<Button>ปักหมุด</Button>}
      {...props}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'จุดส่ง' });
const activeTitle = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? field().ownerDocument.getElementById(id)?.querySelector('.sw-search__title')?.textContent : null;
};

test('the first answer is offered, arrows walk round, Home and End jump', async () => {
  const handleHighlight = vi.fn();
  render(<Search onHighlight={handleHighlight} />);
  const user = userEvent.setup();
  await user.click(field());
  expect(activeTitle()).toBe('บีทีเอสอ่อนนุช');
  await user.keyboard('{ArrowDown}');
  expect(activeTitle()).toBe('ตลาดอ่อนนุช');
  expect(handleHighlight).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'market' }));
  await user.keyboard('{End}');
  expect(activeTitle()).toBe('บ้านคุณอรทัย');
  await user.keyboard('{ArrowDown}');
  expect(activeTitle()).toBe('บีทีเอสอ่อนนุช');
  await user.keyboard('{ArrowUp}');
  expect(activeTitle()).toBe('บ้านคุณอรทัย');
  await user.keyboard('{Home}');
  expect(activeTitle()).toBe('บีทีเอสอ่อนนุช');
});

test('Enter takes the answer under the cursor and closes the list, the focus stays in the field', async () => {
  const handleSelect = vi.fn();
  render(<Search onSelect={handleSelect} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(handleSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'market' }));
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().matches(':focus')).toBe(true);
});

test('a click takes an answer without leaving the field', async () => {
  const handleSelect = vi.fn();
  const handleLeave = vi.fn();
  render(<Search onSelect={handleSelect} onLeave={handleLeave} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.click(screen.getByRole('option', { name: /บ้านคุณอรทัย/ }));
  expect(handleSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'home' }));
  expect(handleLeave).not.toHaveBeenCalled();
});

test('Escape closes the list first and gives up after that', async () => {
  const handleCancel = vi.fn();
  render(<Search onCancel={handleCancel} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(handleCancel).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(handleCancel).toHaveBeenCalledOnce();
});

test('typing again opens the list, and what matches stands in bold', async () => {
  render(<Search />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{Escape}');
  await user.keyboard('ช');
  const option = screen.getByRole('option', { name: /บีทีเอส/ });
  expect(option.querySelector('mark')?.textContent).toBe('อ่อนนุช');
  expect(option.textContent).toContain('10.60 กม.');
});

test('leaving by Tab passes the foot first, and only then is the search left', async () => {
  const handleLeave = vi.fn();
  render(<Search onLeave={handleLeave} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'ปักหมุด' }).matches(':focus')).toBe(true);
  expect(handleLeave).not.toHaveBeenCalled();
  await user.tab();
  expect(handleLeave).toHaveBeenCalledOnce();
});

test('clearing empties the field and returns to it', async () => {
  render(<Search />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'ล้าง' }));
  expect((field() as HTMLInputElement).value).toBe('');
  expect(field().matches(':focus')).toBe(true);
});

test('the other faces say what is going on, and the foot stays', async () => {
  const handleRetry = vi.fn();
  const { rerender } = render(<Search status="loading" options={[]} />);
  expect(screen.getByRole('status', { name: 'กำลังค้นหา' })).toBeTruthy();
  rerender(<Search status="empty" options={[]} />);
  expect(screen.getByText('ไม่พบ ลองชื่อถนน')).toBeTruthy();
  rerender(<Search status="error" options={[]} onRetry={handleRetry} />);
  await userEvent.setup().click(within(screen.getByRole('alert')).getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(handleRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'ปักหมุด' })).toBeTruthy();
});

test('how many were found is spoken', () => {
  render(<Search />);
  expect(screen.getByText('พบ 3 แห่ง').getAttribute('aria-live')).toBe('polite');
});
