import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { WeekdayPicker } from './weekday-picker.tsx';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const days = names.map((name, index) => ({ day: index + 1, name, short: name.slice(0, 2) }));

function Week({ first }: { readonly first: readonly number[] }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <WeekdayPicker label="Working days" days={days} value={value} onChange={setValue} max={6} fullText="Six are chosen." />
      <output aria-label="chosen">{value.join()}</output>
    </>
  );
}

const key = (name: string) => screen.getByRole('checkbox', { name });
const chosen = () => screen.getByLabelText('chosen').textContent;

test('days are chosen and taken off, in the order of the week', async () => {
  render(<Week first={[1, 2]} />);
  const user = userEvent.setup();
  await user.click(key('Sunday'));
  await user.click(key('Wednesday'));
  await user.click(key('Monday'));
  expect(chosen()).toBe('2,3,7');
});

test('a seventh day is not taken, and why is announced; after taking one off it is', async () => {
  render(<Week first={[1, 2, 3, 4, 5, 6]} />);
  const user = userEvent.setup();
  expect(screen.getByText('Six are chosen.')).toBeTruthy();
  expect(key('Sunday').getAttribute('aria-disabled')).toBe('true');
  await user.click(key('Sunday'));
  expect(chosen()).toBe('1,2,3,4,5,6');
  await user.click(key('Saturday'));
  expect(screen.queryByText('Six are chosen.')).toBeNull();
  await user.click(key('Sunday'));
  expect(chosen()).toBe('1,2,3,4,5,7');
});
