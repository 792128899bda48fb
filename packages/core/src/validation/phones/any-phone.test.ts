import { expect, test } from 'vitest';
import { anyPhone } from './any-phone.ts';

test.each([
  ['+46 70 123 45 67', '+46 70 123 45 67'],
  ['+44 (0)20 7946-0958', '+44 (0)20 7946-0958'],
  ['00683 4000', '00683 4000'],
  ['+๔๖ ๗๐ ๑๒๓ ๔๕ ๖๗', '+46 70 123 45 67'],
  ['+66 81 234 5678', '0812345678'],
  ['081-234-5678', '0812345678'],
])('a traveller’s phone %s is taken as %s', (typed, taken) => {
  expect(anyPhone(typed)).toEqual({ ok: true, value: taken });
});

test.each([
  ['', 'phoneRequired'],
  ['   ', 'phoneRequired'],
  ['+46 7', 'phoneInvalid'],
  ['......', 'phoneInvalid'],
  ['+46 70 123 ext 4', 'phoneInvalid'],
  ['1234567890123456789', 'phoneInvalid'],
  ['+1 555 (line two)', 'phoneInvalid'],
])('%j is no phone: %s', (typed, code) => {
  expect(anyPhone(typed)).toEqual({ ok: false, error: { code } });
});
