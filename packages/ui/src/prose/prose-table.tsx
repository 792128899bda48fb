import type { ReactNode } from 'react';
import './prose-table.css';

export interface ProseTableProps {
  /** The heads of the columns. */
  readonly head: readonly string[];
  /** The cells of each row, as many as there are heads. The first one names the row. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/**
 * A table in running text: sentences in a few columns, nothing to sort or to press. In a narrow place each row is a block of lines, whose
 * roles are written down because the layout would take them away.
 */
export function ProseTable({ head, rows }: ProseTableProps) {
  return (
    <div className="sw-prose-table">
      {/* biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as blocks has no role of its own */}
      <table className="sw-prose-table__grid" role="table">
        <thead className="sw-prose-table__head">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {head.map((title) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th key={title} className="sw-prose-table__title" scope="col" role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], place) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place in the table
            <tr key={place} role="row">
              {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
              <th className="sw-prose-table__name" scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place in the row
                <td key={column} role="cell" data-head={head[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
