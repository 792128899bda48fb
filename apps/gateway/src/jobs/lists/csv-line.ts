/** What a spreadsheet takes for the beginning of a formula, also in full width. */
const formulaStart = /^[\s]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20|%]/;
const needsQuotes = /[",\r\n;]|^\s|\s$/;

/** A number stays a number; a text that a spreadsheet would compute gets an apostrophe before it, which it shows as text. */
function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180), its end included. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(toCell).join(',')}\r\n`;
