import type { Satang } from '../../../basics/money.ts';
import { readSum, sumPattern, sumUnitPattern } from '../../../basics/text/written-sum.ts';
import { type Found, withoutOverlaps } from './found.ts';

/** A sum of money; null: not to be collected, such as the price of the delivery. */
type Amount = Satang | null;

/** What is counted rather than paid. */
const counted =
  '(?:กล่อง|ชิ้น|ใบ(?!เสร็จ)|อัน|ตัว|ถุง|แพ[็]?[คก]|ขวด|ห่อ|ชุด|คู่|โหล|ลัง|ซอง|เล่ม|แผ่น|ก้อน|กระป๋อง|แก้ว|ถ้วย|ถาด|ม้วน|ลูก|หลอด|กระปุก|ออเดอร์|บิล(?!ละ)|จุด|ที่(?![ก-๙]|\\s*[ก-ฮเ-ไ])|คน|ราย|เจ้า|ชั้น(?!\\s*\\d)|โมง|ทุ่ม|นาที|ชั่วโมง|ชม|วัน|กก|กิโล|โล|กรัม|%|น\\.|น(?![ก-๙])|pcs?\\b|pieces?\\b|box(?:es)?\\b|items?\\b|bags?\\b|sets?\\b|packs?\\b|orders?\\b|kg\\b|am\\b|pm\\b)';
const unit = `(?:${sumUnitPattern}|-(?=\\s|$)|=)`;
/** A number that is a sum: no time, no quantity, no house, and no part of a longer number. */
const sum = `(?<sum>${sumPattern})(?!\\d|[/:-]\\d|[.,]\\d|[ \\t]?${counted}|\\s?[x×*]\\s?\\d)(?<unit>${unit})?`;
const quantity = `[x×]\\s?\\d{1,3}(?!\\d)|\\d+[ \\t]?${counted}(?:ละ)?|\\d{1,2}[.:]\\d{2}\\s?(?:น\\.?|โมง)`;
const filler = `(?:${quantity}|[\\s:=()\\[\\]฿*"-]|ยอด(?:รวม)?|เงิน|จำนวน|รวม(?:ค่าส่ง)?(?:แล้ว|ทั้งหมด)?|ทั้งหมด|สด|ปลายทาง|ลูกค้า|ผู้รับ|กับ|ด้วย|ได้เลย|เป็น|ค่า(?:ของ|สินค้า)|อยู่|คือ|ที่|นะ(?:คะ|ครับ)?|thb|baht|amount|total|of|is|the|cash|on delivery|from|customer|จาก|อีก|แก|เค้า|เขา)`;
const collect =
  '(?:เก็บ(?:เงิน|ตัง(?:ค์)?|ยอด|สด|ค่าของ|ค่าสินค้า)?(?:ปลายทาง)?|(?:จ่าย|ชำระ|เก็บ)(?:เงิน|สด|เงินสด)?(?:หน้างาน|ปลายทาง)|ยอด(?:เก็บ|ที่ต้องเก็บ|ปลายทาง|cod)(?:เงิน)?(?:ปลายทาง)?|(?:ปลายทาง|รับเงิน|ยอดชำระ)|(?:amount )?to collect|(?:pay )?cash(?= ?[:=\\d])|c\\.?\\s?o\\.?\\s?d\\.?|cash on delivery|collect(?: cash)?)';
/** "เก็บเงินปลายทาง 350", "COD: 350", "เก็บเงิน 3 กล่อง 790". */
const before = new RegExp(`(?<![a-z])(?<word>${collect})(?<between>${filler}{0,8}?)\\s*${sum}(?:\\s?ปลายทาง)?`, 'gi');
/** "เก็บเงินลุงจุก 1,440": from whom. */
const fromWhom = new RegExp(`เก็บ(?:เงิน|ตัง(?:ค์)?|ค่า)(?:กับ|จาก)?[ก-ฮเ-ไ][ก-๙]{1,12}\\s?(?!0\\d)${sum}`, 'gi');
/** "350 บาท เก็บปลายทาง", "350 COD". */
const after = new RegExp(
  `(?<![\\d/.,:-])(?:ยอด(?:รวม)?\\s?)?${sum}\\s{0,2}[(]?(?<word>เก็บ(?:เงิน)?ปลายทาง|เก็บเงินสด|เก็บเงิน(?=\\s*(?:$|\\n|ค่ะ|คะ|ครับ|นะ))|ปลายทาง|cod\\b|cash on delivery)[)]?(?!\\s*(?:อีก|ยอด|รวม)?\\s*[:=]?\\s*(?:฿\\s*)?\\d)`,
  'gi',
);
/** Sums that are not the driver's to collect. */
const other = new RegExp(
  `(?:ค่า(?:ส่ง|จัดส่ง|ขนส่ง|รถ|วิน|บริการ|ของ|สินค้า)|ส่วนลด|มัดจำ|ราคา(?:สินค้า|ของ)?|ยอดโอน|โอน(?:แล้ว|มา)?|shipping(?: fee)?|delivery fee|price|deposit|paid|fee)[\\s:=]{0,3}(?<first>${sumPattern})(?!\\d|[/-]\\d)${unit}?|(?<![\\d/.,-])(?<second>${sumPattern})(?!\\d|[/-]\\d)${unit}`,
  'gi',
);
/** "ยอด 350", which is to be collected only where the same stop says so. */
const total = new RegExp(
  `(?:ยอด(?:รวม|สุทธิ|สินค้า)?(?:ทั้งหมด)?|รวม(?:ทั้งหมด|เป็นเงิน|ยอด)?|ค่า(?:ของ|สินค้า|อาหาร|ขนม)|total|amount)(?<between>[\\s:=฿]{0,4})${sum}`,
  'gi',
);
/** "… 0914403362 / 290" at the end of a line. */
const lastOfLine =
  /(?<=(?:[|,;=\t]|\s\/)\s{0,2})(?<sum>\d{1,3}(?:,\d{3})+|\d{2,5})(?<unit>\s?(?:฿|บาท|บ\.|\.-))?(?=[ \t]*(?:\n|$))/g;
