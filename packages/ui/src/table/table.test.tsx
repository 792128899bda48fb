import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveAnnouncer } from '../live-announcer/live-announcer.tsx';
import type { TableProps } from './table.tsx';
import { Table } from './table.tsx';
import type { TableColumn, TableSort } from './table-model.ts';

const jobs = [
  { id: 'a', place: 'อารีย์', price: 72 },
  { id: 'b', place: 'สีลม', price: 149 },
  { id: 'c', place: 'อ่อนนุช', price: 51 },
];
type Job = (typeof jobs)[number];

const columns: readonly TableColumn<Job>[] = [
  { id: 'place', header: 'ปลายทาง', isRowHeader: true, isSortable: true, render: (job) => job.place },
  { id: 'price', header: 'ราคา', align: 'end', isSortable: true, firstDirection: 'descending', render: (job) => `฿${job.price}` },
  { id: 'act', header: 'ทำอะไรได้', isHeaderHidden: true, onCard: 'foot', render: () => <button type="button">ติดตาม</button> },
];

function Jobs({ onSelect, ...props }: Partial<TableProps<Job>> & { readonly onSelect?: (ids: readonly string[]) => void }) {
  const [sort, setSort] = useState<TableSort | undefined>();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  return (
    <LiveAnnouncer>
      <Table
        caption="งาน"
        columns={columns}
        rows={jobs}
        sort={sort}
        onSort={setSort}
        selection={
          onSelect && {
            selectedIds,
            nameOf: (job) => job.place,
            actions: <button type="button">ดาวน์โหลด</button>,
            onChange: (ids) => {
              setSelectedIds(ids);
              onSelect(ids);
            },
          }
        }
        loadingLabel="กำลังโหลดงาน"
        empty={<p>ยังไม่มีงาน</p>}
        error={<p>โหลดไม่ได้</p>}
        texts={{
          sortBy: 'เรียงตาม',
          sortOption: ({ header }, direction) => `${header} ${direction === 'ascending' ? 'น้อยไปมาก' : 'มากไปน้อย'}`,
          selectAll: 'เลือกทั้งหมด',
          selectRow: (name) => `เลือก ${name}`,
          selected: (count) => `เลือกแล้ว ${count}`,
        }}
        {...props}
      />
    </LiveAnnouncer>
  );
}

function Expanding() {
  const [expandedIds, setExpandedIds] = useState<readonly string[]>([]);
  return <Jobs expansion={{ expandedIds, onChange: setExpandedIds, render: (job) => `รับของที่${job.place}` }} />;
}

interface CountedProps {
  readonly columns: readonly TableColumn<Job>[];
  readonly onPress: (id: string, selectedIds: readonly string[]) => void;
}

function Counted({ columns: watched, onPress }: CountedProps) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const open = (job: Job) => ({ onPress: () => onPress(job.id, selectedIds) });
  const selection = { selectedIds, onChange: setSelectedIds, nameOf: (job: Job) => job.place };
  return <Table caption="งาน" columns={watched} rows={jobs} loadingLabel="" empty={null} {...{ open, selection }} />;
}

const sortButton = (header: string) => within(screen.getByRole('columnheader', { name: new RegExp(header) })).getByRole('button');
const sortOf = (header: string) => screen.getByRole('columnheader', { name: new RegExp(header) }).getAttribute('aria-sort');

afterEach(() => vi.unstubAllGlobals());

test('it is a named table whose cells have a head above and a head at their row', () => {
  render(<Jobs />);
  const table = screen.getByRole('table', { name: 'งาน' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(within(table).getByRole('rowheader', { name: 'สีลม' })).toBeTruthy();
  expect(within(table).getByRole('columnheader', { name: 'ทำอะไรได้' })).toBeTruthy();
});

test('its parts keep their roles when a phone lays them out as cards', () => {
  const { container } = render(<Jobs />);
  const roles = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].map((part) => part.getAttribute('role'));
  expect(roles).not.toContain(null);
});

test('a press on a head sorts by it, the next one turns the order, and both are told', async () => {
  render(<Jobs />);
  const user = userEvent.setup();
  await user.click(sortButton('ราคา'));
  expect(sortOf('ราคา')).toBe('descending');
  expect(screen.getByText('ราคา มากไปน้อย', { selector: '[aria-live]' })).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(sortOf('ราคา')).toBe('ascending');
  await user.click(sortButton('ปลายทาง'));
  expect([sortOf('ราคา'), sortOf('ปลายทาง')]).toEqual([null, 'ascending']);
});

test('where there are no heads to press, the order is chosen from a list', async () => {
  render(<Jobs />);
  const orders = screen.getByRole('combobox', { name: 'เรียงตาม' });
  expect(
    within(orders)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['เรียงตาม', 'ปลายทาง น้อยไปมาก', 'ปลายทาง มากไปน้อย', 'ราคา มากไปน้อย', 'ราคา น้อยไปมาก']);
  await userEvent.setup().selectOptions(orders, 'ราคา น้อยไปมาก');
  expect(sortOf('ราคา')).toBe('ascending');
});

test('rows are chosen one by one or all at once; the box of all is mixed in between; the count is told', async () => {
  const handleSelect = vi.fn();
  render(<Jobs onSelect={handleSelect} />);
  const user = userEvent.setup();
  const all = within(screen.getByRole('table')).getByRole<HTMLInputElement>('checkbox', { name: 'เลือกทั้งหมด' });
  await user.click(screen.getByRole('checkbox', { name: 'เลือก สีลม' }));
  expect(handleSelect).toHaveBeenLastCalledWith(['b']);
  expect(all.indeterminate).toBe(true);
  expect(screen.getByText('เลือกแล้ว 1')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ดาวน์โหลด' })).toBeTruthy();
  await user.click(all);
  expect(handleSelect).toHaveBeenLastCalledWith(['a', 'b', 'c']);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  await user.click(all);
  expect(handleSelect).toHaveBeenLastCalledWith([]);
  expect(screen.queryByRole('button', { name: 'ดาวน์โหลด' })).toBeNull();
});

test('choosing all of a page keeps what was chosen on another', async () => {
  const handleChange = vi.fn();
  render(<Jobs selection={{ selectedIds: ['other', 'a'], onChange: handleChange, nameOf: (job) => job.place }} />);
  const user = userEvent.setup();
  await user.click(within(screen.getByRole('table')).getByRole('checkbox', { name: 'เลือกทั้งหมด' }));
  expect(handleChange).toHaveBeenLastCalledWith(['other', 'a', 'b', 'c']);
});

test('pressing a row opens it, but not when a button in it was pressed', async () => {
  const handlePress = vi.fn();
  render(<Jobs open={(job) => ({ onPress: () => handlePress(job.id) })} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('cell', { name: '฿149' }));
  expect(handlePress).toHaveBeenLastCalledWith('b');
  await user.click(screen.getAllByRole('button', { name: 'ติดตาม' })[0] as HTMLElement);
  expect(handlePress).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'อารีย์' }).focus();
  await user.keyboard('{Enter}');
  expect(handlePress.mock.calls).toEqual([['b'], ['a']]);
});

