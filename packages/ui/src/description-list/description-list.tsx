import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import './description-list.css';

/** What is known about one thing. */
export interface Description {
  readonly term: string;
  /** Absent: nothing is known yet, and `emptyText` stands there. */
  readonly detail?: ReactNode;
  /** At the end: a state, a button that changes it. */
  readonly end?: ReactNode;
}

export interface DescriptionListProps {
  readonly items: readonly Description[];
  /** "Not given yet". */
  readonly emptyText: string;
  /** `rows` divides them by lines, for a card; `plain` has only distance. */
  readonly kind?: 'rows' | 'plain' | undefined;
  /** Shows placeholders; read by screen readers: "Loading". */
  readonly loadingLabel?: string | undefined;
}

/** Terms and their details: a profile, a company, a booking. */
export function DescriptionList({ items, emptyText, kind = 'plain', loadingLabel }: DescriptionListProps) {
  const list = (
    <dl className={`sw-description-list sw-description-list--${kind}`}>
      {items.map(({ term, detail, end }) => (
        <div key={term} className="sw-description-list__item">
          <dt className="sw-soft">{term}</dt>
          <dd className="sw-description-list__detail">
            {loadingLabel ? <Skeleton width="60%" /> : (detail ?? <span className="sw-soft">{emptyText}</span>)}
          </dd>
          {end && !loadingLabel ? <dd className="sw-description-list__end">{end}</dd> : null}
        </div>
      ))}
    </dl>
  );
  return loadingLabel ? <SkeletonGroup label={loadingLabel}>{list}</SkeletonGroup> : list;
}
