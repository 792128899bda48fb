import { ChevronDown, ChevronUp } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './rate-table.css';
import './rate-table-phone.css';

/** A figure, and what it is for. */
export interface RateCell {
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** What has a rate in each column. */
export interface RateRow {
  readonly id: string;
  readonly drawing?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** On a phone instead of the detail: what its hidden columns begin with. */
  readonly phoneDetail?: ReactNode;
  /** One for each column. */
  readonly cells: readonly RateCell[];
  /** In the highlighted last column. */
  readonly own?: ReactNode;
  /** The button's text that opens the hidden columns on a phone: "More on Car". */
  readonly more?: string | undefined;
}

export interface RateTableProps {
  /** Names the table. */
  readonly caption: string;
  /** Head of the first column. */
  readonly rowsTitle: string;
  readonly columns: readonly ReactNode[];
  readonly rows: readonly RateRow[];
  /** Head of the highlighted last column; absent: there is none. */
  readonly ownTitle?: ReactNode;
  /** The figures of the last column are being updated. */
  readonly isBusy?: boolean | undefined;
  /** `card` has a frame and closes its columns after the first on a phone; `plain` stands in a card with large figures. */
  readonly kind?: 'card' | 'plain' | undefined;
}

/** Rates of several things side by side, with a column of the reader's own. */
export function RateTable({ caption, rowsTitle, columns, rows, ownTitle, isBusy, kind = 'card' }: RateTableProps) {
  const id = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const hasOwn = ownTitle !== undefined;
  const width = columns.length + (hasOwn ? 2 : 1);

  return (
    <div className={classNames('sw-rates', `sw-rates--${kind}`, hasOwn && 'sw-rates--with-own')}>
      <table className="sw-rates__table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr className="sw-note">
            <th scope="col">{rowsTitle}</th>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is nothing but its place
              <th key={index} scope="col" className={classNames(index > 0 && 'sw-rates__later')}>
                {column}
              </th>
            ))}
            {hasOwn ? (
              <th scope="col" className="sw-rates__own">
                {ownTitle}
              </th>
            ) : null}
          </tr>
        </thead>
        {rows.map((row) => {
          const isOpen = row.id === openId;
          return (
            <tbody key={row.id}>
              <tr className="sw-rates__row">
                <th scope="row">
                  <span className="sw-rates__what">
                    {row.drawing ? <span className="sw-rates__drawing">{row.drawing}</span> : null}
                    <span className="sw-rates__name">
                      <span className="sw-strong">{row.title}</span>
                      {row.detail ? <span className="sw-note sw-rates__detail">{row.detail}</span> : null}
                      {row.phoneDetail ? <span className="sw-note sw-rates__phone-detail">{row.phoneDetail}</span> : null}
                    </span>
                    {row.more ? (
                      <button
                        type="button"
                        className="sw-rates__more"
                        aria-expanded={isOpen}
                        aria-controls={`${id}-${row.id}`}
                        onClick={() => setOpenId(isOpen ? null : row.id)}
                      >
                        <VisuallyHidden>{row.more}</VisuallyHidden>
                        <Icon icon={isOpen ? ChevronUp : ChevronDown} size="small" />
                      </button>
                    ) : null}
                  </span>
                </th>
                {row.cells.map(({ value, note }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to the column of its place
                  <td key={index} className={classNames(index > 0 && 'sw-rates__later')}>
                    <span className="sw-rates__value sw-strong">{value}</span>
                    {note ? <span className="sw-note">{note}</span> : null}
                  </td>
                ))}
                {hasOwn ? (
                  <td className="sw-rates__own sw-strong" aria-busy={isBusy || undefined}>
                    {row.own}
                  </td>
                ) : null}
              </tr>
              {row.more ? (
                <tr id={`${id}-${row.id}`} className="sw-rates__below" hidden={!isOpen}>
                  <td colSpan={width}>
                    <dl className="sw-rates__rest">
                      {row.cells.slice(1).map(({ value, note }, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to the column of its place
                        <div key={index}>
                          <dt className="sw-note">{columns[index + 1]}</dt>
                          <dd>
                            <span className="sw-strong">{value}</span> {note ? <span className="sw-note">{note}</span> : null}
                          </dd>
                        </div>
                      ))}
                    </dl>
                  </td>
                </tr>
              ) : null}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
