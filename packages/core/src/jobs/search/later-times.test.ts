import { expect, it } from 'vitest';
import { bangkokDate, bangkokTime, parseBangkok } from '../../basics/bangkok-time.ts';
import { expectedTimes } from './expected-times.ts';
import { type LaterFacts, laterTimeProblem, laterTimes } from './later-times.ts';

const at = (date: string, time: string): Date => parseBangkok(date, time) ?? expect.fail(`${date} ${time} is no moment`);
const read = (moment: Date) => `${bangkokDate(moment)} ${bangkokTime(moment)}`;
const express: LaterFacts = {
  now: at('24/11/2026', '12:40'),
  booked: { from: at('24/11/2026', '13:00'), until: null },
  isNextDay: false,
  isNineHours: false,
};

it('suggests an hour later, three hours later and the next morning', () => {
  expect(laterTimes(express).map(read)).toEqual(['24/11/2026 14:00', '24/11/2026 16:00', '25/11/2026 09:00']);
});

it('counts from now where the booked time has passed, and suggests no night', () => {
  const evening = { ...express, now: at('24/11/2026', '20:52') };
  expect(laterTimes(evening).map(read)).toEqual(['24/11/2026 22:00', '25/11/2026 09:00', '25/11/2026 13:00']);
});

it('suggests mornings for a hire of nine hours, and the next days for next day', () => {
  expect(laterTimes({ ...express, isNineHours: true }).map(read)).toEqual([
    '25/11/2026 09:00',
    '26/11/2026 09:00',
    '27/11/2026 09:00',
  ]);
  const nextDay = { ...express, isNextDay: true, booked: { from: at('25/11/2026', '09:00'), until: at('25/11/2026', '18:00') } };
  expect(laterTimes(nextDay).map(read)).toEqual(['26/11/2026 09:00', '27/11/2026 09:00', '28/11/2026 09:00']);
});

it('says why a time of one’s own is not possible', () => {
  expect(laterTimeProblem(at('24/11/2026', '12:50'), express)).toBe('notLater');
  expect(laterTimeProblem(at('24/11/2026', '12:30'), express)).toBe('timeNotInFuture');
  expect(laterTimeProblem(at('25/11/2026', '12:30'), { ...express, isNineHours: true })).toBe('nineHourTooLate');
  expect(laterTimeProblem(at('25/11/2026', '12:30'), express)).toBeNull();
});

it('expects the driver at each stop after the way and the handling at the stops before', () => {
  const stops = [
    { lat: 13.7794, lng: 100.5446 },
    { lat: 13.7286, lng: 100.5343 },
    { lat: 13.7057, lng: 100.6009 },
  ];
  const times = expectedTimes(at('24/11/2026', '14:00'), stops, 'car').map(bangkokTime);
  expect(times[0]).toBe('14:00');
  expect([...times].sort()).toEqual(times);
  expect(times[2]).toBe('14:47');
});
