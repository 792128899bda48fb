import { expect, test } from 'vitest';
import { findTyped, moveInList, typeCharacter } from './list-keys.ts';
import { matchRanges } from './match-ranges.ts';

test('keys move through a list and stop at its ends', () => {
  expect(moveInList('ArrowDown', -1, 3)).toBe(0);
  expect(moveInList('ArrowUp', -1, 3)).toBe(2);
  expect(moveInList('ArrowUp', 0, 3)).toBe(0);
  expect(moveInList('PageDown', 1, 30)).toBe(11);
  expect(moveInList('PageDown', 25, 30)).toBe(29);
  expect(moveInList('Tab', 1, 3)).toBeNull();
  expect(moveInList('End', 0, 0)).toBeNull();
});

test('letters typed after a pause begin anew', () => {
  const first = typeCharacter({ characters: '', atMs: 0 }, 'ส', 1000);
  expect(typeCharacter(first, 'า', 1300)).toEqual({ characters: 'สา', atMs: 1300 });
  expect(typeCharacter(first, 'า', 2300)).toEqual({ characters: 'า', atMs: 2300 });
});

test('the same letter walks round, several letters stay where they fit', () => {
  const labels = ['Asok', 'Ari', 'Siam', 'Ekkamai'];
  expect(findTyped(labels, 'a', 0)).toBe(1);
  expect(findTyped(labels, 'aa', 1)).toBe(0);
  expect(findTyped(labels, 'as', 0)).toBe(0);
  expect(findTyped(labels, 'x', 0)).toBe(-1);
});

test('the words of a query are found in their order, in either case, at the text’s own positions', () => {
  expect(matchRanges('On Nut branch', 'on br')).toEqual([
    [0, 2],
    [7, 9],
  ]);
  expect(matchRanges('สาขาอ่อนนุช', 'อ่อน')).toEqual([[4, 8]]);
  expect(matchRanges('On Nut', 'nut on')).toEqual([]);
  expect(matchRanges('İzmir Kebab', 'kebab')).toEqual([[6, 11]]);
});
