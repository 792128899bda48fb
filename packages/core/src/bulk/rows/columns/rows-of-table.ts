import { mostBulkRows } from '../../bulk-limits.ts';
import { tidyCell } from '../cells/tidy-cell.ts';
import { type RowCells, type RowField, rowFields } from '../delivery-row.ts';
import { mostCharacters, mostLaterRows, type RowSheet, type SheetRow } from '../row-sheet.ts';
import type { Columns } from './find-columns.ts';
import { columnLabels, type Table } from './table.ts';

/** Parts of an address as one text. A part that an earlier one says already is left out. */
function joinParts(parts: readonly string[]): string {
  return parts.reduce((text, part) => (part === '' || text.includes(part) ? text : `${text} ${part}`.trim()), '');
}

const noCells: RowCells = { name: '', phone: '', address: '', note: '', cod: '', reference: '', date: '' };

function cellsOf(row: readonly string[], { fields }: Columns): RowCells {
  const cellOf = (field: RowField) =>
    tidyCell(field, joinParts((fields[field] ?? []).map((column) => (row[column] ?? '').trim()))).slice(0, mostCharacters + 1);
  const cells = Object.fromEntries(rowFields.map((field) => [field, cellOf(field)]));
  return { ...noCells, ...cells };
}

/** Totals and empty lines name no person and no place. */
const isDelivery = ({ cells: { name, phone, address } }: SheetRow): boolean =>
  phone !== '' || address !== '' || (name !== '' && !/^(?:รวม|ยอดรวม|total|sum)/i.test(name));

/** The deliveries of a table, of which the first 500 come first. */
export function rowsOfTable(table: Table, columns: Columns, fileName: string): RowSheet {
  const below = columns.headerRow + 1;
  const rows = table.rows
    .slice(below)
    .map((row, index): SheetRow => ({ number: below + index + 1, cells: cellsOf(row, columns) }))
    .filter(isDelivery);
  const labels = Object.entries(columns.fields).map(([field, indexes]) => [field, columnLabels(indexes)]);
  return {
    fileName,
    columns: Object.fromEntries(labels),
    rows: rows.slice(0, mostBulkRows),
    later: rows.slice(mostBulkRows, mostBulkRows + mostLaterRows),
    total: rows.length + (table.total - table.rows.length),
  };
}
