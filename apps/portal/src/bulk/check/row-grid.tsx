import type { DeliveryRow, RowField } from '@songwai/core/bulk/rows/delivery-row';
import type { RowEdit, RowsState } from '@songwai/core/bulk/rows/rows-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { DataGrid } from '@songwai/ui/data-grid/data-grid';
import type { DataGridHandle, GridCell, GridEdit } from '@songwai/ui/data-grid/grid-model';
import { Trash2 } from 'lucide';
import type { RefObject } from 'react';
import { useGridRows } from './use-grid-rows.ts';

interface RowGridProps {
  readonly file: RowsState['file'];
  readonly rows: readonly DeliveryRow[];
  readonly hasRemarks: boolean;
  readonly onEdit: (edits: readonly RowEdit[]) => void;
  /** The person wants to choose the place of a row. */
  readonly onChoose: (key: string) => void;
  readonly onRemove: (key: string) => void;
  readonly emptyText: string;
  readonly handle: RefObject<DataGridHandle | null>;
}

/** Every column but that of the remarks has the name of a field. */
const toEdits = (edits: readonly GridEdit[]): readonly RowEdit[] =>
  edits.map(({ rowKey, columnId, value }) => ({ key: rowKey, field: columnId as RowField, text: value }));

/** Rows to be mended in place, as in a spreadsheet. */
export function RowGrid({ file, rows, hasRemarks, onEdit, onChoose, onRemove, emptyText, handle }: RowGridProps) {
  const t = useTranslate();
  const table = useGridRows(file, rows, hasRemarks);
  const placeAction = ({ row, column, problem }: GridCell) => {
    if (column.id !== 'address' || problem === null) return undefined;
    const isOutside = rows.find(({ key }) => key === row.key)?.problems.address?.code === 'addressOutside';
    return { label: t(isOutside ? 'rows.pinShort' : 'rows.choosePlaceShort'), onPress: () => onChoose(row.key) };
  };
  return (
    <DataGrid
      label={t('rows.grid')}
      {...table}
      onEdit={(edits) => onEdit(toEdits(edits))}
      enterGoesTo="next-problem"
      cellAction={placeAction}
      rowAction={{
        title: t('rows.remove'),
        icon: Trash2,
        label: ({ number }) => t('rows.removeRow', { number }),
        onPress: ({ key }) => onRemove(key),
      }}
      empty={<p className="sw-soft">{emptyText}</p>}
      handle={handle}
      texts={{
        number: t('rows.number'),
        undone: t('rows.undone'),
        redone: t('rows.redone'),
        copied: t('rows.copied'),
        pasted: (cells, left) => (left > 0 ? t('rows.pastedLeft', { cells, left }) : t('rows.pasted', { cells })),
      }}
    />
  );
}
