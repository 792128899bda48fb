import { shownEstimate } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import type { MapSurroundings } from '@songwai/ui/map/map-model';
import { MapView } from '@songwai/ui/map/map-view';
import { useMemo, useState } from 'react';
import { PinProblem } from '../../places/pin-problem.tsx';
import { usePin } from '../../places/use-pin.ts';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { MapBase } from '../../shared/use-map-base.ts';
import { useDecodedRoute, useMapBase } from '../../shared/use-map-base.ts';
import { stopRole } from '../stops/stop-role.ts';
import { loadCompareRoutes } from './load-compare-routes.ts';
import { loadNearDrivers } from './load-near-drivers.ts';

export interface OrderMapProps {
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  readonly mapBase: MapBase;
  /** The stop that a pin is being dropped for. */
  readonly pinKey: string | null;
  readonly onPinEnd: () => void;
  /** The search result under the cursor. */
  readonly preview: Place | null;
  readonly isStrip: boolean;
}

const selectMap = (state: OrderState) => {
  // A booking starts a new draft, so the map shows the order as sent.
  const sent = state.booking.status === 'booked' ? state.booking.sent : null;
  return {
    isBooked: sent !== null,
    stops: (sent?.draft ?? state.draft).stops,
    searchingKey: state.mode.kind === 'searchLocation' ? state.mode.stopKey : null,
    route: sent ? sent.route : (shownEstimate(state)?.route ?? null),
    formerRoute: state.shortest?.status === 'on' ? (state.shortest.other?.route ?? null) : null,
    was: state.shortest?.was,
    isShortened: state.shortest?.status === 'on',
  };
};

/** The order's stops and route on the map; a pin dropped or moved there is looked up as a place. */
export function OrderMap({ flow, search, mapBase, pinKey, onPinEnd, preview, isStrip }: OrderMapProps) {
  const t = useTranslate();
  const base = useMapBase(mapBase);
  const { near } = mapBase;
  const { isBooked, stops, searchingKey, route, formerRoute, was, isShortened } = useFlow(flow.store, selectMap);
  const [surroundings, setSurroundings] = useState<MapSurroundings | null>(null);
  const pin = usePin({ flow, search, pinKey, onPinEnd });

  const shown = stops.flatMap((stop, index) => {
    const place = stop.key === searchingKey && preview ? preview : stop.place;
    if (!place) return [];
    const before = was?.[stop.key];
    return {
      id: stop.key,
      label: String(index + 1),
      name: place.name,
      detail: before ? t('sorting.was', { stop: before }) : stopRole(stops, index, t),
      lat: place.lat,
      lng: place.lng,
      state: stop.key === searchingKey ? ('focus' as const) : ('stop' as const),
    };
  });
  // The route belongs to all stops, so it is hidden while one of them has no place.
  const wholeRoute = useDecodedRoute(stops.every((stop) => stop.place !== null) ? route : null);

  const former = useDecodedRoute(formerRoute);
  const shownRoute = useMemo(
    () => (wholeRoute && former ? { ...wholeRoute, others: [former.points] } : wholeRoute),
    [wholeRoute, former],
  );

  return (
    <>
      <MapView
        {...base}
        stops={shown}
        route={shownRoute}
        surroundings={isBooked ? null : surroundings}
        isStrip={isStrip}
        isPinDropping={pinKey !== null}
        pinStart={stops.find(({ key }) => key === pinKey)?.place}
        pinPlace={pin.placeText}
        onPinMove={pin.look}
        onPinDrop={pin.drop}
        onPinCancel={onPinEnd}
        onStopMove={isStrip || isBooked ? undefined : pin.move}
      />
      {/* It would lie over the pin's button on a phone. */}
      {near && pinKey === null ? (
        <LazyView load={loadNearDrivers} skeleton={null} isPatient isOptional>
          {({ NearDrivers }) => <NearDrivers {...{ flow }} transport={near} onFound={setSurroundings} />}
        </LazyView>
      ) : null}
      {isShortened && !isStrip && pinKey === null ? (
        <LazyView load={loadCompareRoutes} skeleton={null} isOptional>
          {({ CompareRoutes }) => <CompareRoutes flow={flow} />}
        </LazyView>
      ) : null}
      <PinProblem pin={pin} />
    </>
  );
}
