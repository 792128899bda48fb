import { parseBangkok, startOfBangkokDay } from '../../../basics/bangkok-time.ts';
import { readDay } from '../cells/read-day.ts';
import type { RowField } from '../delivery-row.ts';
import { type ColumnContents, judgeColumn } from './column-contents.ts';
import { findHeader } from './find-header.ts';
import { type HeaderMeaning, readHeader } from './header-words.ts';
import type { Table } from './table.ts';

export type FieldColumns = Readonly<Partial<Record<RowField, readonly number[]>>>;

/** Which column of a table says what. */
export interface Columns {
  /** Index of the row with the headings; -1: there is none. */
  readonly headerRow: number;
  /** Indexes of the columns; several only for an address, in the order of the table. */
  readonly fields: FieldColumns;
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
    .filter(({ meaning }) => meaning?.field === field && !meaning.isPart)
    .sort((one, other) => (other.meaning?.rank ?? 0) - (one.meaning?.rank ?? 0) || one.column - other.column)[0];

/** The unnamed column whose cells look most like the field. */
function likely(free: readonly Candidate[], field: keyof ColumnContents): Candidate | undefined {
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
  const parts = candidates.filter(({ meaning }) => meaning?.field === 'address' && meaning.isPart);
  // Districts alone lead nowhere, unless there are enough of them to make an address.
  if (!whole && parts.length < 2) return [];
  return [...(whole ? [whole] : []), ...parts].map(({ column }) => column).sort((one, other) => one - other);
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
  for (const field of ['name', 'phone', 'note', 'cod', 'reference', 'date'] as const) {
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
  return { headerRow, fields, isAddressSure: named.length > 0 || headerRow < 0 };
}
