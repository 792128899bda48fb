import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Occurrence } from './occurrence-line.tsx';
import { OccurrenceLine } from './occurrence-line.tsx';

const stateTexts = { next: 'Next', skipped: 'Skipped', done: 'Done' };
const wednesday = { id: 'w', short: 'We', weekday: 'Wednesday', date: '25 Nov', dateTime: '2026-11-25', time: '09:30' } as const;
const monday = { id: 'm', short: 'Mo', weekday: 'Monday', date: '7 Dec', dateTime: '2026-12-07' } as const;

const show = (...occurrences: readonly Occurrence[]) => {
  render(<OccurrenceLine label="Next deliveries" occurrences={occurrences} stateTexts={stateTexts} />);
  return within(screen.getByRole('list', { name: 'Next deliveries' })).getAllByRole('listitem');
};

test('the next one is the current step, and weekday and state are read in full', () => {
  const [first, second] = show({ ...wednesday, state: 'next' }, { ...monday, state: 'planned' });
  expect(first?.getAttribute('aria-current')).toBe('step');
  expect(first?.textContent).toContain('Next');
  expect(first?.querySelector('time')?.textContent).toBe('Wednesday 25 Nov');
  expect(second?.hasAttribute('aria-current')).toBe(false);
});

test('a skipped one is struck through, says why, and can be sent anyway', async () => {
  const onPress = vi.fn();
  const action = { label: 'Send anyway', name: 'Send anyway on 7 December', onPress };
  const [row] = show({ ...monday, state: 'skipped', note: 'Father’s Day', action });
  expect(row?.querySelector('s')?.textContent).toBe('7 Dec');
  expect(row?.textContent).toContain('Father’s Day');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send anyway on 7 December' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('while its change is being stored, a second press does nothing', async () => {
  const onPress = vi.fn();
  show({ ...monday, state: 'skipped', action: { label: 'Send', name: 'Send on 7 December', onPress, isBusy: true } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send on 7 December' }));
  expect(onPress).not.toHaveBeenCalled();
});
