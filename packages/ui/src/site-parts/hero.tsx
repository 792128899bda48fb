import type { ReactNode } from 'react';
import './hero.css';

export interface HeroProps {
  readonly title: ReactNode;
  /** On a wide window below the title. */
  readonly lead: ReactNode;
  /** Behind title and content at the right, on a phone between them: decorative. */
  readonly backdrop?: ReactNode;
  /** The card that one begins with. */
  readonly children: ReactNode;
}

/** The first thing on the site: a promise, and what one does about it, over a map that fades into the page. */
export function Hero({ title, lead, backdrop, children }: HeroProps) {
  return (
    <section className="sw-hero">
      <div className="sw-hero__backdrop">{backdrop}</div>
      <div className="sw-hero__inside">
        <h1 className="sw-hero__title sw-heading--display">{title}</h1>
        <p className="sw-hero__lead sw-lead">{lead}</p>
        <div className="sw-hero__card">{children}</div>
      </div>
    </section>
  );
}
