import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { ListFaces } from '../list/list.tsx';
import { useAnnounce } from '../live-announcer/live-announcer.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { TableHead } from './table-head.tsx';
import type { RowTarget, TableColumn, TableExpansion, TableSelection, TableSort, TableTexts, TableTotal } from './table-model.ts';
import { as } from './table-model.ts';
import { TableRows } from './table-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableTools } from './table-tools.tsx';
import { TableTotalRow } from './table-total-row.tsx';
import type { TickProps } from './tick.tsx';
import './table.css';
import './table-pinned.css';
import './table-foot.css';
import './table-cards.css';

export interface TableProps<Row extends { readonly id: string }> extends ListFaces {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean | undefined;
  /**
   * The columns: content, actions, and position on a card. Pass the same array again while nothing in it changed: then only the
   * rows that changed render, which a table of hundreds of rows needs.
   */
  readonly columns: readonly TableColumn<Row>[];
  /** In display order. */
  readonly rows: readonly Row[];
  /** The current sorting; `onSort` asks the owner for another one. */
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** Makes the rows selectable, with a checkbox each and one for all. */
  readonly selection?: TableSelection<Row> | undefined;
  /** What a press on the row does. The row header becomes its link or button, so that it works without a mouse. */
  readonly open?: ((row: Row) => RowTarget | undefined) | undefined;
  /** Below an opened row, across all columns. */
  readonly renderBelow?: ((row: Row) => ReactNode) | undefined;
  /** Makes the rows open in place, instead of `open` and `renderBelow`. */
  readonly expansion?: TableExpansion<Row> | undefined;
  /** The last row, with sums. */
  readonly total?: TableTotal | undefined;
  /** `auto` shows rows as cards below 600 px; `table` scrolls sideways instead. */
  readonly form?: 'auto' | 'table' | undefined;
  /** `dense`: rows of 44 px with a mouse, instead of 60. */
  readonly density?: 'regular' | 'dense' | undefined;
  /** The head stays visible while the page scrolls, `--sw-table-top` below its top. */
  readonly isHeadSticky?: boolean | undefined;
  /** The first column stays visible while the table scrolls sideways: for `form="table"`. */
  readonly isFirstColumnSticky?: boolean | undefined;
  readonly texts?: TableTexts | undefined;
}

/** A table in its four states, with sorting, selection and details below a row; on a phone, each row is a card. */
export function Table<Row extends { readonly id: string }>(props: TableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, sort, onSort, selection, total, texts = {} } = props;
  const { form = 'auto', density, isHeadSticky, isFirstColumnSticky } = props;
  const { status = 'ready', loadingLabel, empty, error, skeletonRows = 5 } = props;
  // The status region is silent when its text disappears, so once rows were selected it also reports that none are.
  const [wasSelected, setWasSelected] = useState(false);
  const announce = useAnnounce();
  const chosen = new Set(selection?.selectedIds);
  const chosenCount = rows.filter((row) => chosen.has(row.id)).length;
  const face = status === 'error' ? 'error' : rows.length > 0 ? 'full' : status === 'loading' ? 'loading' : 'empty';
  const isFull = face === 'full';

  const handleSort = (next: TableSort) => {
    onSort?.(next);
    const column = columns.find((candidate) => candidate.id === next.columnId);
    if (column && texts.sortOption) announce(texts.sortOption(column, next.direction));
  };

  const tickAll: TickProps | undefined = selection && {
    label: texts.selectAll ?? '',
    state: chosenCount === 0 ? 'off' : chosenCount === rows.length ? 'on' : 'mixed',
    // Selected rows of other pages stay selected.
    onChange: (isChecked) => {
      const others = selection.selectedIds.filter((id) => !rows.some((row) => row.id === id));
      selection.onChange(isChecked ? [...others, ...rows.map((row) => row.id)] : others);
    },
  };

  const frame = classNames('sw-table', `sw-table--${form}`, density === 'dense' && 'sw-table--dense');
  if (face === 'error' || face === 'empty') {
    return (
      <div className={frame}>
        <div className="sw-table__frame">{face === 'error' ? error : empty}</div>
      </div>
    );
  }

  const count = selection?.selectedIds.length ?? 0;
  if (count > 0 && !wasSelected) setWasSelected(true);
  const selected = count > 0 ? texts.selected?.(count) : wasSelected ? (texts.noneSelected ?? texts.selected?.(0)) : '';
  // Where a bulk bar says and offers all of it, the foot would be an empty row.
  const isFootOpen = count > 0 && Boolean(selected || selection?.actions);
  return (
    <div className={frame}>
      <div className="sw-table__frame sw-table__frame--rows">
        {isFull ? <TableTools {...{ columns, sort, texts }} onSort={onSort && handleSort} tick={tickAll} /> : null}
        {isFull ? null : (
          <div role="status">
            <VisuallyHidden>{loadingLabel}</VisuallyHidden>
          </div>
        )}
        <ScrollRegion label={caption} className="sw-table__scroll">
          <table
            {...as.table}
            className={classNames(
              'sw-table__grid',
              isHeadSticky && 'sw-table__grid--sticky',
              isFirstColumnSticky && 'sw-table__grid--pinned',
            )}
            aria-busy={status === 'loading' || undefined}
            aria-hidden={isFull ? undefined : true}
          >
            <caption className={isCaptionHidden ? undefined : 'sw-table__caption'}>
              {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
            </caption>
            <colgroup>
              {selection ? <col className="sw-table__tick-column" /> : null}
              {columns.map(({ id, width }) => (
                <col key={id} className="sw-table__width" style={{ '--sw-column': width } as CSSProperties} />
              ))}
            </colgroup>
            <TableHead
              {...{ columns, sort }}
              onSort={isFull && onSort ? handleSort : undefined}
              tick={isFull ? tickAll : selection && null}
            />
            {isFull ? (
              <>
                <TableRows {...props} texts={texts} chosen={chosen} />
                {total ? (
                  <TableTotalRow {...{ columns, total }} hasTick={selection !== undefined} isPinned={isFirstColumnSticky} />
                ) : null}
              </>
            ) : (
              <TableSkeleton columns={columns} rowCount={skeletonRows} hasTick={selection !== undefined} />
            )}
          </table>
        </ScrollRegion>
        {selection && isFull ? (
          <div className={classNames('sw-table__foot', isFootOpen && 'sw-table__foot--open')}>
            <p role="status" className={isFootOpen ? undefined : 'sw-visually-hidden'}>
              {selected}
            </p>
            {count > 0 ? selection.actions : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
