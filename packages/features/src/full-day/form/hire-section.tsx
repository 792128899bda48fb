import type { ReactNode } from 'react';
import './hire-form.css';

interface HireSectionProps {
  readonly title: string;
  /** After the title, in a quiet colour. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** One question of the form under its title. */
export function HireSection({ title, hint, children }: HireSectionProps) {
  return (
    <section className="sw-hire__section">
      <div className="sw-hire__head">
        <h2>{title}</h2>
        {hint ? <p className="sw-note">{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}
