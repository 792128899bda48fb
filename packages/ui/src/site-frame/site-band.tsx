import type { ReactNode } from 'react';
import './site-band.css';

export interface SiteBandProps {
  /** The page's own background, a surface on it, or the brand's deep colour, once on a page. */
  readonly tone?: 'canvas' | 'surface' | 'deep' | undefined;
  /** The id of the heading that names it. */
  readonly labelledBy?: string | undefined;
  /** An anchor. */
  readonly id?: string | undefined;
  /** `top`, with the h1, is closer to the header. */
  readonly kind?: 'section' | 'top' | undefined;
  readonly children: ReactNode;
}

/** A part of a public page across the whole window, its content in the middle. */
export function SiteBand({ tone = 'canvas', labelledBy, id, kind = 'section', children }: SiteBandProps) {
  return (
    <section id={id} className={`sw-band sw-band--${tone} sw-band--${kind}`} aria-labelledby={labelledBy}>
      <div className="sw-band__inside">{children}</div>
    </section>
  );
}
