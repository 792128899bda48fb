import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { RideObserver } from '../rides/ride-source.ts';
import { createReceivedView } from './receivers/received-job.ts';
import { findReceiverLink } from './receivers/receiver-link-view.ts';
import { createTrackingView, type TrackingView } from './shown-job.ts';
import { findRatingLink, findTrackedJob } from './tracked-job-view.ts';

/** Reads a job by its tracking link, or by the link of one of its receivers; null for an unknown link. */
export type ReadTracking = (trackingId: string) => Promise<TrackingView | null>;

export function createTrackingReader(deps: { readonly db: Kysely<Database>; readonly observeRide: RideObserver }): ReadTracking {
  return async (trackingId) => {
    const link = cleanText(trackingId);
    const record = await findTrackedJob(deps.db, link);
    if (record !== undefined) return createTrackingView(record, record.hasRide ? await deps.observeRide(record.id) : null);
    const receiver = await findReceiverLink(deps.db, link);
    const received = receiver === undefined ? undefined : await findTrackedJob(deps.db, receiver.trackingId);
    if (receiver === undefined || received === undefined) return null;
    return createReceivedView(received, receiver, received.hasRide ? await deps.observeRide(received.id) : null);
  };
}

/** Whether the link to a job has closed, 24 hours after the end. */
export const isClosed = ({ closesAt }: Pick<TrackingView, 'closesAt'>, now: Date): boolean =>
  closesAt !== null && closesAt <= now;

/** A job as the holder of its rating link sees it. */
export interface RatedView {
  readonly view: TrackingView;
  readonly mayRate: boolean;
  /** 1-5; null while not rated. */
  readonly rating: number | null;
}

/** Reads a job by its rating link; null for an unknown link. */
export type ReadRated = (ratingToken: string) => Promise<RatedView | null>;

export function createRatedReader(deps: { readonly db: Kysely<Database>; readonly read: ReadTracking }): ReadRated {
  return async (ratingToken) => {
    const link = await findRatingLink(deps.db, cleanText(ratingToken));
    const view = link === undefined ? null : await deps.read(link.trackingId);
    if (link === undefined || view === null) return null;
    return { view, mayRate: link.status === 'completed' && link.rating === null, rating: link.rating };
  };
}

/** The code from the address of the page /c, or from the whole address. */
export function readTrackingCode(code: string): string {
  const path = code.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}
