import { decodePolyline, type EncodedRoute } from '@songwai/core/basics/polyline';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { BaseMap } from '@songwai/core/places/base-map';
import type { MapRoute } from '@songwai/ui/map/map-model';
import type { MapViewProps } from '@songwai/ui/map/map-view';
import { useMemo } from 'react';
import { serviceAreaOf, toBaseMapData } from './base-map-data.ts';
import { useLanguage, useTranslate } from './translate-context.tsx';

/** A shell's base map. */
export interface MapBase {
  /** The embedded map data; null until loaded. */
  readonly baseMap: BaseMap | null;
  /** Raster tiles by configuration. */
  readonly tiles?: MapViewProps['tiles'];
  /** Asks who is near the pick-up of an order; absent in a shell whose map does not show it. */
  readonly near?: Transport | undefined;
}

/** The map's centre without stops: the middle of Bangkok. */
const home = { lat: 13.7466, lng: 100.5347, zoom: 12 } as const;

/** The part of a map's props that every map of ours shares. */
export function useMapBase({
  baseMap,
  tiles,
}: MapBase): Pick<MapViewProps, 'baseMap' | 'tiles' | 'serviceArea' | 'home' | 'texts'> {
  const t = useTranslate();
  const language = useLanguage();
  const base = useMemo(
    () => ({
      baseMap: baseMap ? toBaseMapData(baseMap, language) : null,
      serviceArea: baseMap ? serviceAreaOf(baseMap) : undefined,
    }),
    [baseMap, language],
  );
  const texts = useMemo(
    () => ({
      map: t('map.label'),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      locate: t('map.locate'),
      showAll: t('map.showAll'),
      approximate: t('map.approximate'),
      credits: t('map.credits'),
      keys: t('map.keys'),
      unavailable: t('map.unavailable'),
      retry: t('common.retry'),
      pinHint: t('map.pinHint'),
      pinHere: t('map.pinHere'),
      pinCancel: t('map.pinCancel'),
    }),
    [t],
  );
  return { ...base, tiles, home, texts };
}

/** The route with its points, the same object as long as the line is the same. Null for none. */
export const useDecodedRoute = (route: EncodedRoute | null): MapRoute | null => {
  const { polyline, isApproximate = false } = route ?? {};
  return useMemo(
    () => (polyline === undefined ? null : { points: decodePolyline(polyline), isApproximate }),
    [polyline, isApproximate],
  );
};
