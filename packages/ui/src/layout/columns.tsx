import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import './layout.css';

export interface ColumnsProps {
  /**
   * `aside`: 288 px at the end, from 1,080 px on, for what belongs to a list. `contents`: 216 px at the start, from 760 px on,
   * for the contents of a page whose text is at most 760 px wide. `halves`: two equal ones.
   */
  readonly kind: 'aside' | 'contents' | 'halves';
  readonly main: ReactNode;
  /** Read after the main part, or before it where it stands at the start. */
  readonly side: ReactNode;
  /** The side stays in view while the main part scrolls. */
  readonly isSideSticky?: boolean | undefined;
}

/** A main part and one beside it, which goes below it (contents: above it) where there is no room. */
export function Columns({ kind, main, side, isSideSticky }: ColumnsProps) {
  const aside = <div className={classNames('sw-columns__side', isSideSticky && 'sw-columns__side--sticky')}>{side}</div>;
  return (
    <div className={`sw-columns sw-columns--${kind}`}>
      {kind === 'contents' ? aside : null}
      <div className="sw-columns__main">{main}</div>
      {kind === 'contents' ? null : aside}
    </div>
  );
}
