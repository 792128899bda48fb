import type { ReactNode } from 'react';
import './number-breakdown.css';

/** One line of a sum. */
export interface BreakdownLine {
  readonly id: string;
  readonly label: string;
  /** Under the label: how it came about. */
  readonly detail?: string | undefined;
  /** Formatted; a deduction carries its minus. */
  readonly value: string;
  /** `saving` for what makes the total smaller. */
  readonly tone?: 'plain' | 'saving' | undefined;
}

export interface NumberBreakdownProps {
  readonly title?: ReactNode;
  /** At the title's end: a button to close. */
  readonly end?: ReactNode;
  readonly lines: readonly BreakdownLine[];
  readonly total: { readonly label: string; readonly value: string; readonly detail?: string | undefined };
  /** A new sum is being worked out: the last one stays, dimmed. */
  readonly isUpdating?: boolean | undefined;
}

/** Lines and their sum. */
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
