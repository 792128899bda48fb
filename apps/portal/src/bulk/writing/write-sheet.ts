import type { SheetData } from 'write-excel-file/browser';

export interface WrittenSheet {
  readonly name: string;
  /** In characters. */
  readonly widths: readonly number[];
  /** The first row stays in view. */
  readonly rows: SheetData;
}

/** Values as text cells, in which a spreadsheet runs no formula, whatever they begin with. */
export const textCells = (values: readonly string[], { isHeading = false } = {}): SheetData[number] =>
  values.map((value) => ({ value, type: String, format: '@', ...(isHeading && { fontWeight: 'bold' as const }) }));

/** A sum in baht, which a spreadsheet may add up; null is empty. */
export const bahtCell = (baht: number | null): SheetData[number][number] =>
  baht === null ? null : { value: baht, type: Number, format: '#,##0.00' };

/** Writes a workbook of one sheet. Its writer loads with the first file. */
export async function writeSheet({ name, widths, rows }: WrittenSheet): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  return write(rows, { sheet: name, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }).toBlob();
}
