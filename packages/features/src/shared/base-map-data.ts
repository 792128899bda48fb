import type { Language } from '@songwai/core/basics/language';
import type { BaseMap } from '@songwai/core/places/base-map';
import type { MapViewProps } from '@songwai/ui/map/map-view';

/** The gateway's base map in the reader's language, as the map draws it. */
export function toBaseMapData(baseMap: BaseMap, language: Language): NonNullable<MapViewProps['baseMap']> {
  const named = <Item extends { readonly name: { readonly th: string; readonly en: string } }>(item: Item) => ({
    ...item,
    name: item.name[language],
  });
  return {
    attribution: baseMap.attribution[language],
    land: baseMap.land,
    parks: baseMap.parks.map(({ ring }) => ring),
    rivers: baseMap.rivers.map(named),
    roads: baseMap.roads.map(named),
    rails: baseMap.rails.map(named),
    labels: baseMap.labels.map(({ th, en, ...label }) => ({ ...label, text: language === 'th' ? th : en })),
    landmarks: baseMap.landmarks.map(({ th, en, ...landmark }) => ({ ...landmark, text: language === 'th' ? th : en })),
  };
}

/** Borders of the provinces where we deliver. */
export const serviceAreaOf = (baseMap: BaseMap) => baseMap.provinces.flatMap(({ rings }) => rings);
