import type { EventHandler } from '../../events/event-handler.ts';
import { noteVisits, type VisitedPlace } from './recent-queries.ts';

/** The stops of a booked job, provided by the room `jobs`. */
export interface BookedPlaces {
  readonly userId: string;
  readonly bookedAt: Date;
  /** In travel order, without the return point. */
  readonly places: readonly VisitedPlace[];
}

/** Undefined where the job does not exist any more. */
export type ReadBookedPlaces = (db: Parameters<EventHandler['handle']>[0], jobId: string) => Promise<BookedPlaces | undefined>;

/** Stores the stops of a customer's jobs as recent places when they are booked. */
export const createRecentNoter = (readBookedPlaces: ReadBookedPlaces): EventHandler => ({
  name: 'recentPlaces',
  handle: async (trx, { kind, subject }) => {
    if (kind !== 'jobs.booked') return;
    const booked = await readBookedPlaces(trx, subject);
    if (booked !== undefined) await noteVisits(trx, { userId: booked.userId, places: booked.places, at: booked.bookedAt });
  },
});
