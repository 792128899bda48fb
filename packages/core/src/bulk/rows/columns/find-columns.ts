import { parseBangkok, startOfBangkokDay } from '../../../basics/bangkok-time.ts';
import { readDay } from '../cells/read-day.ts';
import type { RowField } from '../delivery-row.ts';
import type { AddressPart } from './address-part.ts';
import { type ColumnContents, judgeColumn } from './column-contents.ts';
import { findHeader } from './find-header.ts';
import { type HeaderMeaning, isForShops, isPaymentWay, readHeader } from './header-words.ts';
import type { Table } from './table.ts';

export type FieldColumns = Readonly<Partial<Record<RowField, readonly number[]>>>;

/** Which column of a table says what. */
export interface Columns {
  /** Index of the row with the headings; -1: there is none. */
  readonly headerRow: number;
  /** Indexes of the columns; several for an address, a note or the halves of a name, in the order of the table. */
  readonly fields: FieldColumns;
  /** What the columns of an address say of it, by their index; absent for a whole address. */
  readonly parts: Readonly<Record<number, AddressPart>>;
  /** Columns that no field takes, whose texts go into the note with their heading. */
  readonly added: readonly number[];
  /** The column that says how an order is paid; null for none. */
  readonly paymentWay: number | null;
  /** The sums are of the orders: which of them are collected, the way of paying says. */
  readonly isAnySum: boolean;
  /** False: the address was only guessed from what stands in its column, so that the person is asked. */
  readonly isAddressSure: boolean;
}

/** Rows from which a column is judged. */
const judgedRows = 60;
/** From which share on the cells of a column decide what it is. */
const enough = 0.5;

interface Candidate {
  readonly column: number;
  readonly meaning: HeaderMeaning | null;
  readonly contents: ColumnContents;
}

const best = (candidates: readonly Candidate[], field: RowField): Candidate | undefined =>
  candidates
    .filter(({ meaning }) => meaning?.field === field && !meaning.part && !meaning.isHalfName)
    .sort((one, other) => (other.meaning?.rank ?? 0) - (one.meaning?.rank ?? 0) || one.column - other.column)[0];

/** The unnamed column whose cells look most like the field. */
function likely(free: readonly Candidate[], field: 'phone' | 'address' | 'name'): Candidate | undefined {
  return free
    .filter(({ contents }) => contents[field] >= enough)
    .sort((one, other) => other.contents[field] - one.contents[field] || one.column - other.column)[0];
}

/** "Date" alone is the day of the delivery only where it lies ahead: shops also write the day of the order there. */
function isAhead(cells: readonly string[], now: Date): boolean {
  const days = cells.map((cell) => readDay(cell)).filter((day) => day !== null);
  const ahead = days.filter((day) => (parseBangkok(day) ?? now) >= startOfBangkokDay(now));
  return ahead.length > 0 && ahead.length >= days.length / 2;
}

function addressColumns(candidates: readonly Candidate[]): readonly number[] {
  const whole = best(candidates, 'address');
  const parts = candidates.filter(({ meaning, contents }) => meaning?.field === 'address' && meaning.part && !contents.isEmpty);
  const has = (wanted: AddressPart) => parts.some(({ meaning }) => meaning?.part === wanted);
  const isPoint = has('point') || (has('lat') && has('lng'));
  // Districts alone lead nowhere, unless there are enough of them to make an address.
  if (!whole && parts.length < 2 && !isPoint) return [];
  return [...(whole ? [whole] : []), ...parts].map(({ column }) => column).sort((one, other) => one - other);
}

/** The halves of a name around its main column. */
function nameColumns(candidates: readonly Candidate[]): readonly number[] {
  const main = best(candidates, 'name');
  if (!main) return [];
  const halves = candidates.filter(({ meaning, contents }) => meaning?.isHalfName && !contents.isEmpty);
  return [main, ...halves].map(({ column }) => column).sort((one, other) => one - other);
}

/** More columns than these are those of an export, and not what somebody wrote for the driver. */
const mostAdded = 4;

/** Columns that nobody expected and that may matter at the door. A second phone always does. */
function addedColumns(candidates: readonly Candidate[], header: readonly string[], fields: FieldColumns): readonly number[] {
  const taken = new Set(Object.values(fields).flat());
  const free = candidates.filter(({ column, contents }) => !taken.has(column) && !contents.isEmpty);
  const known = free.filter(({ meaning }) => meaning?.field === 'phone' || meaning?.field === 'note');
  const unknown = free.filter(
    ({ column, meaning, contents }) => !meaning && !contents.isCount && !isForShops(header[column] ?? ''),
  );
  return [...known, ...(unknown.length > mostAdded ? [] : unknown)].map(({ column }) => column).sort((one, other) => one - other);
}

/** Finds what each column says: from its heading, else from its cells. Null for a table without anything like an address. */
export function findColumns({ rows }: Table, now: Date): Columns | null {
  const headerRow = findHeader(rows);
  const header = rows[headerRow] ?? [];
  const sample = rows
    .slice(headerRow + 1)
    .filter((row) => row.some((cell) => cell !== ''))
    .slice(0, judgedRows);
  const width = Math.max(0, header.length, ...sample.map((row) => row.length));
  const cellsOf = (column: number) => sample.map((row) => row[column] ?? '');
  const candidates = Array.from(
    { length: width },
    (_, column): Candidate => ({
      column,
      meaning: readHeader(header[column] ?? ''),
      contents: judgeColumn(cellsOf(column)),
    }),
  );

  const fields: Partial<Record<RowField, readonly number[]>> = {};
  const take = (field: RowField, columns: readonly number[]) => {
    if (columns.length > 0) fields[field] = columns;
  };
  take('name', nameColumns(candidates));
  for (const field of ['phone', 'note', 'cod', 'reference', 'date'] as const) {
    const found = best(candidates, field);
    const isMeant = found && (field !== 'date' || found.meaning?.rank !== 1 || isAhead(cellsOf(found.column), now));
    take(field, isMeant ? [found.column] : []);
  }
  const named = addressColumns(candidates);
  take('address', named);

  const isFree = ({ column, meaning }: Candidate) => !meaning && !Object.values(fields).some((taken) => taken.includes(column));
  for (const field of ['phone', 'address', 'name'] as const) {
    const found = fields[field] ? undefined : likely(candidates.filter(isFree), field);
    take(field, found ? [found.column] : []);
  }
  if (!fields.address) return null;
  // A table without headings is a list that somebody typed: there is no heading that could say otherwise.
  const parts: Record<number, AddressPart> = {};
  for (const { column, meaning } of candidates)
    if (meaning?.part && fields.address.includes(column)) parts[column] = meaning.part;
  const isAnySum = candidates.some(({ column, meaning }) => fields.cod?.includes(column) && meaning?.rank === 1);
  const way = candidates.find(({ column }) => isPaymentWay(header[column] ?? ''));
  return {
    headerRow,
    fields,
    parts,
    added: addedColumns(candidates, header, fields),
    paymentWay: way?.column ?? null,
    isAnySum,
    isAddressSure: named.length > 0 || headerRow < 0,
  };
}
