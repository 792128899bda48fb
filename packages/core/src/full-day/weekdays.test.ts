import { expect, it } from 'vitest';
import { toWeekdays, weekdaysText } from './weekdays.ts';

it.each([
  [[1, 2, 3, 4, 5, 6], 'จันทร์ถึงเสาร์', 'Monday to Saturday'],
  [[1, 3, 5], 'จันทร์ พุธ และศุกร์', 'Monday, Wednesday and Friday'],
  [[6, 7], 'เสาร์ และอาทิตย์', 'Saturday and Sunday'],
  [[2], 'อังคาร', 'Tuesday'],
  [[], '', ''],
])('working days %j are named in words', (days, thai, english) => {
  const weekdays = toWeekdays(days);
  expect([weekdaysText(weekdays, 'th'), weekdaysText(weekdays, 'en')]).toEqual([thai, english]);
});

it('a week has its days in order, each once, and no others', () => {
  expect(toWeekdays([7, 1, 1, 0, 8])).toEqual([1, 7]);
});
