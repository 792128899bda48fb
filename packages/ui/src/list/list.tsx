import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import './list.css';

/** The four faces of whatever is fetched: on the way, nothing there, not to be had, there. */
export interface ListFaces {
  /**
   * `ready` shows what there is, or that there is nothing. Rows that stand already stay while it is `loading`, and the list says
   * that it is busy. `error` takes the place of the rows; where they are worth keeping, stay `ready` and tell it in a banner.
   */
  readonly status?: 'ready' | 'loading' | 'error' | undefined;
  /** Says what is on the way. */
  readonly loadingLabel: string;
  /** An `EmptyState`: one line, and the action that fills the list. */
  readonly empty: ReactNode;
  /** An `ErrorState`: what happened, and a way to try again. */
  readonly error?: ReactNode;
  /** How many grey rows stand for what is on the way. */
  readonly skeletonRows?: number | undefined;
}

export interface ListProps<Item extends { readonly id: string }> extends ListFaces {
  /** Names the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /** A `ListRow`, or whatever one of these is. */
  readonly renderItem: (item: Item) => ReactNode;
  /** Lines between the rows: from edge to edge, from the text on, or none. */
  readonly dividers?: 'full' | 'inset' | 'none' | undefined;
  /** The grey rows begin with a circle, as the real ones begin with an icon. */
  readonly hasLeading?: boolean | undefined;
}

// Safari does not expose a list without bullets as a list unless the role says so.
const asList = { role: 'list' };

/** Rows of one kind, in their four faces. It lies flat: a `Card` without padding is its frame. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have nothing but their place
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
