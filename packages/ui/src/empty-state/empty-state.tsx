import type { ReactNode } from 'react';
import './empty-state.css';

export interface EmptyStateProps {
  /** A drawing, or an icon. */
  readonly drawing?: ReactNode;
  /** One line: that there is nothing, and why that is fine. */
  readonly title: string;
  readonly children?: ReactNode;
  /** The button that fills it. */
  readonly action?: ReactNode;
}

/** A list with nothing in it yet. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className="sw-empty">
      {drawing ? <div className="sw-empty__drawing">{drawing}</div> : null}
      <p className="sw-empty__title">{title}</p>
      {children ? <div className="sw-empty__text">{children}</div> : null}
      {action}
    </div>
  );
}
