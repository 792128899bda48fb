import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { decodePolyline, encodePolyline } from '@songwai/core/basics/polyline';
import type { RideMove, RidePlan } from './ride-plan.ts';

/** An entrance that a receiver has pinned. */
export interface Pin extends LatLng {
  /** Position of the stop. */
  readonly stop: number;
  /** Second of the ride at which it was pinned; negative before the ride was planned. */
  readonly second: number;
}

const add = ({ polyline, ...move }: RideMove, where: 'start' | 'end', { lat, lng }: LatLng): RideMove => {
  const line = decodePolyline(polyline);
  const point = { lat, lng };
  return { ...move, polyline: encodePolyline(where === 'end' ? [...line, point] : [point, ...line]) };
};

/** A line in two parts, at a share of its length; both have the point between. */
function splitLine(line: readonly LatLng[], share: number): readonly [behind: readonly LatLng[], ahead: readonly LatLng[]] {
  const steps = line.slice(1).map((to, index) => greatCircleKm(line[index] ?? to, to));
  let left = steps.reduce((sum, km) => sum + km, 0) * share;
  for (const [index, km] of steps.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (from !== undefined && to !== undefined && left < km) {
      const part = left / km;
      const point = { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
      return [
        [...line.slice(0, index + 1), point],
        [point, ...line.slice(index + 1)],
      ];
    }
    left -= km;
  }
  return [line, line.slice(-1)];
}

/** A move as it was until a second, and what is still to be driven; only the latter where it has not begun. */
export function splitMove(move: RideMove, second: number): readonly [...RideMove[], RideMove] {
  if (second <= move.fromSecond) return [move];
  const share = (second - move.fromSecond) / (move.toSecond - move.fromSecond);
  const [behind, ahead] = splitLine(decodePolyline(move.polyline), share);
  return [
    { ...move, toSecond: second, polyline: encodePolyline(behind) },
    { ...move, fromSecond: second, polyline: encodePolyline(ahead) },
  ];
}

function bend(plan: RidePlan, pin: Pin): RidePlan {
  const visit = plan.visits.find(({ stop }) => stop === pin.stop);
  const index = plan.moves.findIndex(({ toSecond }) => toSecond === visit?.arriveSecond);
  const move = plan.moves[index];
  // Whoever has arrived does not drive on.
  if (move === undefined || pin.second >= move.toSecond) return plan;
  const parts = splitMove(move, pin.second);
  const last = parts.at(-1) ?? move;
  const next = plan.moves[index + 1];
  return {
    ...plan,
    moves: [
      ...plan.moves.slice(0, index),
      ...parts.slice(0, -1),
      add(last, 'end', pin),
      ...(next === undefined ? [] : [add(next, 'start', pin)]),
      ...plan.moves.slice(index + 2),
    ],
  };
}

/** A planned ride that leads to the entrances that receivers have pinned since, at the planned times. */
export const bendToPins = (plan: RidePlan, pins: readonly Pin[]): RidePlan => pins.reduce(bend, plan);
