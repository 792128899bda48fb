import type { LatLng } from '@songwai/core/basics/geo';
import type { RoadNetwork } from '../../places/road-network/road-network.ts';

/** After so many tries the point is surely surrounded by water, and the last try is used. */
const mostTries = 12;

/** A random place on land within about 2.5 km, for a free simulated driver. */
export function placeNear(point: LatLng, random: () => number, { isOnWater }: Pick<RoadNetwork, 'isOnWater'>): LatLng {
  let place = point;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const bearing = random() * 2 * Math.PI;
    const degrees = (0.6 + random() * 1.4) / 111;
    place = {
      lat: point.lat + degrees * Math.cos(bearing),
      lng: point.lng + (degrees * Math.sin(bearing)) / Math.cos((point.lat * Math.PI) / 180),
    };
    if (!isOnWater(place)) break;
  }
  return place;
}
