// @vitest-environment node
import { checkCells, dayOfRows } from '@songwai/core/bulk/rows/cells/check-cells';
import { rowsOfTable, withHiddenRows } from '@songwai/core/bulk/rows/columns/rows-of-table';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sheetXml, type WorkbookCell, workbook, workbookParts, zipped } from '../../../tests/bulk/workbook.ts';
import { readFile } from './read-file.ts';
import { UnreadableFile } from './read-problem.ts';

const now = new Date('2026-11-24T03:00:00Z');
const header = ['ชื่อผู้รับ', 'เบอร์โทร', 'ที่อยู่', 'หมายเหตุ', 'เก็บเงิน', 'วันที่ส่ง'];
const paragon = ['นก', '0812345678', 'สยามพารากอน ปทุมวัน', '', '', ''];
const icon = ['ปู', '0899876543', 'ไอคอนสยาม คลองสาน', '', '', ''];

/** The rows of a file with what is wrong in their cells, as the second step shows them. */
const read = async (bytes: Uint8Array<ArrayBuffer> | string) => {
  const found = await readFile(new Blob([bytes]), { fileName: 'a.xlsx', now });
  const sheet = rowsOfTable(found.table, found.columns, 'a.xlsx');
  const day = dayOfRows(sheet.rows, now);
  const rows = sheet.rows.map((row) => ({ ...row, problems: checkCells(row.cells, { now, day }) }));
  return { ...sheet, ...found, rows };
};
const codeOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const error: unknown = await read(bytes).catch((cause: unknown) => cause);
  return error instanceof UnreadableFile ? error.problem.code : error;
};
const rowsXml = (...rows: readonly string[]): string =>
  sheetXml([header]).replace('</sheetData>', `${rows.join('')}</sheetData>`);
const textCell = (reference: string, text: string): string =>
  `<c${reference ? ` r="${reference}"` : ''} t="inlineStr"><is><t>${text}</t></is></c>`;
const nokCells = (row: number): string =>
  ['นก', '0812345678', 'สยามพารากอน'].map((text, index) => textCell(`${'ABC'[index]}${row}`, text)).join('');
/** Row 2 with a cell of its own behind name, phone and address. */
const withCell = (cell: string): Uint8Array<ArrayBuffer> =>
  zipped(workbookParts({ a: rowsXml(`<row r="2">${nokCells(2)}${cell}</row>`) }));

describe('a formula without a stored value', () => {
  it.each([
    ['no value', '<c r="E2"><f>300+50</f></c>'],
    ['an empty value', '<c r="E2"><f>300+50</f><v></v></c>'],
    ['an empty element', '<c r="E2"><f>SUM(G2:H2)</f><v/></c>'],
    ['only a share in another formula', '<c r="E2"><f t="shared" si="0"/></c>'],
    ['a prefix of its own', '<x:c r="E2"><x:f>300+50</x:f></x:c>'],
    ['a text type and nothing else', '<c r="E2" t="str"><f>VLOOKUP(A2,H:I,2)</f></c>'],
  ])('that has %s is asked for, not taken as nothing to collect', async (_what, cell) => {
    const { rows } = await read(withCell(cell));
    expect(rows[0]?.problems.cod).toEqual({ code: 'formula' });
  });

  it('is known where a program wrote a zero that is to be calculated', async () => {
    const parts = workbookParts({ a: rowsXml(`<row r="2">${nokCells(2)}<c r="E2"><f>300+50</f><v>0</v></c></row>`) });
    const list = new TextDecoder()
      .decode(parts['xl/workbook.xml'])
      .replace('</workbook>', '<calcPr fullCalcOnLoad="1"/></workbook>');
    const { rows } = await read(zipped({ ...parts, 'xl/workbook.xml': strToU8(list) }));
    expect(rows[0]?.problems.cod).toEqual({ code: 'formula' });
  });

  it('in a part of the address stops the row', async () => {
    const sheet = [['ชื่อ', 'เบอร์', 'บ้านเลขที่', 'ที่อยู่']];
    const xml = sheetXml(sheet).replace(
      '</sheetData>',
      `<row r="2">${textCell('A2', 'นก')}${textCell('B2', '0812345678')}<c r="C2"><f>G2</f></c>${textCell('D2', 'ซ.อารีย์ 2 พญาไท')}</row></sheetData>`,
    );
    expect((await read(zipped(workbookParts({ a: xml })))).rows[0]?.problems.address).toEqual({ code: 'formula' });
  });

  it.each([
    ['a number', '<c r="E2"><f>300+50</f><v>350</v></c>', '350'],
    ['an empty text that it gave', '<c r="E2" t="str"><f>IF(1,"","x")</f><v></v></c>', ''],
    ['a zero', '<c r="E2"><f>0*1</f><v>0</v></c>', ''],
  ])('is not one with %s', async (_what, cell, cod) => {
    const { rows } = await read(withCell(cell));
    expect([rows[0]?.cells.cod, rows[0]?.problems]).toEqual([cod, {}]);
  });

  it.each(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?'])(
    'with the error %s is asked for, wherever it stands',
    async (error) => {
      const cell = (reference: string) => `<c r="${reference}" t="e"><f>X</f><v>${error}</v></c>`;
      const { rows } = await read(withCell(`${cell('D2')}${cell('E2')}`));
      expect(rows[0]?.problems).toMatchObject({ note: { code: 'formulaError' }, cod: { code: 'formulaError' } });
    },
  );
});

