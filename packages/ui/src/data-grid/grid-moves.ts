import type { GridRow } from './grid-model.ts';

/** The indexes of a cell. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly page: number;
}

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const limit = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** Where a key leads from a cell; null if it does not move. With Ctrl, or ⌘, an arrow goes as far as it can. */
export function moveInGrid({ key, ctrlKey, metaKey }: PressedKey, { row, column }: CellPlace, size: GridSize): CellPlace | null {
  const isFar = ctrlKey || metaKey;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const targets: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [isFar ? 0 : row - 1, column],
    ArrowDown: [isFar ? lastRow : row + 1, column],
    ArrowLeft: [row, isFar ? 0 : column - 1],
    ArrowRight: [row, isFar ? lastColumn : column + 1],
    Home: [isFar ? 0 : row, 0],
    End: [isFar ? lastRow : row, lastColumn],
    PageUp: [row - size.page, column],
    PageDown: [row + size.page, column],
  };
  const target = targets[key];
  return target ? { row: limit(target[0], size.rows), column: limit(target[1], size.columns) } : null;
}

/** The next or previous cell in reading order; null beyond the first and the last. */
export function stepInGrid({ row, column }: CellPlace, step: 1 | -1, size: GridSize): CellPlace | null {
  const index = row * size.columns + column + step;
  if (index < 0 || index >= size.rows * size.columns) return null;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
}

/** The next cell with a problem in reading order, from the first again after the last; the cell itself comes last. */
export function nextProblem(rows: readonly GridRow[], from: CellPlace): CellPlace | null {
  const found = rows.flatMap(({ problems = [] }, row) =>
    problems.flatMap((problem, column) => (problem === null ? [] : [{ row, column }])),
  );
  const isAfter = ({ row, column }: CellPlace) => row > from.row || (row === from.row && column > from.column);
  return found.find(isAfter) ?? found[0] ?? null;
}
