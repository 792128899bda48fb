import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListFaces } from '../list/list.tsx';
import { List } from '../list/list.tsx';
import './virtual-list.css';

export interface VirtualListProps<Item extends { readonly id: string }> extends ListFaces {
  /** Names the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /** Renders a `ListRow`, or any other row; its height may differ from the others'. */
  readonly renderItem: (item: Item) => ReactNode;
  /** Height of a usual row in pixels, until each has been measured. */
  readonly rowHeight: number;
  /** How many there are in all, if more can be fetched. A screen reader counts to it. */
  readonly total?: number | undefined;
  /** The last rows are near; fetch the next. Called again after more items came. */
  readonly onNearEnd?: (() => void) | undefined;
}

/** Rows beyond the visible ones, so that fast scrolling and Tab find a row there. */
const overscan = 6;

/** Many rows of one kind, of which only the visible ones are in the page. It fills the height that its parent gives. */
export function VirtualList<Item extends { readonly id: string }>(props: VirtualListProps<Item>) {
  const { items, status = 'ready' } = props;
  if (status === 'error' || items.length === 0) return <List {...props} items={[]} />;
  return <Rows {...props} />;
}

function Rows<Item extends { readonly id: string }>(props: VirtualListProps<Item>) {
  const { label, items, renderItem, rowHeight, total = items.length, onNearEnd, status } = props;
  const box = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<number | null>(null);

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan,
    // The row with the focus stays, wherever one scrolls: the browser would put the focus on the page.
    rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), focused),
  });
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;

  const isNearEnd = last >= items.length - 1 - overscan;
  const nearEnd = useRef(onNearEnd);
  nearEnd.current = onNearEnd;
  useEffect(() => {
    if (isNearEnd && items.length < total) nearEnd.current?.();
  }, [isNearEnd, items.length, total]);

  const handleFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    setFocused(index === undefined ? null : Number(index));
  };

  return (
    <section
      ref={box}
      className="sw-virtual-list"
      aria-label={label}
      // Arrow keys scroll only what can have the focus.
      {...{ tabIndex: 0 }}
      onFocus={handleFocus}
      onBlur={() => setFocused(null)}
    >
      <ul
        className="sw-virtual-list__rows"
        aria-label={label}
        aria-busy={status === 'loading' || undefined}
        style={{ '--sw-virtual-height': `${virtualizer.getTotalSize()}px` } as CSSProperties}
      >
        {rows.map(({ index, start, key }) => {
          const item = items[index];
          return item ? (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="sw-virtual-list__row"
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ '--sw-virtual-start': `${start}px` } as CSSProperties}
            >
              {renderItem(item)}
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}

/** The indexes, ascending, with this one among them. */
function withIndex(indexes: number[], index: number | null): number[] {
  return index === null || indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b);
}
