import { expect, test } from 'vitest';
import { wayText } from './way-text.ts';

test('a delivery is named by both of its ends, a hire by its one place', () => {
  expect(wayText('Siam', 'Silom')).toBe('Siam → Silom');
  expect(wayText('Siam', 'Siam')).toBe('Siam');
  expect(wayText('Siam', '')).toBe('Siam');
});
