import { describe, expect, it } from 'vitest';
import { bangkokDate, bangkokTime, parseBangkok } from '../../basics/bangkok-time.ts';
import { checkPostponement, type PostponeRequest } from './postponed-pick-up.ts';

const at = (date: string, time: string): Date => parseBangkok(date, time) ?? expect.fail(`${date} ${time} is no moment`);
const read = (moment: Date | null) => (moment === null ? null : `${bangkokDate(moment)} ${bangkokTime(moment)}`);

/** Booked for Saturday, 21 November 2026, 12:00, or for the next-day window after it. */
function postpone(request: PostponeRequest, facts: { now: Date; isNextDay?: boolean; until?: Date }) {
  const { now, isNextDay = false, until = null } = facts;
  const booked = isNextDay
    ? { from: at('22/11/2026', '09:00'), until: at('22/11/2026', '18:00') }
    : { from: at('21/11/2026', '12:00'), until };
  const result = checkPostponement(request, { now, booked, isNextDay });
  return result.ok ? [read(result.value.from), read(result.value.until)] : result.error;
}

const noon = at('21/11/2026', '12:00');

describe('a pick-up that is put off', () => {
  it('without a time is an hour later than booked, or than now where that has passed', () => {
    expect(postpone({}, { now: noon })).toEqual(['21/11/2026 13:00', null]);
    expect(postpone({}, { now: at('21/11/2026', '15:30') })).toEqual(['21/11/2026 16:30', null]);
  });

  it('keeps the length of its window', () => {
    expect(postpone({}, { now: noon, until: at('21/11/2026', '14:30') })).toEqual(['21/11/2026 13:00', '21/11/2026 15:30']);
  });

  it('with next day is a day later, and another one where tomorrow is closed already', () => {
    const isNextDay = true;
    expect(postpone({}, { now: noon, isNextDay })).toEqual(['23/11/2026 09:00', '23/11/2026 18:00']);
    expect(postpone({}, { now: at('22/11/2026', '19:00'), isNextDay })).toEqual(['24/11/2026 09:00', '24/11/2026 18:00']);
  });

  it('with next day is picked up within its hours on the day chosen, booked until 17:00 of the day before', () => {
    const isNextDay = true;
    const chosen = { date: '24/11/2026', startTime: '10:00' };
    expect(postpone(chosen, { now: noon, isNextDay })).toEqual(['24/11/2026 10:00', '24/11/2026 18:00']);
    expect(postpone(chosen, { now: at('23/11/2026', '17:00'), isNextDay })).toMatchObject({ code: 'nextDayClosed' });
    expect(postpone({ ...chosen, startTime: '08:59' }, { now: noon, isNextDay })).toMatchObject({ code: 'nextDayHours' });
    expect(postpone({ date: '21/11/2026' }, { now: noon, isNextDay })).toMatchObject({ code: 'timeNotInFuture' });
    expect(postpone({ date: '22/11/2027' }, { now: noon, isNextDay })).toMatchObject({ code: 'tooFarAhead' });
    expect(postpone({ startTime: '10:00' }, { now: noon, isNextDay })).toMatchObject({ field: 'jobDate', code: 'dateRequired' });
  });

  it('is later than it was', () => {
    const morning = at('21/11/2026', '08:00');
    const request = { date: '21/11/2026', startTime: '12:00' };
    expect(postpone(request, { now: morning })).toEqual({ field: 'startTime', code: 'notLater' });
    expect(postpone({ ...request, startTime: '12:01' }, { now: morning })).toEqual(['21/11/2026 12:01', null]);
  });

  it('is within the days that can be booked, also without a time', () => {
    expect(
      checkPostponement({}, { now: noon, booked: { from: at('19/02/2027', '12:00'), until: null }, isNextDay: false }),
    ).toEqual({
      ok: false,
      error: { field: 'jobDate', code: 'tooFarAhead' },
    });
  });
});
