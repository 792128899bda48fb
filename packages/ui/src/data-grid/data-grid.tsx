import { type CSSProperties, type ReactNode, type RefObject, useImperativeHandle, useMemo, useRef } from 'react';
import type { AfterCommit } from './cells/cell-editor.tsx';
import { GridBody } from './grid-body.tsx';
import { columnWidths, GridHead } from './grid-head.tsx';
import type {
  DataGridHandle,
  GridActionOfCell,
  GridColumn,
  GridEdit,
  GridRow,
  GridRowAction,
  GridTexts,
  RenderGridEditor,
} from './grid-model.ts';
import { type CellPlace, nextProblem, stepInGrid } from './grid-moves.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridEdits } from './use-grid-edits.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridMouse } from './use-grid-mouse.ts';
import { useRowWindow } from './use-row-window.ts';
import './data-grid.css';
import { gridRoles } from './grid-roles.ts';

export interface DataGridProps {
  readonly label: string;
  /** The same array as long as nothing changes, or all visible rows are rendered again. */
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  /** Called once for a changed cell, for a paste, and for what undoes them. */
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  readonly texts: GridTexts;
  /** Where Enter leads from an edited cell: to the one below, or to the next one with a problem, which it opens. */
  readonly enterGoesTo?: 'below' | 'next-problem' | undefined;
  /** A CSS length, or `100%` of a parent with a height. Beyond it the grid scrolls. Default: 70 % of the window's height. */
  readonly maxHeight?: string | undefined;
  /** A field with suggestions for some cells; null for the plain one. */
  readonly renderEditor?: RenderGridEditor | undefined;
  /** A button beside a cell's problem. */
  readonly cellAction?: GridActionOfCell | undefined;
  /** A button at the end of each row. */
  readonly rowAction?: GridRowAction | undefined;
  /** In place of the rows where there are none. */
  readonly empty?: ReactNode;
  readonly handle?: RefObject<DataGridHandle | null> | undefined;
}

/** Many rows of cells that one edits as in a spreadsheet: by keys, by typing over a value, by pasting a block. */
export function DataGrid(props: DataGridProps) {
  const { label, columns, rows, onEdit, texts, enterGoesTo = 'below', maxHeight, empty, handle, rowAction, ...ofBody } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const cursor = useGridCursor(scroller, rows);
  const { place, goTo } = cursor;
  const rowWindow = useRowWindow(scroller, rows, place.row);
  const { template, least } = useMemo(() => columnWidths(columns, rowAction !== undefined), [columns, rowAction]);

  const find = (rowKey: string, columnId: string): CellPlace | null => {
    const row = rows.findIndex(({ key }) => key === rowKey);
    const column = columns.findIndex(({ id }) => id === columnId);
    return row >= 0 && column >= 0 ? { row, column } : null;
  };
  const show = (rowKey: string, columnId: string) => {
    const found = find(rowKey, columnId);
    if (found) goTo(found);
  };
  const edits = useGridEdits({ columns, rows, onEdit, texts, onShow: ({ rowKey, columnId }) => show(rowKey, columnId) });

  const valueAt = ({ row, column }: CellPlace) => rows[row]?.cells[column] ?? '';
  const isEditableAt = ({ row, column }: CellPlace) => {
    const target = columns[column];
    return rows[row] !== undefined && target !== undefined && !target.isReadOnly;
  };
  const goToNextProblem = () => {
    const next = nextProblem(rows, place);
    if (next) goTo(next, isEditableAt(next) ? valueAt(next) : undefined);
    return next !== null;
  };
  const openCell = (rowKey: string, columnId: string) => {
    const found = find(rowKey, columnId);
    if (found) goTo(found, isEditableAt(found) ? valueAt(found) : undefined);
  };
  useImperativeHandle(handle, () => ({ goToNextProblem, focusCell: show, openCell, undo: edits.undo, redo: edits.redo }));

  const size = {
    rows: rows.length,
    columns: columns.length + (rowAction ? 1 : 0),
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / 48) - 2),
  };
  const keys = useGridKeys({ cursor, edits, size, value: valueAt(place), isEditable: isEditableAt(place), texts });

  const handleCommit = (text: string, then: AfterCommit) => {
    edits.write(place, text);
    if (then === 'left') return cursor.leave();
    if (then === 'enter' && enterGoesTo === 'next-problem') return void (goToOtherProblem() || goTo(place));
    const below = { ...place, row: Math.min(rows.length - 1, place.row + 1) };
    goTo(then === 'enter' ? below : (stepInGrid(place, then === 'next' ? 1 : -1, size) ?? place));
  };
  /** The cell itself has just been mended, or it is not opened again at once. */
  const goToOtherProblem = () => {
    const next = nextProblem(rows, place);
    return next !== null && (next.row !== place.row || next.column !== place.column) && goToNextProblem();
  };

  const isWrongAt = ({ row, column }: CellPlace) => (rows[row]?.problems?.[column] ?? null) !== null;
  const mouse = useGridMouse({ cursor, valueAt, isEditableAt, isWrongAt });

  if (rows.length === 0 && empty !== undefined)
    return (
      // Takes the focus when the last row has left with it.
      <div ref={scroller} tabIndex={-1} className="sw-data-grid sw-data-grid--empty">
        {empty}
      </div>
    );
  const style = { '--sw-grid-columns': template, '--sw-grid-least': least, '--sw-grid-max-height': maxHeight };
  return (
    <div className="sw-data-grid" style={style as CSSProperties}>
      <div ref={scroller} className="sw-data-grid__scroll">
        <div {...gridRoles.grid(label, size)} className="sw-data-grid__grid" {...mouse} {...keys}>
          <GridHead {...{ columns, texts, rowAction }} />
          <GridBody
            {...{ rows, columns, rowWindow, rowAction, ...ofBody }}
            active={place}
            initialText={cursor.initialText}
            onCommit={handleCommit}
            onCancel={() => goTo(place)}
          />
        </div>
      </div>
    </div>
  );
}
