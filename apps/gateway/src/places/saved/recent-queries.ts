import type { LatLng } from '@songwai/core/basics/geo';
import { recentAddressLimit } from '@songwai/core/places/saved-location';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';
import type { PlacesTables } from '../tables.ts';
import { findRememberedUsers } from './remembered-users-view.ts';

/** A stop of a job. */
export interface VisitedPlace extends LatLng {
  readonly addressName: string;
  readonly address: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly district: string;
  readonly subDistrict: string;
}

/** About eleven metres: a pin moved across a forecourt still means the same place. */
const keyDecimals = 4;

const keyOf = ({ addressName, lat, lng }: VisitedPlace): string =>
  `${lat.toFixed(keyDecimals)},${lng.toFixed(keyDecimals)} ${addressName.toLowerCase()}`;

/** The stops of a customer's job. */
export interface Visit {
  readonly userId: string;
  readonly places: readonly VisitedPlace[];
  readonly at: Date;
}

interface RecentRow {
  readonly user_id: string;
  readonly place_key: string;
}

/** Each place of each user once, as the last visit has it; sorted, so that concurrent jobs lock the rows in the same order. */
function rowsOf(visits: readonly Visit[]): readonly RecentRow[] {
  const rows = visits.flatMap(({ userId, places, at }) =>
    places.map((place) => ({
      user_id: userId,
      place_key: keyOf(place),
      address_name: place.addressName,
      address: place.address,
      contact_name: place.contactName,
      contact_phone: place.contactPhone,
      lat: place.lat,
      lng: place.lng,
      district: place.district,
      sub_district: place.subDistrict,
      used_at: at,
    })),
  );
  const byKey = new Map(rows.map((row) => [`${row.user_id} ${row.place_key}`, row]));
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Deletes all but the newest twenty places of users. */
async function trimRecent(db: Kysely<Database>, userIds: readonly string[]): Promise<void> {
  await executePrepared(
    db,
    sql`
      delete from recent_addresses where (user_id, place_key) in (
        select user_id, place_key from (
          select user_id, place_key, row_number() over (partition by user_id order by used_at desc, place_key) as place
          from recent_addresses where user_id = any(${userIds}::uuid[])) as ranked
        where place > ${sql.lit(recentAddressLimit)})`,
  );
}

/** Stores the stops of jobs as recent places, each place once with its last contact, and deletes all but the newest twenty. */
export async function noteVisits(db: Kysely<Database>, visits: readonly Visit[]): Promise<void> {
  const remembered = await findRememberedUsers(
    db,
    visits.map(({ userId }) => userId),
  );
  const rows = rowsOf(visits.filter(({ userId }) => remembered.has(userId)));
  if (rows.length === 0) return;
  const { rows: stored } = await executePrepared(
    db,
    sql<{ userId: string; isNew: boolean }>`
      insert into recent_addresses (user_id, place_key, address_name, address, contact_name, contact_phone, lat, lng, district, sub_district,
        used_at)
      select user_id, place_key, address_name, address, contact_name, contact_phone, lat, lng, district, sub_district, used_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (user_id uuid, place_key text, address_name text, address text,
        contact_name text, contact_phone text, lat double precision, lng double precision, district text, sub_district text,
        used_at timestamptz)
      on conflict (user_id, place_key) do update set address_name = excluded.address_name, address = excluded.address,
        contact_name = excluded.contact_name, contact_phone = excluded.contact_phone, lat = excluded.lat, lng = excluded.lng,
        district = excluded.district, sub_district = excluded.sub_district, used_at = excluded.used_at
      returning user_id as "userId", xmax = 0 as "isNew"`,
  );
  // A row that was there before has been locked by its update.
  const grown = new Set(stored.flatMap(({ userId, isNew }) => (isNew ? [userId] : [])));
  if (grown.size > 0) await trimRecent(db, [...grown]);
}

/** Recent places of the customer's jobs, the newest first. */
export const listRecent = (
  db: Kysely<Database>,
  userId: string,
): Promise<readonly Selectable<PlacesTables['recent_addresses']>[]> =>
  db
    .selectFrom('recent_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('place_key')
    .limit(recentAddressLimit)
    .execute();
