import type { BaseMap, BaseMapRail, LngLat } from '@songwai/core/places/base-map';
import { provinces } from './area/provinces.ts';
import { listProvinceRings } from './area/service-area.ts';
import { readNeighbours, readParks, readRivers, readRoads } from './base-map/features.ts';
import { hinterland, islands } from './base-map/hinterland.ts';
import { labelsOf, landmarksOf } from './base-map/labels.ts';
import { smoothLine } from './base-map/smooth.ts';
import { placesCredit } from './credit.ts';
import { loadGazetteer } from './gazetteer/load-gazetteer.ts';
import type { Gazetteer } from './gazetteer/place-entry.ts';
import { railLines } from './gazetteer/rail-lines.ts';

const attribution = {
  th: `แผนที่โดยส่งไว · เขตจังหวัดและชายฝั่ง: Natural Earth · สถานที่: ${placesCredit}`,
  en: `Map by Songwai · Provinces and coast: Natural Earth · Places: ${placesCredit}`,
};

const named = <Feature extends { readonly th: string; readonly en: string }>({ th, en, ...feature }: Feature) => ({
  name: { th, en },
  ...feature,
});

function ringsOf(code: string): BaseMap['provinces'][number]['rings'] {
  return listProvinceRings()
    .filter(({ province }) => province.code === code)
    .map(({ ring }) => ring);
}

/** Each line from station to station, in the order of travel. */
function railsOf({ stations }: Gazetteer): readonly BaseMapRail[] {
  return railLines.map(({ id, th, en, color }) => ({
    name: { th, en },
    color,
    line: stations.filter(({ line }) => line.id === id).map(({ lat, lng }): LngLat => [lng, lat]),
  }));
}

/**
 * The map that needs no internet, as plain data: provinces and coast from Natural Earth, our own rivers, roads and parks, rails
 * and names from our gazetteer. It never changes while the gateway runs, so build it once.
 */
export function buildBaseMap(gazetteer: Gazetteer = loadGazetteer()): BaseMap {
  const rivers = readRivers().map((river) => ({ ...river, line: smoothLine(river.line) }));
  const roads = readRoads();
  return {
    attribution,
    land: [hinterland, ...islands, ...readNeighbours()],
    provinces: provinces.map(({ code, th, en }) => ({ name: { th, en }, rings: ringsOf(code) })),
    rivers: rivers.map(named),
    roads: roads.map(named),
    rails: railsOf(gazetteer),
    parks: readParks().map(named),
    labels: labelsOf(gazetteer, rivers, roads),
    landmarks: landmarksOf(gazetteer.places),
  };
}
