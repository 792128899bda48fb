import type { NotNull } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Where the receivers of a job have pinned their entrances. */
export const listPins = (db: Db, jobId: string) =>
  db
    .selectFrom('job_receivers')
    .select(['stop', 'pin_lat as lat', 'pin_lng as lng', 'pinned_at as at'])
    .where('job_id', '=', jobId)
    .where('pinned_at', 'is not', null)
    .$narrowType<{ lat: NotNull; lng: NotNull; at: NotNull }>()
    .orderBy('pinned_at')
    .execute();
