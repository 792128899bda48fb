import type { SortableStop } from '@songwai/ui/route-line/use-sorting';
import { SortedStops } from '../stops/sorted-stops.tsx';
import type { StopListProps } from '../stops/stop-list-props.ts';
import { FormerPlace } from './former-place.tsx';
import { ShortestPart } from './shortest-part.tsx';

interface OrderStopsProps<Item extends SortableStop> extends StopListProps<Item> {
  /** Called once the stops are rendered. */
  readonly onRendered?: (() => void) | undefined;
}

/** An order's stops with handles for sorting, under what may sort them. */
export function OrderStops<Item extends SortableStop>({ flow, renderStop, ...list }: OrderStopsProps<Item>) {
  return (
    <>
      {flow && <ShortestPart flow={flow} />}
      <SortedStops
        {...list}
        renderStop={(stop, handle) => renderStop(stop, handle, flow && <FormerPlace key="was" flow={flow} stopKey={stop.id} />)}
      />
    </>
  );
}

/** The list with handles, and what to do once it is rendered. */
export interface Sorting {
  readonly OrderStops: typeof OrderStops;
  readonly onRendered?: () => void;
}

/** Puts the focus back into the stop that has it now, once its card is rendered anew. */
function withFocus(list: HTMLElement): Sorting {
  const card = list.querySelector<HTMLElement>('[data-stop]:focus-within');
  if (!card) return { OrderStops };
  const place = [...card.querySelectorAll('button')].findIndex((button) => button.matches(':focus'));
  const root = list.getRootNode() as Document | ShadowRoot;
  const onRendered = () =>
    root.querySelectorAll<HTMLElement>(`[data-stop="${CSS.escape(card.dataset['stop'] ?? '')}"] button`)[place]?.focus();
  return { OrderStops, onRendered };
}

/**
 * Hands out the list with handles as soon as nothing is typed into the one without. It renders the cards anew, which would lose what was
 * typed into a search; a focused card has the focus again afterwards.
 *
 * @returns calls it off.
 */
export function takeOver(list: HTMLElement, take: (sorting: Sorting) => void): () => void {
  const isTypedInto = () => list.querySelector('input') !== null;
  const watcher = new MutationObserver(() => {
    if (isTypedInto()) return;
    watcher.disconnect();
    take(withFocus(list));
  });
  if (isTypedInto()) watcher.observe(list, { childList: true, subtree: true });
  else take(withFocus(list));
  return () => watcher.disconnect();
}
