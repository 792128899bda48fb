import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { AgendaEntry, AgendaState } from './agenda-model.ts';
import { MonthAgenda } from './month-agenda.tsx';

const states = { planned: 'Planned', done: 'Done', skipped: 'Skipped', failed: 'Failed' };
const texts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  states,
  holiday: 'Holiday',
  count: (state: AgendaState, count: number) => `${count} ${states[state].toLowerCase()}`,
};
const entries: readonly AgendaEntry[] = [
  { id: 'a', day: '2026-12-07', state: 'skipped', title: 'Market', time: '05:30', actions: <button type="button">Send</button> },
  { id: 'b', day: '2026-12-09', state: 'planned', title: 'Market', time: '05:30' },
  { id: 'c', day: '2026-12-09', state: 'planned', title: 'Office', time: '09:30', link: { href: '#office' } },
  { id: 'd', day: '2026-12-09', state: 'done', title: 'School' },
];

function Live() {
  const [day, setDay] = useState('2026-12-09');
  return (
    <MonthAgenda
      label="Calendar"
      lang="en"
      today="2026-12-08"
      day={day}
      onDay={setDay}
      min="2026-11-01"
      max="2026-12-31"
      entries={entries}
      holidays={{ '2026-12-07': 'Father’s Day' }}
      texts={texts}
      loadingLabel="Loading"
      empty={<p>Nothing on this day</p>}
    />
  );
}

const dayNamed = (name: RegExp) => within(screen.getByRole('grid', { name: 'Calendar' })).getByRole('button', { name });

test('a day says its holiday and how many of which state it has', () => {
  render(<Live />);
  expect(dayNamed(/^Wednesday.* 9 December 2026, 2 planned, 1 done$/)).toBeTruthy();
  expect(dayNamed(/ 7 December 2026, Holiday Father’s Day, 1 skipped$/)).toBeTruthy();
  expect(dayNamed(/ 10 December 2026$/)).toBeTruthy();
  expect(dayNamed(/ 8 December/).getAttribute('aria-current')).toBe('date');
});

test('the list shows the chosen day, with states in words, links and actions', async () => {
  render(<Live />);
  const user = userEvent.setup();
  const rows = () => screen.getAllByRole('listitem').filter((row) => row.closest('[aria-label*="December"]'));
  expect(rows().map((row) => row.textContent)).toEqual(['Market Planned05:30', 'Office Planned09:30', 'School Done']);
  expect(screen.getByRole('link', { name: /Office/ })).toBeTruthy();
  await user.click(dayNamed(/ 7 December/));
  expect(screen.getByText('Holiday · Father’s Day')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  await user.click(dayNamed(/ 11 December/));
  expect(screen.getByText('Nothing on this day')).toBeTruthy();
});

test('one tab stop; keys choose another day, across months, as far as the range goes', async () => {
  render(<Live />);
  const user = userEvent.setup();
  const isFocused = (name: RegExp) => expect(dayNamed(name).matches(':focus')).toBe(true);
  await user.click(dayNamed(/ 9 December/));
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  isFocused(/ 1 December/);
  await user.keyboard('{ArrowLeft}');
  isFocused(/ 30 November/);
  expect(screen.getByText('November 2026')).toBeTruthy();
  await user.keyboard('{PageDown}{PageDown}');
  isFocused(/ 31 December/);
  expect(screen.getAllByRole('gridcell').filter((cell) => cell.querySelector('[tabindex="0"]'))).toHaveLength(1);
});

test('the buttons move by months and stop at the range', async () => {
  render(<Live />);
  const user = userEvent.setup();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(dayNamed(/ 9 November/).closest('[aria-selected=true]')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(true);
});
