import { GripVertical } from 'lucide';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import { RouteLine, RouteStop, type RouteStopProps } from './route-line.tsx';
import type { SortableStop, SortingTexts } from './use-sorting.tsx';
import { useSorting } from './use-sorting.tsx';
import './sortable-stops.css';

export interface SortableStopsProps<Stop extends SortableStop> {
  readonly label: string;
  readonly stops: readonly Stop[];
  /** Called with the ids in their new order, after a drop that changed it. */
  readonly onReorder: (ids: readonly string[]) => void;
  /** Renders a stop's card; `handle` belongs at its end (null if there is nothing to sort). */
  readonly renderStop: (stop: Stop, handle: ReactNode) => ReactNode;
  readonly texts: SortingTexts;
  /** Ends the line without being a stop, and so without being sorted: what adds another one. */
  readonly last?: Pick<RouteStopProps, 'node' | 'children'> | undefined;
}

/**
 * The route line with stops that can be reordered by mouse, touch or keyboard (Space lifts and drops, arrow keys move, Escape
 * cancels).
 */
export function SortableStops<Stop extends SortableStop>(props: SortableStopsProps<Stop>) {
  const { label, stops, onReorder, renderStop, texts, last } = props;
  const list = useRef<HTMLOListElement>(null);
  const sorting = useSorting({ list, stops, onReorder, texts });

  return (
    <>
      <RouteLine ref={list} label={label}>
        {stops.map((stop, index) => {
          const place = sorting.order.indexOf(stop.id);
          const isLast = !last && place === stops.length - 1;
          const handle =
            stop.isFixed || stops.length < 2 ? null : (
              <button
                type="button"
                className="sw-grip"
                data-handle={stop.id}
                aria-label={texts.handle(stop.name, index + 1)}
                aria-description={texts.instructions}
                aria-pressed={sorting.liftedId === stop.id}
                {...sorting.handleProps(stop.id)}
              >
                <Icon icon={GripVertical} />
              </button>
            );
          return (
            <RouteStop
              key={stop.id}
              node={{ ...stop.node, number: place + 1 }}
              segment={isLast ? 'none' : (stop.segment ?? 'solid')}
              className={sorting.className(stop.id)}
              style={sorting.style(stop.id)}
            >
              {renderStop(stop, handle)}
            </RouteStop>
          );
        })}
        {last ? <RouteStop {...last} style={{ order: stops.length }} /> : null}
      </RouteLine>
      <LiveRegion message={sorting.announcement} politeness="assertive" />
    </>
  );
}
