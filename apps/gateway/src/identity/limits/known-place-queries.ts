import type { Db } from '../../platform/db.ts';

/** Which of some places the user has signed in from. */
export const findKnownPlaces = async (db: Db, userId: string, places: readonly Buffer[]): Promise<readonly Buffer[]> =>
  (await db.selectFrom('known_places').select('place').where('user_id', '=', userId).where('place', 'in', places).execute()).map(
    ({ place }) => place,
  );

/** Records where a user signed in. */
export async function notePlaces(db: Db, userId: string, { places, now }: { places: readonly Buffer[]; now: Date }) {
  await db
    .insertInto('known_places')
    .values(places.map((place) => ({ user_id: userId, place, used_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ used_at: now }))
    .execute();
}

/** Knows no place of a user any more. */
export async function forgetPlacesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_places').where('user_id', '=', userId).execute();
}

/** Throws away places that nobody has signed in from for long. */
export async function forgetOldPlaces(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_places').where('used_at', '<', before).execute();
}
