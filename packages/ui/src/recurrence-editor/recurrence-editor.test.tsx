import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { RecurrenceEditorProps } from './recurrence-editor.tsx';
import { RecurrenceEditor } from './recurrence-editor.tsx';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const week = names.map((name, index) => ({ day: index + 1, name, short: name.slice(0, 2) }));
const presets = [
  { id: 'all', label: 'Every day', days: [1, 2, 3, 4, 5, 6, 7] },
  { id: 'work', label: 'Monday to Friday', days: [1, 2, 3, 4, 5] },
];
const earliest = (min: string) => `The earliest is ${min}`;
const latest = (max: string) => `The latest is ${max}`;
const texts: RecurrenceEditorProps<number>['texts'] = {
  days: 'Every',
  presets: 'Several days',
  time: 'Time',
  from: 'First day',
  until: 'Last day',
  untilHint: 'Until you stop it',
  timePicker: { unreadable: 'Unreadable', tooEarly: earliest, tooLate: latest },
  datePicker: {
    open: 'Choose a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    today: 'Today',
    unreadable: 'Unreadable',
    tooEarly: earliest,
    tooLate: latest,
  },
};

function Live({ errors }: Partial<RecurrenceEditorProps<number>>) {
  const [value, setValue] = useState({ days: [1, 3] as readonly number[], time: '09:30', from: '2026-11-25', until: '' });
  return (
    <OverlayLayer>
      <RecurrenceEditor
        {...{ value, week, presets, errors, texts }}
        onChange={setValue}
        today="2026-11-24"
        lang="en"
        min="2026-11-25"
      />
      <output aria-label="chosen">{JSON.stringify(value)}</output>
    </OverlayLayer>
  );
}

const chosen = () => JSON.parse(screen.getByLabelText('chosen').textContent);
const chip = (name: string) => screen.getByRole('button', { name });

test('days are chosen one by one or several at once; a chip is pressed while exactly its days are chosen', async () => {
  render(<Live />);
  const user = userEvent.setup();
  await user.click(chip('Every day'));
  expect(chosen().days).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(chip('Every day').getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  expect(chip('Every day').getAttribute('aria-pressed')).toBe('false');
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  expect(chip('Monday to Friday').getAttribute('aria-pressed')).toBe('true');
  expect(chosen()).toEqual({ days: [1, 2, 3, 4, 5], time: '09:30', from: '2026-11-25', until: '' });
});

test('the last day is optional, comes after the first, and can be taken off again', async () => {
  render(<Live />);
  const user = userEvent.setup();
  const until = screen.getByRole('textbox', { name: 'Last day' });
  expect(screen.getByText('Until you stop it')).toBeTruthy();
  await user.type(until, '25/11/2026{Tab}');
  expect(chosen().until).toBe('');
  expect(screen.getByText('The earliest is 26 November 2026')).toBeTruthy();
  await user.clear(until);
  await user.type(until, '31/12/2026{Tab}');
  expect(chosen().until).toBe('2026-12-31');
  await user.clear(until);
  await user.tab();
  expect(chosen().until).toBe('');
});

test('each part shows its error', () => {
  render(<Live errors={{ days: 'Choose a day', time: 'Choose a time', from: 'Choose a beginning', until: 'Too far' }} />);
  for (const error of ['Choose a day', 'Choose a time', 'Choose a beginning', 'Too far'])
    expect(screen.getByText(error)).toBeTruthy();
});
