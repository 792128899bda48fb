import { describe, expect, it } from 'vitest';
import { parseBangkok } from '../../basics/bangkok-time.ts';
import { checkPickUp, type PickUpRequest } from './pick-up-window.ts';

const at = (date: string, time: string): Date => {
  const instant = parseBangkok(date, time);
  if (instant === null) throw new Error(`no such moment: ${date} ${time}`);
  return instant;
};
const saturdayNoon = at('21/11/2026', '12:00');
const express: PickUpRequest = { isNextDay: false, orderType: 'schedule' };
const nextDay: PickUpRequest = { isNextDay: true, orderType: 'schedule' };

describe('an express order', () => {
  it('for now is picked up now, whatever date stands beside it', () => {
    const request: PickUpRequest = { isNextDay: false, orderType: 'now', date: '01/01/2020', startTime: '08:00' };
    expect(checkPickUp(request, saturdayNoon)).toEqual({ ok: true, value: { from: saturdayNoon, until: null } });
  });

  it('for later is picked up then', () => {
    const request = { ...express, date: '22/11/2026', startTime: '08:30', finishTime: '10:00' };
    expect(checkPickUp(request, saturdayNoon)).toEqual({
      ok: true,
      value: { from: at('22/11/2026', '08:30'), until: at('22/11/2026', '10:00') },
    });
  });

  it.each([
    [{}, 'jobDate', 'dateRequired'],
    [{ date: '31/02/2027', startTime: '08:00' }, 'jobDate', 'dateRequired'],
    [{ date: '22/11/2026' }, 'startTime', 'startTimeRequired'],
    [{ date: '21/11/2026', startTime: '12:00' }, 'startTime', 'timeNotInFuture'],
    [{ date: '20/11/2026', startTime: '13:00' }, 'jobDate', 'timeNotInFuture'],
    [{ date: '01/03/2027', startTime: '08:00' }, 'jobDate', 'tooFarAhead'],
    [{ date: '22/11/2026', startTime: '08:00', finishTime: '07:59' }, 'finishTime', 'finishBeforeStart'],
  ])('with %j is refused at %s: %s', (request, field, code) => {
    expect(checkPickUp({ ...express, ...request }, saturdayNoon)).toEqual({ ok: false, error: { field, code } });
  });
});

describe('a next-day order', () => {
  it('is picked up between 9 and 18 on the day after', () => {
    const whole = { from: at('22/11/2026', '09:00'), until: at('22/11/2026', '18:00') };
    expect(checkPickUp({ ...nextDay, orderType: 'now' }, saturdayNoon)).toEqual({ ok: true, value: whole });
    expect(checkPickUp({ ...nextDay, date: '22/11/2026' }, saturdayNoon)).toEqual({ ok: true, value: whole });
  });

  it('is taken until 17:00', () => {
    expect(checkPickUp(nextDay, at('21/11/2026', '16:59')).ok).toBe(true);
    expect(checkPickUp(nextDay, at('21/11/2026', '17:00'))).toEqual({
      ok: false,
      error: { field: 'jobDate', code: 'nextDayClosed' },
    });
  });

  it.each([
    [{ date: '21/11/2026' }, 'jobDate', 'nextDayDate'],
    [{ date: '23/11/2026' }, 'jobDate', 'nextDayDate'],
    [{ startTime: '08:59' }, 'startTime', 'nextDayHours'],
    [{ startTime: '18:01' }, 'startTime', 'nextDayHours'],
    [{ startTime: '10:00', finishTime: '18:30' }, 'finishTime', 'nextDayHours'],
    [{ startTime: '10:00', finishTime: '09:30' }, 'finishTime', 'finishBeforeStart'],
  ])('with %j is refused at %s: %s', (request, field, code) => {
    expect(checkPickUp({ ...nextDay, ...request }, saturdayNoon)).toEqual({ ok: false, error: { field, code } });
  });
});
