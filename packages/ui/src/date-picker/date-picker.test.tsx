import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { DatePickerProps } from './date-picker.tsx';
import { DatePicker } from './date-picker.tsx';

const texts: DatePickerProps['texts'] = {
  open: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  unreadable: 'Type day/month/year',
  tooEarly: (min) => `Not before ${min}`,
  tooLate: (max) => `Not after ${max}`,
};

function PickUp(props: Partial<DatePickerProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <OverlayLayer>
      <DatePicker
        label="Pick-up"
        today="2026-11-21"
        lang="en"
        texts={texts}
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
      <button type="button">after</button>
    </OverlayLayer>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Pick-up' }) as HTMLInputElement;
const opener = () => screen.getByRole('button', { name: /^Choose a date/ });
const described = () =>
  (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => field().ownerDocument.getElementById(id)?.textContent);
const focusedDay = () => screen.getByRole('grid').querySelector(':focus')?.getAttribute('aria-label');
const openCalendar = async () => {
  const user = userEvent.setup();
  await user.click(opener());
  await waitFor(() => expect(focusedDay()).toBeTruthy());
  return user;
};

test('digits are enough to type a day, and it is read out in full before the field is left', async () => {
  const handleChange = vi.fn();
  render(<PickUp onChange={handleChange} />);
  const user = userEvent.setup();
  await user.type(field(), '24112026');
  expect(field().value).toBe('24/11/2026');
  expect(described()).toContain('Tuesday, 24 November 2026');
  await user.tab();
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('2026-11-24');
});

test('a Buddhist year is the same day, and stands in both eras', async () => {
  const handleChange = vi.fn();
  render(<PickUp lang="th" onChange={handleChange} />);
  const user = userEvent.setup();
  await user.type(field(), '24/11/2569{Enter}');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('2026-11-24');
  expect(field().value).toBe('24/11/2026');
  expect(described()).toContain('วันอังคารที่ 24 พฤศจิกายน 2569');
});

test('what is no day stays as it was typed, with what to do, and counts for nothing', async () => {
  const handleChange = vi.fn();
  render(<PickUp value="2026-11-24" onChange={handleChange} />);
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), '31/11/2026');
  expect(described()).not.toContain('Type day/month/year');
  await user.tab();
  expect(described()).toContain('Type day/month/year');
  expect(field().value).toBe('31/11/2026');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('');
});

test('a day outside the bounds or against a rule is refused with the reason', async () => {
  render(<PickUp min="2026-11-21" max="2026-12-21" whyNot={(day) => (day === '2026-11-29' ? 'Closed that day' : undefined)} />);
  const user = userEvent.setup();
  await user.type(field(), '20/11/2026{Enter}');
  expect(described()).toContain('Not before 21 November 2026');
  await user.clear(field());
  await user.type(field(), '22/12/2026{Enter}');
  expect(described()).toContain('Not after 21 December 2026');
  await user.clear(field());
  await user.type(field(), '29/11/2026{Enter}');
  expect(described()).toContain('Closed that day');
  await user.clear(field());
  await user.type(field(), '30/11/2026{Enter}');
  expect(described()).toEqual(['Monday, 30 November 2026']);
});

test('the calendar opens at the day, keys walk by days, weeks, months and years', async () => {
  render(<PickUp value="2026-11-24" />);
  const user = await openCalendar();
  expect(focusedDay()).toBe('Tuesday, 24 November 2026');
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('24');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focusedDay()).toBe('Wednesday, 2 December 2026');
  await user.keyboard('{ArrowUp}{Home}');
  expect(focusedDay()).toBe('Monday, 23 November 2026');
  await user.keyboard('{End}{ArrowLeft}');
  expect(focusedDay()).toBe('Saturday, 28 November 2026');
  await user.keyboard('{PageDown}');
  expect(focusedDay()).toBe('Monday, 28 December 2026');
  await user.keyboard('{Shift>}{PageUp}{/Shift}');
  expect(focusedDay()).toBe('Sunday, 28 December 2025');
});

