import { encodePolyline } from '@songwai/core/basics/polyline';
import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import { traceLeg } from '../../pricing/router/road-leg.ts';
import type { WaitingJob } from '../queries.ts';
import { visitsOf } from '../visits.ts';
import type { DispatchInput } from './plan-dispatch.ts';

/**
 * What of a job's way a simulated driver has to ride: all of it, or from where goods are taken over on. Legs that were not booked, to there
 * and back to the sender, are drawn.
 */
export function wayLeft(job: WaitingJob, roads: RoadNetwork): Pick<DispatchInput, 'visits' | 'stops' | 'legs'> {
  const { handOver, route } = job;
  const visits = visitsOf(job);
  if (handOver === null) return { visits, stops: job.stops, legs: route.legs };
  const ahead = visits.slice(handOver.nextVisit);
  const pointOf = (position: number) => job.stops.find((stop) => stop.position === position) ?? handOver;
  const legs = ahead.map((position, index) => {
    const booked = index === 0 ? undefined : route.legs[handOver.nextVisit + index - 1];
    if (booked !== undefined) return booked;
    const before = index === 0 ? undefined : ahead[index - 1];
    const { points, metres } = traceLeg(roads, before === undefined ? handOver : pointOf(before), pointOf(position));
    return { polyline: encodePolyline(points), metres };
  });
  // The goods are taken over where the pick-up would be.
  return { visits: [0, ...ahead], stops: [{ position: 0, lat: handOver.lat, lng: handOver.lng }], legs };
}
