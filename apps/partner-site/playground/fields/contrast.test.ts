import { expect, test } from 'vitest';
import { contrastOf, differenceOf, hexOf } from './contrast.ts';

test('contrast is that of WCAG', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  expect(contrastOf([10, 20, 30], [10, 20, 30])).toBe(1);
});

test('a colour is written as CSS writes it', () => {
  expect(hexOf([156, 58, 4])).toBe('#9c3a04');
  expect(differenceOf([1, 2, 3], [1, 9, 2])).toBe(7);
});
