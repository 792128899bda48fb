import { IconButton } from '../icon-button/icon-button.tsx';
import { GridCellView, type GridCellViewProps } from './cells/grid-cell.tsx';
import type { GridColumn, GridRow, GridRowAction } from './grid-model.ts';
import { gridRoles } from './grid-roles.ts';

export interface GridRowViewProps
  extends Pick<GridCellViewProps, 'initialText' | 'cellAction' | 'renderEditor' | 'onCommit' | 'onCancel'> {
  readonly row: GridRow;
  readonly columns: readonly GridColumn[];
  /** The column of the tab stop; -1 if it is in another row. */
  readonly activeColumn: number;
  readonly rowAction?: GridRowAction | undefined;
}

/** The cells of a row, after its number. */
export function GridRowView({ row, columns, activeColumn, initialText, rowAction, ...ofCell }: GridRowViewProps) {
  return (
    <>
      <div {...gridRoles.number} className="sw-data-grid__number sw-figures">
        {row.number}
      </div>
      {columns.map((column, index) => (
        <GridCellView
          key={column.id}
          cell={{ row, column, value: row.cells[index] ?? '', problem: row.problems?.[index] ?? null }}
          index={index}
          isActive={index === activeColumn}
          initialText={index === activeColumn ? initialText : null}
          {...ofCell}
        />
      ))}
      {rowAction ? (
        <div {...gridRoles.cell(columns.length)} className="sw-data-grid__action" data-column={columns.length}>
          <IconButton
            icon={rowAction.icon}
            label={rowAction.label(row)}
            size="dense"
            tabIndex={activeColumn === columns.length ? 0 : -1}
            onClick={() => rowAction.onPress(row)}
          />
        </div>
      ) : null}
    </>
  );
}
