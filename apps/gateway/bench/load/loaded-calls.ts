import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { listJobs } from '@songwai/core/jobs/lists/list-contract';
import { getSuggestPlaceList } from '@songwai/core/places/contract';
import { estimatePrice } from '@songwai/core/pricing/contract';
import { initDataV3 } from '@songwai/core/startup/contract';
import { getJobDetailTracking } from '@songwai/core/tracking/contract';
import { bangNa, siam } from '../../tests/builders/order.ts';

/** A call as the benchmark sends it. */
export interface LoadedCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly isSignedIn: boolean;
  /** The body of a POST, the query of a GET. */
  readonly input: Readonly<Record<string, unknown>>;
  /** What part of the echo's calls a second it should reach. */
  readonly goal: number;
}

/** The link of the job that the gateway books for this. */
export const loadedTracking = 'songwai-load-00000000';

const trip = { vehicle: 1, jobType: 2, taskType: 1, locationList: [siam, bangNa].map(({ lat, lng }) => ({ lat, lng })) };

export const loadedCalls: readonly LoadedCall[] = [
  { name: 'an estimate of a visitor', endpoint: estimatePrice, isSignedIn: false, input: trip, goal: 0.6 },
  { name: 'an estimate of a customer', endpoint: estimatePrice, isSignedIn: true, input: trip, goal: 0.4 },
  { name: 'the start-up data', endpoint: initDataV3, isSignedIn: false, input: {}, goal: 0.4 },
  { name: 'a customer’s jobs', endpoint: listJobs, isSignedIn: true, input: {}, goal: 0.4 },
  {
    name: 'a job by its link',
    endpoint: getJobDetailTracking,
    isSignedIn: false,
    input: { trackingId: loadedTracking },
    goal: 0.4,
  },
  { name: 'places for a word', endpoint: getSuggestPlaceList, isSignedIn: false, input: { query: 'สยาม' }, goal: 0.4 },
];