/** "350 x 2": a price and how often. */
const times = new RegExp(`(?<![a-z])${collect}${filler}{0,4}?\\s*(\\d{1,5})\\s?[x×*]\\s?(\\d{1,5})(?!\\d)`, 'gi');
/** What is added to a sum: "1250 + ค่าส่ง 50", "1250+50". */
const added = new RegExp(
  `^\\s?(?:\\+|บวก)\\s?(?:ค่า(?:ส่ง|จัดส่ง|รถ|บริการ)?\\s?)?(?<sum>${sumPattern})(?!\\d|[/:-]\\d|[ \\t]?${counted})(?<unit>${unit})?`,
  'i',
);
const refusal = /(?:ไม่(?:ต้อง)?|ห้าม|paid\s|no\s|not\s|don't\s|without\s)\s?$/i;
/** Where a phrase ends: at the end of the line, a mark, politeness, or what begins something else. */
const phraseEnd =
  /^(?:\s?(?:ถ้วน|เท่านั้น|สด|ปลายทาง|เงินสด))?(?:[ \t]*(?:$|[\n,;|!?)\]"/]|\.(?!\d))|\s*(?:นะ|น้า|ค่ะ|คะ|ค่า|ครับ|คับ|จ้า|จ้ะ|ด้วย|เลย)|\s{2,}|\s+(?:คุณ|พี่|น้อง|โทร|เบอร์|tel|ชื่อ|ส่ง|รับ|ที่อยู่|แล้ว|ฝาก|ถึง|ขอ|รบกวน|ซ\.|ซอย|ถ\.|ถนน|จาก|to |from |please|0\d))/i;
const leastSatang = 100;
const mostSatang = 5_000_000;

export interface FoundAmounts {
  /** To be collected; uncertain beyond the limits of the field, and where it was guessed that it is a sum. */
  readonly cod: readonly Found<Satang>[];
  /** Any other sum, so that its number is read as nothing else. */
  readonly other: readonly Found<Amount>[];
  readonly totals: readonly Found<Satang>[];
}

/** Whether a sum is one for certain: it has a unit, a heading with its sign, or ends its phrase. */
function isSaid(
  text: string,
  end: number,
  { unit: written, between = '' }: Readonly<Record<string, string | undefined>>,
): boolean {
  return Boolean(written) || /[:=฿]\s*$/.test(between) || phraseEnd.test(text.slice(end));
}

function find(text: string, pattern: RegExp): readonly Found<Satang>[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: match, index, groups = {} }) => {
    const written = groups['sum'] ?? groups['first'] ?? groups['second'] ?? '';
    const value = readSum(written);
    const end = index + match.trimEnd().length;
    const isPhone = /^0\d{7,}/.test(written);
    // "ปลายทาง 19 ซ.ลาดพร้าว 101": the end of the route, and a house.
    const isHouse = /^ปลายทาง/.test(match) && /^\s*(?:ซ\.|ซอย|ถ\.|ถนน|หมู่|ม\.)/.test(text.slice(end));
    if (isPhone || isHouse || written === '') return [];
    const plus = added.exec(text.slice(end));
    if (plus) {
      const whole = value + readSum(plus.groups?.['sum'] ?? '');
      return [{ start: index, end: end + plus[0].length, value: whole, isCertain: false }];
    }
    const isPlain = /^[\d,]+(?:\.\d{1,2})?$/.test(written) || Boolean(groups['unit']);
    const isInWords = /[ก-๙]/.test(written);
    const isCertain =
      value >= leastSatang &&
      value <= mostSatang &&
      !/\dk$/i.test(written) &&
      (isPlain || isInWords) &&
      (isSaid(text, end, groups) || (/ปลายทาง|cod|cash/i.test(groups['word'] ?? '') && pattern === after));
    return [{ start: index, end, value, isCertain }];
  });
}

const findTimes = (text: string): readonly Found<Satang>[] =>
  [...text.matchAll(times)].map(({ 0: match, 1: one = '', 2: many = '', index }) => ({
    start: index,
    end: index + match.length,
    value: readSum(one) * Number(many),
    isCertain: false,
  }));

/** The sums in a plain text, and which of them the driver collects. */
export function findAmounts(text: string): FoundAmounts {
  const isRefused = ({ start }: Found<Satang>) => refusal.test(text.slice(Math.max(0, start - 12), start));
  const cod = withoutOverlaps(
    [...find(text, before), ...find(text, fromWhom), ...find(text, after), ...findTimes(text)].filter((one) => !isRefused(one)),
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
