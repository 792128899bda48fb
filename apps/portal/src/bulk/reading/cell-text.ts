import { mostCharacters } from '@songwai/core/bulk/rows/row-sheet';

/** A value of a workbook's cell. */
export type CellValue = string | number | boolean | Date | null;

const two = (part: number): string => String(part).padStart(2, '0');

/** A cell as text. Dates of a workbook are midnights of UTC; longer texts are cut one character behind the limit, so that they are seen. */
export function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) {
    return `${two(value.getUTCDate())}/${two(value.getUTCMonth() + 1)}/${String(value.getUTCFullYear()).padStart(4, '0')}`;
  }
  // A spreadsheet shows 13 digits of a long number without an exponent.
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value).toString() : String(value);
  return String(value).slice(0, mostCharacters + 1);
}
