import { describe, expect, it } from 'vitest';
import { firstFreePosition, lockStops, nearMetres, type RideReach } from './stop-lock.ts';

const stops = (outward: number, hasReturn = false) => [
  ...Array.from({ length: outward }, () => ({ isReturn: false })),
  ...(hasReturn ? [{ isReturn: true }] : []),
];
const reach = (doneVisits: number, change: Partial<RideReach> = {}): RideReach => ({
  ...{ doneVisits, isThere: false, metresAway: 3_000 },
  ...change,
});

describe('the stops of a running job', () => {
  it.each([
    ['no driver has it', null, ['pickUp', null, null]],
    ['the driver is on the way to the pick-up', reach(0), ['pickUp', null, null]],
    ['the driver is at the pick-up', reach(0, { isThere: true, metresAway: 0 }), ['pickUp', null, null]],
    ['the driver heads for the second', reach(1), ['done', null, null]],
    ['the driver is nearly there', reach(1, { metresAway: nearMetres - 1 }), ['done', 'driverNear', null]],
    ['the driver is just far enough', reach(1, { metresAway: nearMetres }), ['done', null, null]],
    ['the driver is there', reach(1, { isThere: true, metresAway: 0 }), ['done', 'driverThere', null]],
    ['nobody knows where the driver is', reach(1, { metresAway: null }), ['done', 'driverUnknown', null]],
    ['the second is done', reach(2), ['done', 'done', null]],
    ['all are done', reach(3), ['done', 'done', 'done']],
  ])('are locked where they have to be while %s', (_when, how, locks) => {
    expect(lockStops(stops(3), how)).toEqual(locks);
  });

  it('never lose their way back', () => {
    expect(lockStops(stops(2, true), reach(0))).toEqual(['pickUp', null, 'return']);
  });

  it.each([
    ['after the pick-up', reach(0), 1],
    ['after the stop that the driver is at', reach(1, { isThere: true }), 2],
    ['at the end, while the driver is at the last one', reach(2, { isThere: true }), 3],
    ['nowhere once all are done', reach(3), null],
  ])('get new ones %s', (_where, how, position) => {
    expect(firstFreePosition(lockStops(stops(3), how))).toBe(position);
    expect(firstFreePosition(lockStops(stops(3, true), how))).toBe(position);
  });
});
