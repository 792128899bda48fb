import { sql } from 'kysely';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { generateFileName, objectKey } from '../../storage/object-key.ts';
import type { ObjectStore, StoredObject } from '../../storage/object-store.ts';
import { readPhoto } from '../../storage/read-photo.ts';
import { discardObjects } from '../../storage/stale-queries.ts';
import { recordDriverChange } from '../admin/change-queries.ts';
import { type DriverDb, lockDriver } from '../queries.ts';
import { driverTexts } from '../texts.ts';
import { findDriverPhotoKey, type StoredDriverPhoto, setDriverPhoto } from './photo-queries.ts';

/** Enough that a link cannot be guessed. */
const linkBytes = 18;

/** Drivers' photos: set by administrators, shown to whoever books. */
export interface DriverPhotos {
  /**
   * Sets a driver's photo; null removes it. @throws {BusinessRefusal} 404 no such driver, 422 no picture, 503 where the
   * store cannot be reached.
   */
  set(change: { readonly songwaiId: string; readonly image: string | null; readonly adminId: string }): Promise<void>;
  /** @throws {BusinessRefusal} 404 for an unknown link, 503. */
  read(token: string): Promise<StoredObject>;
}

interface DriverPhotosDeps {
  readonly db: DriverDb;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ObjectStore;
  readonly isProduction: boolean;
}

export function createDriverPhotos({ db, clock, random, store, isProduction }: DriverPhotosDeps): DriverPhotos {
  const storePhoto = async (songwaiId: string, image: string): Promise<StoredDriverPhoto> => {
    const { content, mediaType } = readPhoto(image, 'imgBase64');
    const key = objectKey({ isProduction, folder: `drivers/${songwaiId}`, fileName: generateFileName(random, mediaType) });
    await store.put(key, content, mediaType);
    return { key, token: random.bytes(linkBytes).toString('base64url') };
  };

  return {
    set: async ({ songwaiId, image, adminId }) => {
      const photo = image === null ? null : await storePhoto(songwaiId, image);
      await transact(db, async (trx) => {
        const driver = await lockDriver(trx, Number(songwaiId));
        if (driver === undefined || driver.is_simulated) throw new BusinessRefusal({ code: 404, text: driverTexts.noDriver });
        const { id: driverId, photo_key: former } = driver;
        const at = clock.now();
        await setDriverPhoto(trx, driverId, photo);
        // The store's worker deletes it, also after a crash.
        if (former !== null) await discardObjects(trx, sql`select ${former}`, at);
        const fields = (key: string | null) => ({ photo: key === null ? '' : 'set' });
        const change = { before: fields(former), after: fields(photo?.key ?? null) };
        await recordDriverChange(trx, { ...change, driverId, by: adminId, kind: 'changed', at });
      }).catch(async (error: unknown) => {
        if (photo !== null) await store.remove(photo.key);
        throw error;
      });
    },
    read: async (token) => {
      const key = await findDriverPhotoKey(db, token);
      const stored = key === undefined ? undefined : await store.get(key);
      if (stored === undefined) throw new BusinessRefusal({ code: 404, text: driverTexts.noPhoto });
      return stored;
    },
  };
}
