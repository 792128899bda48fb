import { plainCell } from '../cells/cell-text.ts';
import type { RowField } from '../delivery-row.ts';
import { type AddressPart, readAddressPart } from './address-part.ts';

/** What a heading says: a field, or a part of the address, and how surely it is meant. */
export interface HeaderMeaning {
  readonly field: RowField;
  /** Of several columns for a field, the one with the most is taken. */
  readonly rank: number;
  /** Only a part of the address: a district, a second line. */
  readonly part?: AddressPart | undefined;
  /** Of a name: what stands before or behind the other part of it. */
  readonly isHalfName?: boolean;
}

/** Headings that mention a field of somebody or something else. */
const ofOthers =
  /ผู้ส่ง|ต้นทาง|จุดรับ|ผู้ขาย|ใบกำกับ|ใบเสร็จ|ชื่อร้าน|ชื่อผู้ใช้|sender|origin|pick-?up|billing|invoice|tax|seller|user ?name|e-?mail|อีเมล|tracking|พัสดุ/;
/** Days on which something else happened. */
const otherDays = /สั่ง|ชำระ|โอน|สร้าง|order|create|paid|payment|update|print/;
/** How an order is paid: beside a column of sums it says which of them are collected. */
const paymentWay =
  /วิธี.*(?:ชำระ|จ่าย)|(?:การ|รูปแบบ|ประเภท|ช่องทาง)(?:การ)?(?:ชำระ|จ่าย)|payment ?(?:method|type|option|status)?$|^(?:pay|paid) ?by/;
