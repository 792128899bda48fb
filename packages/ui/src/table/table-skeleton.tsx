import { Skeleton } from '../skeleton/skeleton.tsx';
import type { TableColumn } from './table-model.ts';

export interface TableSkeletonProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rowCount: number;
  readonly hasTick: boolean;
}

const widths = ['72%', '54%', '64%'] as const;

/** Skeleton rows with the table's own columns, so that nothing moves sideways when the real rows arrive. */
export function TableSkeleton<Row>({ columns, rowCount, hasTick }: TableSkeletonProps<Row>) {
  return (
    <tbody>
      {Array.from({ length: rowCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity but their position
        <tr key={index} className="sw-table__row sw-table__row--wait">
          {hasTick ? <td className="sw-table__tick" /> : null}
          {columns.map((column, place) => (
            <td
              key={column.id}
              className={`sw-table__cell sw-table__cell--${column.isRowHeader ? 'title' : (column.onCard ?? 'pair')}`}
            >
              <Skeleton width={widths[(index + place) % 3]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
