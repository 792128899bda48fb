import { useRef } from 'react';
import { useAnnounce } from '../live-announcer/live-announcer.tsx';
import { type EditHistory, emptyHistory, recordChange, redoChange, undoChange } from './edit-history.ts';
import type { GridColumn, GridEdit, GridRow, GridTexts } from './grid-model.ts';
import type { CellPlace } from './grid-moves.ts';

export interface GridEditsOptions {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  readonly texts: GridTexts;
  /** Shows the first cell that was changed back. */
  readonly onShow: (edit: GridEdit) => void;
}

/** Changes of values and their history. */
export interface GridEdits {
  readonly write: (place: CellPlace, value: string) => void;
  readonly paste: (from: CellPlace, block: readonly (readonly string[])[]) => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

export function useGridEdits({ columns, rows, onEdit, texts, onShow }: GridEditsOptions): GridEdits {
  const announce = useAnnounce();
  const history = useRef<EditHistory>(emptyHistory);

  /** Makes those edits that change something, as one change. */
  const change = (cells: readonly (CellPlace & { readonly value: string })[]) => {
    const changes = cells.flatMap(({ row, column, value }) => {
      const { key, cells: values = [] } = rows[row] ?? {};
      const { id } = columns[column] ?? {};
      const former = values[column] ?? '';
      if (key === undefined || id === undefined || former === value) return [];
      const cell = { rowKey: key, columnId: id };
      return [{ after: { ...cell, value }, before: { ...cell, value: former } }];
    });
    if (changes.length === 0) return;
    const after = changes.map((each) => each.after);
    history.current = recordChange(history.current, { after, before: changes.map((each) => each.before) });
    onEdit(after);
  };

  const isOpen = ({ row, column }: CellPlace) => {
    const target = columns[column];
    return row < rows.length && target !== undefined && !target.isReadOnly;
  };

  const paste = (from: CellPlace, block: readonly (readonly string[])[]) => {
    const all = block.flatMap((line, row) =>
      line.map((value, column) => ({ row: from.row + row, column: from.column + column, value })),
    );
    const fitting = all.filter(isOpen);
    change(fitting);
    announce(texts.pasted(fitting.length, all.length - fitting.length));
  };

  const replay = (step: ReturnType<typeof undoChange>, message: string) => {
    if (!step) return false;
    const [next, edits] = step;
    history.current = next;
    onEdit(edits);
    announce(message);
    if (edits[0]) onShow(edits[0]);
    return true;
  };

  return {
    write: (place, value) => change(isOpen(place) ? [{ ...place, value }] : []),
    paste,
    undo: () => replay(undoChange(history.current), texts.undone),
    redo: () => replay(redoChange(history.current), texts.redone),
  };
}
