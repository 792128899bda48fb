import { expect, test } from 'vitest';
import { readCells } from './clipboard-cells.ts';

test('a block of a spreadsheet: tabs between cells, line breaks between rows, one more after the last', () => {
  expect(readCells('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(readCells('a')).toEqual([['a']]);
  expect(readCells('')).toEqual([['']]);
  expect(readCells('\t\n\tb')).toEqual([
    ['', ''],
    ['', 'b'],
  ]);
});

test('a quoted cell may have tabs, breaks and quotation marks in it; a break becomes a space', () => {
  expect(readCells('"12 ซ.อารีย์\nพญาไท"\t"a ""b"" c"\n"x\ty"')).toEqual([['12 ซ.อารีย์ พญาไท', 'a "b" c'], ['x\ty']]);
});

test('quotation marks that quote nothing stay', () => {
  expect(readCells('"A" Tower\tb"c')).toEqual([['"A" Tower', 'b"c']]);
});
