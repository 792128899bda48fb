import { readWrittenSum } from '../../../basics/text/written-sum.ts';
import type { Piece } from '../piece.ts';

type Column = 'name' | 'phone' | 'address' | 'cod' | 'sum' | 'payment' | 'note' | 'other';

const headings: readonly (readonly [Column, RegExp])[] = [
  ['payment', /ชำระ|จ่าย|payment|paid/i],
  ['cod', /cod|เก็บเงิน|เก็บปลายทาง|ปลายทาง|ยอดเก็บ|collect/i],
  ['sum', /^ยอด|^รวม|amount|total/i],
  ['note', /หมายเหตุ|โน้?ต|note|remark|รายละเอียด/i],
  ['phone', /เบอร์|โทร|phone|tel|mobile|มือถือ/i],
  ['name', /ชื่อ|ผู้รับ|name|recipient|receiver|ลูกค้า/i],
  ['address', /ที่อยู่|address|สถานที่|แขวง|ตำบล|เขต|อำเภอ|จังหวัด|ไปรษณีย์|postcode|zip|district|province|ถนน|ซอย|จุดส่ง|ส่งที่/i],
];
const separators: readonly RegExp[] = [/\t/g, /\|/g, /,(?=\s?[^\d\s]|\s?\d{9,}|\s?$)/g, /;/g];
const leastColumns = 3;

interface Cell {
  readonly start: number;
  readonly end: number;
}

/** The cells of a line, without the spaces around them. */
function cellsOf(text: string, { start, end }: Cell, separator: RegExp): readonly Cell[] {
  const line = text.slice(start, end);
  const cuts = [...line.matchAll(separator)].map(({ index }) => index);
  return [...cuts, line.length].map((cut, index) => {
    const from = index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1;
    const own = line.slice(from, cut);
    const lead = own.length - own.trimStart().length;
    return { start: start + from + lead, end: start + from + Math.max(lead, own.trimEnd().length) };
  });
}

const columnOf = (heading: string): Column => headings.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'other';

/** The columns of a table's first row: at least three headings without a digit, a phone or an address among them. */
function columnsOf(text: string, line: Cell): { readonly separator: RegExp; readonly columns: readonly Column[] } | null {
  if (/\d{2,}/.test(text.slice(line.start, line.end))) return null;
  for (const separator of separators) {
    const columns = cellsOf(text, line, separator).map(({ start, end }) => columnOf(text.slice(start, end)));
    const known = columns.filter((column) => column !== 'other');
    if (known.length >= leastColumns && known.includes('address')) return { separator, columns };
  }
  return null;
}

/** Only what is paid at the door is collected. */
const paidAtDoor = /ปลายทาง|เก็บ|cod|cash/i;

interface Row {
  readonly column: Column;
  /** What the row's column for the way of payment says; empty without one. */
  readonly payment: string;
}

function pieceOf(text: string, { start, end }: Cell, { column, payment }: Row): Piece | null {
  if (start >= end) return null;
  const value = text.slice(start, end);
  if (column === 'name' && !/^[\d\s.-]+$/.test(value)) return { kind: 'name', isLabelled: true, isTitled: true, start, end };
  if (column === 'note') return { kind: 'note', start, end };
  if (column === 'payment') return { kind: 'ignored', start, end };
  if (column !== 'cod' && column !== 'sum') return null;
  const sum = readWrittenSum(value);
  const isPaid = payment !== '' && !paidAtDoor.test(payment);
  if (!sum || sum.satang === 0 || isPaid) return { kind: 'ignored', start, end };
  const isAsked = column === 'cod' || paidAtDoor.test(payment);
  return { kind: 'cod', value: sum.satang, isCertain: isAsked && sum.isCertain && !sum.isRounded, start, end };
}

/** The names, notes and sums of a table with headings, whose cells say by their column what they are. */
export function findCells(text: string): readonly Piece[] {
  let at = 0;
  const lines = text.split('\n').map((line): Cell => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length };
  });
  const found: Piece[] = [];
  let table: ReturnType<typeof columnsOf> = null;
  for (const line of lines) {
    const head = columnsOf(text, line);
    if (head) {
      table = head;
      found.push({ kind: 'ignored', ...line });
      continue;
    }
    const cells = table ? cellsOf(text, line, table.separator) : [];
    if (table === null || cells.length < leastColumns) continue;
    const { columns } = table;
    const paid = cells[columns.indexOf('payment')];
    const payment = paid ? text.slice(paid.start, paid.end) : '';
    found.push(...cells.flatMap((cell, index) => pieceOf(text, cell, { column: columns[index] ?? 'other', payment }) ?? []));
  }
  return found;
}
