import { expect, test } from 'vitest';
import { parsePhone } from './parse-phone.ts';

test.each([
  ['081-234-5678, 089-987-6543', '0812345678'],
  ['โทร 081 234 5678 คุณนก', '0812345678'],
  ['02-123-4567 ต่อ 12', '021234567'],
  ['="0812345678"', '0812345678'],
  ["'0812345678", '0812345678'],
  ['\u202a+66 81 234 5678\u202c', '0812345678'],
  ['๐๘๑.๒๓๔.๕๖๗๘', '0812345678'],
  ['812345678', '0812345678'],
  ['812345678.0', '0812345678'],
  ['081‑234–5678', '0812345678'],
])('of "%s", pasted into a field, %s is taken', (pasted, digits) => {
  expect(parsePhone(pasted)).toBe(digits);
  expect(parsePhone(digits)).toBe(digits);
});

test.each(['0812345678', '021234567', '+6591234567', '66812345678', '0066812345678'])(
  '%s can be typed digit by digit',
  (number) => {
    const typed = [...number].reduce((shown, digit) => parsePhone(shown + digit), '');
    expect(typed).toBe(number.startsWith('+65') ? number : number.replace(/^(?:00)?66/, '0'));
  },
);

test('a number that is one digit too long is no other number', () => {
  expect(parsePhone('021 234 5678')).toBe('0212345678');
});
