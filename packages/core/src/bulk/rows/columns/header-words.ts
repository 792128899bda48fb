import type { RowField } from '../delivery-row.ts';

/** What a heading says: a field, or a part of the address, and how surely it is meant. */
export interface HeaderMeaning {
  readonly field: RowField;
  /** Only a part of the address: a district, a second line. */
  readonly isPart: boolean;
  /** Of several columns for a field, the one with the most is taken. */
  readonly rank: number;
}

/** Headings that mention a field of somebody or something else. */
const ofOthers =
  /ผู้ส่ง|ต้นทาง|จุดรับ|ผู้ขาย|ใบกำกับ|ใบเสร็จ|ชื่อร้าน|ชื่อผู้ใช้|sender|origin|pick-?up|billing|invoice|tax|seller|user ?name|e-?mail|อีเมล|tracking|พัสดุ/;
/** Days on which something else happened. */
const otherDays = /สั่ง|ชำระ|โอน|สร้าง|order|create|paid|payment|update|print/;

type Pattern = readonly [field: RowField, pattern: RegExp, rank: number, isPart?: boolean];

/** In the order in which they are tried: `เก็บเงินปลายทาง` is a sum, `ปลายทาง` alone a place. */
const patterns: readonly Pattern[] = [
  ['cod', /cod\b|เก็บเงิน|ยอดเก็บ|เก็บปลายทาง|collect|cash on delivery/, 2],
  ['reference', /^(?:ref(?:erence)?|อ้างอิง|เลข(?:ที่)?อ้างอิง)/, 2],
  [
    'reference',
    /(?:หมายเลข|เลขที่|เลข|รหัส)(?:ใบ)?(?:คำ)?(?:สั่งซื้อ|ออเดอร์|order|บิล)|order ?(?:no|id|number|#)|^(?:ออเดอร์|order|เลขที่บิล)$/,
    1,
  ],
  [
    'date',
    /(?:วันที่|วัน|กำหนด)(?:ที่)?(?:จัด|นัด|ต้องการ)?(?:ส่ง|รับของ)|วันนัด|deliver\w* date|date of delivery|ship(?:ping|ment)? date/,
    2,
  ],
  ['date', /^(?:วันที่|date)$/, 1],
  [
    'phone',
    /(?:ผู้รับ|ลูกค้า|recipient|receiver|shipping|customer|consignee).*(?:เบอร์|โทร|phone|tel|mobile)|(?:เบอร์|โทร|phone|tel|mobile).*(?:ผู้รับ|ลูกค้า|recipient|receiver|customer)/,
    3,
  ],
  ['phone', /เบอร์|โทร|มือถือ|phone|^tel|mobile|contact (?:no|number)/, 2],
  ['note', /หมายเหตุ|โน้ต|^note|remark|comment|instruction|ข้อความ|ถึงคนขับ|บอกคนขับ|เพิ่มเติม/, 2],
  [
    'address',
    /บ้านเลขที่|^เลขที่$|หมู่ที่?$|^(?:หมู่|ซอย|ถนน)|แขวง|ตำบล|เขต|อำเภอ|จังหวัด|รหัสไปรษณีย์|post(?:al)? ?code|zip|province|district|^state$|city|(?:address|ที่อยู่)(?: line)? ?[2-9]|building|อาคาร|house no/,
    1,
    true,
  ],
  [
    'address',
    /(?:ที่อยู่|สถานที่).*(?:จัดส่ง|ส่ง|ผู้รับ|ลูกค้า)|(?:shipping|delivery|recipient|receiver|detail|full).*address|จุดส่ง|จุดหมาย|ที่ส่ง|drop-?off/,
    3,
  ],
  ['address', /^(?:ที่อยู่|address|add\.?|location|ปลายทาง|destination|สถานที่|ส่งที่)/, 2],
  [
    'name',
    /^(?:ชื่อ)?(?:-? ?(?:นาม)?สกุล)?ผู้รับ|recipient|receiver|consignee|^(?:ship(?:ping|to)? ?(?:to )?name)|customer ?name$|^ชื่อลูกค้า/,
    3,
  ],
  [
    'name',
    /^ชื่อ(?: ?[-–/]? ?(?:นาม)?สกุล)?$|^(?:full ?)?name$|^(?:ชื่อ)?ผู้ติดต่อ|contact(?: ?name)?$|^ลูกค้า$|^customer$|^ชื่อ ?(?:จริง|เล่น|ผู้ติดต่อ)/,
    2,
  ],
  ['name', /ชื่อผู้ซื้อ|buyer/, 1],
];

const plainHeader = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)|[*:：]/g, ' ')
    .replace(/[_\s]+/g, ' ')
    .trim();

/** A heading is a few words; anything longer is a text. */
const longestHeader = 60;

/** What a heading of a column means; null for none that we know. */
export function readHeader(text: string): HeaderMeaning | null {
  const header = plainHeader(text);
  if (header === '' || header.length > longestHeader || ofOthers.test(header)) return null;
  const found = patterns.find(([, pattern]) => pattern.test(header));
  if (!found) return null;
  const [field, , rank, isPart = false] = found;
  return field === 'date' && otherDays.test(header) ? null : { field, rank, isPart };
}
