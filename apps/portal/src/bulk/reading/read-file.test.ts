// @vitest-environment node
import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sheetXml, workbook, workbookParts, zipped } from '../../../tests/bulk/workbook.ts';
import { readFile, readPasted } from './read-file.ts';
import { UnreadableFile } from './read-problem.ts';

const now = new Date('2026-11-24T03:00:00Z');
type Bytes = Uint8Array<ArrayBuffer>;
const header = ['ชื่อผู้รับ', 'เบอร์โทร', 'ที่อยู่', 'หมายเหตุ', 'วันที่ส่ง'];
const nok = ['คุณนก', '0812345678', '88/12 ซ.อารีย์ 2 พญาไท', 'ฝาก รปภ.'];

const read = async (bytes: Bytes | string, name = 'ส่งของ.xlsx') => {
  const { table, columns } = await readFile(new Blob([bytes]), { fileName: name, now });
  return rowsOfTable(table, columns, name);
};
const refusal = async (bytes: Bytes | string) => {
  const error: unknown = await read(bytes).catch((cause: unknown) => cause);
  return error instanceof UnreadableFile ? error.problem : error;
};
const bytesOf = (...bytes: readonly number[]): Bytes => Uint8Array.from(bytes);

describe('a workbook', () => {
  it('is read from the first sheet with an address', async () => {
    const { rows } = await read(
      workbook({
        สินค้า: [
          ['ชื่อสินค้า', 'ราคา'],
          ['แจกัน', 350],
        ],
        ลูกค้า: [header, nok],
      }),
    );
    expect(rows).toMatchObject([{ number: 2, cells: { name: 'คุณนก', phone: '081 234 5678', note: 'ฝาก รปภ.' } }]);
  });

  it('says which other sheets have anything, and reads the one that is asked for', async () => {
    const sheets = {
      สินค้า: [
        ['ชื่อสินค้า', 'ราคา'],
        ['แจกัน', 350],
      ],
      เช้า: [header, nok],
      ว่าง: [],
      บ่าย: [header, ['คุณปู', '0899999999', '1 ถ.สีลม บางรัก']],
      หัวตาราง: [header],
    };
    const file = new Blob([workbook(sheets)]);
    const asked = { fileName: 'a.xlsx', now };
    const first = await readFile(file, asked);
    expect(first.table.name).toBe('เช้า');
    expect(first.otherSheets).toEqual([
      { name: 'สินค้า', hasRows: false },
      { name: 'บ่าย', hasRows: true },
      { name: 'หัวตาราง', hasRows: false },
    ]);
    const other = await readFile(file, { ...asked, sheet: 'บ่าย' });
    expect(other.table.rows[1]?.[0]).toBe('คุณปู');
    expect(other.otherSheets[1]).toEqual({ name: 'เช้า', hasRows: true });
    const refused = await readFile(file, { ...asked, sheet: 'สินค้า' }).catch((cause: unknown) => cause);
    expect(refused).toEqual(new UnreadableFile({ code: 'noTable', sheets: ['สินค้า'] }));
  });

  it('has phones that lost their zero, and dates in two calendars', async () => {
    const day = (iso: string) => ({ day: Date.parse(iso) / 86_400_000 + 25_569 });
    const { rows } = await read(
      workbook({
        a: [
          header,
          ['ก', 812345678, '1 ถ.สีลม บางรัก', '', day('2026-11-25')],
          ['ข', 66812345678, '2 ถ.สีลม บางรัก', '', day('2569-11-25')],
          ['ค', '0812345678', '3 ถ.สีลม บางรัก', '', '25/11/2569'],
          ['ง', '0812345678', '4 ถ.สีลม บางรัก', '', 'เร็ว ๆ นี้'],
        ],
      }),
    );
    expect(rows.map(({ cells }) => [cells.phone, cells.date])).toEqual([
      ['081 234 5678', '25/11/2026'],
      ['081 234 5678', '25/11/2026'],
      ['081 234 5678', '25/11/2026'],
      ['081 234 5678', 'เร็ว ๆ นี้'],
    ]);
  });

  it('gives the values of its formulas, not the formulas', async () => {
    const formula = { formula: 'HYPERLINK("http://evil.example","คุณนก")', value: 'คุณนก' };
    const { rows } = await read(workbook({ a: [header, [formula, ...nok.slice(1)]] }));
    expect(rows[0]?.cells.name).toBe('คุณนก');
  });

  it('with a cell of 1 MB is cut behind the limit, so that the check sees it', async () => {
    const { rows } = await read(workbook({ a: [header, [...nok.slice(0, 3), 'ก'.repeat(350_000)]] }));
    expect(rows[0]?.cells.note).toHaveLength(501);
  });

  it('with titles over all columns has the numbers of its program', async () => {
    const { rows } = await read(workbook({ a: [['ร้านดอกไม้บ้านอารีย์'], [], ['รอบเช้า'], header, nok] }));
    expect(rows.map(({ number }) => number)).toEqual([5]);
  });

  it('of 812 rows has 312 later ones', async () => {
    const many = Array.from({ length: 812 }, (_, index) => ['คุณนก', '0812345678', `${index} ถ.พหลโยธิน พญาไท`]);
    const { rows, later, total } = await read(workbook({ a: [header, ...many] }));
    expect([rows.length, later.length, total]).toEqual([500, 312, 812]);
  });

  it('without an address says which sheets were looked at', async () => {
    const sheets = {
      สินค้า: [
        ['ชื่อสินค้า', 'ราคา'],
        ['แจกัน', 350],
      ],
      สรุป: [
        ['เดือน', 'ยอด'],
        ['พ.ย.', 9],
      ],
    };
    expect(await refusal(workbook(sheets))).toEqual({ code: 'noTable', sheets: ['สินค้า', 'สรุป'] });
  });

  it('with headings alone has no rows', async () => {
    expect(await refusal(workbook({ a: [header] }))).toEqual({ code: 'noRows' });
  });
});

