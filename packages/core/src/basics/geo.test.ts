import fc from 'fast-check';
import { expect, it } from 'vitest';
import { greatCircleKm, isWithinKm } from './geo.ts';

const points = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const halfEquatorKm = Math.PI * 6371;
/** Near antipodal points the haversine formula loses half of a number's digits: decimetres on 20,000 km. */
const roundingKm = 1e-3;

it('measures the same way there and back, never more than half the equator', () => {
  fc.assert(
    fc.property(points, points, (from, to) => {
      const km = greatCircleKm(from, to);
      expect(km).toBeCloseTo(greatCircleKm(to, from), 6);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(halfEquatorKm + 1e-9);
    }),
  );
});

it('never makes a detour shorter than the direct way', () => {
  fc.assert(
    fc.property(points, points, points, (from, via, to) => {
      expect(greatCircleKm(from, via) + greatCircleKm(via, to)).toBeGreaterThanOrEqual(greatCircleKm(from, to) - roundingKm);
    }),
  );
});

it('stays right to the metre between nearly opposite points', () => {
  const from = { lat: 0, lng: -179.99999879258178 };
  const via = { lat: 0.0000026315071101596033, lng: 0 };
  const to = { lat: 0, lng: 0 };
  expect(greatCircleKm(from, via) + greatCircleKm(via, to)).toBeGreaterThanOrEqual(greatCircleKm(from, to) - roundingKm);
  expect(Math.abs(greatCircleKm(from, to) - halfEquatorKm)).toBeLessThan(roundingKm);
});

it('counts a point on the circle itself as inside', () => {
  const paragon = { lat: 13.7466, lng: 100.5347 };
  const bangNa = { lat: 13.6682, lng: 100.605 };
  const km = greatCircleKm(paragon, bangNa);
  expect([isWithinKm(paragon, bangNa, km), isWithinKm(paragon, bangNa, km - 0.001)]).toEqual([true, false]);
});
