import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sw-visually-hidden">{children}</span>;
}
