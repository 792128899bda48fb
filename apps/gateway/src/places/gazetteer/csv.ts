import { readFileSync } from 'node:fs';

/**
 * Reads one of the gazetteer's lists: a header, then one place per line. The lists are ours and have no quotes, and no commas
 * inside a field.
 *
 * @throws {Error} naming file and line of a row with another number of fields than the header.
 */
export function readRows<Column extends string>(url: URL, columns: readonly Column[]): readonly Record<Column, string>[] {
  const lines = readFileSync(url, 'utf8').trimEnd().split('\n');
  if (lines[0] !== columns.join(',')) throw new Error(`${url.pathname}: the header is not "${columns.join(',')}".`);
  return lines.slice(1).map((line, index) => {
    const fields = line.split(',');
    if (fields.length !== columns.length) {
      throw new Error(`${url.pathname}:${index + 2} has ${fields.length} fields instead of ${columns.length}: ${line}`);
    }
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? ''])) as Record<Column, string>;
  });
}

/** @throws {Error} the text is not a finite number. */
export function readNumber(text: string, where: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new Error(`${where}: "${text}" is not a number.`);
  return value;
}
