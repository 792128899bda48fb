import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import type { GridActionOfCell, GridCell } from '../grid-model.ts';
import { CellEditor, type CellEditorProps } from './cell-editor.tsx';
import './grid-cell.css';
import { gridRoles } from '../grid-roles.ts';

export interface GridCellViewProps extends Pick<CellEditorProps, 'onCommit' | 'onCancel' | 'renderEditor'> {
  readonly cell: GridCell;
  readonly index: number;
  /** The cell with the tab stop. */
  readonly isActive: boolean;
  /** What the open editor begins with; null: it is not open. */
  readonly initialText: string | null;
  readonly cellAction?: GridActionOfCell | undefined;
}

/** Lets a value that has just been mended settle from red to plain; one that was never wrong, or is opened and closed again, does not. */
function useSettling(value: RefObject<HTMLElement | null>, isWrong: boolean) {
  const wasWrong = useRef(isWrong);
  useLayoutEffect(() => {
    value.current?.classList.toggle('sw-grid-cell__value--mended', wasWrong.current && !isWrong);
    wasWrong.current = isWrong;
  }, [value, isWrong]);
}

/** One cell: its value, or its editor, and under it its problem. */
export function GridCellView(props: GridCellViewProps) {
  const { cell, index, isActive, initialText, cellAction, onCommit, onCancel, renderEditor } = props;
  const { column, value, problem } = cell;
  const id = useId();
  const valueBox = useRef<HTMLDivElement>(null);
  const isWrong = problem !== null;
  useSettling(valueBox, isWrong);
  const action = isWrong ? cellAction?.(cell) : undefined;
  const problemId = isWrong ? `${id}-problem` : undefined;

  // All that is seen is the cell's name: its value, its problem and what mends it. Speech input finds it by any of these.
  return (
    <div
      {...gridRoles.cell(index, {
        'aria-readonly': column.isReadOnly || undefined,
        'aria-invalid': isWrong || undefined,
      })}
      className={classNames('sw-grid-cell', isWrong && 'sw-grid-cell--wrong')}
      data-column={index}
      tabIndex={isActive ? 0 : -1}
    >
      {initialText === null ? (
        <div ref={valueBox} className="sw-grid-cell__value" title={value}>
          {value || (isWrong ? <span className="sw-soft">{column.placeholder}</span> : null)}
        </div>
      ) : (
        <CellEditor {...{ cell, initialText, problemId, onCommit, onCancel, renderEditor }} />
      )}
      {isWrong ? (
        <div className="sw-grid-cell__problem sw-problem">
          <span id={problemId}>{problem}</span>
          {action ? (
            <Button variant="quiet" size="dense" tabIndex={isActive ? 0 : -1} onClick={action.onPress}>
              {action.label}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
