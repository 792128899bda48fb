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
  /** Absent while there is nothing to sort. */
  readonly onSort: ((sort: TableSort) => void) | undefined;
  /** The box that chooses all rows; null where rows can be chosen but none is there. */
  readonly tick: TickProps | null | undefined;
}

/** The heads of the columns. On a phone they are only read: what they do is done above the cards. */
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
