import { sql } from 'kysely';

/** Where a receiver has pinned the entrance. */
export interface Pin {
  readonly stop: number;
  readonly lat: number;
  readonly lng: number;
  readonly at: Date;
}

/** Where the receivers of a ride's job have pinned their entrances, in the order of time; within a query for `rides`. */
export const pinsOfRide = sql<readonly (Omit<Pin, 'at'> & { readonly at: string })[]>`(
  select coalesce(json_agg(json_build_object('stop', stop, 'lat', pin_lat, 'lng', pin_lng, 'at', pinned_at) order by pinned_at), '[]')
  from job_receivers where job_receivers.job_id = rides.job_id and pinned_at is not null)`;

/** Pins as JSON has them. */
export const readPins = (pins: readonly (Omit<Pin, 'at'> & { readonly at: string })[]): readonly Pin[] =>
  pins.map(({ at, ...pin }) => ({ ...pin, at: new Date(at) }));
