import { type CheckContext, checkCells, dayOfRows } from './cells/check-cells.ts';
import { phoneDigits } from './cells/read-phone.ts';
import { tidyCell } from './cells/tidy-cell.ts';
import type { DeliveryRow, RowLookup, RowRemark } from './delivery-row.ts';
import { placeProblem, settledPlace } from './places/place-problem.ts';
import type { SheetRow } from './row-sheet.ts';

/** A row without what follows from it. */
export interface PlainRow extends SheetRow {
  readonly key: string;
  readonly lookup: RowLookup;
}

/** The same address, whatever its spaces, dots and commas. */
const addressKey = (address: string): string => address.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function personKey({ cells }: SheetRow): string | null {
  const [phone, address] = [phoneDigits(cells.phone), addressKey(cells.address)];
  return phone === '' || address === '' ? null : `${phone} ${address}`;
}

/** The number of the first row for the same person at the same address, by the key of each later one. */
function duplicatesOf(rows: readonly PlainRow[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const found = new Map<string, number>();
  for (const row of rows) {
    const person = personKey(row);
    if (person === null) continue;
    const of = first.get(person);
    if (of === undefined) first.set(person, row.number);
    else found.set(row.key, of);
  }
  return found;
}

function remarksOf({ lookup, said, cells }: PlainRow, duplicate: number | undefined): readonly RowRemark[] {
  const nearby = lookup.chosen === null && lookup.doubt === 'nearby' ? lookup.places[0] : undefined;
  return [
    ...(duplicate === undefined ? [] : [{ kind: 'duplicate' as const, of: duplicate }]),
    ...(lookup.bookedAs === null ? [] : [{ kind: 'booked' as const, jobId: lookup.bookedAs }]),
    // An amount that was typed since is what the person means.
    ...(said?.cod === undefined || tidyCell('cod', said.cod) !== cells.cod ? [] : [{ kind: 'rounded' as const, was: said.cod }]),
    ...(said?.note === undefined || said.note === cells.note ? [] : [{ kind: 'noteAdded' as const }]),
    ...(nearby === undefined ? [] : [{ kind: 'nearby' as const, place: nearby.name }]),
  ];
}

/** One row with its problems. Nobody looks for an address that is wrong in itself, so its own problem stands before that of the place. */
function checkRow(row: PlainRow, context: CheckContext, duplicate: number | undefined): DeliveryRow {
  const { key, number, cells, said, lookup } = row;
  const own = checkCells(cells, context);
  // A chosen place says where, however short the address is.
  const { address: ownAddress, ...others } = own;
  const isPlaceless = ownAddress && (ownAddress.code === 'addressShort' || ownAddress.code === 'addressMissing');
  const address = lookup.chosen && isPlaceless ? null : (ownAddress ?? placeProblem(lookup));
  return {
    key,
    number,
    cells,
    said,
    lookup,
    place: address ? null : settledPlace(lookup),
    problems: address ? { ...others, address } : others,
    remarks: remarksOf(row, duplicate),
  };
}

export interface CheckedRows {
  readonly rows: readonly DeliveryRow[];
  /** The day that the rows are for, DD/MM/YYYY; null: no row says one. */
  readonly day: string | null;
}

export const noRows: CheckedRows = { rows: [], day: null };

const duplicateOf = ({ remarks }: DeliveryRow): number | undefined =>
  remarks.find((remark): remark is RowRemark & { readonly kind: 'duplicate' } => remark.kind === 'duplicate')?.of;

/** All rows checked. A row in which nothing changed stays the same object, so that nobody checks or shows it again. */
export function checkRows(rows: readonly PlainRow[], now: Date, before: CheckedRows = noRows): CheckedRows {
  const day = dayOfRows(rows, now);
  const duplicates = duplicatesOf(rows);
  const known = new Map(before.day === day ? before.rows.map((row) => [row.key, row]) : []);
  const checked = rows.map((row) => {
    const old = known.get(row.key);
    const duplicate = duplicates.get(row.key);
    const isSame = old?.cells === row.cells && old.lookup === row.lookup && duplicateOf(old) === duplicate;
    return old && isSame ? old : checkRow(row, { now, day }, duplicate);
  });
  return { rows: checked, day };
}
