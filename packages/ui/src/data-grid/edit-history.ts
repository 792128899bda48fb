import type { GridEdit } from './grid-model.ts';

/** The edits of one commit or paste, and those that take them back. */
export interface GridChange {
  readonly after: readonly GridEdit[];
  readonly before: readonly GridEdit[];
}

/** Changes that can be undone, and undone ones that can be done again; the latest last. */
export interface EditHistory {
  readonly past: readonly GridChange[];
  readonly future: readonly GridChange[];
}

export const emptyHistory: EditHistory = { past: [], future: [] };

/** A paste may be all cells of a file, so not every change is remembered. */
const mostChanges = 100;

/** After a new change, what was undone cannot be done again. */
export const recordChange = ({ past }: EditHistory, change: GridChange): EditHistory => ({
  past: [...past, change].slice(-mostChanges),
  future: [],
});

/** The history after undoing, and the edits to make; null if there is nothing to undo. */
export function undoChange({ past, future }: EditHistory): readonly [EditHistory, readonly GridEdit[]] | null {
  const change = past.at(-1);
  return change ? [{ past: past.slice(0, -1), future: [...future, change] }, change.before] : null;
}

/** The history after doing again, and the edits to make; null if nothing was undone. */
export function redoChange({ past, future }: EditHistory): readonly [EditHistory, readonly GridEdit[]] | null {
  const change = future.at(-1);
  return change ? [{ past: [...past, change], future: future.slice(0, -1) }, change.after] : null;
}
