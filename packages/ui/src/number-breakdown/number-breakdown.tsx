import type { ReactNode } from 'react';
import './number-breakdown.css';

/** One item of a total. */
export interface BreakdownLine {
  readonly id: string;
  readonly label: string;
  /** Under the label: how the value was calculated. */
  readonly detail?: string | undefined;
  /** Formatted; a deduction includes its minus sign. */
  readonly value: string;
  /** `saving` for an item that reduces the total. */
  readonly tone?: 'plain' | 'saving' | undefined;
}

export interface NumberBreakdownProps {
  readonly title?: ReactNode;
  /** At the title's end: a close button. */
  readonly end?: ReactNode;
  readonly lines: readonly BreakdownLine[];
  readonly total: { readonly label: string; readonly value: string; readonly detail?: string | undefined };
  /** A new total is being calculated: the old one stays, dimmed. */
  readonly isUpdating?: boolean | undefined;
}

/** A list of items and their total. */
export function NumberBreakdown({ title, end, lines, total, isUpdating }: NumberBreakdownProps) {
  return (
    <div className="sw-breakdown">
      {title ? (
        <div className="sw-breakdown__head">
          <h2>{title}</h2>
          {end}
        </div>
      ) : null}
      <dl className="sw-breakdown__lines" aria-busy={isUpdating || undefined}>
        {lines.map((line) => (
          <div key={line.id} className={line.tone === 'saving' ? 'sw-breakdown__line--saving' : undefined}>
            <dt>
              {line.label}
              {line.detail ? <span className="sw-breakdown__detail sw-note">{line.detail}</span> : null}
            </dt>
            <dd className="sw-figures">{line.value}</dd>
          </div>
        ))}
        <div className="sw-breakdown__total">
          <dt>
            {total.label}
            {total.detail ? <span className="sw-breakdown__detail sw-note">{total.detail}</span> : null}
          </dt>
          <dd className="sw-figures">{total.value}</dd>
        </div>
      </dl>
    </div>
  );
}
