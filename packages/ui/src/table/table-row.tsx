import { ChevronDown } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { RowTarget, TableColumn } from './table-model.ts';
import { as } from './table-model.ts';
import type { TickProps } from './tick.tsx';
import { Tick } from './tick.tsx';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly tick: TickProps | undefined;
  readonly target: RowTarget | undefined;
  /** Details below the row, across all columns. */
  readonly below: ReactNode;
}

const pressable = 'a, button, input, select, textarea, label, summary';

/** A press anywhere on the row counts as a press on its title, except on a control or when it ends a text selection. */
function handleRowClick(event: MouseEvent<HTMLTableRowElement>) {
  const isOnControl = event.target instanceof Element && event.target.closest(pressable) !== null;
  const isMarking = globalThis.getSelection?.()?.type === 'Range';
  if (isOnControl || isMarking || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.currentTarget.querySelector<HTMLElement>('.sw-table__open')?.click();
}

export function TableRow<Row>({ row, columns, tick, target, below }: TableRowProps<Row>) {
  const belowId = useId();
  const isChosen = tick?.state === 'on';
  return (
    <>
      <tr
        {...as.row}
        className={classNames(
          'sw-table__row',
          isChosen && 'sw-table__row--chosen',
          target && 'sw-table__row--target',
          tick && 'sw-table__row--tickable',
        )}
        {...(target ? { onClick: handleRowClick } : {})}
      >
        {tick ? (
          <td {...as.cell} className="sw-table__tick">
            <Tick {...tick} />
          </td>
        ) : null}
        {columns.map((column) => (
          <Cell key={column.id} {...{ row, column, target }} belowId={below ? belowId : undefined} />
        ))}
      </tr>
      {below ? (
        <tr {...as.row} id={belowId} className="sw-table__below">
          <td {...as.cell} colSpan={columns.length + (tick ? 1 : 0)}>
            {below}
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface CellProps<Row> {
  readonly row: Row;
  readonly column: TableColumn<Row>;
  readonly target: RowTarget | undefined;
  readonly belowId: string | undefined;
}

function Cell<Row>({ row, column, target, belowId }: CellProps<Row>) {
  const { header, render, align, isRowHeader, onCard = 'pair' } = column;
  const className = classNames(
    'sw-table__cell',
    align === 'end' && 'sw-table__cell--end sw-figures',
    isRowHeader ? 'sw-table__cell--title' : `sw-table__cell--${onCard}`,
  );
  if (isRowHeader) {
    return (
      <th {...as.rowHead} scope="row" className={className}>
        <Opener {...{ target, belowId }}>{render(row)}</Opener>
      </th>
    );
  }
  return (
    <td {...as.cell} className={className}>
      {onCard === 'pair' ? (
        <span className="sw-table__label" aria-hidden="true">
          {header}
        </span>
      ) : null}
      <div className="sw-table__value">{render(row)}</div>
    </td>
  );
}

type OpenerProps = Pick<CellProps<unknown>, 'target' | 'belowId'> & { readonly children: ReactNode };

function Opener({ target, belowId, children }: OpenerProps) {
  if (!target) return <>{children}</>;
  if ('link' in target) {
    return (
      <a className="sw-table__open" {...target.link}>
        {children}
      </a>
    );
  }
  const { onPress, isExpanded } = target;
  return (
    <button type="button" className="sw-table__open" aria-expanded={isExpanded} aria-controls={belowId} onClick={onPress}>
      {children}
      {isExpanded === undefined ? null : <Icon icon={ChevronDown} size="small" className="sw-table__turn" />}
    </button>
  );
}
