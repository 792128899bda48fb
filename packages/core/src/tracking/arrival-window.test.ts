import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalWindow } from './arrival-window.ts';
import { minutesOfDay, timeOfMinutes } from './minutes-of-day.ts';

test('whoever waits is told between when and when, more closely the nearer the driver is', () => {
  expect(arrivalWindow('14:40', 60)).toEqual({ from: '14:25', to: '14:55' });
  expect(arrivalWindow('14:40', 30)).toEqual({ from: '14:30', to: '14:50' });
  expect(arrivalWindow('14:40', 12)).toEqual({ from: '14:35', to: '14:45' });
  expect(arrivalWindow('14:40', null)).toEqual({ from: '14:25', to: '14:55' });
});

test('once the driver is near there is no window, because minutes say more', () => {
  expect(arrivalWindow('14:12', 10)).toBeNull();
  expect(arrivalWindow('soon', 40)).toBeNull();
});

test('a window goes over midnight', () => {
  expect(arrivalWindow('23:55', 40)).toEqual({ from: '23:45', to: '00:05' });
});

test('the estimate always lies in the window, which never begins in the past', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 1_100 }), fc.integer({ min: 11, max: 290 }), (eta, ahead) => {
      const window = arrivalWindow(timeOfMinutes(eta), ahead);
      const [from, to] = [minutesOfDay(window?.from ?? ''), minutesOfDay(window?.to ?? '')];
      expect(from).toBeGreaterThanOrEqual(eta - ahead);
      expect(from).toBeLessThanOrEqual(eta);
      expect(to).toBeGreaterThanOrEqual(eta);
    }),
  );
});
