import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useAnnounce } from '../live-announcer/live-announcer.tsx';
import { readCells } from './clipboard-cells.ts';
import type { GridTexts } from './grid-model.ts';
import { type GridSize, moveInGrid, stepInGrid } from './grid-moves.ts';
import type { GridCursor } from './use-grid-cursor.ts';
import type { GridEdits } from './use-grid-edits.ts';

export interface GridKeysOptions {
  readonly cursor: GridCursor;
  readonly edits: GridEdits;
  readonly size: GridSize;
  /** The value of the active cell. */
  readonly value: string;
  /** A value that may be changed, not a button nor a read-only one. */
  readonly isEditable: boolean;
  readonly texts: GridTexts;
}

/** A letter's key is the same on every keyboard layout; on a Thai one Ctrl+Z types no "z". */
const isKeyOf = ({ code, key }: KeyboardEvent, character: string) =>
  code === `Key${character.toUpperCase()}` || key.toLowerCase() === character;

/** What keys and the clipboard do in the grid, as long as no editor is open. */
export function useGridKeys({ cursor, edits, size, value, isEditable, texts }: GridKeysOptions) {
  const announce = useAnnounce();
  const { place, goTo } = cursor;
  const isOpen = cursor.initialText !== null;

  /** Tab goes through the cells of a row and then out of the grid, or it would take thousands of presses to leave. */
  const handleTab = (event: KeyboardEvent<HTMLElement>): boolean => {
    const cell = event.target instanceof Element ? event.target.closest('[role=gridcell]') : null;
    const isOnCell = event.target === cell;
    // The button of a problem lies between its cell and the next one.
    if (event.shiftKey ? !isOnCell && cell?.matches('[tabindex]') : isOnCell && cell?.querySelector('button')) return false;
    const next = stepInGrid(place, event.shiftKey ? -1 : 1, size);
    if (next?.row !== place.row) return false;
    goTo(next);
    return true;
  };

  const handleCommand = (event: KeyboardEvent): boolean => {
    if (isKeyOf(event, 'z')) event.shiftKey ? edits.redo() : edits.undo();
    else if (isKeyOf(event, 'y')) edits.redo();
    else return false;
    return true;
  };

  const handleEditing = ({ key, nativeEvent }: KeyboardEvent): boolean => {
    if (!isEditable) return false;
    if (key === 'Enter' || key === 'F2' || key === ' ') goTo(place, value);
    else if (key === 'Delete' || key === 'Backspace') edits.write(place, '');
    else if (nativeEvent.isComposing || key === 'Process') {
      // An input method goes on in the field, which has to be empty for it.
      goTo(place, '');
      return false;
    } else if ([...key].length === 1) goTo(place, key);
    else return false;
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isOpen || event.defaultPrevented) return;
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    const moved = moveInGrid(event, place, size);
    if (moved) goTo(moved);
    const isHandled =
      moved !== null ||
      (event.key === 'Tab'
        ? handleTab(event)
        : event.ctrlKey || event.metaKey
          ? handleCommand(event)
          : !event.altKey && !isOnButton && handleEditing(event));
    if (isHandled) event.preventDefault();
  };

  const handleCopy = (event: ClipboardEvent) => {
    if (isOpen) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', value);
    announce(texts.copied);
  };
  const handleCut = (event: ClipboardEvent) => {
    handleCopy(event);
    if (!isOpen && isEditable) edits.write(place, '');
  };
  const handlePaste = (event: ClipboardEvent) => {
    const block = readCells(event.clipboardData.getData('text/plain'));
    const isOneCell = block.length === 1 && block[0]?.length === 1;
    // One value goes where the caret is.
    if (isOpen && isOneCell) return;
    event.preventDefault();
    edits.paste(place, block);
    if (isOpen) goTo(place);
  };

  return { onKeyDown: handleKeyDown, onCopy: handleCopy, onCut: handleCut, onPaste: handlePaste };
}
