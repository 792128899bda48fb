import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import './list.css';

/** The four states of loaded content: loading, empty, failed, ready. */
export interface ListFaces {
  /**
   * `ready` shows the rows, or the empty state. While `loading`, rows already shown stay and the list is marked busy. `error`
   * replaces the rows; to keep showing them, stay `ready` and report the error in a banner.
   */
  readonly status?: 'ready' | 'loading' | 'error' | undefined;
  /** Announced while loading. */
  readonly loadingLabel: string;
  /** An `EmptyState`: one line, and the action that fills the list. */
  readonly empty: ReactNode;
  /** An `ErrorState`: what happened, and a retry. */
  readonly error?: ReactNode;
  /** Number of skeleton rows. */
  readonly skeletonRows?: number | undefined;
}

export interface ListProps<Item extends { readonly id: string }> extends ListFaces {
  /** Names the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /** Renders a `ListRow`, or any other row. */
  readonly renderItem: (item: Item) => ReactNode;
  /** Lines between the rows: full width, starting at the text, or none. */
  readonly dividers?: 'full' | 'inset' | 'none' | undefined;
  /** Skeleton rows start with a circle, as the real rows start with an icon. */
  readonly hasLeading?: boolean | undefined;
}

// Safari exposes a list without bullets as a list only if it has the role.
const asList = { role: 'list' };

/** Rows of one kind, in their four states. The list has no frame: put it into a `Card` without padding. */
export function List<Item extends { readonly id: string }>(props: ListProps<Item>) {
  const { label, items, renderItem, dividers = 'full', hasLeading } = props;
  const { status = 'ready', loadingLabel, empty, error, skeletonRows = 4 } = props;
  const look = classNames('sw-list', `sw-list--${dividers}`);

  if (status === 'error') return <>{error}</>;
  if (items.length === 0 && status === 'ready') return <>{empty}</>;
  if (items.length === 0) {
    return (
      <SkeletonGroup label={loadingLabel}>
        <div className={look}>
          {Array.from({ length: skeletonRows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity but their position
            <div key={index} className="sw-list__item sw-list__wait">
              {hasLeading ? <Skeleton shape="circle" width="32px" /> : null}
              <span className="sw-list__wait-text">
                <Skeleton width={index % 2 === 0 ? '62%' : '48%'} />
                <Skeleton width={index % 2 === 0 ? '34%' : '40%'} height="0.6em" />
              </span>
              <Skeleton width="64px" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <ul {...asList} className={look} aria-label={label} aria-busy={status === 'loading' || undefined}>
      {items.map((item) => (
        <li key={item.id} className="sw-list__item">
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
}
