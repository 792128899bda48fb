import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './comparison-table.css';

/** One of the things that are compared. */
export interface ComparedColumn {
  readonly id: string;
  readonly title: string;
}

/** What is said of each. */
export interface ComparedRow {
  readonly id: string;
  readonly title: string;
  /** One for each column. */
  readonly cells: readonly ReactNode[];
}

export interface ComparisonTableProps {
  /** Names the table. */
  readonly caption: string;
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparedRow[];
  /** The reader's own column, which is highlighted; null for none. */
  readonly ownId: string | null;
  /** Says so to screen readers: "Yours". */
  readonly ownLabel: string;
}

/** A few things side by side, one of which may be the reader's own. */
export function ComparisonTable({ caption, columns, rows, ownId, ownLabel }: ComparisonTableProps) {
  const own = (id: string | undefined) => classNames('sw-compare__cell', id === ownId && 'sw-compare__cell--own');
  return (
    <table className="sw-compare">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr className="sw-note">
          <td />
          {columns.map(({ id, title }) => (
            <th key={id} scope="col" className={own(id)}>
              {title}
              {id === ownId ? (
                <>
                  {' '}
                  <VisuallyHidden>{ownLabel}</VisuallyHidden>
                </>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, cells }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {columns.map((column, index) => (
              <td key={column.id} className={classNames(own(column.id), 'sw-figures')}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
