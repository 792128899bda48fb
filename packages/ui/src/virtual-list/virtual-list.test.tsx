import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

const places = Array.from({ length: 1_000 }, (_, index) => ({ id: `place-${index}`, title: `สาขา ${index + 1}` }));
type Place = (typeof places)[number];

// jsdom has no layout: the box is 600 px high, each row 60.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});
afterEach(() => vi.restoreAllMocks());

const show = (props: Partial<VirtualListProps<Place>> = {}) =>
  render(
    <VirtualList
      label="สาขา"
      items={places}
      rowHeight={60}
      renderItem={({ id, title }) => <a href={`#${id}`}>{title}</a>}
      loadingLabel="กำลังโหลด"
      empty={<p>ยังไม่มีสาขา</p>}
      error={<p>โหลดไม่ได้</p>}
      {...props}
    />,
  );
const shown = () => within(screen.getByRole('list', { name: 'สาขา' })).getAllByRole('listitem');
const scrollTo = (top: number) => {
  const box = screen.getByRole('region', { name: 'สาขา' });
  box.scrollTop = top;
  fireEvent.scroll(box);
};

test('of a thousand only those near the visible ones are in the page, and each says which of how many it is', () => {
  show();
  expect(shown().length).toBeLessThan(30);
  expect(shown()[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(shown()[0]?.getAttribute('aria-setsize')).toBe('1000');
  scrollTo(30_000);
  expect(screen.getByRole('link', { name: 'สาขา 501' })).toBeTruthy();
  expect(shown().length).toBeLessThan(30);
});

test('the row with the focus stays, wherever one scrolls', () => {
  show();
  const link = screen.getByRole('link', { name: 'สาขา 3' });
  link.focus();
  scrollTo(30_000);
  expect(link.isConnected).toBe(true);
  expect(link.matches(':focus')).toBe(true);
  link.blur();
  scrollTo(40_000);
  expect(link.isConnected).toBe(false);
});

test('near the end it asks for more, once for each time that more came', () => {
  const onNearEnd = vi.fn();
  const some = places.slice(0, 50);
  const { rerender } = show({ items: some, total: 100, onNearEnd });
  expect(onNearEnd).not.toHaveBeenCalled();
  scrollTo(50 * 60);
  expect(onNearEnd).toHaveBeenCalledTimes(1);
  const faces = { loadingLabel: 'กำลังโหลด', empty: null, rowHeight: 60, label: 'สาขา' };
  rerender(
    <VirtualList {...faces} items={places.slice(0, 100)} total={100} onNearEnd={onNearEnd} renderItem={({ title }) => title} />,
  );
  scrollTo(100 * 60);
  expect(onNearEnd).toHaveBeenCalledTimes(1);
});

test('it has the faces of every list: loading, empty, failed', () => {
  const { rerender } = show({ items: [], status: 'loading' });
  expect(screen.getByRole('status', { name: 'กำลังโหลด' })).toBeTruthy();
  const faces = { label: 'สาขา', loadingLabel: 'กำลังโหลด', empty: <p>ยังไม่มีสาขา</p>, error: <p>โหลดไม่ได้</p>, rowHeight: 60 };
  rerender(<VirtualList {...faces} items={[]} renderItem={() => null} />);
  expect(screen.getByText('ยังไม่มีสาขา')).toBeTruthy();
  rerender(<VirtualList {...faces} items={places} status="error" renderItem={() => null} />);
  expect(screen.getByText('โหลดไม่ได้')).toBeTruthy();
});
