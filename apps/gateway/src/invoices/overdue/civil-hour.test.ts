import { expect, it } from 'vitest';
import { nextCivilMoment } from './civil-hour.ts';

it.each([
  ['midnight', '2026-12-01T00:00:00+07:00', '2026-12-01T08:00:00+07:00'],
  ['just before eight', '2026-12-01T07:59:59.999+07:00', '2026-12-01T08:00:00+07:00'],
  ['eight', '2026-12-01T08:00:00+07:00', '2026-12-01T08:00:00+07:00'],
  ['an afternoon', '2026-12-01T15:30:00+07:00', '2026-12-01T15:30:00+07:00'],
  ['eight in the evening', '2026-12-31T20:00:00+07:00', '2027-01-01T08:00:00+07:00'],
])('from %s on', (_, now, moment) => {
  expect(nextCivilMoment(new Date(now))).toEqual(new Date(moment));
});
