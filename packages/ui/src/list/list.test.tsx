import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ListProps } from './list.tsx';
import { List } from './list.tsx';
import { ListRow } from './list-row.tsx';

const places = [
  { id: 'a', title: 'อารีย์' },
  { id: 'b', title: 'สีลม' },
];
type Place = (typeof places)[number];

const Places = (props: Partial<ListProps<Place>>) => (
  <List
    label="ที่อยู่"
    items={places}
    renderItem={({ title }) => <ListRow title={title} />}
    loadingLabel="กำลังโหลด"
    empty={<p>ยังไม่มีที่อยู่</p>}
    error={<p>โหลดไม่ได้</p>}
    {...props}
  />
);

test('what there is stands in a named list', () => {
  render(<Places />);
  const list = screen.getByRole('list', { name: 'ที่อยู่' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['อารีย์', 'สีลม']);
});

test('while nothing has come yet it says what is on the way, and shows no list', () => {
  render(<Places status="loading" items={[]} />);
  expect(screen.getByRole('status', { name: 'กำลังโหลด' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('rows that stand stay while they are fetched anew', () => {
  render(<Places status="loading" />);
  expect(screen.getByRole('list', { busy: true }).children).toHaveLength(2);
});

test('nothing there and nothing to be had are told apart', () => {
  const { rerender } = render(<Places items={[]} />);
  expect(screen.getByText('ยังไม่มีที่อยู่')).toBeTruthy();
  rerender(<Places items={[]} status="error" />);
  expect(screen.getByText('โหลดไม่ได้')).toBeTruthy();
  expect(screen.queryByText('ยังไม่มีที่อยู่')).toBeNull();
});

test('a row that leads to a page is a link with an address, its own buttons beside it', () => {
  render(<ListRow title="อารีย์" link={{ href: '/places/1' }} actions={<button type="button">ลบ</button>} isCurrent />);
  const link = screen.getByRole('link', { name: 'อารีย์' });
  expect(link.getAttribute('href')).toBe('/places/1');
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(within(link).queryByRole('button')).toBeNull();
});

test('a router may answer the press of a link itself', async () => {
  const handleClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<ListRow title="อารีย์" link={{ href: '/places/1', onClick: handleClick }} />);
  await userEvent.setup().click(screen.getByRole('link'));
  expect(handleClick).toHaveBeenCalledOnce();
});

test('a row that does something is a button; a disabled one does nothing', async () => {
  const handlePress = vi.fn();
  const { rerender } = render(<ListRow title="เพิ่ม" onPress={handlePress} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  rerender(<ListRow title="เพิ่ม" onPress={handlePress} isDisabled />);
  await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  expect(handlePress).toHaveBeenCalledOnce();
});