describe('what a spreadsheet hides', () => {
  const hiddenRow = (attributes: string): string =>
    rowsXml(
      `<row r="2">${nokCells(2)}</row>`,
      `<row r="3" ${attributes}>${nokCells(3)}</row>`,
      `<row r="4">${nokCells(4)}</row>`,
    );

  it.each(['hidden="1"', 'hidden="true"', 'ht="0" customHeight="1"', 'hidden="1" outlineLevel="1"', "hidden='1'"])(
    'a row with %s is left out and counted, and can be taken',
    async (attributes) => {
      const { rows, hiddenRows, table, columns } = await read(zipped(workbookParts({ a: hiddenRow(attributes) })));
      expect([rows.map(({ number }) => number), hiddenRows]).toEqual([[2, 4], 1]);
      expect(rowsOfTable(withHiddenRows(table), columns, '').total).toBe(3);
    },
  );

  it('a row that is empty or shown is not counted', async () => {
    const xml = rowsXml(`<row r="2" hidden="0">${nokCells(2)}</row>`, '<row r="3" hidden="1"/>');
    expect((await read(zipped(workbookParts({ a: xml })))).hiddenRows).toBe(0);
  });

  /** A workbook of two sheets, with attributes for the first and for the window. */
  const twoSheets = (state: string, view: string): Uint8Array<ArrayBuffer> => {
    const parts = workbookParts({ เก่า: sheetXml([header, paragon]), วันนี้: sheetXml([header, icon]) });
    const list = new TextDecoder()
      .decode(parts['xl/workbook.xml'])
      .replace('sheetId="1"', `sheetId="1" ${state}`)
      .replace('<sheets>', `<bookViews><workbookView ${view}/></bookViews><sheets>`);
    return zipped({ ...parts, 'xl/workbook.xml': strToU8(list) });
  };

  it.each([
    ['is hidden', 'state="hidden"', ''],
    ['is hidden well', 'state="veryHidden"', ''],
    ['is hidden, although the window says that it was open', 'state="hidden"', 'activeTab="0"'],
    ['is shown, but the second was open', '', 'activeTab="1"'],
    ['is shown, but the second was open behind it', 'state="visible"', 'firstSheet="0" activeTab="1"'],
  ])('a first sheet that %s is not read first', async (_what, state, view) => {
    const { table, otherSheets, isHiddenSheet } = await read(twoSheets(state, view));
    expect([table.name, isHiddenSheet]).toEqual(['วันนี้', false]);
    expect(otherSheets).toEqual([{ name: 'เก่า', hasRows: true }]);
  });

  it('a hidden sheet that is the only one with addresses says so', async () => {
    const parts = workbookParts({ เก่า: sheetXml([header, paragon]) });
    const list = new TextDecoder().decode(parts['xl/workbook.xml']).replace('sheetId="1"', 'sheetId="1" state="hidden"');
    expect((await read(zipped({ ...parts, 'xl/workbook.xml': strToU8(list) }))).isHiddenSheet).toBe(true);
  });
});

