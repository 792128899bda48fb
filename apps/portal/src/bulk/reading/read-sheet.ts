import { mostColumns, mostTableRows, type Table } from '@songwai/core/bulk/rows/columns/table';
import { mostCharacters } from '@songwai/core/bulk/rows/row-sheet';
import { refuseFile } from './read-problem.ts';
import type { NumberStyle, WorkbookParts } from './workbook-parts.ts';
import { walkXml, type XmlAttributes } from './xml.ts';

/** A value right of column ZZ stands in no list of deliveries. */
const furthestColumn = 702;
const dayMs = 86_400_000;
const firstDay = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
/** Digits of a number that spreadsheets keep; what is behind them is noise of the calculation. */
const keptDigits = 15;

const two = (part: number): string => String(part).padStart(2, '0');

function dayText(value: number, isFrom1904: boolean): string {
  const day = new Date(firstDay[isFrom1904 ? 1904 : 1900] + Math.floor(value) * dayMs);
  return `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${String(day.getUTCFullYear()).padStart(4, '0')}`;
}

/** A number as a spreadsheet shows it at most: without an exponent and without the noise behind its last digit. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  const rounded = Number(value.toPrecision(keptDigits));
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
}

/** A day of the years in which spreadsheets count. */
const isDay = (value: number): boolean => value >= 1 && value < 2_958_466;

function numberAs(text: string, style: NumberStyle, isFrom1904: boolean): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  if (style === 'day' && isDay(value)) return dayText(value, isFrom1904);
  const shown = numberText(value);
  return typeof style === 'object' && /^\d+$/.test(shown) ? shown.padStart(style.digits, '0') : shown;
}

/** Zero for A; null where nothing is said. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^\$?([A-Z]+)/i.exec(reference ?? '')?.[1]?.toUpperCase();
  if (!letters) return null;
  return [...letters.slice(0, 8)].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const rowOf = (reference: string | undefined): number | null => {
  const digits = /(\d+)$/.exec(reference ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
};

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  hasValue: boolean;
  formula: string | null;
}

/**
 * A formula without a value is shown as the formula, which the check refuses: what it would say is not known. A program that calculates
 * nothing writes no value, or a zero that is to be calculated.
 */
const isWithoutValue = ({ type, value, hasValue }: Cell, isUncalculated: boolean): boolean =>
  type === 'str' ? !hasValue : value === '' || (isUncalculated && Number(value) === 0);

function cellText(cell: Cell, { sharedTexts, styles, isFrom1904, isUncalculated }: WorkbookParts): string {
  const { type, value, formula, style } = cell;
  if (formula !== null && isWithoutValue(cell, isUncalculated)) return `=${formula}`;
  if (type === 's') return sharedTexts[Number(value)] ?? '';
  if (type === 'b') return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
  if (type === 'n' || type === '') return value === '' ? '' : numberAs(value, styles[style] ?? 'plain', isFrom1904);
  // Texts, errors such as #REF!, and days in the form of ISO.
  return value;
}

interface Merged {
  readonly top: number;
  readonly bottom: number;
  readonly column: number;
}

function mergedOf(reference: string | undefined): Merged | null {
  const [first, last] = (reference ?? '').split(':');
  const [top, bottom, column] = [rowOf(first), rowOf(last), columnOf(first)];
  return top !== null && bottom !== null && column !== null && bottom > top ? { top: top - 1, bottom: bottom - 1, column } : null;
}

/** The rows of a sheet's XML with what its program hides and joins. @throws UnreadableFile for a table that is too wide */
export function readSheet(xml: string, workbook: WorkbookParts): Omit<Table, 'name'> {
  const rows: string[][] = [];
  const hidden: number[] = [];
  const merged: Merged[] = [];
  /** Rows with a value behind the last that is read. */
  let beyond = 0;
  let row = -1;
  let isHidden = false;
  let isFilled = false;
  let cell: Cell | null = null;
  let nextColumn = 0;
  let reading: 'value' | 'formula' | null = null;
  let hints = 0;

  const openRow = (attributes: XmlAttributes) => {
    row = attributes.has('r') ? Number(attributes.get('r')) - 1 : row + 1;
    // Some programs hide a row by its height.
    isHidden = /^(?:1|true)$/.test(attributes.get('hidden') ?? '') || Number(attributes.get('ht') ?? 1) === 0;
    isFilled = false;
    nextColumn = 0;
  };
  const closeRow = () => {
    if (!isFilled) return;
    if (row >= mostTableRows) beyond++;
    else if (isHidden) hidden.push(row);
  };
  const openCell = (attributes: XmlAttributes) => {
    const reference = attributes.get('r');
    const column = columnOf(reference) ?? nextColumn;
    if (nextColumn === 0) row = (rowOf(reference) ?? row + 1) - 1;
    nextColumn = column + 1;
    cell = {
      column,
      type: attributes.get('t') ?? '',
      style: Number(attributes.get('s') ?? 0),
      value: '',
      hasValue: false,
      formula: null,
    };
  };
  const closeCell = ({ column, ...rest }: Cell) => {
    const text = cellText({ column, ...rest }, workbook).trim();
    if (text === '') return;
    if (column >= furthestColumn) throw refuseFile('tooWide');
    isFilled = true;
    if (row < 0 || row >= mostTableRows || column >= mostColumns) return;
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = text.slice(0, mostCharacters + 1);
  };

  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') openRow(attributes);
      else if (name === 'c') openCell(attributes);
      else if (name === 'mergeCell') {
        const range = mergedOf(attributes.get('ref'));
        if (range) merged.push(range);
      } else if (cell === null) return;
      else if (name === 'rPh') hints++;
      else if (name === 'v') {
        reading = 'value';
        cell.hasValue = true;
      } else if (name === 't' && hints === 0) reading = 'value';
      else if (name === 'f') {
        reading = 'formula';
        cell.formula = '';
      }
    },
    close: (name) => {
      if (name === 'row') closeRow();
      else if (name === 'rPh') hints--;
      else if (name === 'v' || name === 't' || name === 'f') reading = null;
      else if (name === 'c' && cell) {
        closeCell(cell);
        cell = null;
      }
    },
    text: (text) => {
      if (cell === null || reading === null) return;
      if (reading === 'value') cell.value += text;
      else cell.formula += text;
    },
  });
  return { rows, total: rows.length + beyond, hidden, repeated: fillMerged(rows, merged) };
}

/** Writes the text of cells that are joined over several rows into each of them, and says which were written. */
function fillMerged(rows: string[][], merged: readonly Merged[]): readonly (readonly [row: number, column: number])[] {
  const repeated: [number, number][] = [];
  for (const { top, bottom, column } of merged) {
    const text = rows[top]?.[column] ?? '';
    if (text === '') continue;
    for (let row = top + 1; row <= bottom && row < rows.length; row++) {
      const cells = rows[row] ?? [];
      // A joined cell alone makes no row.
      if (!cells.some((other) => other !== '') || (cells[column] ?? '') !== '') continue;
      while (cells.length < column) cells.push('');
      cells[column] = text;
      repeated.push([row, column]);
    }
  }
  return repeated;
}
