import { shownEstimate } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useDecodedRoute, useMapBase } from '@songwai/features/shared/use-map-base';
import { MapView } from '@songwai/ui/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { baseMapQuery, startupQuery } from '../../shell/startup.queries.ts';

const selectWay = (state: PriceCheckState) => ({ stops: state.stops, route: shownEstimate(state)?.route ?? null });

/** The checked way on the map behind the price check. */
export function HeroMap({ flow }: { readonly flow: PriceCheckFlow }) {
  const t = useTranslate();
  const startup = useQuery(startupQuery(usePortal()));
  const baseMap = useQuery(baseMapQuery());
  const base = useMapBase({ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null });
  const { stops, route } = useFlow(flow.store, selectWay);
  const isWhole = stops.every(({ place }) => place !== null);
  const wholeRoute = useDecodedRoute(isWhole ? route : null);
  const last = stops.length - 1;
  return (
    <MapView
      {...base}
      stops={stops.flatMap(({ key, place }, index) => {
        if (place === null) return [];
        const { name, lat, lng } = place;
        const detail = t(index === 0 ? 'hero.from' : 'hero.to');
        return { id: key, label: String(index + 1), name, detail, lat, lng, state: index === last ? 'focus' : 'stop' };
      })}
      route={wholeRoute}
      isStrip
    />
  );
}
