import type { LatLng } from '../../basics/geo.ts';

/** About a metre, which a pin does not need to be better than. */
const decimals = 5;

/** Writes the places of an order as a link's query, in travel order. Null without two of them. */
export const writeLinkPoints = (points: readonly LatLng[]): URLSearchParams | null => {
  const [from, ...to] = points.map(({ lat, lng }) => `${lat.toFixed(decimals)},${lng.toFixed(decimals)}`);
  if (from === undefined || to.length === 0) return null;
  const query = new URLSearchParams({ from });
  for (const point of to) query.append('to', point);
  return query;
};
