import { readWrittenSum } from '../../../basics/text/written-sum.ts';
import { splitPhone } from '../../../validation/phones/find-written-phones.ts';
import { mostBulkRows } from '../../bulk-limits.ts';
import { plainCell } from '../cells/cell-text.ts';
import { readDay } from '../cells/read-day.ts';
import { readPhone } from '../cells/read-phone.ts';
import { tidyCell } from '../cells/tidy-cell.ts';
import type { RowCells, RowField, SaidCells } from '../delivery-row.ts';
import { type AsideRow, mostAsides, mostCharacters, mostLaterRows, type RowSheet, type SheetRow } from '../row-sheet.ts';
import { joinAddress } from './address-part.ts';
import { isAddress } from './column-contents.ts';
import type { Columns } from './find-columns.ts';
import { filledCells, hasPhone, namedFields } from './find-header.ts';
import { columnLabel, columnLabels, type Table } from './table.ts';

const cut = (text: string): string => text.slice(0, mostCharacters + 1);

/** A row of the table with what is known of its columns. */
interface ReadRow {
  readonly row: readonly string[];
  readonly columns: Columns;
  readonly header: readonly string[];
  /** Columns in which the row repeats what it is joined with. */
  readonly repeated: ReadonlySet<number>;
}

const textsOf = ({ row, columns }: ReadRow, field: RowField): readonly string[] =>
  (columns.fields[field] ?? []).map((column) => plainCell(row[column] ?? ''));

/** How an order is paid, where it is collected at the door. */
const isCollected = (text: string): boolean => /cod|ปลายทาง|เก็บ|เงินสด|cash/i.test(text);
const isCollectedSurely = (text: string): boolean => /\bcod\b|on delivery|(?:เก็บ|จ่าย|ชำระ).*ปลายทาง/i.test(text);
const isPaid = (text: string): boolean => /โอน|บัตร|แล้ว|paid|transfer|card|prompt ?pay|พร้อมเพย์|qr|bank|wallet|prepaid/i.test(text);

/** The sum to collect. One for several rows, or beside a way of paying that says nothing, is asked for by "?" behind it. */
function sumOf(read: ReadRow): string {
  const { row, columns, repeated } = read;
  const text = textsOf(read, 'cod').find((cell) => cell !== '') ?? '';
  const way = columns.paymentWay === null ? '' : plainCell(row[columns.paymentWay] ?? '');
  // Something is to be collected, and nobody says how much.
  if (text === '') return isCollectedSurely(way) ? '?' : '';
  if ((columns.fields.cod ?? []).some((column) => repeated.has(column))) return `${text}?`;
  if (columns.paymentWay === null || !columns.isAnySum) return text;
  if (isCollected(way)) return text;
  return isPaid(way) ? '' : `${text}?`;
}

/** The text of a column that no field takes, with its heading. */
function addedText({ row, header }: ReadRow, column: number): string {
  const text = plainCell(row[column] ?? '');
  if (text === '') return '';
  const heading = plainCell(header[column] ?? '');
  const shown = readPhone(text).ok ? tidyCell('phone', text) : text;
  return heading === '' || heading.length > 40 ? shown : `${heading}: ${shown}`;
}

interface ReadCells {
  readonly cells: RowCells;
  readonly said: SaidCells | undefined;
}

function cellsOf(read: ReadRow): ReadCells {
  const { row, columns } = read;
  const tidied = (field: RowField, text: string): string => cut(tidyCell(field, text));
  const address = joinAddress(
    (columns.fields.address ?? []).map((column) => ({
      text: plainCell(row[column] ?? ''),
      part: columns.parts[column],
      heading: read.header[column],
    })),
  );
  const [ownPhone = ''] = textsOf(read, 'phone');
  const spare = columns.added.find((column) => ownPhone === '' && readPhone(plainCell(row[column] ?? '')).ok);
  const { phone, rest } = splitPhone(spare === undefined ? ownPhone : plainCell(row[spare] ?? ''));
  const note = tidied('note', textsOf(read, 'note').filter(Boolean).join(', '));
  const added = [rest, ...columns.added.filter((column) => column !== spare).map((column) => addedText(read, column))].filter(
    Boolean,
  );
  const sum = sumOf(read);
  const cells: RowCells = {
    name: tidied('name', textsOf(read, 'name').filter(Boolean).join(' ')),
    phone: tidied('phone', phone),
    address: tidied('address', address),
    note: cut([note, ...added].filter(Boolean).join(', ')),
    cod: tidied('cod', sum),
    reference: tidied('reference', textsOf(read, 'reference').join(' ')),
    date: tidied('date', textsOf(read, 'date').join(' ')),
  };
  const isRounded = cells.cod !== '' && readWrittenSum(sum)?.isRounded === true;
  const said: SaidCells = { ...(added.length > 0 && { note }), ...(isRounded && cells.cod !== sum && { cod: cut(sum) }) };
  return { cells, said: Object.keys(said).length > 0 ? said : undefined };
}

