import type { ReactNode } from 'react';
import './sum-line.css';

/** A part of a sum. */
export interface SumPart {
  readonly id: string;
  readonly term: ReactNode;
  readonly amount: ReactNode;
}

export interface SumLineProps {
  readonly parts: readonly SumPart[];
  readonly total: { readonly term: ReactNode; readonly amount: ReactNode };
}

/** A sum written out, `a + b = c`; on a phone its parts below each other. */
export function SumLine({ parts, total }: SumLineProps) {
  return (
    <dl className="sw-sum">
      {parts.map(({ id, term, amount }) => (
        <div key={id} className="sw-sum__part">
          <dt className="sw-note">{term}</dt>
          <dd className="sw-sum__amount sw-strong sw-figures">{amount}</dd>
        </div>
      ))}
      <div className="sw-sum__part sw-sum__part--total">
        <dt className="sw-note">{total.term}</dt>
        <dd className="sw-sum__amount sw-strong sw-figures">{total.amount}</dd>
      </div>
    </dl>
  );
}
