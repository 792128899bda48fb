import type { ReactNode } from 'react';
import './empty-state.css';

export interface EmptyStateProps {
  /** A drawing, or an icon. */
  readonly drawing?: ReactNode;
  /** One line: that there is nothing, and why that is fine. */
  readonly title: string;
  /** Where it is all that a page or a section shows: the level of the title as a heading. Absent: plain text. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  readonly children?: ReactNode;
  /** The button that fills it. */
  readonly action?: ReactNode;
}

/** A list with nothing in it yet. */
export function EmptyState({ drawing, title, headingLevel, children, action }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className="sw-empty">
      {drawing ? <div className="sw-empty__drawing">{drawing}</div> : null}
      <Title className="sw-empty__title">{title}</Title>
      {children ? <div className="sw-empty__text">{children}</div> : null}
      {action}
    </div>
  );
}
