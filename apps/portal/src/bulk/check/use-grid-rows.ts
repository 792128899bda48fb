import { type DeliveryRow, type RowField, rowFields } from '@songwai/core/bulk/rows/delivery-row';
import type { RowsState } from '@songwai/core/bulk/rows/rows-state';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import type { GridColumn, GridRow } from '@songwai/ui/data-grid/grid-model';
import { useMemo } from 'react';
import { cellProblem, remarkText } from './problem-text.ts';

/** Fields that are shown even where the file has no column for them. */
const usual: ReadonlySet<RowField> = new Set(['name', 'phone', 'address', 'note']);
const widths: Readonly<Record<RowField, NonNullable<GridColumn['width']>>> = {
  name: '3fr',
  phone: '200px',
  address: '6fr',
  note: '3fr',
  cod: '110px',
  reference: '130px',
  date: '130px',
};
const placeholders = ['name', 'phone', 'address'] as const;

/** The column of what is worth a look, which nobody edits. */
const remarkColumn = 'remarks';

export interface GridTable {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
}

/** The fields of a file, in the order of the screen. */
export const shownFields = ({ file }: Pick<RowsState, 'file'>): readonly RowField[] =>
  rowFields.filter((field) => usual.has(field) || file?.columns[field] !== undefined);

/** Rows as the grid shows them. A row that did not change stays the same object, so that the grid does not render it again. */
export function useGridRows(file: RowsState['file'], rows: readonly DeliveryRow[], hasRemarks: boolean): GridTable {
  const t = useTranslate();
  const language = useLanguage();
  const fields = useMemo(() => shownFields({ file }), [file]);
  // The translate function may be new on every render, the language is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const columns = useMemo(
    () => [
      ...fields.map((field): GridColumn => {
        const placeholder = placeholders.find((known) => known === field);
        return {
          id: field,
          title: t(`rows.${field}`),
          note: file?.columns[field],
          width: widths[field],
          inputMode: field === 'phone' ? 'tel' : field === 'cod' ? 'decimal' : 'text',
          placeholder: placeholder && t(`rows.placeholder.${placeholder}`),
        };
      }),
      ...(hasRemarks ? [{ id: remarkColumn, title: t('rows.look'), width: '3fr' as const, isReadOnly: true }] : []),
    ],
    [fields, file, hasRemarks, language],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cache for one set of columns and one language
  const shown = useMemo(() => new WeakMap<DeliveryRow, GridRow>(), [columns, language]);
  const toGridRow = (row: DeliveryRow): GridRow => {
    const old = shown.get(row);
    if (old) return old;
    const { key, number, cells, remarks } = row;
    const next = {
      key,
      number,
      cells: [
        ...fields.map((field) => cells[field]),
        ...(hasRemarks ? [remarks.map((remark) => remarkText(remark, t)).join(', ')] : []),
      ],
      problems: [...fields.map((field) => cellProblem(row, field, t)), ...(hasRemarks ? [null] : [])],
    };
    shown.set(row, next);
    return next;
  };
  return { columns, rows: rows.map(toGridRow) };
}
