import { expect, test } from 'vitest';
import { setMoment } from './set-moment.ts';

const written = (date: string, language: 'th' | 'en') => setMoment({ date, time: '19:00' }, language).replaceAll('\u00a0', ' ');

// Short enough for one line in half the width of a phone.
test.each([
  ['22/11/2026', 'อา. 22 พ.ย. 19:00', 'Sun 22 Nov 19:00'],
  ['24/11/2026', 'อ. 24 พ.ย. 19:00', 'Tue 24 Nov 19:00'],
  ['26/11/2026', 'พฤ. 26 พ.ย. 19:00', 'Thu 26 Nov 19:00'],
])('%s is written short, with its weekday', (date, thai, english) => {
  expect([written(date, 'th'), written(date, 'en')]).toEqual([thai, english]);
});

test('the day does not break, the time may', () => {
  expect(setMoment({ date: '22/11/2026', time: '19:00' }, 'en')).toBe('Sun\u00a022\u00a0Nov 19:00');
});