const total = /^(?:รวม|ยอดรวม|ทั้งหมด|สรุป|grand total|sub-?total|total|sum\b|summary)/i;

/** A phone, also one with too few digits, but no number of drops and no day. */
const looksLikePhone = (text: string): boolean => text.replace(/\D/g, '').length >= 5 && readDay(text) === null;

/** Whether a row says something else than a delivery: a heading between rows, a total, who made the list. */
function isAside({ row, columns }: ReadRow, { name, phone, address }: RowCells): boolean {
  const filled = filledCells(row);
  if (phone === '' && address === '' && name === '') return true;
  if (hasPhone(row)) return filled === 1 && !(columns.fields.phone ?? []).some((column) => (row[column] ?? '') !== '');
  const isPlace = isAddress(address);
  const isCallable = looksLikePhone(phone);
  if (namedFields(row) >= 2 && !isPlace && !isCallable) return true;
  if (!isPlace && row.some((cell) => total.test(cell.trim()))) return true;
  return filled <= 2 && !isPlace && !isCallable && (filled === 1 || !/[\p{L}\p{N}]/u.test(address));
}

/** A row of a form that nobody filled in: its number, its boxes and its formulas are there already. */
const isPrefilled = (row: readonly string[], { cod }: RowCells): boolean =>
  !/[1-9]/.test(cod.startsWith('=') ? '' : cod) && row.every((cell) => /^(?:[\d.,\s-]*|=.*|TRUE|FALSE)$/is.test(cell));

/** The table with the rows that its spreadsheet hides, as if it showed them. */
export const withHiddenRows = (table: Table): Table => ({ ...table, hidden: [] });

const shownText = (row: readonly string[]): string => row.map(plainCell).filter(Boolean).join(' ').slice(0, 80);

/** The columns with texts that no field takes, by their letter and heading. */
function unusedColumns(table: Table, { headerRow, fields, added, paymentWay }: Columns): readonly string[] {
  const used = new Set([...Object.values(fields).flat(), ...added, paymentWay]);
  const header = table.rows[headerRow] ?? [];
  return header.flatMap((text, column) => {
    const isEmpty = text.trim() === '' || table.rows.slice(headerRow + 1).every((row) => (row[column] ?? '') === '');
    return used.has(column) || isEmpty ? [] : [`${columnLabel(column)} ${plainCell(text).slice(0, 40)}`];
  });
}

/** The deliveries of a table, of which the first 500 come first. Rows that its spreadsheet hides are left out and counted. */
export function rowsOfTable(table: Table, columns: Columns, fileName: string): RowSheet {
  const below = columns.headerRow + 1;
  const header = table.rows[columns.headerRow] ?? [];
  const hidden = new Set(table.hidden);
  const repeated = new Map<number, Set<number>>();
  for (const [row, column] of table.repeated ?? []) repeated.set(row, (repeated.get(row) ?? new Set()).add(column));
  const rows: SheetRow[] = [];
  const asides: AsideRow[] = [];
  let hiddenRows = 0;
  // A joined sum is doubtful in its first row too.
  const doubtfulFirst = firstOfRepeated(table, columns);
  for (const [index, row] of table.rows.entries()) {
    if (index < below || shownText(row) === '') continue;
    const marked = new Set([...(repeated.get(index) ?? []), ...(doubtfulFirst.has(index) ? (columns.fields.cod ?? []) : [])]);
    const read: ReadRow = { row, columns, header, repeated: marked };
    const { cells, said } = cellsOf(read);
    const isOther = isAside(read, cells);
    if (isOther && (hidden.has(index) || namedFields(row) >= 3 || isPrefilled(row, cells))) continue;
    if (isOther) asides.push({ number: index + 1, text: shownText(row) });
    else if (hidden.has(index)) hiddenRows++;
    else rows.push(said ? { number: index + 1, cells, said } : { number: index + 1, cells });
  }
  const isAsked = columns.paymentWay !== null && !columns.fields.cod && rows.some(({ cells }) => cells.cod !== '');
  const labels = Object.entries(isAsked ? { ...columns.fields, cod: [columns.paymentWay ?? 0] } : columns.fields).map(
    ([field, indexes]) => [field, columnLabels(indexes)],
  );
  return {
    fileName,
    columns: Object.fromEntries(labels),
    rows: rows.slice(0, mostBulkRows),
    later: rows.slice(mostBulkRows, mostBulkRows + mostLaterRows),
    total: rows.length + (table.total - table.rows.length),
    notes: {
      hiddenRows,
      asides: asides.slice(0, mostAsides),
      unused: unusedColumns(table, columns),
      openQuotes: table.openQuotes ?? [],
    },
  };
}

/** The rows whose sum is repeated in the row below. */
function firstOfRepeated({ repeated = [] }: Table, { fields }: Columns): ReadonlySet<number> {
  const sums = repeated.filter(([, column]) => fields.cod?.includes(column)).map(([row]) => row);
  return new Set(sums.map((row) => row - 1));
}
