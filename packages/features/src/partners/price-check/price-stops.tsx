import { maxStops, minStops } from '@songwai/core/basics/stop-limits';
import { shownEstimate } from '@songwai/core/partners/price-check/checked-order';
import type { CheckedStop, PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { Button } from '@songwai/ui/button/button';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Plus } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { stopInvitation } from '../../orders/stops/stop-role.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { PriceSearch } from './price-search.tsx';
import { PriceStopCard } from './price-stop-card.tsx';
import './price-check-view.css';

export interface PriceStopsProps {
  readonly flow: PriceCheckFlow;
  readonly search: PlaceSearch;
}

const selectStops = (state: PriceCheckState) => ({
  stops: state.stops,
  searchingKey: state.searchingKey,
  outsideKey: state.outsideKey,
  distanceKm: shownEstimate(state)?.distanceKm ?? null,
});

/** The nearest stop with a place, looking backwards first. */
const placeNear = (stops: readonly CheckedStop[], index: number): Place | null => {
  const [before, after] = [stops.slice(0, index), stops.slice(index + 1)];
  return (before.findLast(({ place }) => place !== null) ?? after.find(({ place }) => place !== null))?.place ?? null;
};

/** The stops on the route line, each with its search in its card. */
export function PriceStops({ flow, search }: PriceStopsProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const focusKey = useRef<string | null>(null);
  const { stops, searchingKey, outsideKey, distanceKm } = useFlow(flow.store, selectStops);

  // A search that closes takes the focus with it, so it moves to the card in its place.
  useLayoutEffect(() => {
    if (focusKey.current === null || searchingKey !== null) return;
    root.current?.querySelector<HTMLElement>(`[data-stop="${focusKey.current}"] button`)?.focus();
    focusKey.current = null;
  });

  const returnTo = (stopKey: string) => {
    focusKey.current = stopKey;
  };
  const nextKey = searchingKey ?? stops.find(({ place }) => place === null)?.key ?? stops.at(-1)?.key;
  const isOpen = (stop: CheckedStop | undefined) => stop !== undefined && (stop.place === null || stop.key === searchingKey);
  const roleOf = (index: number) => (index === 0 ? t('stops.pickUp') : t('stops.number', { number: index + 1 }));
  const isWholeWay = stops.length === minStops && distanceKm !== null;
  const isFull = stops.every(({ place }) => place !== null);

  return (
    <div ref={root}>
      <RouteLine label={t('stops.label')}>
        {stops.map((stop, index) => (
          <RouteStop
            key={stop.key}
            node={{ state: stop.key === nextKey ? 'focus' : stop.place ? 'stop' : 'todo', number: index + 1 }}
            segment={index === stops.length - 1 ? 'none' : isOpen(stops[index + 1]) || isOpen(stop) ? 'dotted' : 'solid'}
          >
            <div data-stop={stop.key}>
              {stop.key === searchingKey ? (
                <PriceSearch
                  search={search}
                  role={roleOf(index)}
                  placeholder={stop.place?.name ?? stopInvitation(index, t)}
                  near={placeNear(stops, index)}
                  onChoose={(place) => {
                    returnTo(stop.key);
                    flow.setPlace(stop.key, place);
                  }}
                  onCancel={() => {
                    returnTo(stop.key);
                    flow.leaveSearch();
                  }}
                />
              ) : (
                <PriceStopCard
                  {...{ stop, index }}
                  role={roleOf(index)}
                  distance={isWholeWay && index > 0 ? t('common.distanceKm', { km: distanceKm.toFixed(2) }) : undefined}
                  isOutside={stop.key === outsideKey}
                  onOpen={() => flow.startSearch(stop.key)}
                  onRemove={
                    index > 0 && (stop.place !== null || stops.length > minStops)
                      ? () => {
                          returnTo(stops.length > minStops ? (stops[index - 1]?.key ?? '') : stop.key);
                          flow.removeStop(stop.key);
                        }
                      : undefined
                  }
                />
              )}
            </div>
          </RouteStop>
        ))}
      </RouteLine>
      {isFull && stops.length < maxStops ? (
        <div className="sw-prices__add">
          <Button variant="quiet" icon={Plus} onClick={flow.addStop}>
            {t('stops.addStop')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
