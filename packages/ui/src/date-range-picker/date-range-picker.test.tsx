import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { DateRange, DateRangePickerProps } from './date-range-picker.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const texts: DateRangePickerProps['texts'] = {
  from: 'From',
  until: 'Until',
  presets: 'Usual ranges',
  ownDays: 'Own days',
  dayCount: (count) => `${count} days`,
  open: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  unreadable: 'Type day/month/year',
  tooEarly: (min) => `Not before ${min}`,
  tooLate: (max) => `Not after ${max}`,
};

function Dates({ start, onChange, lang = 'en' }: Partial<DateRangePickerProps> & { readonly start: DateRange }) {
  const [value, setValue] = useState(start);
  return (
    <OverlayLayer>
      <DateRangePicker
        label="Pick-up dates"
        today="2026-11-24"
        presets={[{ id: 'month', label: 'This month', from: '2026-11-01', until: '2026-11-30' }]}
        {...{ lang, texts, value }}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </OverlayLayer>
  );
}

const empty = { from: '', until: '' };

test('a preset sets both days, which are written out with how many they are', async () => {
  const handleChange = vi.fn();
  render(<Dates start={{ from: '2026-11-22', until: '2026-11-24' }} onChange={handleChange} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Own days' }).checked).toBe(true);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'This month' }));
  expect(handleChange).toHaveBeenLastCalledWith({ from: '2026-11-01', until: '2026-11-30' });
  expect(screen.getByText(/30 days$/).textContent).toMatch(/November 2026 · 30 days/);
  expect(screen.queryByRole('radio', { name: 'Own days' })).toBeNull();
});

test('both ends are typed, in the Buddhist year too, and written out in it', async () => {
  const handleChange = vi.fn();
  render(<Dates start={empty} onChange={handleChange} lang="th" />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'From' }), '22112569');
  await user.type(screen.getByRole('textbox', { name: 'Until' }), '24/11/2026{Enter}');
  expect(handleChange).toHaveBeenLastCalledWith({ from: '2026-11-22', until: '2026-11-24' });
  expect(screen.getByText(/3 days$/).textContent).toMatch(/2569/);
});

test('an end before the start is not turned round: the field says from when on', async () => {
  render(<Dates start={{ from: '2026-11-24', until: '2026-11-20' }} />);
  expect(screen.getByText('Not before 24 November 2026')).toBeTruthy();
  expect(screen.queryByText(/\d days$/)).toBeNull();
});
