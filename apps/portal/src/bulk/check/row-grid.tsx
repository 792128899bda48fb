import type { LatLng } from '@songwai/core/basics/geo';
import type { DeliveryRow, RowField } from '@songwai/core/bulk/rows/delivery-row';
import type { RowEdit, RowsState } from '@songwai/core/bulk/rows/rows-state';
import type { Place } from '@songwai/core/places/place';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { CellSuggestions } from '@songwai/ui/data-grid/cells/cell-suggestions';
import { DataGrid } from '@songwai/ui/data-grid/data-grid';
import type { DataGridHandle, GridCell, GridEdit, RenderGridEditor } from '@songwai/ui/data-grid/grid-model';
import { Trash2 } from 'lucide';
import type { RefObject } from 'react';
import { useGridRows } from './use-grid-rows.ts';
import { addressOf, onMap, usePlaceSuggestions } from './use-place-suggestions.ts';

interface RowGridProps {
  readonly file: RowsState['file'];
  readonly rows: readonly DeliveryRow[];
  readonly hasRemarks: boolean;
  readonly onEdit: (edits: readonly RowEdit[]) => void;
  /** Where places are searched from. */
  readonly near: LatLng | null;
  readonly onPlace: (key: string, place: Place) => void;
  /** The person wants to choose the place of a row on the map. */
  readonly onChoose: (key: string) => void;
  readonly onRemove: (key: string) => void;
  readonly emptyText: string;
  readonly handle: RefObject<DataGridHandle | null>;
}

/** Every column but that of the remarks has the name of a field. */
const toEdits = (edits: readonly GridEdit[]): readonly RowEdit[] =>
  edits.map(({ rowKey, columnId, value }) => ({ key: rowKey, field: columnId as RowField, text: value }));

/** Rows to be mended in place, as in a spreadsheet. */
export function RowGrid(props: RowGridProps) {
  const { file, rows, hasRemarks, near, onEdit, onPlace, onChoose, onRemove, emptyText, handle } = props;
  const t = useTranslate();
  const suggestions = usePlaceSuggestions(near);
  const table = useGridRows(file, rows, hasRemarks);
  const placeAction = ({ row, column, problem }: GridCell) => {
    if (column.id !== 'address' || problem === null) return undefined;
    const code = rows.find(({ key }) => key === row.key)?.problems.address?.code;
    const isOutside = code === 'addressOutside' || code === 'addressElsewhere';
    return isOutside
      ? { label: t('rows.pinShort'), onPress: () => onChoose(row.key) }
      : { label: t('rows.choosePlaceShort'), onPress: () => handle.current?.openCell(row.key, column.id) };
  };
  const renderEditor: RenderGridEditor = (editor) => {
    const row = editor.column.id === 'address' ? rows.find(({ key }) => key === editor.row.key) : undefined;
    if (!row) return null;
    return (
      <CellSuggestions
        editor={editor}
        loadOptions={(query, signal) => suggestions.load(row, query, signal)}
        texts={suggestions.texts}
        onChoose={(option) => {
          const { place } = option;
          if (option.value === onMap) {
            if (editor.text === editor.value) editor.onCancel();
            else editor.onCommit();
            onChoose(row.key);
          } else if (place) {
            editor.onCommit(addressOf(row, option));
            onPlace(row.key, place);
          }
        }}
      />
    );
  };
  return (
    <DataGrid
      label={t('rows.grid')}
      {...table}
      onEdit={(edits) => onEdit(toEdits(edits))}
      enterGoesTo="next-problem"
      cellAction={placeAction}
      renderEditor={renderEditor}
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
