import type { DriverDb } from '../queries.ts';

/** A driver's stored photo and the secret of its link. */
export interface StoredDriverPhoto {
  readonly key: string;
  readonly token: string;
}

/** Sets a driver's photo; null removes it. */
export async function setDriverPhoto(db: DriverDb, driverId: number, photo: StoredDriverPhoto | null): Promise<void> {
  await db
    .updateTable('drivers')
    .set({ photo_key: photo?.key ?? null, photo_token: photo?.token ?? null })
    .where('id', '=', driverId)
    .execute();
}

/** The key of the photo behind a link; undefined for an unknown one. */
export async function findDriverPhotoKey(db: DriverDb, token: string): Promise<string | undefined> {
  const row = await db.selectFrom('drivers').select('photo_key').where('photo_token', '=', token).executeTakeFirst();
  return row?.photo_key ?? undefined;
}
