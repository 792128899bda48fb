import type { EventHandler } from '../../events/event-handler.ts';
import { noteVisits, type VisitedPlace } from './recent-queries.ts';

/** The stops of a booked job; handed in by the room `jobs`. */
export interface BookedPlaces {
  readonly userId: string;
  readonly bookedAt: Date;
  /** In travel order, without the return point. */
  readonly places: readonly VisitedPlace[];
}

/** Undefined for a job that is gone. */
export type ReadBookedPlaces = (db: Parameters<EventHandler['handle']>[0], jobId: string) => Promise<BookedPlaces | undefined>;

/** Remembers where a customer's jobs go, as they are booked. */
export const createRecentNoter = (readBookedPlaces: ReadBookedPlaces): EventHandler => ({
  name: 'recentPlaces',
  handle: async (trx, { kind, subject }) => {
    if (kind !== 'jobs.booked') return;
    const booked = await readBookedPlaces(trx, subject);
    if (booked !== undefined) await noteVisits(trx, { userId: booked.userId, places: booked.places, at: booked.bookedAt });
  },
});
