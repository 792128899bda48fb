import { sql } from 'kysely';
import type { ReadBookedPlaces } from '../../places/saved/note-recent.ts';
import { toWireAddress } from '../../places/wire-address.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';

/** Reads the stops of jobs, for rooms that store places. */
export const readBookedPlaces: ReadBookedPlaces = async (db, jobIds) => {
  const { rows } = await executePrepared(
    db,
    sql<Parameters<typeof toWireAddress>[0] & { readonly id: string; readonly user_id: string; readonly created_at: Date }>`
      select jobs.id, user_id, created_at, address_name, address, contact_name, contact_phone, lat, lng, district, sub_district
      from jobs join job_stops on job_stops.job_id = jobs.id
      where jobs.id = any(${jobIds}::text[]) and not is_return order by created_at, jobs.id, position`,
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((stops) => {
    const [first] = stops;
    return first === undefined ? [] : [{ userId: first.user_id, bookedAt: first.created_at, places: stops.map(toWireAddress) }];
  });
};
