import type { ReactNode } from 'react';
import '../order-later.css';

export interface OrderSectionProps {
  readonly title: string;
  /** Shown after the title in a quiet colour. */
  readonly hint?: ReactNode;
  /** The problem path of this choice: a problem with it moves the focus here. */
  readonly field?: string | undefined;
  readonly children: ReactNode;
}

/** One question of the order form under its title. */
export function OrderSection({ title, hint, field, children }: OrderSectionProps) {
  return (
    <section className="sw-order__section" data-field={field}>
      <div className="sw-order__section-head">
        <h2>{title}</h2>
        {hint ? <p className="sw-small sw-soft sw-figures">{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}
