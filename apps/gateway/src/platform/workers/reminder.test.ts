import { expect, it } from 'vitest';
import { createReminder } from './reminder.ts';

const minuteOf = (minute: number) => new Date(minute * 60_000);

it('what goes on is said at once, and again after pauses that grow', () => {
  const reminder = createReminder({ firstMs: 60_000, longestMs: 240_000 });
  const said = Array.from({ length: 20 }, (_, minute) => minute).filter((minute) => reminder.isDue(minuteOf(minute)));
  expect(said).toEqual([0, 1, 3, 7, 11, 15, 19]);
});

it('what is over was said, and begins anew', () => {
  const reminder = createReminder({ firstMs: 60_000, longestMs: 240_000 });
  expect(reminder.end()).toBe(false);
  expect(reminder.isDue(minuteOf(0))).toBe(true);
  expect(reminder.end()).toBe(true);
  expect(reminder.isDue(minuteOf(0))).toBe(true);
});
