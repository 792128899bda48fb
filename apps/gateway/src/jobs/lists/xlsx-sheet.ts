import writeExcelFile from 'write-excel-file/node';

/** A text, also one of digits or one that begins like a formula: a spreadsheet keeps it as it is. */
const textCell = (value: string) => ({ value, type: String, format: '@' });
const numberCell = (value: number) => ({ value, type: Number });

/** Characters that a column shows at most; longer texts are cut on the screen only. */
const widest = 40;
const narrowest = 10;

/** A list of jobs as an Excel workbook of one sheet. */
export function writeListSheet(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const head = titles.map((value) => ({ ...textCell(value), fontWeight: 'bold' as const }));
  const body = rows.map((row) => row.map((value) => (typeof value === 'number' ? numberCell(value) : textCell(value))));
  const columns = titles.map((title, column) => {
    const longest = rows.slice(0, 50).reduce((most, row) => Math.max(most, String(row[column] ?? '').length), title.length);
    return { width: Math.min(widest, Math.max(narrowest, longest + 2)) };
  });
  return writeExcelFile([head, ...body], { columns, stickyRowsCount: 1 }).toBuffer();
}
