import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LiveAnnouncer } from '../live-announcer/live-announcer.tsx';
import type { NumberFieldProps } from './number-field.tsx';
import { NumberField } from './number-field.tsx';
import { nearestOnGrid, stepped } from './step-grid.ts';

const texts = {
  atLeast: (taken: string) => `อย่างน้อย ${taken}`,
  atMost: (taken: string) => `ไม่เกิน ${taken}`,
  rounded: (taken: string) => `ปรับเป็น ${taken}`,
  unreadable: (typed: string) => `อ่าน “${typed}” ไม่ได้`,
};

function Weight({ start = null, ...field }: Partial<NumberFieldProps> & { readonly start?: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <LiveAnnouncer>
      <NumberField label="น้ำหนัก" unit="กก." min={10} max={2000} texts={texts} {...field} value={value} onChange={setValue} />
      <output>{value === null ? 'none' : value}</output>
    </LiveAnnouncer>
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'น้ำหนัก' }) as HTMLInputElement;
const value = () => screen.getByRole('status').textContent;

test('a number is typed as in any text, and set in thousands when it is left', async () => {
  render(<Weight />);
  const user = userEvent.setup();
  await user.type(field(), '1500');
  expect([field().value, value()]).toEqual(['1500', '1500']);
  await user.tab();
  expect(field().value).toBe('1,500');
  expect(field().getAttribute('aria-valuetext')).toBe('1,500 กก.');
});

test('on the way to a number nothing is changed; too much becomes the most when the field is left, with a word', async () => {
  render(<Weight start={20} />);
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), '9999');
  expect(field().value).toBe('9999');
  await user.tab();
  expect([field().value, value()]).toEqual(['2,000', '2000']);
  // Shown under the field and announced.
  expect(screen.getAllByText('ไม่เกิน 2,000')).toHaveLength(2);
  await user.type(field(), '{Backspace}');
  expect(screen.getAllByText('ไม่เกิน 2,000')).toHaveLength(1);
});

test('too little becomes the least, and what lies between two steps the nearest', async () => {
  render(<Weight step={5} />);
  const user = userEvent.setup();
  await user.type(field(), '3{Enter}');
  expect([field().value, value()]).toEqual(['10', '10']);
  await user.clear(field());
  await user.type(field(), '23{Enter}');
  expect([field().value, value()]).toEqual(['25', '25']);
  expect(screen.getAllByText('ปรับเป็น 25').length).toBeGreaterThan(0);
});

test('the arrows go a step, the page keys ten, and neither beyond the bounds', async () => {
  render(<Weight start={1985} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(value()).toBe('1986');
  await user.keyboard('{PageUp}');
  expect(value()).toBe('1996');
  await user.keyboard('{PageUp}{ArrowUp}');
  expect(value()).toBe('2000');
  await user.keyboard('{PageDown}{ArrowDown}');
  expect(value()).toBe('1989');
});

test('an arrow in an empty field begins at the least', async () => {
  render(<Weight />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(value()).toBe('10');
});

test('an emptied field is empty, and what is no number goes back to what stood there', async () => {
  render(<Weight start={20} />);
  const user = userEvent.setup();
  await user.clear(field());
  expect(value()).toBe('none');
  await user.type(field(), '30x');
  await user.tab();
  expect([field().value, value()]).toEqual(['30', '30']);
  expect(screen.getAllByText('อ่าน “30x” ไม่ได้')).toHaveLength(2);
});

test.each(['1,5', '1 5', '12,34', '1,50.5', '15 กก'])(
  '%s is not guessed at: a word says that it cannot be read',
  async (typed) => {
    render(<Weight start={20} />);
    const user = userEvent.setup();
    await user.click(field());
    await user.clear(field());
    await user.paste(typed);
    expect(field().value).toBe(typed);
    await user.tab();
    expect([field().value, value()]).toEqual(['', 'none']);
    // Shown under the field and announced.
    expect(screen.getAllByText(`อ่าน “${typed}” ไม่ได้`)).toHaveLength(2);
  },
);

test.each([
  ['1,500', 1500],
  ['1 500', 1500],
  [' 1,234,567.5 ', 1_234_567.5],
  ['.5', 0.5],
  ['12.', 12],
])('%s is read as it is written', async (typed, number) => {
  render(<Weight min={0} max={9_999_999} step={0.5} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.paste(typed);
  await user.tab();
  expect(value()).toBe(String(number));
});

test('steps of a tenth stay tenths', () => {
  const grid = { min: 0, max: 1, step: 0.1 };
  let weight = 0;
  for (let press = 0; press < 3; press += 1) weight = stepped(grid, weight, 1);
  expect(weight).toBe(0.3);
  expect(nearestOnGrid(grid, 0.349)).toBe(0.3);
  expect(stepped(grid, 0.25, -1)).toBe(0.2);
});

test('a most that is on no step is not reached', () => {
  expect(nearestOnGrid({ min: 0, max: 14, step: 5 }, 99)).toBe(10);
  expect(nearestOnGrid({ min: 0, max: 13, step: 5 }, 13)).toBe(10);
});

test('a key at the end of the range says where it ends', async () => {
  render(<Weight start={1_995} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{PageUp}');
  expect(value()).toBe('2000');
  expect(screen.queryByText('ไม่เกิน 2,000')).toBeNull();
  await user.keyboard('{PageUp}');
  expect(screen.getAllByText('ไม่เกิน 2,000').length).toBeGreaterThan(0);
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByText('ไม่เกิน 2,000', { selector: '.sw-number-field__note' })).toBeNull();
});
