/**
 * The cells of a block as spreadsheets put it on the clipboard: a tab between cells, a line break between rows, quotation marks
 * around a cell that has either in it. A cell of ours is one line, so a break inside it becomes a space.
 */
export function readCells(text: string): readonly (readonly string[])[] {
  // A spreadsheet ends its last row, too.
  const block = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  let rest = block;
  while (true) {
    const [whole = '', quoted] = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(rest) ?? /^[^\t\n]*/.exec(rest) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? whole).replaceAll(/\s*\n\s*/g, ' ').trim());
    const separator = rest[whole.length];
    if (separator === undefined) return rows;
    if (separator === '\n') rows.push([]);
    rest = rest.slice(whole.length + 1);
  }
}