describe('a workbook of another program', () => {
  const bare = (row: string): string => row.replaceAll(/ r="[A-Z]*\d+"/g, '');
  const plainRows = sheetXml([header, paragon, icon]);

  it.each([
    ['no references', bare(plainRows)],
    ['references at its cells only', plainRows.replaceAll(/<row r="\d+"/g, '<row')],
    ['references at its rows only', plainRows.replaceAll(/(<c) r="[A-Z]+\d+"/g, '$1')],
    [
      'prefixes',
      plainRows.replaceAll(/<(\/?)(worksheet|sheetData|row|c|is|t)(?=[\s>/])/g, '<$1x:$2').replace('xmlns=', 'xmlns:x='),
    ],
    ['line breaks between its tags', plainRows.replaceAll('><', '>\n  <')],
    ['single quotes', plainRows.replaceAll('"', "'")],
    ['comments', plainRows.replaceAll('<row', '<!-- <row r="9"> --><row')],
  ])('with %s is read', async (_what, xml) => {
    const rows = (await read(zipped(workbookParts({ a: xml })))).rows.map(({ cells }) => [cells.name, cells.phone]);
    expect(rows.map(([name = '']) => name.trim())).toEqual(['นก', 'ปู']);
    expect(rows.map(([, phone]) => phone)).toEqual(['081 234 5678', '089 987 6543']);
  });

  it('with a chart sheet first is read from the sheet behind it', async () => {
    const parts = workbookParts({ กราฟ: '<chartsheet/>', ส่ง: plainRows });
    const { 'xl/worksheets/sheet1.xml': chart, ...others } = parts;
    const links = new TextDecoder()
      .decode(parts['xl/_rels/workbook.xml.rels'])
      .replace(
        'relationships/worksheet" Target="worksheets/sheet1.xml"',
        'relationships/chartsheet" Target="chartsheets/sheet1.xml"',
      );
    const file = zipped({
      ...others,
      'xl/chartsheets/sheet1.xml': chart ?? new Uint8Array(),
      'xl/_rels/workbook.xml.rels': strToU8(links),
    });
    expect((await read(file)).table.name).toBe('ส่ง');
  });

  it.each([
    ['from the root of the archive', (links: string) => links.replace('Target="worksheets', 'Target="/xl/worksheets')],
    ['by a way around', (links: string) => links.replace('Target="worksheets', 'Target="../xl/./worksheets')],
  ])('that links its sheets %s is read', async (_what, change) => {
    const parts = workbookParts({ a: plainRows });
    const links = change(new TextDecoder().decode(parts['xl/_rels/workbook.xml.rels']));
    expect((await read(zipped({ ...parts, 'xl/_rels/workbook.xml.rels': strToU8(links) }))).total).toBe(2);
  });

  it('with its workbook under another name is read', async () => {
    const { 'xl/workbook.xml': list, 'xl/_rels/workbook.xml.rels': links, ...parts } = workbookParts({ a: plainRows });
    const root = '<Relationships><Relationship Id="r1" Type="http://x/officeDocument" Target="xl/book.xml"/></Relationships>';
    const file = zipped({
      ...parts,
      'xl/book.xml': list ?? new Uint8Array(),
      'xl/_rels/book.xml.rels': links ?? new Uint8Array(),
      '_rels/.rels': strToU8(root),
    });
    expect((await read(file)).total).toBe(2);
  });

  it('whose paths are written as Windows does is read', async () => {
    const parts = Object.entries(workbookParts({ a: plainRows })).map(([path, bytes]) => [path.replaceAll('/', '\\'), bytes]);
    expect((await read(zipped(Object.fromEntries(parts)))).total).toBe(2);
  });

  it('has its shared, rich and hinted texts', async () => {
    const xml = rowsXml('<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>2</v></c></row>');
    const shared =
      '<sst><si><t>0812345678</t></si><si><r><t>คุณ</t></r><r><rPr><b/></rPr><t xml:space="preserve"> นก</t></r></si>' +
      '<si><t>สยามพารากอน &amp; ปทุมวัน</t><rPh sb="0" eb="1"><t>hint</t></rPh></si></sst>';
    const { rows } = await read(zipped({ ...workbookParts({ a: xml }), 'xl/sharedStrings.xml': strToU8(shared) }));
    expect(rows[0]?.cells).toMatchObject({ name: 'คุณ นก', phone: '081 234 5678', address: 'สยามพารากอน & ปทุมวัน' });
  });

  it.each([
    ['d mmm yyyy', 46_351, '25/11/2026'],
    ['[$-107041E]d mmmm yyyy;@', 46_351, '25/11/2026'],
    ['dd/mm/bbbb', 46_351.708, '25/11/2026'],
    ['[$-41E]d ดดด ปป', 46_351, '25/11/2026'],
    ['yyyy-mm-dd hh:mm', 46_351.99999, '25/11/2026'],
  ])('has days in the format %s', async (format, value, day) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
    const xml = rowsXml(`<row r="2">${nokCells(2)}<c r="F2" s="1"><v>${value}</v></c></row>`);
    const { rows } = await read(zipped({ ...workbookParts({ a: xml }), 'xl/styles.xml': strToU8(styles) }));
    expect(rows[0]?.cells.date).toBe(day);
  });

  it('whose days are counted from 1904 has the same days', async () => {
    const parts = workbookParts({ a: rowsXml(`<row r="2">${nokCells(2)}<c r="F2" s="1"><v>44889</v></c></row>`) });
    const list = new TextDecoder().decode(parts['xl/workbook.xml']).replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
    expect((await read(zipped({ ...parts, 'xl/workbook.xml': strToU8(list) }))).rows[0]?.cells.date).toBe('25/11/2026');
  });

  it('keeps the zeros of a number that is shown with them', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs></styleSheet>';
    const xml = sheetXml([['ชื่อ', 'เบอร์', 'ที่อยู่', 'เลขออเดอร์']]).replace(
      '</sheetData>',
      `<row r="2">${nokCells(2)}<c r="D2" s="1"><v>421</v></c></row></sheetData>`,
    );
    const { rows } = await read(zipped({ ...workbookParts({ a: xml }), 'xl/styles.xml': strToU8(styles) }));
    expect(rows[0]?.cells.reference).toBe('0000421');
  });

  it('that is an .xlsb says how to save it', async () => {
    const parts = {
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.bin': new Uint8Array([1]),
      'xl/styles.bin': new Uint8Array([1]),
    };
    expect(await codeOf(zipped(parts))).toBe('binaryExcel');
  });
});

