import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BarChartProps } from './bar-chart.tsx';
import { BarChart } from './bar-chart.tsx';
import { isNamed, ticksUpTo } from './scale.ts';

const bars = [
  { id: 'w1', label: '28/9', name: 'สัปดาห์ 28 ก.ย.', value: 2010 },
  { id: 'w2', label: '5/10', name: 'สัปดาห์ 5 ต.ค.', value: 4410 },
  { id: 'w3', label: '12/10', name: 'สัปดาห์ 12 ต.ค.', value: 3284.5 },
];

const Chart = (props: Partial<BarChartProps>) => (
  <BarChart
    label="ค่าส่งรายสัปดาห์"
    bars={bars}
    format={(value) => `฿${value}`}
    highlightedId="w3"
    empty={<p>ยังไม่มีค่าส่ง</p>}
    texts={{ nameHeader: 'สัปดาห์', valueHeader: 'ค่าส่ง', showTable: 'ดูเป็นตาราง', instructions: 'ใช้ลูกศร', loading: 'กำลังโหลด' }}
    {...props}
  />
);

const bar = (name: string) => screen.getByRole('img', { name });
const note = (container: HTMLElement) => container.querySelector('.sw-chart__note')?.textContent;

test('arrows walk the bars from the marked one on, and each says its name and value', async () => {
  const { container } = render(<Chart />);
  const user = userEvent.setup();
  await user.tab();
  expect(bar('สัปดาห์ 12 ต.ค.: ฿3284.5').matches(':focus')).toBe(true);
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(bar('สัปดาห์ 5 ต.ค.: ฿4410').matches(':focus')).toBe(true);
  expect(note(container)).toBe('฿4410สัปดาห์ 5 ต.ค.');
  await user.keyboard('{Home}');
  expect(bar('สัปดาห์ 28 ก.ย.: ฿2010').matches(':focus')).toBe(true);
  await user.keyboard('{End}{Escape}');
  expect(bar('สัปดาห์ 12 ต.ค.: ฿3284.5').matches(':focus')).toBe(true);
  expect(note(container)).toBeUndefined();
});

test('the chart is one tab stop', async () => {
  render(<Chart />);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'ดูเป็นตาราง' }).matches(':focus')).toBe(true);
});

test('pointing at a bar shows its value, leaving it takes that away', async () => {
  const { container } = render(<Chart />);
  const user = userEvent.setup();
  await user.hover(bar('สัปดาห์ 5 ต.ค.: ฿4410'));
  expect(note(container)).toBe('฿4410สัปดาห์ 5 ต.ค.');
  await user.unhover(bar('สัปดาห์ 5 ต.ค.: ฿4410'));
  expect(note(container)).toBeUndefined();
});

test('the same figures stand behind it as a table, which a press shows', async () => {
  render(<Chart />);
  const table = screen.getByRole('table', { name: 'ค่าส่งรายสัปดาห์' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['สัปดาห์ค่าส่ง', 'สัปดาห์ 28 ก.ย.฿2010', 'สัปดาห์ 5 ต.ค.฿4410', 'สัปดาห์ 12 ต.ค.฿3284.5']);
  const place = table.parentElement;
  expect(place?.className).toContain('sw-visually-hidden');
  await userEvent.setup().click(screen.getByRole('button', { name: 'ดูเป็นตาราง', expanded: false }));
  expect(place?.className).not.toContain('sw-visually-hidden');
});

test('bars are as high as their values, from zero to a round top', () => {
  const { container } = render(<Chart />);
  const heights = [...container.querySelectorAll('[data-bar] > svg')].map((shape) =>
    Number.parseFloat(shape.getAttribute('height') ?? ''),
  );
  expect(heights).toEqual([2010, 4410, 3284.5].map((value) => expect.closeTo((value / 5000) * 100, 5)));
});

test('without a value above zero there is no chart but what to do', () => {
  render(<Chart bars={bars.map((one) => ({ ...one, value: 0 }))} />);
  expect(screen.getByText('ยังไม่มีค่าส่ง')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('on the way it says so', () => {
  render(<Chart isLoading />);
  expect(screen.getByRole('status', { name: 'กำลังโหลด' })).toBeTruthy();
});

test.each([
  [4410, [0, 2500, 5000]],
  [17.6, [0, 10, 20]],
  [300, [0, 100, 200, 300]],
  [1, [0, 0.5, 1]],
  [0, [0]],
])('the axis up to %d has lines at %j', (max, ticks) => {
  expect(ticksUpTo(max)).toEqual(ticks);
});

test('of many bars a few are named, the last always', () => {
  const named = Array.from({ length: 26 }, (_, index) => index).filter((index) => isNamed(index, 26));
  expect(named).toEqual([0, 5, 10, 15, 20, 25]);
  expect([0, 1, 2].map((index) => isNamed(index, 3))).toEqual([true, true, true]);
});

test('bars that lead somewhere are buttons, for a pointer and for the keyboard', async () => {
  const chosen: string[] = [];
  render(<Chart onChoose={(id) => chosen.push(id)} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'สัปดาห์ 5 ต.ค.: ฿4410' }));
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(chosen).toEqual(['w2', 'w1']);
});
