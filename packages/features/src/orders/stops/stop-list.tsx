import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import type { SortableStop } from '@songwai/ui/route-line/use-sorting';
import { useRef } from 'react';
import type { StopListProps } from './stop-list-props.ts';
import { useSortedStops } from './use-sorted-stops.ts';

/** Two stops have a button that swaps them; sorting starts with three. */
const SORTED_FROM = 3;

/** The stops on their line. The code for sorting loads later; until then the same cards have no handles. */
export function StopList<Item extends SortableStop>(props: StopListProps<Item>) {
  const { label, stops, renderStop } = props;
  const list = useRef<HTMLOListElement>(null);
  const sorting = useSortedStops(list, stops.length >= SORTED_FROM);
  if (sorting) return <sorting.OrderStops {...props} onRendered={sorting.onRendered} />;
  return (
    <RouteLine ref={list} label={label}>
      {stops.map((stop, index) => (
        <RouteStop
          key={stop.id}
          node={{ ...stop.node, number: index + 1 }}
          segment={index === stops.length - 1 ? 'none' : (stop.segment ?? 'solid')}
        >
          {renderStop(stop, null, null)}
        </RouteStop>
      ))}
    </RouteLine>
  );
}
