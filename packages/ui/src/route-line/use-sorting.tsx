import type { CSSProperties, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { RouteNodeProps, Segment } from './route-line.tsx';
import { moveId, slideToPlaces, topsOf } from './sorting-motion.tsx';

/** A stop that can be reordered. */
export interface SortableStop {
  readonly id: string;
  /** The stop's name in announcements. */
  readonly name: string;
  /** The node; a numbered one gets the number of its position. */
  readonly node: Omit<RouteNodeProps, 'number'>;
  readonly segment?: Segment | undefined;
  /** Without a drag handle: a search is open in the stop, or it has nothing to move. */
  readonly isFixed?: boolean | undefined;
}

/** The texts of sorting; positions count from 1. */
export interface SortingTexts {
  /** Accessible name of a handle ("Move stop 2, Silom Complex"). */
  readonly handle: (name: string, position: number) => string;
  /** Keyboard instructions; read with each handle. */
  readonly instructions: string;
  readonly lifted: (name: string, position: number, count: number) => string;
  readonly moved: (name: string, position: number, count: number) => string;
  readonly dropped: (name: string, position: number, count: number) => string;
  readonly cancelled: (name: string, position: number) => string;
}

interface Lift {
  readonly id: string;
  readonly order: readonly string[];
  readonly by: 'key' | 'pointer';
}

/** The start of a drag: the pointer's position in the list, and the stop's. */
interface Grab {
  readonly pointerTop: number;
  readonly stopTop: number;
  /** The stop was already lifted, by a tap or a key. */
  readonly wasLifted: boolean;
  hasMoved: boolean;
}

/** Movement that still counts as a tap, in px. */
const TAP_SLOP = 4;

export interface SortingOptions {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly stops: readonly SortableStop[];
  readonly onReorder: (ids: readonly string[]) => void;
  readonly texts: SortingTexts;
}

/**
 * Lifts, moves and drops stops. Until the drop only CSS `order` changes, never the DOM order, so that the held handle does not
 * lose its focus and pointer capture. Users who cannot drag tap a handle, and then the handle of the target position.
 */
export function useSorting({ list, stops, onReorder, texts }: SortingOptions) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const grab = useRef<Grab | null>(null);
  const tops = useRef<ReadonlyMap<string, number>>(new Map());
  const refocusId = useRef<string | null>(null);
  const seen = useRef<{ placesKey: string; ids: readonly string[] }>({ placesKey: '', ids: [] });

  const ids = stops.map((stop) => stop.id);
  const order = lift?.order ?? ids;
  const placesKey = order.join(' ');
  const count = stops.length;
  const nameOf = (id: string) => stops.find((stop) => stop.id === id)?.name ?? id;
  const itemOf = (id: string) => list.current?.children[ids.indexOf(id)] as HTMLElement | undefined;

  // The page still shows the places before, whatever has opened or closed since they were last changed.
  if (list.current && placesKey !== seen.current.placesKey) tops.current = topsOf(list.current, seen.current.ids);
  // A lifted stop, a drop, or another order that the owner has put the stops into.
  useLayoutEffect(() => {
    if (!list.current || placesKey === seen.current.placesKey) return;
    slideToPlaces(list.current, tops.current, ids);
    seen.current.placesKey = placesKey;
  });

  // After a drop the owner's new order moves the stop in the DOM, and a moved element loses the focus.
  useLayoutEffect(() => {
    if (ids.join(' ') === seen.current.ids.join(' ')) return;
    seen.current.ids = ids;
    if (refocusId.current !== null) list.current?.querySelector<HTMLElement>(`[data-handle="${refocusId.current}"]`)?.focus();
    refocusId.current = null;
  });

  const dropAs = (next: readonly string[]) => {
    if (!lift) return;
    setLift(null);
    itemOf(lift.id)?.style.removeProperty('--sw-drag');
    setAnnouncement(texts.dropped(nameOf(lift.id), next.indexOf(lift.id) + 1, count));
    if (next.some((id, index) => id !== ids[index])) {
      refocusId.current = lift.id;
      onReorder(next);
    }
  };
  const drop = () => dropAs(order);

  const cancel = () => {
    if (!lift) return;
    setLift(null);
    itemOf(lift.id)?.style.removeProperty('--sw-drag');
    setAnnouncement(texts.cancelled(nameOf(lift.id), ids.indexOf(lift.id) + 1));
  };

  const begin = (id: string, by: Lift['by']) => {
    setLift({ id, by, order: ids });
    setAnnouncement(texts.lifted(nameOf(id), ids.indexOf(id) + 1, count));
  };

  const moveTo = (place: number) => {
    if (!lift || place < 0 || place >= count) return;
    setLift({ ...lift, order: moveId(order, lift.id, place) });
    setAnnouncement(texts.moved(nameOf(lift.id), place + 1, count));
  };

  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    const place = order.indexOf(id);
    const isLifted = lift?.id === id;
    const act: Record<string, (() => void) | undefined> = {
      ' ': isLifted ? drop : () => begin(id, 'key'),
      Enter: isLifted ? drop : () => begin(id, 'key'),
      ArrowUp: isLifted ? () => moveTo(place - 1) : undefined,
      ArrowDown: isLifted ? () => moveTo(place + 1) : undefined,
      Escape: isLifted ? cancel : undefined,
    };
    const run = act[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  const pointerTopIn = (event: PointerEvent) => event.clientY - (list.current?.getBoundingClientRect().top ?? 0);

  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>, id: string) => {
    if (event.button !== 0) return;
    const isLifted = lift?.id === id;
    if (lift && !isLifted) {
      dropAs(moveId(order, lift.id, order.indexOf(id)));
      return;
    }
    event.currentTarget.setPointerCapture?.(event.pointerId);
    grab.current = { pointerTop: pointerTopIn(event), stopTop: itemOf(id)?.offsetTop ?? 0, wasLifted: isLifted, hasMoved: false };
    if (isLifted) setLift({ ...lift, by: 'pointer' });
    else begin(id, 'pointer');
  };

  const handlePointerMove = (event: PointerEvent, id: string) => {
    const item = itemOf(id);
    if (!item || !grab.current || lift?.by !== 'pointer') return;
    const way = pointerTopIn(event) - grab.current.pointerTop;
    if (!grab.current.hasMoved && Math.abs(way) < TAP_SLOP) return;
    grab.current.hasMoved = true;
    const offset = way - (item.offsetTop - grab.current.stopTop);
    item.style.setProperty('--sw-drag', `${offset}px`);
    // Scrolls the page when the stop is dragged to the edge of the visible area.
    item.scrollIntoView?.({ block: 'nearest' });
    const centre = item.offsetTop + offset + item.offsetHeight / 2;
    const place = order.filter((other) => {
      const neighbour = itemOf(other);
      return other !== id && neighbour && neighbour.offsetTop + neighbour.offsetHeight / 2 < centre;
    }).length;
    if (place !== order.indexOf(id)) moveTo(place);
  };

  const handlePointerUp = (event: PointerEvent<HTMLButtonElement>) => {
    if (lift?.by !== 'pointer') return;
    if (grab.current?.hasMoved || grab.current?.wasLifted) drop();
    else {
      // Safari does not focus a pressed button, but the lift is cancelled on blur, so the handle needs the focus.
      event.currentTarget.focus();
      setLift({ ...lift, by: 'key' });
    }
  };

  return {
    order,
    liftedId: lift?.id ?? null,
    announcement,
    style: (id: string): CSSProperties | undefined => (lift ? { order: order.indexOf(id) } : undefined),
    className: (id: string) =>
      classNames(lift && 'sw-route__stop--sorting', lift?.id === id && 'sw-route__stop--lifted') || undefined,
    handleProps: (id: string) => ({
      onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, id),
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => handlePointerDown(event, id),
      onPointerMove: (event: PointerEvent) => handlePointerMove(event, id),
      onPointerUp: handlePointerUp,
      onPointerCancel: cancel,
      onBlur: () => lift?.by === 'key' && cancel(),
    }),
  };
}
