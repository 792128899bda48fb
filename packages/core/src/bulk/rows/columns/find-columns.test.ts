import { describe, expect, it } from 'vitest';
import { findColumns } from './find-columns.ts';
import { rowsOfTable } from './rows-of-table.ts';
import { columnLabel, columnLabels, type Table } from './table.ts';

const now = new Date('2026-11-24T03:00:00Z');
const table = (...rows: readonly (readonly string[])[]): Table => ({ name: '', rows, total: rows.length });

/** The rows' cells that are not empty. */
const read = (given: Table) => {
  const columns = findColumns(given, now);
  if (!columns) return null;
  return rowsOfTable(given, columns, 'a.xlsx').rows.map(({ number, cells }) => ({
    number,
    ...Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')),
  }));
};

const labelsOf = (given: Table) => {
  const columns = findColumns(given, now);
  return columns && rowsOfTable(given, columns, '').columns;
};

describe('columns by their headings', () => {
  it("of a shop's own file", () => {
    const given = table(
      ['ลำดับ', 'ชื่อผู้รับ', 'เบอร์โทร', 'ที่อยู่', 'หมายเหตุ'],
      ['1', 'คุณจิราพร', '0812345678', '88/12 ซ.อารีย์ 2 พญาไท', 'ฝากไว้ที่ รปภ.'],
    );
    expect(labelsOf(given)).toEqual({ name: 'B', phone: 'C', address: 'D', note: 'E' });
    expect(read(given)).toEqual([
      { number: 2, name: 'คุณจิราพร', phone: '081 234 5678', address: '88/12 ซ.อารีย์ 2 พญาไท', note: 'ฝากไว้ที่ รปภ.' },
    ]);
  });

  it('of a Shopee export, whose address is in several columns', () => {
    const given = table(
      [
        'หมายเลขคำสั่งซื้อ',
        'วันที่ทำการสั่งซื้อ',
        'ชื่อผู้ใช้ (ผู้ซื้อ)',
        'ชื่อสินค้า',
        'ชื่อผู้รับ',
        'หมายเลขโทรศัพท์',
        'หมายเหตุจากผู้ซื้อ',
        'ที่อยู่ในการจัดส่ง',
        'จังหวัด',
        'เขต/อำเภอ',
        'รหัสไปรษณีย์',
      ],
      [
        '261124ABC',
        '2026-11-20 10:22',
        'nok99',
        'แจกันแก้ว',
        'สมหญิง ใจดี',
        '66894107723',
        '-',
        '9 ถ.พระราม 9 เขตห้วยขวาง',
        'กรุงเทพมหานคร',
        'เขตห้วยขวาง',
        '10310',
      ],
    );
    expect(labelsOf(given)).toEqual({ name: 'E', phone: 'F', note: 'G', reference: 'A', address: 'H–K' });
    expect(read(given)).toEqual([
      {
        number: 2,
        name: 'สมหญิง ใจดี',
        phone: '089 410 7723',
        reference: '261124ABC',
        address: '9 ถ.พระราม 9 เขตห้วยขวาง กรุงเทพมหานคร 10310',
      },
    ]);
  });

  it('of a Lazada export: what is billed is not what is sent', () => {
    const header = ['Order Number', 'Created at', 'Billing Name', 'Billing Phone', 'Billing Address', 'Shipping Name'];
    const more = ['Shipping Phone Number', 'Shipping Address', 'Shipping Address2', 'Shipping City', 'Shipping Post Code'];
    const given = table(
      [...header, ...more],
      [
        '77',
        '1 Nov 2026',
        'Bill',
        '029999999',
        '1 Bill Road',
        'Somying',
        '0894107723',
        '9 Rama 9 Road',
        'Floor 2',
        'Bangkok',
        '10310',
      ],
    );
    expect(labelsOf(given)).toEqual({ name: 'F', phone: 'G', reference: 'A', address: 'H–K' });
  });

  it('of an order list from LINE with a sum to collect and the day of delivery', () => {
    const given = table(
      ['วันที่จัดส่ง', 'เลขออเดอร์', 'ชื่อ-นามสกุล', 'เบอร์ (ผู้รับ)*', 'สถานที่จัดส่ง', 'ยอดเก็บเงินปลายทาง (บาท)'],
      ['25/11/2569', 'A-1', 'Nok', '081-234-5678', '12 ซ.สุขุมวิท 49', '1,250 บาท'],
    );
    expect(read(given)).toEqual([
      {
        number: 2,
        name: 'Nok',
        phone: '081 234 5678',
        address: '12 ซ.สุขุมวิท 49',
        cod: '1250',
        reference: 'A-1',
        date: '25/11/2026',
      },
    ]);
  });

  it('below merged titles, with the numbers of the file', () => {
    const given = table(
      ['ร้านดอกไม้บ้านอารีย์ ที่อยู่ลูกค้า', '', '', ''],
      ['ประจำวันที่ 24 พ.ย. 2569', '', '', ''],
      ['', '', '', ''],
      ['ชื่อ', 'โทร', 'ที่อยู่', 'ยอด COD'],
      ['คุณปิ่น', '812345678', '57 ซ.ทองหล่อ 13 วัฒนา', '0'],
      ['', '', '', ''],
      ['รวม', '', '', '0'],
    );
    expect(read(given)).toEqual([{ number: 5, name: 'คุณปิ่น', phone: '081 234 5678', address: '57 ซ.ทองหล่อ 13 วัฒนา' }]);
  });

  it.each([
    ['of the order, which is past', '20/11/2026', undefined],
    ['of the delivery, which is ahead', '25/11/2026', 'A'],
  ])('"date" alone is that %s', (_what, date, label) => {
    const given = table(['Date', 'Name', 'Phone', 'Address'], [date, 'Nok', '0812345678', '12 Sukhumvit 49 Road']);
    expect(labelsOf(given)?.date).toBe(label);
  });
});

