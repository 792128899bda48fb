import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { LinkTarget } from '../lib/link-target.ts';
import type { RowTarget, TableColumn, TableExpansion, TableSelection, TableTexts } from './table-model.ts';
import { as } from './table-model.ts';
import { TableRow } from './table-row.tsx';
import { Unchanged } from './unchanged.tsx';

export interface TableRowsProps<Row extends { readonly id: string }> {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly chosen: ReadonlySet<string>;
  readonly selection?: TableSelection<Row> | undefined;
  readonly expansion?: TableExpansion<Row> | undefined;
  readonly open?: ((row: Row) => RowTarget | undefined) | undefined;
  readonly renderBelow?: ((row: Row) => ReactNode) | undefined;
  readonly texts: TableTexts;
}

const toggle = (ids: readonly string[], id: string, isOn: boolean) => (isOn ? [...ids, id] : ids.filter((other) => other !== id));

/** What a target shows. Its functions do not count: a press calls the owner's latest. */
const lookOf = (target: RowTarget | undefined) =>
  target === undefined ? 'none' : 'link' in target ? `link ${target.link.href}` : `press ${target.isExpanded}`;

/** The rows. A row renders again only if it changed itself, because most changes (a tick, an opened row) are of one row. */
export function TableRows<Row extends { readonly id: string }>(props: TableRowsProps<Row>) {
  const { rows, columns, chosen, selection, expansion, open, renderBelow, texts } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  const handleTick = useCallback((id: string, isChecked: boolean) => {
    const current = latest.current.selection;
    current?.onChange(toggle(current.selectedIds, id, isChecked));
  }, []);

  const handleExpand = useCallback((id: string) => {
    const current = latest.current.expansion;
    current?.onChange(toggle(current.expandedIds, id, !current.expandedIds.includes(id)));
  }, []);

  const targetOf = (row: Row): RowTarget | undefined =>
    expansion
      ? { onPress: () => handleExpand(row.id), isExpanded: expansion.expandedIds.includes(row.id) }
      : withLatest(open?.(row), () => latest.current.open?.(row));

  const belowOf = (row: Row) =>
    expansion ? (expansion.expandedIds.includes(row.id) ? expansion.render(row) : null) : renderBelow?.(row);

  return (
    <tbody {...as.rows}>
      {rows.map((row) => {
        const target = targetOf(row);
        const below = belowOf(row);
        const isChosen = chosen.has(row.id);
        const name = selection?.nameOf(row);
        const label = name === undefined ? undefined : (texts.selectRow?.(name) ?? name);
        return (
          <Unchanged
            key={row.id}
            by={[row, columns, isChosen, label, lookOf(target), below]}
            render={() => (
              <TableRow
                {...{ row, columns, target, below }}
                tick={
                  label === undefined
                    ? undefined
                    : {
                        label,
                        state: isChosen ? 'on' : 'off',
                        onChange: (isChecked) => handleTick(row.id, isChecked),
                      }
                }
              />
            )}
          />
        );
      })}
    </tbody>
  );
}

/** A target that looks like `target` and calls the functions of the latest one, since its row may not have rendered again. */
function withLatest(target: RowTarget | undefined, latestOf: () => RowTarget | undefined): RowTarget | undefined {
  if (!target) return undefined;
  if ('link' in target) {
    const handleClick: NonNullable<LinkTarget['onClick']> = (event) => {
      const now = latestOf();
      if (now && 'link' in now) now.link.onClick?.(event);
    };
    return { link: { ...target.link, onClick: handleClick } };
  }
  return {
    isExpanded: target.isExpanded,
    onPress: () => {
      const now = latestOf();
      if (now && 'onPress' in now) now.onPress();
    },
  };
}
