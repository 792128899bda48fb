import { greatCircleKm } from '@songwai/core/basics/geo';
import { decodePolyline, encodePolyline } from '@songwai/core/basics/polyline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roads } from '../../../tests/harness/roads.ts';
import { traceLeg } from '../../pricing/router/road-leg.ts';
import { type DispatchInput, planDispatch } from './plan-dispatch.ts';
import { positionAt } from './position-at.ts';
import type { RidePlan } from './ride-plan.ts';

const siam = { lat: 13.7466, lng: 100.5347 };
const asok = { lat: 13.737, lng: 100.5604 };
const bangNa = { lat: 13.6682, lng: 100.605 };
const legOf = (from: typeof siam, to: typeof siam) => {
  const { points, metres } = traceLeg(roads, from, to);
  return { polyline: encodePolyline(points), metres };
};
const threeStops: DispatchInput = {
  job: { id: 'J00000007', remark: '', addedSatang: 0, vehicleKind: 'motorcycle' },
  stops: [siam, asok, bangNa].map((point, position) => ({ ...point, position })),
  visits: [0, 1, 2],
  legs: [legOf(siam, asok), legOf(asok, bangNa)],
  driverIds: [4, 9, 12],
  seed: 1,
  searchSeconds: 2_700,
  roads,
};

const planOf = (input: DispatchInput): RidePlan => {
  const outcome = planDispatch(input);
  if (outcome === null) throw new Error('no plan');
  return outcome.plan;
};

describe('a planned ride', () => {
  it('is the same for the same job and seed, and another for another seed', () => {
    expect(planDispatch(threeStops)).toEqual(planDispatch(threeStops));
    expect(planDispatch({ ...threeStops, seed: 2 })).not.toEqual(planDispatch(threeStops));
  });

  it('finds a driver, arrives, picks up, delivers at each stop and ends', () => {
    expect(planOf(threeStops).steps.map(({ status, stop }) => [status, stop])).toEqual([
      ['assigned', null],
      ['arrived', 0],
      ['pickedUp', 0],
      ['delivering', null],
      ['delivering', 1],
      ['completed', 2],
    ]);
  });

  it('goes back to the first stop where a return was booked', () => {
    const there = planOf({ ...threeStops, visits: [0, 1, 0], legs: [legOf(siam, asok), legOf(asok, siam)] });
    expect(there.steps.at(-1)).toMatchObject({ status: 'completed', stop: 0 });
  });

  it('finds nobody for a job whose remark says so', () => {
    const outcome = planDispatch({ ...threeStops, job: { ...threeStops.job, remark: 'please [no-driver] thanks' } });
    expect(outcome?.driverId).toBeNull();
    expect(outcome?.plan.steps).toEqual([{ atSecond: threeStops.searchSeconds, status: 'expired', stop: null }]);
  });

  it('finds a driver for it once the customer has added to the pay', () => {
    const job = { ...threeStops.job, remark: 'please [no-driver] thanks', addedSatang: 5_000 };
    expect(planDispatch({ ...threeStops, job })?.driverId).not.toBeNull();
  });

  it('waits while every driver is busy', () => {
    expect(planDispatch({ ...threeStops, driverIds: [] })).toBeNull();
  });
});

describe('where the driver is', () => {
  const plan = planOf(threeStops);
  const end = plan.steps.at(-1)?.atSecond ?? 0;

  it('is nowhere while one is still looked for', () => {
    expect(positionAt(plan, 0)).toEqual({
      status: 'matching',
      stopIndex: null,
      position: null,
      headingDeg: 0,
      etaSeconds: null,
      isDriving: false,
    });
  });

  it('is at each stop when the plan says so', () => {
    for (const [index, stop] of [siam, asok, bangNa].entries()) {
      const visit = plan.visits[index];
      const at = positionAt(plan, visit?.arriveSecond ?? -1);
      expect(greatCircleKm(at.position ?? bangNa, stop)).toBeLessThan(0.005);
      expect(at).toMatchObject({ stopIndex: index, etaSeconds: 0, isDriving: false });
    }
  });

  it('looks the way it goes: south-east from Asok to Bang Na', () => {
    const leg = plan.moves[2];
    const { headingDeg } = positionAt(plan, ((leg?.fromSecond ?? 0) + (leg?.toSecond ?? 0)) / 2);
    expect(headingDeg).toBeGreaterThan(110);
    expect(headingDeg).toBeLessThan(180);
  });

  it('stays on the line of the leg', () => {
    const leg = plan.moves[1];
    const line = decodePolyline(leg?.polyline ?? '');
    const { position } = positionAt(plan, (leg?.fromSecond ?? 0) + 100);
    const nearest = Math.min(...line.map((point) => greatCircleKm(point, position ?? bangNa)));
    expect(nearest).toBeLessThan(0.2);
  });

  it('never jumps: no faster than 80 km/h between any two moments', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end }), fc.integer({ min: 1, max: 60 }), (second, later) => {
        const before = positionAt(plan, second).position;
        const after = positionAt(plan, second + later).position;
        if (before === null || after === null) return;
        expect(greatCircleKm(before, after)).toBeLessThan((80 / 3600) * later + 0.003);
      }),
    );
  });

  it('stands at the last stop after the end and heads nowhere', () => {
    expect(positionAt(plan, end + 5)).toMatchObject({ status: 'completed', stopIndex: null, etaSeconds: null, isDriving: false });
  });
});
