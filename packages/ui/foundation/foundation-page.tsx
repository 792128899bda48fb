import type { ReactNode } from 'react';
import './foundation-page.css';

export interface FoundationPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A foundation page: a heading, a one-sentence introduction, and its sections. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <div className="sw-foundation">
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </div>
  );
}

export interface FoundationSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a foundation page under a ruled heading. */
export function FoundationSection({ title, children }: FoundationSectionProps) {
  return (
    <section className="sw-foundation__section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
