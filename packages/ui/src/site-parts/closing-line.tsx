import type { ReactNode } from 'react';
import { RouteNode } from '../route-line/route-line.tsx';
import './closing-line.css';

export interface ClosingLineProps {
  /** "Ready to send". */
  readonly title: ReactNode;
  /** Rides on the line. */
  readonly moving: ReactNode;
  /** Where the line ends. */
  readonly action: ReactNode;
}

/** The last line of a page: the route line leads from what is ready to the button. */
export function ClosingLine({ title, moving, action }: ClosingLineProps) {
  return (
    <div className="sw-closing">
      <h2 className="sw-heading sw-heading--page">{title}</h2>
      <div className="sw-closing__line" aria-hidden="true">
        <RouteNode state="stop" />
        <span className="sw-closing__moving">{moving}</span>
        <RouteNode state="focus" />
      </div>
      {action}
    </div>
  );
}
