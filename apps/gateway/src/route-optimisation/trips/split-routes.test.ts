import { estimatePrice } from '@songwai/core/pricing/contract';
import { optimiseTrips } from '@songwai/core/route-optimisation/trips-contract';
import { maxListStops, maxVehicles } from '@songwai/core/route-optimisation/trips-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { createSequence } from './pseudo-random.ts';

let gateway: Gateway;
const clock = createFakeClock();
beforeAll(async () => {
  gateway = await createGateway({ clock });
});
afterAll(() => gateway.close());

/** Stops in the city, the pick-up first. */
function stopsOf(count: number) {
  const random = createSequence(count);
  return Array.from({ length: count }, () => ({ lat: 13.68 + 0.1 * random(), lng: 100.48 + 0.1 * random() }));
}
const split = async (locationList: readonly object[], more: object = {}) => {
  // A test is a minute of its own for the limit of calls.
  clock.advanceSeconds(120);
  return gateway.call(optimiseTrips, { vehicle: 1, locationList, ...more });
};

describe('a list of stops split over vehicles', () => {
  it('is one order for each, at the price that such an order has, and cheaper than otherwise', async () => {
    const stops = stopsOf(25);
    const { body } = await split(stops);
    expect(body.trips.flatMap(({ order }) => order).toSorted((a, b) => a - b)).toEqual(stops.slice(1).map((_, at) => at + 1));
    for (const trip of body.trips) {
      const locationList = [0, ...trip.order].map((index) => stops[index]);
      const order = await gateway.call(estimatePrice, { vehicle: 1, jobType: 2, option: '', locationList });
      expect(order.body).toMatchObject({ normalPrice: trip.price, distance: trip.distance, routePolyline: trip.routePolyline });
    }
    expect(body.total.trips).toBe(body.trips.length);
    expect(body.total.price).toBeLessThan(body.asGiven.price);
    expect(body.total.price).toBeLessThan(body.oneEach.price);
    expect([body.oneEach.trips, body.asGiven.trips]).toEqual([24, 3]);
  });

  it('has no more vehicles than wanted, which share the drop-offs', async () => {
    const { body } = await split(stopsOf(13), { vehicleCount: 3 });
    expect(body.trips.map(({ order }) => order.length)).toEqual([4, 4, 4]);
  });

  it('takes a full list', async () => {
    const { body } = await split(stopsOf(maxListStops), { vehicleCount: maxVehicles });
    expect(body.trips).toHaveLength(maxVehicles);
  });

  it.each([
    { what: 'fewer vehicles than it needs', stops: stopsOf(12), more: { vehicleCount: 1 }, field: 'vehicleCount' },
    { what: 'a vehicle that there is not', stops: stopsOf(3), more: { vehicle: 99 }, field: 'vehicle' },
    { what: 'a stop outside the area', stops: [...stopsOf(3), { lat: 18.79, lng: 98.98 }], more: {}, field: 'locationList.3' },
  ])('is refused with $what', async ({ stops, more, field }) => {
    const { body } = await split(stops, more);
    expect(body).toMatchObject({ responseCode: 422, field });
  });

  it.each([
    ['no drop-off', stopsOf(1), {}],
    ['more than 100 stops', stopsOf(101), {}],
    ['more vehicles than a full list needs', stopsOf(3), { vehicleCount: maxVehicles + 1 }],
  ])('breaks the contract with %s', async (_what, stops, more) => {
    expect((await split(stops, more)).body.responseCode).toBe(400);
  });

  it('is planned 20 times a minute for one address', async () => {
    await split(stopsOf(2));
    const codes: number[] = [];
    for (let count = 1; count <= 20; count += 1)
      codes.push((await gateway.call(optimiseTrips, { vehicle: 1, locationList: stopsOf(2) })).body.responseCode);
    expect(codes).toEqual([...Array.from({ length: 19 }, () => 200), 429]);
  });
});
