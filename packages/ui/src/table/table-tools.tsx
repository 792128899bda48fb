import { ArrowDownUp } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import type { SortDirection, TableColumn, TableSort, TableTexts } from './table-model.ts';
import type { TickProps } from './tick.tsx';
import { Tick } from './tick.tsx';

export interface TableToolsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  readonly tick: TickProps | undefined;
  readonly texts: TableTexts;
}

const directions: readonly SortDirection[] = ['ascending', 'descending'];

/** The controls of the column headers for the card layout, which has none: selecting all rows, and sorting. */
export function TableTools<Row>({ columns, sort, onSort, tick, texts }: TableToolsProps<Row>) {
  const choices = columns
    .filter((column) => column.isSortable && onSort)
    .flatMap((column) => {
      const first = column.firstDirection ?? 'ascending';
      return directions
        .toSorted((one) => (one === first ? -1 : 1))
        .map((direction) => ({
          columnId: column.id,
          direction,
          text: texts.sortOption?.(column, direction) ?? column.header,
        }));
    });
  const keyOf = ({ columnId, direction }: TableSort) => `${columnId} ${direction}`;
  if (choices.length === 0 && !tick) return null;
  return (
    <div className="sw-table__tools">
      {tick ? <Tick {...tick} isLabelShown /> : null}
      {choices.length === 0 ? null : (
        <label className="sw-table__order">
          <Icon icon={ArrowDownUp} size="small" label={texts.sortBy} />
          <select
            className="sw-table__orders"
            value={sort ? keyOf(sort) : ''}
            onChange={(event) => {
              const choice = choices.find((candidate) => keyOf(candidate) === event.currentTarget.value);
              if (choice) onSort?.({ columnId: choice.columnId, direction: choice.direction });
            }}
          >
            {sort ? null : (
              <option value="" disabled>
                {texts.sortBy}
              </option>
            )}
            {choices.map((choice) => (
              <option key={keyOf(choice)} value={keyOf(choice)}>
                {choice.text}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
