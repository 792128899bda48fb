import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Switch } from '../switch/switch.tsx';
import { as } from '../table/table-model.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './switch-table.css';

/** One switch of a row. */
export interface SwitchCell {
  /** The column in which it stands. */
  readonly columnId: string;
  /** Its whole name, as it is read: "Delivered, by email". */
  readonly label: string;
  readonly isOn: boolean;
  /** Why it cannot be switched; present where it cannot. */
  readonly lockedText?: string | undefined;
  readonly isBusy?: boolean | undefined;
}

/** What is switched for each column. */
export interface SwitchRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly cells: readonly SwitchCell[];
  /** Across the row, below it: that a change was not saved, and a way to try again. */
  readonly problem?: ReactNode;
}

export interface SwitchTableProps {
  /** Names the table, and stands above the rows. */
  readonly title: string;
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly SwitchRow[];
  /** Read where a row has no switch for a column: "not by SMS". */
  readonly noneLabel: (columnLabel: string) => string;
  readonly onChange: (rowId: string, columnId: string, isOn: boolean) => void;
}

/** Settings of one kind, a row each, with a switch per column. Where it is narrow, a row's name stands above its switches. */
export function SwitchTable({ title, columns, rows, noneLabel, onChange }: SwitchTableProps) {
  return (
    <div className={classNames('sw-switch-table', columns.length > 3 && 'sw-switch-table--many')}>
      <table {...as.table} aria-label={title}>
        <thead {...as.rows}>
          <tr {...as.row} className="sw-switch-table__row sw-switch-table__row--head">
            <th {...as.head} scope="col" className="sw-switch-table__name sw-strong">
              {title}
            </th>
            {columns.map(({ id, label }) => (
              <th key={id} {...as.head} scope="col" className="sw-switch-table__cell sw-note">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rows} className="sw-switch-table__rows">
          {rows.map(({ id, label, detail, cells, problem }) => (
            <tr key={id} {...as.row} className="sw-switch-table__row">
              <th {...as.rowHead} scope="row" className="sw-switch-table__name">
                {label}
                {detail ? <p className="sw-note">{detail}</p> : null}
              </th>
              {columns.map((column) => {
                const cell = cells.find(({ columnId }) => columnId === column.id);
                return (
                  <td key={column.id} {...as.cell} className="sw-switch-table__cell">
                    {cell ? (
                      <Switch
                        label={<VisuallyHidden>{cell.label}</VisuallyHidden>}
                        detail={cell.lockedText ? <VisuallyHidden>{cell.lockedText}</VisuallyHidden> : undefined}
                        isOn={cell.isOn}
                        isDisabled={cell.lockedText !== undefined}
                        isBusy={cell.isBusy}
                        onChange={(isOn) => onChange(id, column.id, isOn)}
                      />
                    ) : (
                      <span className="sw-soft">
                        <span aria-hidden="true">–</span>
                        <VisuallyHidden>{noneLabel(column.label)}</VisuallyHidden>
                      </span>
                    )}
                  </td>
                );
              })}
              {problem ? (
                <td {...as.cell} className="sw-switch-table__problem">
                  {problem}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