describe('a hostile workbook', () => {
  it('that unpacks to 200 MB is stopped, although it is small', async () => {
    const sheet = strToU8(`${sheetXml([header, nok])}<!--`);
    const bomb = new Uint8Array(200 * 1024 * 1024).fill(32);
    bomb.set(sheet);
    const file = zipped({ ...workbookParts({ a: '' }), 'xl/worksheets/sheet1.xml': bomb });
    expect(file.length).toBeLessThan(1024 * 1024);
    expect(await refusal(file)).toEqual({ code: 'unpacksTooBig' });
  });

  it('that says it is small is counted all the same', async () => {
    const bomb = new Uint8Array(60 * 1024 * 1024).fill(32);
    const file = zipped({ ...workbookParts({ a: '' }), 'xl/worksheets/sheet1.xml': bomb });
    // The unpacked size in the headers of the last part, local and central.
    const view = new DataView(file.buffer);
    for (let at = 0; at + 4 < file.length; at++) if (view.getUint32(at, true) === bomb.length) view.setUint32(at, 100, true);
    expect(await refusal(file)).toEqual({ code: 'unpacksTooBig' });
  });

  it.each([
    ['a row', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'],
    ['a row that does not exist', '<row r="999999999"><c r="A999999999"><v>1</v></c></row>'],
    ['a row that says no number', '<row><c r="A99999999"><v>1</v></c></row>'],
    ['a row whose number is hidden from a text search', '<row r="&#57;99999999"><c r="A3"><v>1</v></c></row>'],
  ])('with %s at the end is read as far as deliveries go', async (_what, row) => {
    const sheet = sheetXml([header, nok]).replace('</sheetData>', `${row}</sheetData>`);
    const { rows } = await read(zipped(workbookParts({ a: sheet })));
    expect(rows).toHaveLength(1);
  });

  it('with a cell in the last column is refused', async () => {
    const row = '<row r="3"><c r="XFD3"><v>1</v></c></row>';
    const sheet = sheetXml([header, nok]).replace('</sheetData>', `${row}</sheetData>`);
    expect(await refusal(zipped(workbookParts({ a: sheet })))).toEqual({ code: 'tooWide' });
  });

  it('with entities of its own is refused', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;">]>';
    const sheet = sheetXml([header, nok]).replace('<worksheet', `${bomb}<worksheet`);
    expect(await refusal(zipped(workbookParts({ a: sheet })))).toEqual({ code: 'unreadable' });
  });

  it('with an empty cell in the last column is read', async () => {
    const sheet = sheetXml([header, nok]).replace('</sheetData>', '<row r="3"><c r="XFD3" s="1"/></row></sheetData>');
    expect((await read(zipped(workbookParts({ a: sheet })))).rows).toHaveLength(1);
  });
});

