import { type CSSProperties, useRef } from 'react';
import { Unchanged } from '../table/unchanged.tsx';
import type { GridRow } from './grid-model.ts';
import type { CellPlace } from './grid-moves.ts';
import { gridRoles } from './grid-roles.ts';
import { GridRowView, type GridRowViewProps } from './grid-row-view.tsx';
import { useMovingRows } from './use-moving-rows.ts';
import type { RowWindow } from './use-row-window.ts';

export interface GridBodyProps extends Omit<GridRowViewProps, 'row' | 'activeColumn'> {
  readonly rows: readonly GridRow[];
  readonly active: CellPlace;
  readonly rowWindow: RowWindow;
}

/** The rows, of which only the visible ones and the active one are in the page. */
export function GridBody(props: GridBodyProps) {
  const { rows, active, rowWindow, columns, initialText, rowAction, cellAction, renderEditor, onCommit, onCancel } = props;
  const list = useRef<HTMLDivElement>(null);
  useMovingRows(list, rows);
  const callbacks = useRef({ onCommit, onCancel });
  callbacks.current = { onCommit, onCancel };

  return (
    <div
      ref={list}
      {...gridRoles.group}
      className="sw-data-grid__rows"
      style={{ '--sw-grid-height': `${rowWindow.getTotalSize()}px` } as CSSProperties}
    >
      {rowWindow.getVirtualItems().map(({ index, start, key }) => {
        const row = rows[index];
        if (!row) return null;
        const isActive = index === active.row;
        const activeColumn = isActive ? active.column : -1;
        const ownText = isActive ? initialText : null;
        return (
          <div
            key={key}
            ref={rowWindow.measureElement}
            {...gridRoles.row(index)}
            className="sw-data-grid__row"
            data-index={index}
            style={{ '--sw-grid-start': `${start}px` } as CSSProperties}
          >
            <Unchanged
              by={[row, columns, activeColumn, ownText, rowAction, cellAction, renderEditor]}
              render={() => (
                <GridRowView
                  {...{ row, columns, activeColumn, rowAction, cellAction, renderEditor }}
                  initialText={ownText}
                  onCommit={(text, then) => callbacks.current.onCommit(text, then)}
                  onCancel={() => callbacks.current.onCancel()}
                />
              )}
            />
          </div>
        );
      })}
    </div>
  );
}