test('a row that leads to a page has its address in its title', () => {
  render(<Jobs open={(job) => ({ link: { href: `/jobs/${job.id}` } })} />);
  expect(screen.getByRole('link', { name: 'สีลม' }).getAttribute('href')).toBe('/jobs/b');
});

test('what a row opens stands below it', () => {
  render(<Jobs renderBelow={(job) => (job.id === 'b' ? 'รายละเอียด' : null)} />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[3]).toBe('รายละเอียด');
});

test('a row that opens says so, is opened by a press anywhere on it, and its details follow it', async () => {
  render(<Expanding />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'สีลม', expanded: false });
  await user.click(screen.getByRole('cell', { name: '฿149' }));
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const details = screen.getByRole('row', { name: 'รับของที่สีลม' });
  expect(opener.getAttribute('aria-controls')).toBe(details.id);
  await user.click(opener);
  expect(screen.queryByText('รับของที่สีลม')).toBeNull();
});

test('the last row sums up, under the column that it sums', () => {
  render(<Jobs onSelect={() => undefined} total={{ label: 'รวม 3 งาน', values: { price: '฿272' } }} />);
  expect(screen.getByRole('rowheader', { name: 'รวม 3 งาน' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '฿272' })).toBeTruthy();
});

test('that the last row was let go is told', async () => {
  render(<Jobs onSelect={() => undefined} />);
  const user = userEvent.setup();
  const box = screen.getByRole('checkbox', { name: 'เลือก สีลม' });
  await user.click(box);
  await user.click(box);
  expect(screen.getByRole('status').textContent).toBe('เลือกแล้ว 0');
});

test('a tick renders its own row and no other, and a press still does what the owner says now', async () => {
  const renderPlace = vi.fn((job: Job) => job.place);
  const handlePress = vi.fn();
  const watched: readonly TableColumn<Job>[] = [{ id: 'place', header: 'ปลายทาง', isRowHeader: true, render: renderPlace }];
  render(<Counted columns={watched} onPress={handlePress} />);
  const user = userEvent.setup();
  renderPlace.mockClear();
  await user.click(screen.getByRole('checkbox', { name: 'สีลม' }));
  expect(renderPlace.mock.calls.map(([job]) => job.id)).toEqual(['b']);
  await user.click(screen.getByRole('button', { name: 'อ่อนนุช' }));
  expect(handlePress).toHaveBeenLastCalledWith('c', ['b']);
});

test('its four faces: on the way, nothing there, not to be had, there', () => {
  const { rerender } = render(<Jobs status="loading" rows={[]} />);
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลดงาน');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Jobs rows={[]} />);
  expect(screen.getByText('ยังไม่มีงาน')).toBeTruthy();
  rerender(<Jobs rows={[]} status="error" />);
  expect(screen.getByText('โหลดไม่ได้')).toBeTruthy();
  rerender(<Jobs status="loading" />);
  expect(screen.getByRole('table', { busy: true })).toBeTruthy();
});

test('a table wider than its place can be reached and scrolled by keyboard, another takes no tab stop', () => {
  let measure: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  render(<Jobs />);
  act(() => measure());
  expect(screen.queryByRole('region')).toBeNull();
  const place = screen.getByRole('table').parentElement as HTMLElement;
  Object.defineProperty(place, 'scrollWidth', { value: 900 });
  act(() => measure());
  expect(screen.getByRole('region', { name: 'งาน' }).tabIndex).toBe(0);
});
