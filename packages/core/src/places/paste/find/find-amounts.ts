import { type Satang, satangFromBaht } from '../../../basics/money.ts';
import { type Found, withoutOverlaps } from './found.ts';

/** A sum of money; null: not to be collected, such as the price of the delivery. */
type Amount = Satang | null;

const number = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?)(?!\\d|[/-]\\d)(?:\\s?(k)\\b)?';
const unit = '(?:\\s?(?:฿|บาท|บ\\.|บ(?![\\u0e00-\\u0e7f])|thb|baht|\\.-|,-)|-(?=\\s|$)|=)';
const filler =
  '(?:[\\s:=()\\[\\]฿*"-]|ยอด(?:รวม)?|เงิน|จำนวน|รวม(?:ค่าส่ง)?|สด|ปลายทาง|ลูกค้า|ผู้รับ|กับ|ด้วย|นะ(?:คะ|ครับ)?|thb|baht|amount|total|of|is|the|cash|on delivery|from|customer|จาก|อีก|แก|เค้า|เขา)';
const collect =
  '(?:เก็บ(?:เงิน|ตัง(?:ค์)?|ยอด|สด|ค่าของ|ค่าสินค้า)?(?:ปลายทาง)?|(?:จ่าย|ชำระ|เก็บ)(?:เงิน|สด|เงินสด)?(?:หน้างาน|ปลายทาง)|ยอด(?:เก็บ|ที่ต้องเก็บ|ปลายทาง|cod)(?:เงิน)?(?:ปลายทาง)?|(?:ปลายทาง|รับเงิน|ยอดชำระ)|(?:amount )?to collect|(?:pay )?cash(?= ?[:=\\d])|c\\.?\\s?o\\.?\\s?d\\.?|cash on delivery|collect(?: cash)?)';
/** "เก็บเงินปลายทาง 350", "COD: 350". */
const before = new RegExp(`(?<![a-z])${collect}${filler}{0,8}?\\s*${number}${unit}?(?:\\s?ปลายทาง)?`, 'gi');
/** "เก็บเงินลุงจุก 1,440": from whom. */
const fromWhom = new RegExp(
  `เก็บ(?:เงิน|ตัง(?:ค์)?|ค่า)(?:กับ|จาก)?[ก-ฮเ-ไ][ก-๙]{1,12}\\s?(?!0\\d)${number}${unit}?(?!\\s?(?:กล่อง|ชิ้น|ถุง|โมง|ชั้น|ที่|จุด))`,
  'gi',
);
/** "350 บาท เก็บปลายทาง", "350 COD". */
const after = new RegExp(
  `(?<![\\d/.-])${number}${unit}?\\s{0,2}[(]?(?:เก็บ(?:เงิน)?ปลายทาง|เก็บเงินสด|ปลายทาง|cod\\b|cash on delivery)[)]?(?!\\s*(?:อีก|ยอด|รวม)?\\s*[:=]?\\s*(?:฿\\s*)?\\d)`,
  'gi',
);
/** Sums that are not the driver's to collect. */
const other = new RegExp(
  `(?:ค่า(?:ส่ง|จัดส่ง|ขนส่ง|รถ|วิน|บริการ|ของ|สินค้า)|ส่วนลด|มัดจำ|ราคา(?:สินค้า|ของ)?|ยอดโอน|โอน(?:แล้ว|มา)?|shipping(?: fee)?|delivery fee|price|deposit|paid|fee)[\\s:=]{0,3}${number}${unit}?|(?<![\\d/.-])${number}${unit}`,
  'gi',
);
/** "ยอด 350", which is to be collected only where the same stop says so. */
const total = new RegExp(
  `(?:ยอด(?:รวม|สุทธิ|สินค้า)?(?:ทั้งหมด)?|รวม(?:ทั้งหมด|เป็นเงิน|ยอด)?|ค่า(?:ของ|สินค้า|อาหาร|ขนม)|total|amount)[\\s:=฿]{0,4}${number}${unit}?`,
  'gi',
);
/** "… 0914403362 / 290" at the end of a line. */
const lastOfLine = /(?<=(?:[|,;=\t]|\s\/)\s{0,2})(\d{1,3}(?:,\d{3})+|\d{2,5})(?:\s?(?:฿|บาท|บ\.|\.-))?(?=[ \t]*(?:\n|$))/g;
const refusal = /(?:ไม่(?:ต้อง)?|ห้าม|paid\s|no\s|not\s|don't\s|without\s)\s?$/i;
const leastSatang = 100;
const mostSatang = 5_000_000;

export interface FoundAmounts {
  /** To be collected; uncertain beyond the limits of the field. */
  readonly cod: readonly Found<Satang>[];
  /** Any other sum, so that its number is read as nothing else. */
  readonly other: readonly Found<Amount>[];
  readonly totals: readonly Found<Satang>[];
}

function satangOf(digits: string, thousand: string | undefined): Satang {
  const baht = Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1);
  return baht < 10_000_000 ? satangFromBaht(baht) : 0;
}

function find(text: string, pattern: RegExp): readonly Found<Satang>[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: match, index, ...groups }) => {
    const [digits, thousand] = [groups[1] ?? groups[3] ?? '', groups[1] ? groups[2] : groups[4]];
    const value = satangOf(digits, thousand);
    const isPhone = /^0\d{7,}/.test(digits);
    // "ปลายทาง 19 ซ.ลาดพร้าว 101": the end of the route, and a house.
    const isHouse = /^ปลายทาง/.test(match) && /^\s*(?:ซ\.|ซอย|ถ\.|ถนน|หมู่|ม\.)/.test(text.slice(index + match.length));
    if (isPhone || isHouse || digits === '') return [];
    const isCertain = value >= leastSatang && value <= mostSatang && !thousand;
    return [{ start: index, end: index + match.trimEnd().length, value, isCertain }];
  });
}

/** The sums in a plain text, and which of them the driver collects. */
export function findAmounts(text: string): FoundAmounts {
  const isRefused = ({ start }: Found<Satang>) => refusal.test(text.slice(Math.max(0, start - 12), start));
  const cod = withoutOverlaps(
    [...find(text, before), ...find(text, fromWhom), ...find(text, after)].filter((one) => !isRefused(one)),
  );
  const isFree = (one: Found<Satang>) => !cod.some(({ start, end }) => one.start < end && start < one.end);
  const totals = withoutOverlaps([...find(text, total), ...find(text, lastOfLine)].filter(isFree));
  const rest = find(text, other).filter(isFree);
  return { cod, totals, other: rest.map((one) => ({ ...one, value: null })) };
}

/** "เก็บปลายทาง" without a sum. */
export const asksToCollect = (text: string): boolean =>
  /(?<!ไม่|ไม่ต้อง)(?:เก็บ(?:เงิน|ตัง(?:ค์)?)?(?:สด)?ปลายทาง|เก็บ(?:เงิน|ตัง|สด)(?!แล้ว)|\bcod\b|cash on delivery)/i.test(text);

/** The sums at the ends of the lines are all to be collected: "ทุกจุดเก็บเงินปลายทาง". */
export const asksToCollectAll = (text: string): boolean =>
  /(?:ทุก(?:จุด|ที่|บ้าน|ราย|เจ้า|กล่อง|คน)|ทั้งหมด)[^\n]{0,12}(?<!ไม่|ไม่ต้อง)(?:เก็บ|cod)|\b(?:all|each)\b[^\n]{0,12}\b(?:cod|cash|collect)/i.test(
    text,
  );
