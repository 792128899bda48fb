import { greatCircleKm } from '@songwai/core/basics/geo';
import { encodePolyline } from '@songwai/core/basics/polyline';
import { describe, expect, it } from 'vitest';
import { bendToPins } from './bend-to-pins.ts';
import { positionAt } from './position-at.ts';
import type { RidePlan } from './ride-plan.ts';

const [a, b, c] = [
  { lat: 13.74, lng: 100.53 },
  { lat: 13.74, lng: 100.55 },
  { lat: 13.74, lng: 100.57 },
];
const plan: RidePlan = {
  steps: [{ atSecond: 0, status: 'delivering', stop: null }],
  moves: [
    { fromSecond: 0, toSecond: 200, polyline: encodePolyline([a, b]) },
    { fromSecond: 260, toSecond: 460, polyline: encodePolyline([b, c]) },
  ],
  visits: [
    { stop: 1, arriveSecond: 200, doneSecond: 260 },
    { stop: 2, arriveSecond: 460, doneSecond: 520 },
  ],
};
const entrance = { lat: 13.7415, lng: 100.5505 };
const at = (of: RidePlan, second: number) => positionAt(of, second).position ?? a;

describe('a ride to a pinned entrance', () => {
  it.each([-100, 0, 90, 199])('ends there and goes on from there, pinned at second %i', (second) => {
    const bent = bendToPins(plan, [{ ...entrance, stop: 1, second }]);
    expect(greatCircleKm(at(bent, 230), entrance)).toBeLessThan(0.003);
    expect(greatCircleKm(at(bent, 261), entrance)).toBeLessThan(0.05);
    expect(greatCircleKm(at(bent, 460), c)).toBeLessThan(0.003);
  });

  it('does not jump at the moment of the pin', () => {
    const bent = bendToPins(plan, [{ ...entrance, stop: 1, second: 90 }]);
    expect(greatCircleKm(at(bent, 90), at(plan, 90))).toBeLessThan(0.003);
    expect(greatCircleKm(at(bent, 91), at(plan, 91))).toBeLessThan(0.01);
  });

  it('stays as it was where the driver has arrived already', () => {
    expect(bendToPins(plan, [{ ...entrance, stop: 1, second: 200 }])).toEqual(plan);
  });
});