describe('what is no workbook that we read', () => {
  const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const encrypted = [...'EncryptedPackage'].flatMap((character) => [character.charCodeAt(0), 0]);
  it.each([
    ['an empty file', bytesOf(), 'empty'],
    ['a password', bytesOf(...old, ...new Array(64).fill(0), ...encrypted), 'password'],
    ['an old .xls', bytesOf(...old, ...new Array(64).fill(0)), 'oldExcel'],
    ['Numbers', zipped({ 'Index/Document.iwa': bytesOf(1) }), 'numbers'],
    ['OpenDocument', zipped({ mimetype: bytesOf(1), 'content.xml': bytesOf(1) }), 'openDocument'],
    ['a text document', zipped({ 'word/document.xml': bytesOf(1) }), 'notTable'],
    ['a PDF', '%PDF-1.7', 'notTable'],
    ['a picture', bytesOf(0xff, 0xd8, 0xff, 0xe0), 'notTable'],
    ['a picture of a phone', bytesOf(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63), 'notTable'],
    ['a web page called .xls', '<html><table><tr><td>ชื่อ</td></tr></table></html>', 'webPage'],
    ['binary rubbish', bytesOf(...Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 256)), 'unreadable'],
    ['half a workbook', workbook({ a: [header, nok] }).subarray(0, 300) as Bytes, 'unreadable'],
    ['blank lines', '\n\n  \n', 'empty'],
  ])('%s', async (_what, bytes, code) => {
    expect(await refusal(bytes)).toEqual({ code });
  });

  it('a file of more than 5 MB', async () => {
    expect(await refusal(new Uint8Array(5 * 1024 * 1024 + 1))).toEqual({ code: 'tooBig', mostMb: 5 });
  });
});

describe('a text', () => {
  const lines = ['ชื่อ,เบอร์,ที่อยู่', '"คุณนก, ร้านดอกไม้",0812345678,"88/12 ซ.อารีย์ 2\nพญาไท"'].join('\r\n');
  const name = 'คุณนก, ร้านดอกไม้';
  const utf16 = (text: string, mark: boolean) => {
    const units = [...(mark ? ['\ufeff'] : []), ...text].map((character) => character.charCodeAt(0));
    return Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
  };
  /** Thai spreadsheets save each character in one byte, A1 and up. */
  const thai = (text: string) =>
    Uint8Array.from(
      [...text].map((character) => (character > '~' ? character.charCodeAt(0) - 0x0e00 + 0xa0 : character.charCodeAt(0))),
    );

  it.each([
    ['UTF-8', new TextEncoder().encode(lines)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${lines}`)],
    ['UTF-16', utf16(lines, true)],
    ['windows-874', thai(lines)],
  ])('in %s is read', async (_what, bytes) => {
    const { rows } = await read(bytes, 'สาขา.csv');
    expect(rows).toMatchObject([{ cells: { name, phone: '081 234 5678', address: '88/12 ซ.อารีย์ 2 พญาไท' } }]);
  });

  it.each([';', '\t', '|'])('with "%s" between its cells is read', async (delimiter) => {
    const text = [header, nok].map((row) => row.join(delimiter)).join('\n');
    expect((await read(text)).rows[0]?.cells.address).toBe('88/12 ซ.อารีย์ 2 พญาไท');
    expect((await read(`sep=${delimiter}\r\n${text}`)).rows[0]?.cells.name).toBe('คุณนก');
  });

  it('shows formulas as they are, to be refused by the check', async () => {
    const { rows } = await read(`ชื่อ,เบอร์,ที่อยู่\n"=HYPERLINK(""http://x"")",0812345678,1 ถ.สีลม บางรัก`);
    expect(rows[0]?.cells.name).toBe('=HYPERLINK("http://x")');
  });

  it('is read as it was copied out of a spreadsheet', () => {
    const { table, columns, fileName } = readPasted(nok.join('\t'), now);
    expect(rowsOfTable(table, columns, fileName).rows).toMatchObject([{ number: 1, cells: { name: 'คุณนก' } }]);
  });
});
