import { createHash } from 'node:crypto';
import { photoLimits } from '@songwai/core/validation/photos/photos';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Db } from '../platform/db.ts';
import { transact } from '../platform/transact.ts';
import { generateFileName, objectKey } from '../storage/object-key.ts';
import { countPhotos, findSamePhoto, forgetPhotos, insertPhoto, lockPhotos, type PhotoHolder } from '../storage/photo-queries.ts';
import type { Photo } from '../storage/read-photo.ts';
import { storageTexts } from '../storage/texts.ts';
import type { PhotoDeps } from './photo-deps.ts';
import { requireFewUploads, type Uploader } from './upload-limit.ts';

/** The target of a photo. */
export interface PhotoTarget {
  /** Key in the object store. */
  readonly folder: string;
  readonly holder: PhotoHolder;
}

/** A stored photo. */
interface StoredPhoto {
  readonly name: string;
  /** True where the same photo was stored before. */
  readonly isOld: boolean;
}

async function requireRoom(trx: Db, holder: PhotoHolder): Promise<void> {
  if ((await countPhotos(trx, holder)) >= photoLimits.maxCount)
    throw new BusinessRefusal({ code: 422, field: 'imgBase64', text: storageTexts.tooManyPhotos });
}

/**
 * Makes the function that stores a photo: inserts its row (`open` determines the target in the same transaction), then uploads it. The object
 * store is never called within a transaction, and the same picture is stored only once.
 */
export function createPhotoStorage({ db, store, isProduction, clock, random }: PhotoDeps) {
  const note = (photo: Photo, uploader: Uploader, open: (trx: Db) => Promise<PhotoTarget>) =>
    transact(db, async (trx) => {
      const { folder, holder } = await open(trx);
      await lockPhotos(trx, 'jobId' in holder ? holder.jobId : holder.guid);
      const contentHash = createHash('sha256').update(photo.content).digest();
      const old = await findSamePhoto(trx, holder, { userId: uploader.userId, contentHash });
      if (old !== undefined) return { name: old, key: null };
      const at = clock.now();
      await requireRoom(trx, holder);
      await requireFewUploads(trx, uploader, at);
      const name = generateFileName(random, photo.mediaType);
      const key = objectKey({ isProduction, folder, fileName: name });
      await insertPhoto(trx, { guid: null, jobId: null, ...holder, ...uploader, name, key, contentHash, at });
      return { name, key };
    });

  return async (photo: Photo, uploader: Uploader, open: (trx: Db) => Promise<PhotoTarget>): Promise<StoredPhoto> => {
    const { name, key } = await note(photo, uploader, open);
    if (key === null) return { name, isOld: true };
    try {
      await store.put(key, photo.content, photo.mediaType);
    } catch (error) {
      await transact(db, (trx) => forgetPhotos(trx, [name], clock.now()));
      throw error;
    }
    return { name, isOld: false };
  };
}
