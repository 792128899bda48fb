import type { LatLng } from '@songwai/core/basics/geo';
import { recentAddressLimit } from '@songwai/core/places/saved-location';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { findUser } from '../../identity/queries.ts';
import type { PlacesTables } from '../tables.ts';

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

/** Stores the stops of a job as recent places, each place once with its last contact, and deletes all but the newest twenty. */
export async function noteVisits(
  db: Kysely<Database>,
  visit: { readonly userId: string; readonly places: readonly VisitedPlace[]; readonly at: Date },
): Promise<void> {
  const { userId, places, at } = visit;
  // For users who have restricted the use of their data, nothing is stored (spec §6).
  const user = await findUser(db, userId);
  if (user === undefined || user.restricted_at !== null) return;
  // Sorted by key: concurrent jobs then lock the rows in the same order, which avoids deadlocks.
  const byKey = [...new Map(places.map((place) => [keyOf(place), place]))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (byKey.length === 0) return;
  const stored = await db
    .insertInto('recent_addresses')
    .values(
      byKey.map(([key, place]) => ({
        user_id: userId,
        place_key: key,
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
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'place_key']).doUpdateSet((is) => ({
        address_name: is.ref('excluded.address_name'),
        address: is.ref('excluded.address'),
        contact_name: is.ref('excluded.contact_name'),
        contact_phone: is.ref('excluded.contact_phone'),
        lat: is.ref('excluded.lat'),
        lng: is.ref('excluded.lng'),
        district: is.ref('excluded.district'),
        sub_district: is.ref('excluded.sub_district'),
        used_at: is.ref('excluded.used_at'),
      })),
    )
    // A row that was there before has been locked by its update.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .execute();
  if (stored.every(({ isNew }) => !isNew)) return;
  await db
    .deleteFrom('recent_addresses')
    .where('user_id', '=', userId)
    .where('place_key', 'not in', (newest) =>
      newest
        .selectFrom('recent_addresses as kept')
        .select('kept.place_key')
        .where('kept.user_id', '=', userId)
        .orderBy('kept.used_at', 'desc')
        .orderBy('kept.place_key')
        .limit(recentAddressLimit),
    )
    .execute();
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
