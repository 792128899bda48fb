import { classNames } from '../lib/class-names.ts';
import type { TableColumn, TableTotal } from './table-model.ts';
import { as } from './table-model.ts';

export interface TableTotalRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly total: TableTotal;
  readonly hasTick: boolean;
  /** The first column is sticky: a label across several columns would cover the others. */
  readonly isPinned: boolean | undefined;
}

/** The sums under the columns. Its label takes the columns before the first sum. */
export function TableTotalRow<Row>({ columns, total, hasTick, isPinned }: TableTotalRowProps<Row>) {
  const firstSum = columns.findIndex(({ id }) => total.values[id] !== undefined);
  const span = isPinned ? 1 : Math.max(1, firstSum);
  return (
    <tfoot {...as.rows}>
      <tr {...as.row} className="sw-table__row sw-table__total">
        {isPinned && hasTick ? <td {...as.cell} className="sw-table__tick" /> : null}
        <th
          {...as.rowHead}
          scope="row"
          className="sw-table__cell sw-table__cell--title"
          colSpan={span + (hasTick && !isPinned ? 1 : 0)}
        >
          {total.label}
        </th>
        {columns.slice(span).map(({ id, header, align }) => {
          const value = total.values[id];
          return (
            <td
              key={id}
              {...as.cell}
              className={classNames(
                'sw-table__cell',
                align === 'end' && 'sw-table__cell--end sw-figures',
                value === undefined ? 'sw-table__cell--none' : 'sw-table__cell--pair',
              )}
            >
              {value === undefined ? null : (
                <>
                  <span className="sw-table__label" aria-hidden="true">
                    {header}
                  </span>
                  <div className="sw-table__value">{value}</div>
                </>
              )}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
