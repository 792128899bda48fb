// @vitest-environment node
import { checkCells } from '@songwai/core/bulk/rows/cells/check-cells';
import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const now = new Date('2026-11-24T03:00:00Z');
const read = async (text: string) => {
  const { table, columns } = await readFile(new Blob([text]), { fileName: 'a.csv', now });
  const { rows, notes } = rowsOfTable(table, columns, 'a.csv');
  return { notes, rows: rows.map((row) => ({ ...row, problems: checkCells(row.cells, { now, day: null }) })) };
};
const header = 'ชื่อ,เบอร์,ที่อยู่';
const nok = 'นก,0812345678,สยามพารากอน';
const pu = 'ปู,0899876543,ไอคอนสยาม';
const kop = 'กบ,0888888881,สีลมคอมเพล็กซ์';

describe('a quotation mark that is not closed', () => {
  it.each([
    ['in the last cell', `${header}\nนก,0812345678,"สยามพารากอน\n${pu}\n${kop}`],
    ['in the first cell', `${header}\n"นก,0812345678,สยามพารากอน\n${pu}\n${kop}`],
    ['in the middle', `${header}\nนก,"0812345678,สยามพารากอน\n${pu}\n${kop}`],
    ['behind a space', `${header}\nนก,0812345678, "สยามพารากอน\n${pu}\n${kop}`],
    ['that another cell seems to close', `${header}\nนก,0812345678,"สยามพารากอน\nปู,0899876543,"ไอคอนสยาม"\n${kop}`],
    ['that the next one of its kind seems to close', `${header}\nนก,0812345678,"สยามพารากอน\nปู,0899876543,ไอคอนสยาม"\n${kop}`],
    ['with line ends of Windows', `${header}\r\nนก,0812345678,"สยามพารากอน\r\n${pu}\r\n${kop}\r\n`],
    ['with line ends of old programs', `${header}\rนก,0812345678,"สยามพารากอน\r${pu}\r${kop}`],
    ['between tabs', `${header}\nนก,0812345678,"สยามพารากอน\n${pu}\n${kop}`.replaceAll(',', '\t')],
    ['between semicolons', `${header}\nนก,0812345678,"สยามพารากอน\n${pu}\n${kop}`.replaceAll(',', ';')],
  ])('%s swallows no row, and its row is asked for', async (_where, text) => {
    const { rows, notes } = await read(text);
    expect(rows.map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(Object.values(rows[0]?.problems ?? {})).toContainEqual({ code: 'openQuote' });
    expect(rows.slice(-1).map(({ problems }) => problems)).toEqual([{}]);
    expect(notes?.openQuotes).toContain(2);
  });

  it('in the last row is asked for', async () => {
    const { rows } = await read(`${header}\n${nok}\nปู,0899876543,"ไอคอนสยาม`);
    expect(rows.map(({ problems }) => problems)).toEqual([{}, { address: { code: 'openQuote' } }]);
  });

  it.each([
    [
      'of several lines',
      `${header}\nนก,0812345678,"88/12 ซ.อารีย์ 2\nแขวงพญาไท, เขตพญาไท\nกทม 10400"\n${pu}`,
      '88/12 ซ.อารีย์ 2 แขวงพญาไท, เขตพญาไท กทม 10400',
    ],
    [
      'with a phone in a line of its own',
      `${header}\nนก,0812345678,"88/12 ซ.อารีย์ 2\nโทร 0899999999"\n${pu}`,
      '88/12 ซ.อารีย์ 2 โทร 0899999999',
    ],
    ['with quotation marks in it', `${header}\nนก,0812345678,"อาคาร ""A"" สีลม 12"\n${pu}`, 'อาคาร "A" สีลม 12'],
    ['with quotation marks that nobody doubled', `${header}\nนก,0812345678,"อาคาร "เอ" สีลม 12"\n${pu}`, 'อาคาร "เอ" สีลม 12'],
    ['with inches', `${header}\nนก,0812345678,ร้านทีวี 55" สีลม\n${pu}`, 'ร้านทีวี 55" สีลม'],
  ])('is not one %s', async (_what, text, address) => {
    const { rows, notes } = await read(text);
    expect(rows.map(({ cells }) => cells.address)).toEqual([address, 'ไอคอนสยาม']);
    expect([rows[0]?.problems, notes?.openQuotes]).toEqual([{}, []]);
  });
});

it.each([
  ['="0812345678"', '="…"'],
  ['"=""0812345678"""', '="…" in quotation marks'],
  ["'0812345678", 'an apostrophe'],
  ['\u20190812345678', 'a typed apostrophe'],
  ['\t0812345678', 'a tab'],
  ['"\t0812345678"', 'a tab in quotation marks'],
  ['\u202a0812345678\u202c', 'marks of direction'],
  ['\u200b081-234-5678\u200b', 'invisible spaces'],
  ['\u00a0081 234 5678', 'a hard space'],
  ['๐๘๑๒๓๔๕๖๗๘', 'Thai digits'],
  ['０８１２３４５６７８', 'wide digits'],
  ['812345678', 'its zero lost'],
  ['812345678.0', 'its zero lost and a decimal'],
  ['66812345678', 'the code of the country'],
])('a phone written as %j, with %s, is the same phone', async (phone) => {
  const { rows } = await read(`${header}\nนก,${phone},สยามพารากอน\n${pu}`);
  expect(rows.map(({ cells }) => cells.phone)).toEqual(['081 234 5678', '089 987 6543']);
  expect(rows.map(({ problems }) => problems)).toEqual([{}, {}]);
});

it.each([
  ['a title above', 'ร้านดอกไม้บ้านอารีย์\n\nชื่อ;เบอร์;ที่อยู่\nนก;0812345678;1, ซ.อารีย์ 2, พญาไท\nปู;0899876543;2, ถ.สีลม, บางรัก'],
  ['commas in its addresses', 'ชื่อ\tเบอร์\tที่อยู่\nนก\t0812345678\t1, ซ.อารีย์ 2, พญาไท\nปู\t0899876543\t2, ถ.สีลม, บางรัก'],
  ['one row more than its headings', 'ชื่อ|เบอร์|ที่อยู่\nนก|0812345678|1, ซ.อารีย์ 2, พญาไท|\nปู|0899876543|2, ถ.สีลม, บางรัก|'],
])('a text with %s is split where it is meant', async (_what, text) => {
  const { rows } = await read(text);
  expect(rows.map(({ cells }) => cells.address)).toEqual(['1, ซ.อารีย์ 2, พญาไท', '2, ถ.สีลม, บางรัก']);
});
