import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { readTypedDay, readTypedTime, setColon, setSlashes, showTypedDay, timesByStep } from './typed-moment.ts';

const anyDay = fc.integer({ min: 0, max: 140_000 }).map((count) => addDays('2000-01-01', count));

/** Types the keys one after another at the end, as `setSlashes` sees it. */
const typeAll = (keys: string) => [...keys].reduce((text, key) => setSlashes(text, text + key), '');

describe('a day', () => {
  test('is read as it is shown, whatever day it is', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readTypedDay(showTypedDay(day))).toBe(day);
      }),
    );
  });

  test('can be typed as digits only: the slashes come by themselves', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const shown = showTypedDay(day);
        expect(typeAll(shown.replaceAll('/', ''))).toBe(shown);
        expect(typeAll(shown)).toBe(shown);
      }),
    );
  });

  test('may be typed short, with dots, dashes or spaces, with Thai digits, in the Buddhist year, or be pasted', () => {
    for (const text of ['1/2/2026', '1.2.2026', '01-02-2026', '1 2 2026', '01022026', '๑/๒/๒๕๖๙', '1/2/2569', '2026-02-01'])
      expect(readTypedDay(text), text).toBe('2026-02-01');
  });

  test('that the calendar has not is none', () => {
    for (const text of ['31/02/2026', '29/02/2569', '0/1/2026', '1/13/2026', '1/2/26', '1/2', 'พรุ่งนี้', ''])
      expect(readTypedDay(text), text).toBeNull();
    expect(readTypedDay('29/02/2571')).toBe('2028-02-29');
  });

  test('that is being mended or deleted is left alone', () => {
    expect(setSlashes('21/', '21')).toBe('21');
    expect(setSlashes('21/11/2026', '1/11/2026')).toBe('1/11/2026');
    expect(setSlashes('2', '2.')).toBe('2/');
    expect(setSlashes('', '21/11/2026')).toBe('21/11/2026');
  });
});

describe('a time', () => {
  const typeTime = (keys: string, before = '') => [...keys].reduce((text, key) => setColon(text, text + key), before);

  test('can be typed as digits only: the colon comes by itself', () => {
    const typed = { '0945': '09:45', '945': '9:45', '2359': '23:59', '10:30': '10:30', '10.30': '10:30', '๑๐๓๐': '10:30' };
    for (const [keys, shown] of Object.entries(typed)) expect(typeTime(keys)).toBe(shown);
  });

  test('can be typed anew into a whole time', () => {
    expect(typeTime('14', '09:45')).toBe('14:');
    expect(typeTime('1430', '09:45')).toBe('14:30');
  });

  test('stays as it is when corrected in the middle or deleted', () => {
    expect(setColon('09:45', '0:45')).toBe('0:45');
    expect(setColon('14:', '14')).toBe('14');
    expect(readTypedTime(typeTime('11 pm'))).toBe('23:00');
  });

  test('may be typed any way people write one', () => {
    const readings = {
      '9:5': '09:05',
      '9': '09:00',
      '930': '09:30',
      '0930': '09:30',
      '9.30': '09:30',
      '9 30': '09:30',
      '๙:๓๐': '09:30',
      '9:30 น.': '09:30',
      '2:30 pm': '14:30',
      '12am': '00:00',
      '12:05 pm': '12:05',
      '23:59': '23:59',
    };
    for (const [text, time] of Object.entries(readings)) expect(readTypedTime(text), text).toBe(time);
  });

  test('that no clock shows is none', () => {
    for (const text of ['24:00', '9:60', '13 pm', '0 am', 'noon', '', ':30', '12345'])
      expect(readTypedTime(text), text).toBeNull();
  });

  test('is read as it is shown, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        expect(readTypedTime(time)).toBe(time);
        expect(readTypedTime(`${hour}:${minute}`)).toBe(time);
      }),
    );
  });
});

test('the steps of the day lie on the clock, between the bounds', () => {
  expect(timesByStep(15, '09:05', '10:00')).toEqual(['09:15', '09:30', '09:45', '10:00']);
  expect(timesByStep(15).length).toBe(96);
  expect(timesByStep(30, '10:00', '09:00')).toEqual([]);
});
