import type { BaseMapData } from '../src/map/base-map-data.ts';
import { sketchMap } from './sketch-map.ts';

/** The sketch map in one language, in the map's own format. */
export function storyMap(lang: 'th' | 'en'): BaseMapData {
  const named = <Item extends { readonly name: Readonly<Record<'th' | 'en', string>> }>(item: Item) => ({
    ...item,
    name: item.name[lang],
  });
  const labelled = <Item extends Readonly<Record<'th' | 'en', string>>>(item: Item) => ({ ...item, text: item[lang] });
  return {
    attribution: sketchMap.attribution[lang],
    land: sketchMap.land,
    parks: sketchMap.parks.map(({ ring }) => ring),
    rivers: sketchMap.rivers.map(named),
    roads: sketchMap.roads.map(named),
    rails: sketchMap.rails.map(named),
    labels: sketchMap.labels.map(labelled),
    landmarks: sketchMap.landmarks.map(labelled),
  };
}
