import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { generateFileName, objectKey } from '../../storage/object-key.ts';
import type { ObjectStore, StoredObject } from '../../storage/object-store.ts';
import { readPhoto } from '../../storage/read-photo.ts';
import { storageTexts } from '../../storage/texts.ts';
import { noteUpload } from '../../storage/upload-queries.ts';
import { newsTexts } from '../texts.ts';
import { findPictureKey, insertPicture } from './picture-queries.ts';

/** Pictures of news, by the rules of all photos: type and size checked, metadata removed. */
export interface NewsPictures {
  /** @returns its name. @throws {BusinessRefusal} 422 not a picture, 503. */
  add(imgBase64: string): Promise<string>;
  /** @throws {BusinessRefusal} 404, 503. */
  read(name: string): Promise<StoredObject>;
}

interface NewsPictureDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ObjectStore;
  readonly isProduction: boolean;
}

export function createNewsPictures({ db, clock, random, store, isProduction }: NewsPictureDeps): NewsPictures {
  return {
    add: async (imgBase64) => {
      const { content, mediaType } = readPhoto(imgBase64, 'imgBase64');
      const name = generateFileName(random, mediaType);
      const key = objectKey({ isProduction, folder: 'news', fileName: name });
      await noteUpload(db, key, clock.now());
      await store.put(key, content, mediaType);
      if (await transact(db, (trx) => insertPicture(trx, { name, key, at: clock.now() }))) return name;
      throw new BusinessRefusal({ code: 503, text: storageTexts.unavailable });
    },
    read: async (name) => {
      const key = await findPictureKey(db, name);
      const found = key === undefined ? undefined : await store.get(key);
      if (found === undefined) throw new BusinessRefusal({ code: 404, text: newsTexts.noPicture });
      return found;
    },
  };
}
