import { cleanText } from '@songwai/core/basics/clean-text';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { findTrackedJob } from './queries.ts';
import type { ObserveRide } from './ride-sight.ts';
import { createTrackingView, type TrackingView } from './tracking-view.ts';

/** Reads a job by its link; null for a link that nobody was given. */
export type ReadTracking = (trackingId: string) => Promise<TrackingView | null>;

export function createTrackingReader(deps: { readonly db: Kysely<Database>; readonly observeRide: ObserveRide }): ReadTracking {
  return async (trackingId) => {
    const record = await findTrackedJob(deps.db, cleanText(trackingId));
    return record === undefined ? null : createTrackingView(record, await deps.observeRide(record.id));
  };
}
