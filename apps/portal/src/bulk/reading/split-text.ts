/** A record of a text: its cells, and where the next one begins. */
interface Read {
  readonly cells: readonly string[];
  readonly end: number;
  /** A quotation mark was not closed, or what it holds looks like rows of its own. */
  readonly isDoubtful: boolean;
}

const lineEnd = (text: string, from: number): number => {
  const at = text.slice(from).search(/\r\n|\n|\r/);
  return at < 0 ? text.length : from + at;
};

const afterLineEnd = (text: string, at: number): number => (text.startsWith('\r\n', at) ? at + 2 : at + 1);

/** Where a quoted cell ends: at a quotation mark with a delimiter or the end of the line behind it. Others are part of the text. -1: nowhere. */
function closingQuote(text: string, from: number, delimiter: string): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at++;
      continue;
    }
    const behind = /^[ ]*/.exec(text.slice(at + 1, at + 9))?.[0].length ?? 0;
    const next = text[at + 1 + behind];
    if (next === undefined || next === delimiter || next === '\n' || next === '\r') return at;
  }
  return -1;
}

/** The cells of one line in which quotation marks that nobody closes are letters. */
function splitLine(line: string, delimiter: string): readonly string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const [opening] = /^ *=?"/.exec(line.slice(at)) ?? [];
    const close = opening ? closingQuote(line, at + opening.length, delimiter) : -1;
    if (opening && close >= 0) {
      cells.push(line.slice(at + opening.length, close).replaceAll('""', '"'));
      const next = line.indexOf(delimiter, close);
      at = next < 0 ? line.length + 1 : next + 1;
    } else {
      const next = line.indexOf(delimiter, at);
      cells.push(line.slice(at, next < 0 ? line.length : next));
      at = next < 0 ? line.length + 1 : next + 1;
    }
  }
  return cells;
}

const phone = /(?:^|\D)0[\s-]?\d(?:[\s-]?\d){7,8}(?:\D|$)/;

/** Whether lines inside a quoted cell are rows: as wide as the table, with a phone of their own. */
const holdsRows = (quoted: string, delimiter: string, width: number): boolean =>
  /[\r\n]/.test(quoted) &&
  quoted
    .split(/\r\n|\n|\r/)
    .slice(1)
    .some((line) => line.split(delimiter).length >= Math.max(2, width) && phone.test(line));

/** How many delimiters most of the lines that have any have, and how many lines that are. */
function usual(lines: readonly string[], delimiter: string): { readonly count: number; readonly lines: number } {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = splitLine(line, delimiter).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([one, ones], [other, others]) => others - ones || other - one);
  return most ? { count: most[0], lines: most[1] } : { count: 0, lines: 0 };
}

interface Table {
  readonly text: string;
  readonly delimiter: string;
  /** Cells of most lines. */
  readonly width: number;
}

/** Reads one record, which has several lines where a quoted cell has. */
function readRecord({ text, delimiter, width }: Table, start: number): Read {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const [opening] = /^ *=?"/.exec(text.slice(at, at + 20)) ?? [];
    if (opening) {
      const from = at + opening.length;
      const close = closingQuote(text, from, delimiter);
      const quoted = close < 0 ? '' : text.slice(from, close);
      if (close < 0 || holdsRows(quoted, delimiter, width)) {
        const end = lineEnd(text, start);
        return { cells: splitLine(text.slice(start, end), delimiter), end: afterLineEnd(text, end), isDoubtful: true };
      }
      cells.push(quoted.replaceAll('""', '"'));
      at = close + 1;
      while (text[at] === ' ') at++;
    } else {
      const end = lineEnd(text, at);
      const next = text.indexOf(delimiter, at);
      const stop = next < 0 || next > end ? end : next;
      cells.push(text.slice(at, stop));
      at = stop;
    }
    if (text[at] !== delimiter) return { cells, end: afterLineEnd(text, at), isDoubtful: false };
    at++;
  }
}

export interface SplitText {
  readonly rows: readonly (readonly string[])[];
  /** The numbers of the lines with a quotation mark that nobody closes. */
  readonly openQuotes: readonly number[];
}

/**
 * Splits a CSV or TSV text. A quotation mark that nobody closes swallows no rows: its line is read as one record in which the mark stays,
 * so that the check asks for it.
 */
export function splitText(text: string, delimiter: string): SplitText {
  const rows: (readonly string[])[] = [];
  const openQuotes: number[] = [];
  const width = usual(text.slice(0, 20_000).split(/\r\n|\n|\r/, 20), delimiter).count + 1;
  for (let at = 0; at < text.length; ) {
    const { cells, end, isDoubtful } = readRecord({ text, delimiter, width }, at);
    rows.push(cells);
    if (isDoubtful) openQuotes.push(rows.length);
    at = end;
  }
  return { rows, openQuotes };
}

/** A tab beside another delimiter keeps a spreadsheet from reading the cell as a number. */
const hiddenTab = /(?<=[,;|]"?)\t|\t(?=[,;|])/g;

/** The delimiter of which most of the first lines have the same number: an address has commas of its own, but no tabs. */
export function guessDelimiter(lines: readonly string[], delimiters: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const scores = delimiters.map((delimiter) => {
    const looked = delimiter === '\t' ? filled.map((line) => line.replace(hiddenTab, '')) : filled;
    const { count, lines: same } = usual(looked, delimiter);
    const isTable = delimiter === '\t' && same >= filled.length / 2;
    return (isTable ? 10_000 : 0) + same * 100 + Math.min(count, 99);
  });
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ',';
}
