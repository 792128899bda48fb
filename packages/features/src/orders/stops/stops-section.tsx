import { maxStops, minStops } from '@songwai/core/basics/stop-limits';
import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { Button } from '@songwai/ui/button/button';
import type { SortableStop } from '@songwai/ui/route-line/use-sorting';
import { ArrowUpDown, Plus } from 'lucide';
import type { ComponentType, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { OrderStopCard } from './order-stop-card.tsx';
import { StopList } from './stop-list.tsx';
import { stopInvitation, stopName, stopRole } from './stop-role.ts';
import type { StopSearchProps } from './use-stop-search.ts';

export interface StopsSectionProps {
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  /** The stop that a pin is being dropped for. */
  readonly pinKey: string | null;
  readonly onPin: (stopKey: string) => void;
  readonly onPreview: (place: Place | null) => void;
  readonly StopSearch: ComponentType<StopSearchProps>;
  /** Shows buttons to add and swap; hidden while the search fills the screen. */
  readonly hasTools: boolean;
  /** More buttons beside these. */
  readonly tools?: ReactNode;
}

interface RouteStopItem extends SortableStop {
  readonly index: number;
}

const selectStops = (state: OrderState) => ({
  stops: state.draft.stops,
  searchingKey: state.mode.kind === 'searchLocation' ? state.mode.stopKey : null,
  problems: state.problems,
  isPickUpFixed: state.isPickUpFixed,
});

/** The place of the nearest stop with one, looking backwards first. */
function placeNear(stops: readonly Stop[], index: number): Place | null {
  const [before, after] = [stops.slice(0, index), stops.slice(index + 1)];
  return (before.findLast(({ place }) => place !== null) ?? after.find(({ place }) => place !== null))?.place ?? null;
}

/** The stops on the route line: search in the card, drag, add, swap, remove. */
export function StopsSection(props: StopsSectionProps) {
  const { flow, search, pinKey, onPin, onPreview, StopSearch, hasTools, tools } = props;
  const t = useTranslate();
  const section = useRef<HTMLElement>(null);
  const focusKey = useRef<string | null>(null);
  const { stops, searchingKey, problems, isPickUpFixed } = useFlow(flow.store, selectStops);

  // Choosing a result or dropping a pin removes the focused search, so the focus moves to the card that replaces it, with the frame that lays
  // it out: at once, the browser would lay out the page in the same task that has rendered it.
  useLayoutEffect(() => {
    if (focusKey.current === null || searchingKey !== null || pinKey !== null) return;
    const selector = `[data-stop="${focusKey.current}"] button`;
    focusKey.current = null;
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(selector)?.focus());
  }, [searchingKey, pinKey]);

  /** The page has fixed it. */
  const isOfPage = (index: number) => index === 0 && isPickUpFixed === true;

  // Marigold marks the stop being searched, else the first one without a place.
  const nextKey = searchingKey ?? stops.find((stop) => stop.place === null)?.key;
  const isOpen = (stop: Stop | undefined) => stop !== undefined && (stop.place === null || stop.key === searchingKey);
  const items = stops.map(
    (stop, index): RouteStopItem => ({
      id: stop.key,
      index,
      name: stopName(stops, index, t),
      node: { state: stop.key === nextKey ? 'focus' : stop.place ? 'stop' : 'todo' },
      segment: isOpen(stops[index + 1]) || isOpen(stop) ? 'dotted' : 'solid',
      isFixed: isOfPage(index) || stop.isReturn || stop.key === searchingKey || stop.place === null,
    }),
  );

  const handleChoose = (stop: Stop, place: Place) => {
    onPreview(null);
    flow.setPlace(stop.key, place);
    const next = stop.place === null ? stops.find((other) => other.place === null && other.key !== stop.key) : undefined;
    if (next) flow.startSearch(next.key);
    else {
      focusKey.current = stop.key;
      flow.leaveMode();
    }
  };

  const handleCancel = (stop: Stop) => {
    onPreview(null);
    focusKey.current = stop.key;
    flow.leaveMode();
  };

  const own = stops.filter((stop) => !stop.isReturn).length;

  return (
    <section ref={section} className="sw-order__stops" aria-label={t('stops.label')}>
      <StopList
        label={t('stops.label')}
        stops={items}
        onMove={flow.moveStop}
        flow={hasTools ? flow : null}
        renderStop={({ index }, handle, mark) => {
          const stop = stops[index];
          if (!stop) return null;
          const role = stopRole(stops, index, t);
          return (
            <div data-stop={stop.key} data-field={`stops.${stop.key}.place`}>
              {stop.key === searchingKey ? (
                <StopSearch
                  {...{ flow, search, stop }}
                  role={role}
                  placeholder={stop.place?.name ?? stopInvitation(index, t)}
                  from={stops[index - 1]?.place ?? null}
                  near={placeNear(stops, index)}
                  onChoose={(place) => handleChoose(stop, place)}
                  onCancel={() => handleCancel(stop)}
                  // Alone on a phone it has a way back, and hiding the keyboard leaves its field, too.
                  onLeave={() => pinKey === null && hasTools && flow.leaveMode()}
                  onPin={() => {
                    focusKey.current = stop.key;
                    onPin(stop.key);
                  }}
                  onPreview={onPreview}
                />
              ) : (
                <OrderStopCard
                  {...{ stop, index, role, handle, mark, problems }}
                  onOpen={isOfPage(index) ? undefined : () => flow.startSearch(stop.key)}
                  onRemove={own > minStops && !stop.isReturn && !isOfPage(index) ? () => flow.removeStop(stop.key) : undefined}
                />
              )}
            </div>
          );
        }}
      />
      {hasTools ? (
        <div className="sw-order__stop-tools">
          {own < maxStops ? (
            <Button variant="quiet" icon={Plus} onClick={flow.addStop}>
              {t('stops.addStop')}
            </Button>
          ) : null}
          {isPickUpFixed ? null : (
            <Button variant="soft" icon={ArrowUpDown} onClick={() => flow.moveStop(0, 1)} aria-label={t('stops.swapLabel')}>
              {t('stops.swap')}
            </Button>
          )}
          {tools}
        </div>
      ) : null}
    </section>
  );
}
