import type { Db } from '../../platform/db.ts';

/** The places, of those given, from which the user has signed in. */
export const findKnownPlaces = async (db: Db, userId: string, places: readonly Buffer[]): Promise<readonly Buffer[]> =>
  (await db.selectFrom('known_places').select('place').where('user_id', '=', userId).where('place', 'in', places).execute()).map(
    ({ place }) => place,
  );

/** Records the places of a sign-in. */
export async function notePlaces(db: Db, userId: string, { places, now }: { places: readonly Buffer[]; now: Date }) {
  await db
    .insertInto('known_places')
    .values(places.map((place) => ({ user_id: userId, place, used_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ used_at: now }))
    .execute();
}

/** All known places of a user. */
export const listPlaces = async (db: Db, userId: string): Promise<readonly Buffer[]> =>
  (await db.selectFrom('known_places').select('place').where('user_id', '=', userId).execute()).map(({ place }) => place);

/** Deletes all known places of a user. */
export async function forgetPlacesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_places').where('user_id', '=', userId).execute();
}

/** Deletes places whose last sign-in was before a moment. */
export async function forgetOldPlaces(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_places').where('used_at', '<', before).execute();
}
