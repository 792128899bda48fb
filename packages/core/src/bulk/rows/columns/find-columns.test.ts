import { describe, expect, it } from 'vitest';
import type { RowCells, RowField } from '../delivery-row.ts';
import { chooseColumns } from './choose-columns.ts';
import { findColumns } from './find-columns.ts';
import { readHeader } from './header-words.ts';
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
    ...(Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')) as Partial<RowCells>),
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

describe('headings that shops use', () => {
  const meant = (heading: string) => readHeader(heading)?.field;
  it.each([
    [
      'cod',
      [
        'ปลายทาง (COD)',
        'ยอดเงิน',
        'COD',
        'ยอด COD',
        'C.O.D.',
        'ราคา (COD)',
        'ยอดเก็บปลายทาง',
        'จำนวนเงิน',
        'เงินปลายทาง',
        'Amount to collect',
        'เก็บเงิน(บาท)',
        'Amount',
        'ยอด',
      ],
    ],
    [
      'phone',
      [
        'Tel/เบอร์',
        'Tel.',
        'เบอร์ติดต่อ',
        'มือถือ',
        'Contact No.',
        'Receiver Tel',
        'ติดต่อ',
        'เบอร์โทรศัพท์*',
        'Mobile No',
        'Phone\nNumber',
      ],
    ],
    [
      'address',
      [
        'Address/ที่อยู่',
        'สถานที่ส่ง',
        'ปลายทาง',
        'Consignee Address',
        'ที่อยู่ (บ้านเลขที่ ถนน)',
        'ที่อยู่ผู้รับ',
        'Ship to address',
        'ที่อยู่ แขวง เขต',
        'จุดส่ง',
      ],
    ],
    [
      'name',
      ['Name/ชื่อ', 'ชื่อลูกค้า', 'ผู้รับ', 'ชื่อ - นามสกุล', 'Consignee', 'ชื่อ/นามสกุล', 'ลูกค้า', 'Contact person', 'ชื่อผู้รับสินค้า', '\u200bชื่อ'],
    ],
    ['note', ['ข้อความ', 'Remarks', 'โน้ต', 'จุดสังเกต', 'เวลาที่สะดวกรับ', 'ข้อความถึงคนขับ']],
    ['reference', ['Ref.', 'เลขอ้างอิง', 'Order ID', 'เลขที่ออเดอร์', 'PO No.']],
    ['date', ['วันที่ส่ง', 'Delivery Date', 'วันนัดส่ง', 'กำหนดส่ง']],
  ] as const)('%s: %j', (field, headings) => {
    expect(headings.map(meant)).toEqual(headings.map(() => field));
  });

  it.each([
    ['lat', ['lat', 'Latitude', 'ละติจูด', 'LAT']],
    ['lng', ['lng', 'long', 'lon', 'Longitude', 'ลองจิจูด', 'ลองติจูด']],
    ['point', ['พิกัด', 'Lat,Lng', 'GPS', 'ลิงก์แผนที่', 'Google Map', 'Location link', 'latitude/longitude', 'พิกัด GPS', 'โลเคชั่น']],
    ['moo', ['หมู่', 'หมู่ที่', 'ม.', 'Moo']],
    ['village', ['หมู่บ้าน', 'ชื่อหมู่บ้าน']],
    ['subDistrict', ['ตำบล', 'แขวง/ตำบล', 'Sub-district']],
    ['district', ['เขต/อำเภอ', 'District', 'อำเภอ']],
  ] as const)('%s of an address: %j', (part, headings) => {
    expect(headings.map((heading) => readHeader(heading)?.part)).toEqual(headings.map(() => part));
  });

  it.each(['ผู้ส่ง', 'Sender phone', 'ที่อยู่ใบกำกับภาษี', 'วันที่สั่งซื้อ', 'ลำดับ', 'ราคา', 'E-mail', 'ชื่อสินค้า', 'เลขพัสดุ'])(
    '%s is none of the delivery',
    (heading) => {
      expect(readHeader(heading)).toBeNull();
    },
  );
});

describe('an address in several columns', () => {
  const addressOf = (header: readonly string[], row: readonly string[]) =>
    read(table(['ชื่อ', 'เบอร์', ...header], ['นก', '0812345678', ...row]))?.[0];

  it.each([
    [
      ['บ้านเลขที่', 'หมู่', 'ตำบล', 'อำเภอ', 'จังหวัด', 'รหัสไปรษณีย์'],
      ['15/5', '5', 'บางแก้ว', 'บางพลี', 'สมุทรปราการ', '10540'],
      '15/5 หมู่ 5 ต.บางแก้ว อ.บางพลี จ.สมุทรปราการ 10540',
    ],
    [
      ['เลขที่', 'ถนน', 'แขวง', 'เขต', 'จังหวัด'],
      ['12', 'ลาดพร้าว', 'ลาดพร้าว', 'ลาดพร้าว', 'กรุงเทพฯ'],
      '12 ถนนลาดพร้าว แขวงลาดพร้าว เขตลาดพร้าว กรุงเทพฯ',
    ],
    [['ที่อยู่', 'เขต', 'จังหวัด'], ['9 ถ.ลาดพร้าว', 'ลาดพร้าว', 'กทม'], '9 ถ.ลาดพร้าว เขตลาดพร้าว กทม'],
    [
      ['ที่อยู่', 'แขวง', 'เขต', 'จังหวัด', 'ไปรษณีย์'],
      ['9 ถ.พระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพมหานคร 10310', 'ห้วยขวาง', 'ห้วยขวาง', 'กรุงเทพมหานคร', '10310'],
      '9 ถ.พระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพมหานคร 10310',
    ],
    [['เลขที่', 'ซอย', 'ถนน', 'เขต'], ['1', '1', 'สาทร 1', 'สาทร'], '1 ซอย 1 ถนนสาทร 1 เขตสาทร'],
    [
      ['บ้านเลขที่', 'หมู่', 'หมู่บ้าน', 'ตำบล', 'อำเภอ', 'จังหวัด'],
      ['5', '5', 'บางแก้ว', 'บางแก้ว', 'บางพลี', 'สมุทรปราการ'],
      '5 หมู่ 5 หมู่บ้านบางแก้ว ต.บางแก้ว อ.บางพลี จ.สมุทรปราการ',
    ],
    [['อาคาร', 'ชั้น', 'ห้อง', 'ที่อยู่'], ['เอ', '3', '3', '3 ถ.สีลม บางรัก'], 'เอ ชั้น 3 ห้อง 3 3 ถ.สีลม บางรัก'],
    [
      ['House no', 'Road', 'District', 'Province', 'Zip'],
      ['9', 'Lat Phrao', 'Lat Phrao', 'Bangkok', '10230.0'],
      '9 Lat Phrao Road Lat Phrao Bangkok 10230',
    ],
  ])('%j %j keeps all its parts', (header, row, address) => {
    expect(addressOf(header, row)?.address).toBe(address);
  });

  it.each([
    [['lat', 'lng'], ['13.7466', '100.5347'], '13.7466,100.5347'],
    [['Longitude', 'Latitude'], ['100.5347', '13.7466'], '13.7466,100.5347'],
    [['lat', 'long'], ['100.5347', '13.7466'], '13.7466,100.5347'],
    [['ที่อยู่', 'ละติจูด', 'ลองจิจูด'], ['สยามพารากอน', '13.7466', '100.5347'], 'สยามพารากอน 13.7466,100.5347'],
    [['พิกัด', 'ที่อยู่'], ['13.7466, 100.5347', 'สยามพารากอน'], 'สยามพารากอน 13.7466, 100.5347'],
    [['พิกัด'], ['https://maps.app.goo.gl/abc'], 'https://maps.app.goo.gl/abc'],
    [['ที่อยู่', 'lat', 'lng'], ['สยามพารากอน', '', '100.5'], 'สยามพารากอน'],
    [['ที่อยู่', 'lat', 'lng'], ['สยามพารากอน', '0', '0'], 'สยามพารากอน'],
  ])('%j %j has the point behind it', (header, row, address) => {
    expect(addressOf(header, row)?.address).toBe(address);
  });
});

describe('rows between the deliveries', () => {
  const header = ['ชื่อ', 'เบอร์', 'ที่อยู่', 'หมายเหตุ', 'เก็บเงิน'];
  const nok = ['นก', '0812345678', 'สยามพารากอน', '', '350'];
  const pu = ['ปู', '0899876543', 'ไอคอนสยาม', '', ''];
  const sheetOf = (...rows: readonly (readonly string[])[]) => {
    const given = table(header, ...rows);
    const columns = findColumns(given, now);
    return columns && rowsOfTable(given, columns, '');
  };

  it.each([
    [['รอบเช้า']],
    [['', '', 'รอบบ่าย']],
    [['ผู้จัดทำ: แอน']],
    [['ผู้จัดทำ', 'แอน']],
    [['*หมายเหตุ ส่งก่อนเที่ยง']],
    [['', '', '', '', '1250']],
    [['รวม', '', '', '', '940']],
    [['', '', 'รวมทั้งสิ้น', '2 จุด', '940']],
    [['ติดต่อร้าน 0812345678']],
    [['โซนสีลม', '', '', '5 จุด']],
    [['--- วันที่ 25/11 ---']],
    [['โซน A', '3']],
    [['วันที่', '25/11/2569']],
    [['ลงชื่อ', '', '__________']],
  ])('%j is no delivery, and is told', (row) => {
    const sheet = sheetOf(nok, row, pu);
    expect(sheet?.rows.map(({ number }) => number)).toEqual([2, 4]);
    expect(sheet?.notes?.asides.map(({ number }) => number)).toEqual([3]);
  });

  it('that a form has numbered before anybody fills them in are not told', () => {
    const empty = Array.from({ length: 30 }, () => ['', '', '', '', '0']);
    const sheet = sheetOf(nok, ...empty, ['', '', '', '', '=IF(A9="","",B9)']);
    expect([sheet?.total, sheet?.notes?.asides]).toEqual([1, []]);
  });

  it('that repeat the headings are no deliveries', () => {
    expect(sheetOf(nok, header, pu)?.rows.map(({ number }) => number)).toEqual([2, 4]);
  });

  it.each([
    [['', '0877777777']],
    [['', '', '88/12 ซ.อารีย์ 2 พญาไท']],
    [['กบ', '', 'สีลมคอมเพล็กซ์']],
    [['กบ', '087777', '']],
    [['กบ', '', '', 'โทรก่อน', '590']],
  ])('%j is a delivery to be mended', (row) => {
    expect(sheetOf(nok, row, pu)?.rows.map(({ number }) => number)).toEqual([2, 3, 4]);
  });
});

describe('what no field takes', () => {
  const rowOf = (header: readonly string[], row: readonly string[]) => {
    const given = table(header, row);
    const columns = findColumns(given, now);
    return columns ? rowsOfTable(given, columns, '').rows[0] : undefined;
  };

  it.each([
    [['ชื่อ', 'เบอร์โทร 1', 'เบอร์โทร 2', 'ที่อยู่'], ['นก', '0812345678', '0899876543', 'สยามพารากอน'], 'เบอร์โทร 2: 089 987 6543'],
    [
      ['ชื่อ', 'เบอร์', 'เบอร์สำรอง', 'ที่อยู่', 'หมายเหตุ'],
      ['นก', '0812345678', '0899876543', 'สยามพารากอน', 'ฝาก รปภ.'],
      'ฝาก รปภ., เบอร์สำรอง: 089 987 6543',
    ],
    [['ชื่อ', 'เบอร์', 'ที่อยู่', 'ของ'], ['นก', '0812345678', 'สยามพารากอน', 'เค้ก 2 ปอนด์'], 'ของ: เค้ก 2 ปอนด์'],
    [['ชื่อ', 'เบอร์', 'ที่อยู่', ''], ['นก', '0812345678', 'สยามพารากอน', 'โทรก่อน'], 'โทรก่อน'],
    [
      ['ชื่อ', 'เบอร์', 'ที่อยู่', 'จุดสังเกต', 'หมายเหตุ'],
      ['นก', '0812345678', 'สยามพารากอน', 'ตรงข้ามวัด', 'ฝาก รปภ.'],
      'ฝาก รปภ., จุดสังเกต: ตรงข้ามวัด',
    ],
    [['ชื่อ', 'เบอร์', 'ที่อยู่'], ['นก', '0812345678, 0899876543', 'สยามพารากอน'], '0899876543'],
  ])('%j %j goes into the note, marked', (header, row, note) => {
    const read = rowOf(header, row);
    expect([read?.cells.phone, read?.cells.note]).toEqual(['081 234 5678', note]);
    expect(read?.said?.note).toBeDefined();
  });

  it('of a list without headings is kept too, but not its numbers', () => {
    const given = table(
      ['1', 'นก', '0812345678', '88/12 ซ.อารีย์ 2 พญาไท', '350'],
      ['2', 'ปู', '0899876543', '19 ถ.พระราม 9 ห้วยขวาง', ''],
    );
    const columns = findColumns(given, now);
    const rows = columns ? rowsOfTable(given, columns, '').rows : [];
    expect(rows.map(({ cells }) => cells.note)).toEqual(['350', '']);
  });

  it("of a shop's own work is not for the driver, and is named", () => {
    const given = table(['ลำดับ', 'ชื่อ', 'เบอร์', 'ที่อยู่', 'ราคา'], ['1', 'นก', '0812345678', 'สยามพารากอน', '350']);
    const columns = findColumns(given, now);
    const sheet = columns && rowsOfTable(given, columns, '');
    expect([sheet?.rows[0]?.cells.note, sheet?.notes?.unused]).toEqual(['', ['A ลำดับ', 'E ราคา']]);
  });

  it('takes the second phone where the first is missing, and both halves of a name', () => {
    const read = rowOf(['ชื่อ', 'นามสกุล', 'เบอร์โทร 1', 'เบอร์โทร 2', 'ที่อยู่'], ['นก', 'ใจดี', '', '0899876543', 'สยามพารากอน']);
    expect(read?.cells).toMatchObject({ name: 'นก ใจดี', phone: '089 987 6543', note: '' });
  });
});

it.each([
  ['COD', '350'],
  ['เก็บเงินปลายทาง', '350'],
  ['โอนแล้ว', ''],
  ['PromptPay', ''],
  ['รอยืนยัน', '350?'],
  ['', '350?'],
])('beside the way of paying "%s" a sum of 350 is %j to collect', (way, cod) => {
  const given = table(
    ['ชื่อ', 'เบอร์', 'ที่อยู่', 'ยอดเงิน', 'วิธีชำระเงิน'],
    ['นก', '0812345678', 'สยามพารากอน', '350', way],
    ['ปู', '0899876543', 'ไอคอนสยาม', '', 'COD'],
  );
  expect(read(given)?.[0]).toMatchObject(cod === '' ? { name: 'นก' } : { cod });
});

describe('columns that are chosen by hand', () => {
  const given = table(['ใคร', 'ติดต่อ', 'ไปไหน', 'ตึก', 'ของ'], ['นก', '0812345678', 'ถ.สีลม 12 บางรัก', 'เอ', 'เค้ก']);
  const columns = findColumns(given, now);
  const chosen = (fields: Readonly<Record<number, RowField | null>>) =>
    columns &&
    rowsOfTable(given, chooseColumns(columns, new Map(Object.entries(fields).map(([key, field]) => [Number(key), field]))), '');

  it('are read as they were chosen, every one of them', () => {
    const sheet = chosen({ 0: 'note', 1: 'phone', 2: 'address', 3: 'address', 4: 'name' });
    expect(sheet?.columns).toEqual({ phone: 'B', address: 'C–D', name: 'E', note: 'A' });
    expect(sheet?.rows[0]?.cells).toMatchObject({ name: 'เค้ก', phone: '081 234 5678', note: 'นก' });
    expect(sheet?.rows[0]?.cells.address).toContain('เอ');
  });

  it('are left out where nothing is chosen', () => {
    expect(chosen({ 2: 'address', 4: null })?.rows[0]?.cells).toMatchObject({ name: '', phone: '', note: '' });
  });
});

it.each([
  ['Cash on delivery', '?'],
  ['เก็บเงินปลายทาง', '?'],
  ['โอนแล้ว', undefined],
])('paid by "%s" without a sum to collect is asked for where it is collected', (way, cod) => {
  const given = table(['ชื่อ', 'เบอร์', 'ที่อยู่', 'Payment Method'], ['นก', '0812345678', 'สยามพารากอน', way]);
  expect(read(given)?.[0]?.cod).toBe(cod);
  expect(labelsOf(given)?.cod).toBe(cod === undefined ? undefined : 'D');
});

it('names the parts of an address in Thai only where they are Thai', () => {
  const given = table(
    ['ชื่อ', 'เบอร์', 'Province', 'District', 'Detail Address'],
    ['นก', '0812345678', 'Bangkok/ กรุงเทพมหานคร', 'Pathum Wan/ ปทุมวัน', '88/12 ถ.วิทยุ'],
  );
  expect(read(given)?.[0]?.address).toBe('Bangkok/ กรุงเทพมหานคร Pathum Wan/ ปทุมวัน 88/12 ถ.วิทยุ');
});