/** Columns of shops that tell a driver nothing. */
const forShops =
  /^(?:#|no\.?|n°|ที่|id|seq\w*|index|item ?no\.?)$|ลำดับ|สินค้า|product|\bsku\b|\bitems?\b|จำนวน|\bqty\b|quantity|ราคา|price|cost|ค่าส่ง|ค่าจัดส่ง|fee|ส่วนลด|discount|ยอด|total|subtotal|\bsum\b|สถานะ|status|ช่องทาง|channel|วิธี|ชำระ|payment|น้ำหนัก|weight|ขนาด|size|วันที่|date|แอดมิน|admin|เพจ|\bpage\b|account|บัญชี|คูปอง|coupon|voucher|ภาษี|\bvat\b|ค่าธรรมเนียม|commission|warehouse|คลัง|barcode|time$|url/;

type Pattern = readonly [field: RowField, pattern: RegExp, rank: number];

const sure: readonly Pattern[] = [
  [
    'cod',
    /\bc\.?o\.?d\b|เก็บเงิน|ยอดเก็บ|เก็บปลายทาง|เงินปลายทาง|ยอดปลายทาง|(?:ชำระ|จ่าย)ปลายทาง|เงินที่ต้องเก็บ|collect|(?:cash|pay(?:ment)?) on delivery/,
    2,
  ],
  ['note', /โทรก่อน|call (?:first|before)/, 1],
  ['reference', /^(?:ref(?:erence)?\b|อ้างอิง|เลข(?:ที่)?อ้างอิง|รหัสอ้างอิง)/, 2],
  [
    'reference',
    /(?:หมายเลข|เลขที่|เลข|รหัส)(?:ใบ)?(?:คำ)?(?:สั่งซื้อ|ออเดอร์|order|บิล)|order ?(?:no|id|number|#|ref|code)|^(?:ออเดอร์|order|เลขที่บิล|บิล|bill ?no\.?|so ?no\.?|po ?no\.?)$/,
    1,
  ],
  [
    'date',
    /(?:วันที่|วัน|กำหนด)(?:ที่)?(?:จัด|นัด|ต้องการ)?(?:ส่ง|รับของ)|วันนัด|deliver\w* (?:date|day)|date of delivery|ship(?:ping|ment)? date|due date/,
    2,
  ],
  ['date', /^(?:วันที่|วัน|date)$/, 1],
  [
    'phone',
    /(?:เบอร์|โทร|มือถือ|phone|\btel|mobile).*(?:สำรอง|ที่ ?(?:2|สอง)|[2-9]$|อื่น|บ้าน|ที่ทำงาน|alt|second|other|home|office)|(?:alt\w*|second\w*|other|home|office) (?:phone|tel|mobile|contact)|สำรอง$/,
    1,
  ],
  [
    'phone',
    /(?:ผู้รับ|ลูกค้า|recipient|receiver|shipping|customer|consignee).*(?:เบอร์|โทร|phone|tel|mobile)|(?:เบอร์|โทร|phone|tel|mobile).*(?:ผู้รับ|ลูกค้า|recipient|receiver|customer)/,
    3,
  ],
  ['phone', /เบอร์|โทร|มือถือ|phone|\btel\b|^tel|mobile|cell ?(?:no|number)|contact ?(?:no|num|number|#)|^ติดต่อ$|^hp$/, 2],
  ['note', /หมายเหตุ|โน้ต|โน๊ต|^note|remark|comment|instruction|ข้อความ|ถึงคนขับ|บอกคนขับ|เพิ่มเติม|^memo$/, 2],
  ['note', /จุดสังเกต|landmark|เวลา.*(?:สะดวก|รับ|ส่ง)|ช่วงเวลา|รอบ(?:ส่ง|เวลา|จัดส่ง)|time ?slot|delivery time|preferred time/, 1],
];

const behind: readonly Pattern[] = [
  [
    'address',
    /(?:ที่อยู่|สถานที่).*(?:จัดส่ง|ส่ง|ผู้รับ|ลูกค้า)|(?:shipping|delivery|recipient|receiver|consignee|customer|detail|full|ship ?to).*address|จุดส่ง|จุดหมาย|ที่ส่ง|drop-?off/,
    3,
  ],
  ['address', /^(?:ที่อยู่|address|add\.?r?\.?$|location|ปลายทาง|destination|สถานที่|ส่งที่|deliver(?:y)? to)/, 2],
  ['address', /ที่อยู่|address/, 1],
  [
    'name',
    /^(?:ชื่อ)?(?:-? ?(?:นาม)?สกุล)?ผู้รับ|recipient|receiver|consignee|^(?:ship(?:ping|to)? ?(?:to )?name)|customer ?name$|^ชื่อลูกค้า|^ship ?to$|^attn/,
    3,
  ],
  [
    'name',
    /^ชื่อ(?: ?[-–/,+]? ?(?:และ)? ?(?:นาม)?สกุล)?$|^(?:full ?)?name$|^(?:ชื่อ)?ผู้ติดต่อ|contact(?: ?(?:name|person))?$|^(?:คุณ|ลูกค้า|customer|client)$|^ชื่อ ?(?:จริง|เล่น|ผู้ติดต่อ)|^first ?name|^given name/,
    2,
  ],
  ['name', /ชื่อผู้ซื้อ|buyer|^ชื่อ ?(?:เฟส|เฟซ|ไลน์|line|facebook)/, 1],
];

const halfName = /^(?:นามสกุล|สกุล|last ?name|surname|family ?name)$|^คำนำหน้า(?:ชื่อ)?$|^(?:title|prefix)$/;

/** A heading is a few words; anything longer is a text. */
const longestHeader = 60;

const inBrackets = /\(([^)]*)\)|\[([^\]]*)\]/g;

const onLine = (text: string): string =>
  plainCell(text)
    .toLowerCase()
    .replace(/[*:：]/g, ' ')
    .replace(/[_\s]+/g, ' ')
    .trim();

const withoutBrackets = (heading: string): string => heading.replace(inBrackets, ' ').replace(/\s+/g, ' ').trim();

function meaningOf(heading: string): HeaderMeaning | null {
  if (heading === '') return null;
  if (halfName.test(heading)) return { field: 'name', rank: 0, isHalfName: true };
  const found = sure.find(([, pattern]) => pattern.test(heading));
  if (found) return { field: found[0], rank: found[2] };
  const part = readAddressPart(heading);
  // "ที่อยู่ แขวง เขต" is all of it.
  if (part && (part === 'line' || !/^(?:ที่อยู่|full address)/.test(heading))) return { field: 'address', rank: 1, part };
  const other = behind.find(([, pattern]) => pattern.test(heading));
  return other ? { field: other[0], rank: other[2] } : null;
}

/** Headings in brackets name the sum of `ปลายทาง (COD)` or whose phone it is, but hardly a field of their own. */
function bracketMeaning(heading: string, plain: HeaderMeaning | null): HeaderMeaning | null {
  const said = [...heading.matchAll(inBrackets)].map(([, round, square]) => round ?? square ?? '').join(' ');
  const meant = said === '' ? null : meaningOf(said);
  if (!meant) return plain;
  const isSum = meant.field === 'cod' && (plain === null || /^(?:ปลายทาง|ยอด|จำนวน|ราคา|ชำระ|เงิน)/.test(heading));
  return isSum || plain === null ? meant : plain;
}

/** A sum alone: collected, unless a column beside says how it was paid. */
const anySum = /^(?:ยอด(?:เงิน)?|จำนวนเงิน|เงิน|เงินสด|amount(?: due)?|cash|balance(?: due)?)$/;

/** What a heading of a column means; null for none that we know. */
export function readHeader(text: string): HeaderMeaning | null {
  const heading = onLine(text);
  if (heading === '' || heading.length > longestHeader || ofOthers.test(heading)) return null;
  const plain = withoutBrackets(heading);
  const whole = bracketMeaning(heading, meaningOf(plain));
  // Two languages in one heading: `Name/ชื่อ`. `เขต/อำเภอ` is known as a whole.
  const meaning =
    whole ??
    plain
      .split(/[/|]/)
      .map((half) => meaningOf(half.trim()))
      .find((half) => half !== null) ??
    null;
  if (meaning === null) return anySum.test(plain) ? { field: 'cod', rank: 1 } : null;
  return meaning.field === 'date' && otherDays.test(heading) ? null : meaning;
}

/** A column that says how an order is paid. */
export const isPaymentWay = (text: string): boolean => paymentWay.test(withoutBrackets(onLine(text)));

/** A column that says something of the shop's own work, and nothing of the delivery. */
export function isForShops(text: string): boolean {
  const heading = onLine(text);
  return ofOthers.test(heading) || forShops.test(heading) || otherDays.test(heading);
}