test('Enter takes a day, and the focus goes back to where the calendar was opened', async () => {
  const handleChange = vi.fn();
  render(<PickUp value="2026-11-24" onChange={handleChange} />);
  const user = await openCalendar();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('2026-11-25');
  await waitFor(() => expect(opener().matches(':focus')).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field().value).toBe('25/11/2026');
});

test('Escape leaves the day as it was, and reaches nobody else', async () => {
  const handleEscape = vi.fn();
  const handleChange = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands in for a surrounding dialog
    <div onKeyDown={(event) => event.key === 'Escape' && handleEscape()}>
      <PickUp value="2026-11-24" onChange={handleChange} />
    </div>,
  );
  const user = await openCalendar();
  await user.keyboard('{ArrowRight}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(handleChange).not.toHaveBeenCalled();
  expect(handleEscape).not.toHaveBeenCalled();
});

test('a day that cannot be had is reached and read with its reason, but not taken; bounds are not passed', async () => {
  const handleChange = vi.fn();
  render(
    <PickUp
      value="2026-11-28"
      min="2026-11-21"
      max="2026-11-29"
      onChange={handleChange}
      whyNot={(day) => (day === '2026-11-29' ? 'Closed that day' : undefined)}
    />,
  );
  const user = await openCalendar();
  await user.keyboard('{ArrowRight}');
  expect(focusedDay()).toBe('Sunday, 29 November 2026, Closed that day');
  await user.keyboard('{Enter}{ArrowRight}');
  expect(handleChange).not.toHaveBeenCalled();
  expect(focusedDay()).toContain('29 November');
  expect((screen.getByRole('button', { name: 'Next month' }) as HTMLButtonElement).disabled).toBe(true);
});

test('today is marked and one press away; the arrows beside the month turn its pages', async () => {
  const handleChange = vi.fn();
  render(<PickUp onChange={handleChange} />);
  const user = await openCalendar();
  expect(screen.getByRole('button', { current: 'date' }).textContent).toBe('21');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('2026-11-21');
});

test('a Thai week begins on Sunday, an English one on Monday', async () => {
  const { unmount } = render(<PickUp />);
  await openCalendar();
  expect(screen.getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('Monday');
  unmount();
  render(<PickUp lang="th" />);
  await openCalendar();
  expect(screen.getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('วันอาทิตย์');
});

test('inside a shadow root the calendar opens, takes the focus and is picked from', async () => {
  const handleChange = vi.fn();
  const host = globalThis.document.createElement('div');
  globalThis.document.documentElement.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const container = globalThis.document.createElement('div');
  root.append(container);
  const view = render(<PickUp value="2026-11-24" onChange={handleChange} />, { container });
  const button = container.querySelector<HTMLButtonElement>('[aria-haspopup=dialog]');
  button?.focus();
  fireEvent.click(button as HTMLButtonElement);
  await waitFor(() => expect(root.activeElement?.getAttribute('aria-label')).toBe('Tuesday, 24 November 2026'));
  fireEvent.keyDown(root.activeElement as Element, { key: 'ArrowRight' });
  await waitFor(() => expect(root.activeElement?.getAttribute('aria-label')).toBe('Wednesday, 25 November 2026'));
  fireEvent.click(root.activeElement as Element);
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('2026-11-25');
  await waitFor(() => expect(root.activeElement).toBe(button));
  view.unmount();
  host.remove();
});

test('a key that would lead beyond the last day says so, and the next one inside takes it away', async () => {
  const { container } = render(<PickUp value="2026-11-23" min="2026-11-21" max="2026-11-24" />);
  await openCalendar();
  const user = userEvent.setup();
  const announced = () => [...container.querySelectorAll('[aria-live="assertive"]')].map((region) => region.textContent).join('');
  await user.keyboard('{PageDown}');
  expect(announced()).toMatch(/^Not after .*24/);
  await user.keyboard('{PageUp}');
  expect(announced()).toMatch(/^Not before .*21/);
  await user.keyboard('{ArrowRight}');
  expect(announced()).toBe('');
});
