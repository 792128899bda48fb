import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { activeElementNear } from '../lib/active-element.ts';
import type { GridRow } from './grid-model.ts';
import type { CellPlace } from './grid-moves.ts';

interface CursorState extends CellPlace {
  /** The row itself, since its index changes when rows leave; null at first. */
  readonly rowKey: string | null;
  /** What the open editor began with; null: none is open. */
  readonly initialText: string | null;
}

/** The active cell, and whether it is being edited. */
export interface GridCursor {
  readonly place: CellPlace;
  readonly initialText: string | null;
  /** Makes a cell the active one and moves the focus to it, or, with a text, opens its editor. */
  readonly goTo: (place: CellPlace, initialText?: string) => void;
  /** Makes the cell that has got the focus the active one. */
  readonly follow: (place: CellPlace) => void;
  /** Closes the editor of a cell that the focus has left. */
  readonly leave: () => void;
}

/** The cursor of a grid whose rows may come and go. If the row with the focus goes, the next one takes its place. */
export function useGridCursor(root: RefObject<HTMLElement | null>, rows: readonly GridRow[]): GridCursor {
  const [state, setState] = useState<CursorState>({ row: 0, column: 0, rowKey: null, initialText: null });
  const isFocusWanted = useRef(false);

  const found = state.rowKey === null ? state.row : rows.findIndex(({ key }) => key === state.rowKey);
  const hasGone = found < 0;
  const place = { row: hasGone ? Math.max(0, Math.min(rows.length - 1, state.row)) : found, column: state.column };
  const initialText = hasGone ? null : state.initialText;
  const stateAt = (next: CellPlace, text: string | null): CursorState => ({
    ...next,
    rowKey: rows[next.row]?.key ?? null,
    initialText: text,
  });

  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const isInside = grid.contains(activeElementNear(grid));
    const isLost = hasGone && hadFocus.current && !isInside;
    hadFocus.current = isInside || isLost;
    if (hasGone) setState(stateAt(place, null));
    if (!isFocusWanted.current && !isLost) return;
    isFocusWanted.current = false;
    const target = grid.querySelector<HTMLElement>('[data-column][tabindex="0"], [data-column] > [tabindex="0"]');
    // An open editor takes the focus itself.
    if (initialText === null) (target ?? grid).focus({ preventScroll: true });
    const cell = target?.closest('[role=gridcell]');
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  return {
    place,
    initialText,
    goTo: (next, text) => {
      isFocusWanted.current = true;
      setState(stateAt(next, text ?? null));
    },
    follow: (next) => {
      hadFocus.current = true;
      if (next.row !== place.row || next.column !== place.column) setState(stateAt(next, null));
    },
    leave: () => {
      hadFocus.current = false;
      setState((last) => ({ ...last, initialText: null }));
    },
  };
}
