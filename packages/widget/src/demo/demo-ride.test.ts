import { expect, test } from 'vitest';
import { rideAt } from './demo-ride.ts';
import { pointAlong, stopShares } from './ride-plan.ts';

const stops = [
  { lat: 13.75, lng: 100.53 },
  { lat: 13.7, lng: 100.53 },
  { lat: 13.65, lng: 100.53 },
];
const plan = { stops, route: stops, findsDriver: true };
const statusesUntil = (ms: number, given = plan) => rideAt(given, ms).past.map(({ status }) => status);

test('a delivery goes through every status in a minute', () => {
  expect(statusesUntil(0)).toEqual(['matching']);
  expect(statusesUntil(10_000)).toEqual(['matching', 'assigned']);
  expect(statusesUntil(60_000)).toEqual(['matching', 'assigned', 'arrived', 'pickedUp', 'delivering', 'delivering', 'completed']);
  expect(rideAt(plan, 3_600_000).status).toBe('completed');
});

test('the driver is on the road between the stops, each of which is done when the driver was there', () => {
  expect(rideAt(plan, 1_000).driver).toBeNull();
  expect(rideAt(plan, 10_000).nextStop).toBe(0);
  expect(rideAt(plan, 20_000).driver).toMatchObject(stops[0] ?? {});
  const half = rideAt(plan, 42_001);
  expect(half.driver?.lat).toBeCloseTo(13.7, 4);
  expect(half.nextStop).toBe(2);
  expect(half.driver?.heading).toBe(180);
  expect(rideAt(plan, 60_000)).toMatchObject({ driver: null, nextStop: null });
});

test('where no driver is found the search ends', () => {
  const none = { ...plan, findsDriver: false };
  expect(statusesUntil(11_999, none)).toEqual(['matching']);
  expect(rideAt(none, 30_000)).toMatchObject({ status: 'expired', driver: null, nextStop: null });
});

test('the same moment always shows the same', () => {
  expect(rideAt(plan, 31_234)).toEqual(rideAt(plan, 31_234));
});

test('a way has its direction, and places at one point are reached one after the other', () => {
  const east = [
    { lat: 13.7, lng: 100.5 },
    { lat: 13.7, lng: 100.6 },
  ];
  expect(pointAlong(east, 0.5)).toMatchObject({ lat: 13.7, heading: 90 });
  expect(pointAlong(east, 0.5).lng).toBeCloseTo(100.55, 6);
  expect(pointAlong(east, -1)).toMatchObject(east[0] ?? {});
  expect(pointAlong(east, 2)).toMatchObject(east[1] ?? {});
  const place = { lat: 13.7, lng: 100.5 };
  expect(stopShares([place, place, place])).toEqual([0, 0.5, 1]);
  expect(pointAlong([place, place], 0.5)).toMatchObject(place);
});
