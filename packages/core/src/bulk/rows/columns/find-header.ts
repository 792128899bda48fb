import { readPhone } from '../cells/read-phone.ts';
import { readHeader } from './header-words.ts';

/** Titles, logos and dates above the headings take at most so many rows. */
const furthestHeader = 20;

/** Different fields that a row names. */
export const namedFields = (row: readonly string[]): number =>
  new Set(row.map((cell) => readHeader(cell)?.field).filter(Boolean)).size;

export const filledCells = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

export const hasPhone = (row: readonly string[]): boolean => row.some((cell) => readPhone(cell).ok);

/** The index of the row with the headings, below any titles; -1 where the table begins with its first delivery. */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, furthestHeader);
  const widest = Math.max(0, ...first.map(filledCells));
  const isTitle = (row: readonly string[]) => filledCells(row) < Math.min(2, widest);
  const delivery = first.findIndex((row) => hasPhone(row) && !isTitle(row));
  // Below the first delivery a row is a heading only if it names most fields: what stands above it would be lost.
  const counts = first.map((row, index) =>
    isTitle(row) || hasPhone(row) || (delivery >= 0 && index > delivery && namedFields(row) < 3) ? 0 : namedFields(row),
  );
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  // Headings in words that we do not know stand right above the first delivery, which has a phone.
  if (delivery >= 0) return delivery > 0 && !isTitle(first[delivery - 1] ?? []) ? delivery - 1 : -1;
  return first.findIndex((row) => filledCells(row) > 0 && !isTitle(row));
}
