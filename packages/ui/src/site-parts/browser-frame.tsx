import type { ReactNode } from 'react';
import './browser-frame.css';

export interface BrowserFrameProps {
  /** What is shown, for who does not see it. */
  readonly label: string;
  readonly address: string;
  readonly children: ReactNode;
}

/** A window of a browser with somebody's page, as a picture: nothing in it can be used. */
export function BrowserFrame({ label, address, children }: BrowserFrameProps) {
  return (
    <figure className="sw-browser" aria-label={label}>
      <div className="sw-browser__bar" aria-hidden="true">
        <i />
        <i />
        <i />
        <span className="sw-note">{address}</span>
      </div>
      <div className="sw-browser__page">{children}</div>
    </figure>
  );
}
