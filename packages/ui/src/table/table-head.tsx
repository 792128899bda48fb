import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { TableColumn, TableSort } from './table-model.ts';
import { as, nextSort } from './table-model.ts';
import type { TickProps } from './tick.tsx';
import { Tick } from './tick.tsx';

export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  /** Absent if the table cannot be sorted. */
  readonly onSort: ((sort: TableSort) => void) | undefined;
  /** The checkbox that selects all rows; null if rows can be selected but there are none. */
  readonly tick: TickProps | null | undefined;
}

/** The column headers. On a phone they are for screen readers only; the controls are above the cards. */
export function TableHead<Row>({ columns, sort, onSort, tick }: TableHeadProps<Row>) {
  return (
    <thead {...as.rows} className="sw-table__head">
      <tr {...as.row}>
        {tick === undefined ? null : (
          <th {...as.head} scope="col" className="sw-table__tick">
            {tick ? <Tick {...tick} /> : null}
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          const isPressable = column.isSortable && onSort;
          return (
            <th
              key={column.id}
              {...as.head}
              scope="col"
              className={classNames('sw-table__column sw-note', column.align === 'end' && 'sw-table__column--end')}
              aria-sort={direction}
            >
              {isPressable ? (
                <button type="button" className="sw-table__sort" onClick={() => onSort(nextSort(column, sort))}>
                  {column.header}
                  <Icon icon={direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown} size="small" />
                </button>
              ) : null}
              <HeadText isHidden={column.isHeaderHidden} isForCards={Boolean(isPressable)}>
                {column.header}
              </HeadText>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface HeadTextProps {
  readonly isHidden: boolean | undefined;
  readonly isForCards: boolean;
  readonly children: string;
}

function HeadText({ isHidden, isForCards, children }: HeadTextProps) {
  if (isForCards) return <span className="sw-table__cards-only">{children}</span>;
  return isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children;
}
