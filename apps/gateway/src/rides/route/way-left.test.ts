import { decodePolyline, encodePolyline } from '@songwai/core/basics/polyline';
import { describe, expect, it } from 'vitest';
import { roads } from '../../../tests/harness/roads.ts';
import { traceLeg } from '../../pricing/router/road-leg.ts';
import type { WaitingJob } from '../queries.ts';
import { wayLeft } from './way-left.ts';

const siam = { lat: 13.7466, lng: 100.5347 };
const asok = { lat: 13.737, lng: 100.5604 };
const bangNa = { lat: 13.6682, lng: 100.605 };
const garage = { lat: 13.71, lng: 100.57 };
const legOf = (from: typeof siam, to: typeof siam) => {
  const { points, metres } = traceLeg(roads, from, to);
  return { polyline: encodePolyline(points), metres };
};
const legs = [legOf(siam, asok), legOf(asok, bangNa)];
const job: WaitingJob = {
  ...{ id: 'J00000007', userId: 'u', companyId: null, remark: '', taskType: 1, fullDay: null, vehicleKind: 'motorcycle' },
  ...{
    pickUpAt: new Date(0),
    searchUntil: new Date(2_700_000),
    addedSatang: 0,
    searchRound: 0,
    fareSatang: 10_000,
    isFixedDriver: false,
  },
  route: { legs, isApproximate: true },
  stops: [siam, asok, bangNa].map((point, position) => ({ ...point, position, isReturn: false })),
  handOver: null,
  hasFailedVisit: false,
};
const handedOver = (nextVisit: number): WaitingJob => ({
  ...job,
  handOver: { ...garage, addressName: 'อู่', contactPhone: '', nextVisit },
});
const endsOf = (way: ReturnType<typeof wayLeft>) =>
  way.legs.map(({ polyline }) => {
    const points = decodePolyline(polyline);
    return [points[0], points.at(-1)].map((point) => [point?.lat.toFixed(3), point?.lng.toFixed(3)].join());
  });
const at = ({ lat, lng }: typeof siam) => [lat.toFixed(3), lng.toFixed(3)].join();

describe('the way of a simulated driver', () => {
  it('is the one that was booked', () => {
    expect(wayLeft(job, roads)).toEqual({ visits: [0, 1, 2], stops: job.stops, legs });
  });

  it('begins where goods are taken over, and leads over the stops that are left', () => {
    const way = wayLeft(handedOver(1), roads);
    expect(way.visits).toEqual([0, 1, 2]);
    expect(way.stops).toEqual([{ ...garage, position: 0 }]);
    expect(endsOf(way)).toEqual([
      [at(garage), at(asok)],
      [at(asok), at(bangNa)],
    ]);
    expect(way.legs[1]).toEqual(legs[1]);
  });

  it('ends at the pick-up where goods go back', () => {
    const way = wayLeft({ ...handedOver(2), hasFailedVisit: true }, roads);
    expect(way.visits).toEqual([0, 2, 0]);
    expect(endsOf(way)).toEqual([
      [at(garage), at(bangNa)],
      [at(bangNa), at(siam)],
    ]);
  });
});