describe('columns by what stands in them', () => {
  it('where there are no headings', () => {
    const given = table(['คุณจิราพร', '081-234-5678', '88/12 ซ.อารีย์ 2 พญาไท'], ['คุณสมหญิง', '0894107723', '19 ถ.พระราม 9 ห้วยขวาง']);
    expect(read(given)?.map(({ number }) => number)).toEqual([1, 2]);
    expect(findColumns(given, now)).toMatchObject({
      headerRow: -1,
      isAddressSure: true,
      fields: { name: [0], phone: [1], address: [2] },
    });
  });

  it('where a heading is in words that we do not know: the address is only guessed', () => {
    const given = table(
      ['#', 'ใคร', 'ติดต่อที่', 'ไปไหน'],
      ['1', 'คุณจิราพร', '081-234-5678', '88/12 ซ.อารีย์ 2 พญาไท'],
      ['2', 'คุณปิ่น', '0894107723', '57 ซ.ทองหล่อ 13 วัฒนา'],
    );
    expect(findColumns(given, now)).toMatchObject({
      headerRow: 0,
      isAddressSure: false,
      fields: { name: [1], phone: [2], address: [3] },
    });
  });

  it('finds no address among sums', () => {
    expect(findColumns(table(['สินค้า', 'จำนวน', 'ราคา'], ['แจกัน', '2', '350'], ['ถ้วย', '1', '90']), now)).toBeNull();
    expect(findColumns(table(), now)).toBeNull();
  });
});

it('says 812 rows, of which 500 come first', () => {
  const rows = Array.from({ length: 812 }, (_, index) => [`คุณ${index}`, '0812345678', `${index} ถ.พหลโยธิน พญาไท`]);
  const given = table(['ชื่อ', 'เบอร์', 'ที่อยู่'], ...rows);
  const columns = findColumns(given, now);
  const sheet = columns && rowsOfTable(given, columns, 'a.xlsx');
  expect([sheet?.rows.length, sheet?.later.length, sheet?.total]).toEqual([500, 312, 812]);
  expect(sheet?.later[0]?.number).toBe(502);
});

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLabel)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  expect([[3], [3, 4, 5], [3, 5]].map(columnLabels)).toEqual(['D', 'D–F', 'D, F']);
});
