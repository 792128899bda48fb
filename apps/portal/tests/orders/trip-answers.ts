import { encodePolyline } from '@songwai/core/basics/polyline';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { knownPlaces } from '@songwai/features/tests/places';

const ok = { responseCode: 200, responseDesc: '' };

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** A gateway that gives each vehicle its share of the drop-offs, and knows places by parts of their names. */
export const tripAnswers: Answers = {
  '/text_search': ({ query }) => ({
    ...ok,
    places: knownPlaces
      .filter(({ name }) => name.includes(String(query)))
      .map(({ name, ...place }) => ({ ...place, addressName: name })),
  }),
  '/optimize_trips': ({ locationList, vehicleCount }) => {
    const points = locationList as readonly Point[];
    const drops = points.length - 1;
    const count = Number(vehicleCount ?? Math.ceil(drops / 3));
    const size = Math.ceil(drops / count);
    const trips = Array.from({ length: Math.ceil(drops / size) }, (_, trip) => {
      const order = Array.from({ length: Math.min(size, drops - trip * size) }, (_drop, at) => trip * size + at + 1);
      const way = [0, ...order].flatMap((index) => points[index] ?? []);
      return {
        order,
        distance: 8.2 + trip,
        price: 109.2 + 10 * trip,
        routePolyline: encodePolyline(way),
        routeApproximate: true,
      };
    });
    const total = {
      trips: trips.length,
      distance: trips.reduce((sum, { distance }) => sum + distance, 0),
      price: trips.reduce((sum, { price }) => sum + price, 0),
    };
    return {
      ...ok,
      trips,
      total,
      oneEach: { trips: drops, distance: 12.4 * drops, price: 138 * drops },
      asGiven: { trips: Math.ceil(drops / 9), distance: total.distance + 7.6, price: total.price + 57 },
    };
  },
};
