import { TrendingDown, TrendingUp } from 'lucide';
import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Icon } from '../icon/icon.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import './stat-card.css';

export interface StatCardProps {
  /** What is counted: "Spent this week". */
  readonly label: string;
  /** Formatted; absent while nothing is known, and a dash stands there. */
  readonly value?: string | undefined;
  /** The comparison in words: "฿618.25 less than last week". The arrow repeats what the words say. */
  readonly change?: { readonly direction: 'up' | 'down'; readonly text: string } | undefined;
  /** Below it: a chart, a link. */
  readonly children?: ReactNode;
  /** Shows a placeholder; read by screen readers: "Loading". */
  readonly loadingLabel?: string | undefined;
}

/** One number that matters, with what it is and how it changed. */
export function StatCard({ label, value, change, children, loadingLabel }: StatCardProps) {
  return (
    <Card padding="large">
      <p className="sw-soft">{label}</p>
      {loadingLabel ? (
        <SkeletonGroup label={loadingLabel}>
          <Skeleton width="60%" height="35px" />
        </SkeletonGroup>
      ) : (
        <p className="sw-stat-card__value sw-figures">{value ?? '–'}</p>
      )}
      {change && !loadingLabel ? (
        <p className="sw-stat-card__change sw-note">
          <Icon icon={change.direction === 'up' ? TrendingUp : TrendingDown} size="small" />
          {change.text}
        </p>
      ) : null}
      {children ? <div className="sw-stat-card__more">{children}</div> : null}
    </Card>
  );
}
