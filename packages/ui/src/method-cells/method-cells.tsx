import type { ReactNode } from 'react';
import { Icon, type IconNode } from '../icon/icon.tsx';
import './method-cells.css';

/** One way of several. */
export interface MethodCell {
  readonly id: string;
  readonly icon: IconNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** A badge below. */
  readonly badge?: ReactNode;
}

export interface MethodCellsProps {
  /** The id of the heading that names the list. */
  readonly labelledBy: string;
  readonly items: readonly MethodCell[];
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

// Safari exposes a list without bullets as a list only if it has the role.
const asList = { role: 'list' };

/** A few equal ways side by side in one frame, each with its icon; on a phone below each other. */
export function MethodCells({ labelledBy, items, headingLevel = 3 }: MethodCellsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul {...asList} className="sw-cells" aria-labelledby={labelledBy}>
      {items.map(({ id, icon, title, text, badge }) => (
        <li key={id} className="sw-cells__cell">
          <span className="sw-cells__icon">
            <Icon icon={icon} size="large" />
          </span>
          <Heading className="sw-heading--small">{title}</Heading>
          <p className="sw-soft">{text}</p>
          {badge ? <div className="sw-cells__badge">{badge}</div> : null}
        </li>
      ))}
    </ul>
  );
}
