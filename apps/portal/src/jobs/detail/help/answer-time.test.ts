import { expect, test } from 'vitest';
import { answerTime } from './answer-time.ts';

test.each([
  ['05:59', '06:00-24:00', '06:00'],
  ['06:00', '06:00-24:00', 'now'],
  ['23:59', '06:00-24:00', 'now'],
  ['00:30', '06:00-24:00', '06:00'],
  ['01:00', '18:00-02:00', 'now'],
  ['02:00', '18:00-02:00', '18:00'],
])('at %s, with hours of %s, support answers: %s', (now, hours, when) => {
  expect(answerTime(now, hours)).toBe(when);
});
