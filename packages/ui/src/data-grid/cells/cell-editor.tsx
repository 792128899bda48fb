import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { activeElementNear } from '../../lib/active-element.ts';
import { useOverlayLayer } from '../../overlay-layer/overlay-layer.tsx';
import type { GridCell, RenderGridEditor } from '../grid-model.ts';
import './cell-editor.css';

/** Where to go after the value is stored: as Enter goes, to the next or previous cell, or nowhere since the focus has left. */
export type AfterCommit = 'enter' | 'next' | 'previous' | 'left';

export interface CellEditorProps {
  readonly cell: GridCell;
  /** The text to begin with: the value, or the character typed over it. */
  readonly initialText: string;
  readonly problemId: string | undefined;
  readonly onCommit: (text: string, then: AfterCommit) => void;
  readonly onCancel: () => void;
  readonly renderEditor?: RenderGridEditor | undefined;
}

/** The field of the cell being edited. Its text is its own until it is stored, so that a key renders nothing else. */
export function CellEditor({ cell, initialText, problemId, onCommit, onCancel, renderEditor }: CellEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const layer = useOverlayLayer();
  const [text, setText] = useState(initialText);
  /** Set once it is stored or discarded: then leaving the field means nothing more. */
  const isOver = useRef(false);

  useLayoutEffect(() => {
    const field = box.current?.querySelector<HTMLElement>('input, textarea, select, button');
    field?.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const commit = (stored: string, then: AfterCommit) => {
    if (isOver.current) return;
    isOver.current = true;
    onCommit(stored.trim(), then);
  };
  const cancel = () => {
    isOver.current = true;
    onCancel();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit(text, 'enter');
    else if (event.key === 'Tab') commit(text, event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') cancel();
    else return;
    event.preventDefault();
    // A dialog around the grid must not close by it.
    event.stopPropagation();
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Another window has the focus, but here the field still has it.
    if (currentTarget.contains(activeElementNear(currentTarget))) return;
    const isInside = relatedTarget instanceof Node && (currentTarget.contains(relatedTarget) || layer?.contains(relatedTarget));
    if (!isInside) commit(text, 'left');
  };

  const { column } = cell;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is the control; its keys pass by here
    <div ref={box} className="sw-cell-editor" onKeyDown={handleKeyDown} onBlur={handleBlur}>
      {renderEditor?.({
        ...cell,
        text,
        onChange: setText,
        onCommit: (stored = text) => commit(stored, 'enter'),
        onCancel: cancel,
        problemId,
      }) ?? (
        <input
          className="sw-cell-editor__input"
          aria-label={column.title}
          aria-invalid={cell.problem === null ? undefined : true}
          aria-describedby={problemId}
          inputMode={column.inputMode}
          placeholder={column.placeholder}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
