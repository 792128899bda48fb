import type { EventHandler } from '../../events/event-handler.ts';
import { noteVisits, type VisitedPlace } from './recent-queries.ts';

/** The stops of a booked job, provided by the room `jobs`. */
export interface BookedPlaces {
  readonly userId: string;
  readonly bookedAt: Date;
  /** In travel order, without the return point. */
  readonly places: readonly VisitedPlace[];
}

/** Those of the jobs that still exist, in the order of their booking. */
export type ReadBookedPlaces = (
  db: Parameters<EventHandler['handle']>[0],
  jobIds: readonly string[],
) => Promise<readonly BookedPlaces[]>;

/** Stores the stops of a customer's jobs as recent places when they are booked. */
export const createRecentNoter = (readBookedPlaces: ReadBookedPlaces): EventHandler => ({
  name: 'recentPlaces',
  kinds: new Set(['jobs.booked']),
  handle: async (trx, events) => {
    const booked = await readBookedPlaces(
      trx,
      events.map(({ subject }) => subject),
    );
    await noteVisits(
      trx,
      booked.map(({ userId, places, bookedAt }) => ({ userId, places, at: bookedAt })),
    );
  },
});
