import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { MonthPickerProps } from './month-picker.tsx';
import { MonthPicker } from './month-picker.tsx';

function Hire(props: Partial<MonthPickerProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <OverlayLayer>
      <MonthPicker
        label="From"
        thisMonth="2026-11"
        lang="en"
        placeholder="none yet"
        texts={{
          open: 'Choose a month',
          previousYear: 'Previous year',
          nextYear: 'Next year',
          tooEarly: (min) => `Not before ${min}`,
          tooLate: (max) => `Not after ${max}`,
        }}
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
    </OverlayLayer>
  );
}

const field = () => screen.getByRole('button', { name: /^From/ });
const focusedMonth = () => screen.getByRole('grid').querySelector(':focus')?.getAttribute('aria-label');
const open = async () => {
  const user = userEvent.setup();
  await user.click(field());
  await waitFor(() => expect(focusedMonth()).toBeTruthy());
  return user;
};

test('the field is named with its month; keys walk by months, rows and years', async () => {
  render(<Hire value="2027-02" />);
  expect(field().getAttribute('aria-label')).toBe('From, February 2027');
  const user = await open();
  expect(focusedMonth()).toBe('February 2027');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focusedMonth()).toBe('June 2027');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(focusedMonth()).toBe('December 2026');
  await user.keyboard('{PageDown}{PageDown}');
  expect(focusedMonth()).toBe('December 2028');
  expect(screen.getByRole('grid', { name: '2028' })).toBeTruthy();
});

test('Enter takes the month and the focus goes back to the field', async () => {
  const handleChange = vi.fn();
  render(<Hire onChange={handleChange} />);
  const user = await open();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('2026-12');
  await waitFor(() => expect(field().matches(':focus')).toBe(true));
  expect(field().textContent).toBe('December 2026');
});

test('bounds are not passed, and what cannot be had is read with its reason', async () => {
  const handleChange = vi.fn();
  render(
    <Hire
      min="2026-11"
      max="2027-01"
      onChange={handleChange}
      whyNot={(month) => (month === '2026-12' ? 'All vehicles are taken' : undefined)}
    />,
  );
  const user = await open();
  expect((screen.getByRole('button', { name: 'Previous year' }) as HTMLButtonElement).disabled).toBe(true);
  await user.keyboard('{ArrowLeft}');
  expect(focusedMonth()).toBe('November 2026');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(focusedMonth()).toBe('December 2026, All vehicles are taken');
  expect(handleChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  await user.click(screen.getByRole('button', { name: 'February 2027' }));
  expect(handleChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'January 2027' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('2027-01');
});

test('Escape leaves the month as it was', async () => {
  const handleChange = vi.fn();
  render(<Hire value="2027-02" lang="th" onChange={handleChange} />);
  expect(field().textContent).toBe('กุมภาพันธ์ 2570');
  const user = await open();
  await user.keyboard('{ArrowRight}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(handleChange).not.toHaveBeenCalled();
});

test('a key that would lead beyond the last month says so', async () => {
  render(<Hire min="2026-11" max="2027-02" />);
  const user = await open();
  await user.keyboard('{PageDown}');
  expect(screen.getAllByText(/^Not after February 2027/).length).toBeGreaterThan(0);
});
