import type { ReactNode } from 'react';
import type { IconNode } from '../icon/icon.tsx';

/** A column of cells that one may edit. */
export interface GridColumn {
  readonly id: string;
  readonly title: string;
  /** Beside the title, softer: the column's letter in the file. */
  readonly note?: string | undefined;
  /** `160px`, or a share of what is left: `2fr`. Default: `1fr`. */
  readonly width?: `${number}px` | `${number}fr` | undefined;
  readonly inputMode?: 'text' | 'tel' | 'decimal' | undefined;
  /** In an empty cell that has a problem: "Enter a name". */
  readonly placeholder?: string | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** A row. An unchanged row must be the same object: only then it is not rendered again. */
export interface GridRow {
  readonly key: string;
  /** The row's number in its file, which stands in the first column. */
  readonly number: number;
  /** One value for each column. */
  readonly cells: readonly string[];
  /** What is wrong with each cell and what to do; null or absent: nothing. */
  readonly problems?: readonly (string | null)[] | undefined;
}

/** A new value of one cell. */
export interface GridEdit {
  readonly rowKey: string;
  readonly columnId: string;
  readonly value: string;
}

/** A cell, for what a screen adds to it. */
export interface GridCell {
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly value: string;
  readonly problem: string | null;
}

/** The open editor of a cell. Enter, Tab and Escape reach the grid unless the editor prevents their default. */
export interface GridEditor extends GridCell {
  /** The text so far. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Stores the text, or the given one, and goes on as Enter does. */
  readonly onCommit: (text?: string) => void;
  readonly onCancel: () => void;
  /** The id of the problem's text, for `aria-describedby`. */
  readonly problemId: string | undefined;
}

/** A button of a cell's problem, behind its text: "Choose". */
export interface GridCellAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** A button at the end of each row: to remove it. */
export interface GridRowAction {
  /** Names the column, for screen readers. */
  readonly title: string;
  readonly icon: IconNode;
  readonly label: (row: GridRow) => string;
  readonly onPress: (row: GridRow) => void;
}

export interface GridTexts {
  /** Above the rows' numbers: "Row". */
  readonly number: string;
  /** Announced. */
  readonly undone: string;
  readonly redone: string;
  readonly copied: string;
  /** How many cells took a pasted value, and how many values found no cell. */
  readonly pasted: (cells: number, left: number) => string;
}

/** What a screen may do with the grid from outside. */
export interface DataGridHandle {
  /** Opens the next cell with a problem, after the active one and then from the first; false if there is none. */
  readonly goToNextProblem: () => boolean;
  readonly focusCell: (rowKey: string, columnId: string) => void;
  /** Opens the editor of a cell. */
  readonly openCell: (rowKey: string, columnId: string) => void;
  /** Each false if there is nothing to undo or redo. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

export type RenderGridEditor = (editor: GridEditor) => ReactNode | null;
export type GridActionOfCell = (cell: GridCell) => GridCellAction | undefined;
