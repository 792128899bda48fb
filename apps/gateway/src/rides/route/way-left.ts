import { encodePolyline } from '@songwai/core/basics/polyline';
import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import { traceLeg } from '../../pricing/router/road-leg.ts';
import type { WaitingJob } from '../queries.ts';
import { visitsOf } from '../visits.ts';
import type { DispatchInput } from './plan-dispatch.ts';

/**
 * The part of a job's route that a simulated driver has to ride: all of it, or the rest after goods are taken over from another
 * driver. Legs that were not booked, to that place and back to the sender, are generated.
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
  // The place where the goods are taken over replaces the pick-up.
  return { visits: [0, ...ahead], stops: [{ position: 0, lat: handOver.lat, lng: handOver.lng }], legs };
}
