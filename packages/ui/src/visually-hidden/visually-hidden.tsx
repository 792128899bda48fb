import type { ReactNode } from 'react';
import './visually-hidden.css';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sw-visually-hidden">{children}</span>;
}
