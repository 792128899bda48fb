import type { ReactNode } from 'react';
import { useMedia } from '../lib/use-media.ts';
import './split.css';

export interface SplitProps {
  /** At the top of the panel: the logo and what there is no other place for. */
  readonly head: ReactNode;
  /** In the middle of the panel, at its top on a phone. */
  readonly children: ReactNode;
  /** At the end of the panel: where help is. */
  readonly foot?: ReactNode;
  /** Beside the panel, from 960 px on: a map or a picture. Not rendered on narrower windows. */
  readonly beside: ReactNode;
  /** Id of the main part, for the skip link. */
  readonly mainId?: string | undefined;
}

/** A page that asks for one thing: a panel of 520 px, and beside it what one looks at; on a phone the panel alone. */
export function Split({ head, children, foot, beside, mainId = 'main' }: SplitProps) {
  const isWide = useMedia('(min-width: 960px)');
  return (
    <div className="sw-split">
      <div className="sw-split__panel">
        <header className="sw-split__head">{head}</header>
        <main className="sw-split__main" id={mainId}>
          {children}
        </main>
        {foot ? <footer className="sw-split__foot">{foot}</footer> : null}
      </div>
      {isWide ? <div className="sw-split__beside">{beside}</div> : null}
    </div>
  );
}
