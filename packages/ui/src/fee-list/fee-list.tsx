import type { ReactNode } from 'react';
import './fee-list.css';

/** What costs extra, or nothing. */
export interface Fee {
  readonly id: string;
  readonly title: ReactNode;
  /** In words and figures: "฿40", "+50 % of the fare", "Free". */
  readonly fee: ReactNode;
  readonly note?: ReactNode;
}

export interface FeeListProps {
  /** Names the list where no heading does. */
  readonly label?: string | undefined;
  /** The id of the heading that names it. */
  readonly labelledBy?: string | undefined;
  readonly items: readonly Fee[];
  /** Two beside each other where there is room. */
  readonly columns?: 1 | 2 | undefined;
}

// Safari exposes a list without bullets as a list only if it has the role.
const asList = { role: 'list' };

/** Fees below each other, each divided from the next by a line. */
export function FeeList({ label, labelledBy, items, columns = 1 }: FeeListProps) {
  return (
    <ul {...asList} className={`sw-fees sw-fees--${columns}`} aria-label={label} aria-labelledby={labelledBy}>
      {items.map(({ id, title, fee, note }) => (
        <li key={id} className="sw-fees__item">
          <span className="sw-strong">{title}</span>
          <span className="sw-fees__fee sw-strong sw-figures">{fee}</span>
          {note ? <span className="sw-fees__note sw-note">{note}</span> : null}
        </li>
      ))}
    </ul>
  );
}