it.each([
  ['cells with a look', Array.from({ length: 10_001 }, (_, index) => `<row r="${index + 3}"><c r="A${index + 3}" s="1"/></row>`)],
  [
    'cells that are closed apart',
    Array.from({ length: 200 }, (_, index) => `<row r="${index + 3}"><c r="A${index + 3}" s="1"></c></row>`),
  ],
  [
    'cells with spaces',
    Array.from({ length: 200 }, (_, index) => `<row r="${index + 3}">${textCell(`A${index + 3}`, '  ')}</row>`),
  ],
  ['rows with a height', Array.from({ length: 200 }, (_, index) => `<row r="${index + 3}" ht="20" customHeight="1"/>`)],
  ['cells with what nobody sees', [`<row r="3">${textCell('A3', '&#8203;')}${textCell('B3', '&#160;')}</row>`]],
])('a sheet with %s below its deliveries has no more of them', async (_what, painted) => {
  const { total, notes } = await read(zipped(workbookParts({ a: rowsXml(`<row r="2">${nokCells(2)}</row>`, ...painted) })));
  expect([total, notes?.asides]).toEqual([1, []]);
});

it.each<[WorkbookCell, string]>([
  [350.499_999_999_999_94, '350.5'],
  [199.999_999_999_999_97, '200'],
  [0.1 + 0.2 + 99.7, '100'],
  [1_234.500_000_000_000_2, '1234.5'],
  ['350.49999999999994', '350.5'],
  ['1,250.5000000001', '1250.5'],
  [89.9, '89.9'],
])('the sum %s is %s', async (sum, cod) => {
  const { rows } = await read(workbook({ a: [header, [...paragon.slice(0, 4), sum]] }));
  expect([rows[0]?.cells.cod, rows[0]?.problems]).toEqual([cod, {}]);
});

describe('joined cells', () => {
  const joined = (column: string, cells: readonly (readonly WorkbookCell[])[]): Uint8Array<ArrayBuffer> =>
    zipped(
      workbookParts({
        a: sheetXml(cells).replace(
          '</sheetData>',
          `</sheetData><mergeCells><mergeCell ref="${column}2:${column}4"/></mergeCells>`,
        ),
      }),
    );

  it('of an address hold for each of their rows', async () => {
    const rows = [header, paragon, ['ปู', '0899876543'], ['กบ', '0888888881']];
    const addresses = (await read(joined('C', rows))).rows.map(({ cells }) => cells.address);
    expect(addresses).toEqual(['สยามพารากอน ปทุมวัน', 'สยามพารากอน ปทุมวัน', 'สยามพารากอน ปทุมวัน']);
  });

  it('of a sum are asked for: nobody knows whether it is collected once or at each door', async () => {
    const rows = [header, [...paragon.slice(0, 4), 350], icon, ['กบ', '0888888881', 'สีลมคอมเพล็กซ์']];
    const problems = (await read(joined('E', rows))).rows.map((row) => row.problems.cod);
    expect(problems).toEqual([{ code: 'codAmount' }, { code: 'codAmount' }, { code: 'codAmount' }]);
  });
});
