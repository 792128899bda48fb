import type { LatLng } from '@songwai/core/basics/geo';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Where a driver goes for each stop of a job, by position: to the booked place, or to the entrance that its receiver has pinned. */
export async function readRoutePlaces(db: Db, jobId: string): Promise<ReadonlyMap<number, LatLng>> {
  const rows = await db
    .selectFrom('job_stops')
    .leftJoin('job_receivers as receiver', (join) =>
      join.onRef('receiver.job_id', '=', 'job_stops.job_id').onRef('receiver.stop', '=', 'job_stops.position'),
    )
    .select('job_stops.position')
    .select(sql<number>`coalesce(receiver.pin_lat, job_stops.lat)`.as('lat'))
    .select(sql<number>`coalesce(receiver.pin_lng, job_stops.lng)`.as('lng'))
    .where('job_stops.job_id', '=', jobId)
    .execute();
  return new Map(rows.map(({ position, lat, lng }) => [position, { lat, lng }]));
}
