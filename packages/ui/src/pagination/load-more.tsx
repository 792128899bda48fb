import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { activeElementNear } from '../lib/active-element.ts';
import { useAnnounce } from '../live-announcer/live-announcer.tsx';
import './load-more.css';

export interface LoadMoreTexts {
  /** Label of the button: "Show more". */
  readonly more: string;
  /** How many rows are shown; `total` if known. */
  readonly shown: (shown: number, total: number | undefined) => string;
  /** Announced when more rows have loaded: "30 more, 60 shown". */
  readonly added: (added: number, shown: number) => string;
}

export interface LoadMoreProps {
  readonly shown: number;
  /** Absent if unknown: keyset paging usually does not count. */
  readonly total?: number | undefined;
  readonly hasMore: boolean;
  readonly isLoading?: boolean | undefined;
  /** Why the last attempt failed; the button retries. */
  readonly error?: string | undefined;
  readonly onMore: () => void;
  readonly texts: LoadMoreTexts;
}

/** Loads more rows below a list, by a button and not by scrolling, so that the page's footer stays reachable. */
export function LoadMore({ shown, total, hasMore, isLoading, error, onMore, texts }: LoadMoreProps) {
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const before = useRef(shown);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (shown > before.current) announce(texts.added(shown - before.current, shown));
    before.current = shown;
  }, [shown, announce, texts]);

  // The button disappears with the last rows, so the focus moves to the count instead of getting lost.
  useEffect(() => {
    if (!hasMore && hadFocus.current) count.current?.focus();
    hadFocus.current = false;
  }, [hasMore]);

  const handleMore = () => {
    const active = root.current ? activeElementNear(root.current) : null;
    hadFocus.current = root.current?.contains(active) ?? false;
    onMore();
  };

  return (
    <div ref={root} className="sw-more">
      {error ? (
        <p className="sw-more__error" role="alert">
          {error}
        </p>
      ) : null}
      <p ref={count} className="sw-more__count sw-note sw-figures" tabIndex={-1}>
        {texts.shown(shown, total)}
      </p>
      {hasMore ? (
        <Button isLoading={isLoading} onClick={handleMore}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}
