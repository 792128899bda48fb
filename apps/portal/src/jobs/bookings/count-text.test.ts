import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it('says how many jobs there are, and from where on they were not counted any more', () => {
  expect(countText(9_999, { isSearching: false })).toBe('9,999');
  expect(countText(10_000, { isSearching: false })).toBe('9,999+');
  expect(countText(999, { isSearching: true })).toBe('999');
  expect(countText(1_000, { isSearching: true })).toBe('999+');
});

it('never says fewer than are on the pages up to this one', () => {
  expect(countText(20, { isSearching: false, atLeast: 30 })).toBe('30');
  expect(countText(10_000, { isSearching: false, atLeast: 12_340 })).toBe('12,340+');
});
