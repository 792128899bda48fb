import { type FocusEvent, type MouseEvent, useRef } from 'react';
import type { CellPlace } from './grid-moves.ts';
import type { GridCursor } from './use-grid-cursor.ts';

export interface GridMouseOptions {
  readonly cursor: GridCursor;
  readonly valueAt: (place: CellPlace) => string;
  readonly isEditableAt: (place: CellPlace) => boolean;
  readonly isWrongAt: (place: CellPlace) => boolean;
}

/** The cell in which an event happened. */
function placeOf(target: EventTarget): CellPlace | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** What presses do in the grid. One handler for all cells, so that rendering a row makes none. */
export function useGridMouse({ cursor, valueAt, isEditableAt, isWrongAt }: GridMouseOptions) {
  const { place } = cursor;
  const wasActive = useRef(false);

  const handleFocus = ({ target }: FocusEvent) => {
    const at = placeOf(target);
    if (at) cursor.follow(at);
  };

  const handleMouseDown = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    const at = placeOf(target);
    wasActive.current = at?.row === place.row && at.column === place.column && currentTarget.querySelector(':focus') !== null;
  };

  /** A second press opens a cell, and the first one where there is something to mend. */
  const handleClick = ({ target }: MouseEvent) => {
    const at = placeOf(target);
    if (!at || cursor.initialText !== null || !isEditableAt(at)) return;
    if (target instanceof Element && target.closest('button')) return;
    if (wasActive.current || isWrongAt(at)) cursor.goTo(at, valueAt(at));
  };

  return { onFocus: handleFocus, onMouseDown: handleMouseDown, onClick: handleClick };
}
