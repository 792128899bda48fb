import type { ReactNode } from 'react';
import './empty-state.css';

export interface EmptyStateProps {
  /** An illustration or an icon. */
  readonly drawing?: ReactNode;
  /** One line: that there is nothing here, and why that is fine. */
  readonly title: string;
  /** Heading level of the title, if the empty state is all that a page or section shows. Absent: plain text. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  readonly children?: ReactNode;
  /** The button that creates the first item. */
  readonly action?: ReactNode;
}

/** Shown for a list with no items yet. */
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
