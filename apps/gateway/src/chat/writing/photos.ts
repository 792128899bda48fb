import { createHash } from 'node:crypto';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transact } from '../../platform/transact.ts';
import { generateFileName, objectKey } from '../../storage/object-key.ts';
import type { ObjectStore, StoredObject } from '../../storage/object-store.ts';
import { readPhoto } from '../../storage/read-photo.ts';
import { storageTexts } from '../../storage/texts.ts';
import { noteUpload } from '../../storage/upload-queries.ts';
import type { ChatCaller } from '../caller.ts';
import { photosOf } from '../limits.ts';
import { openRoom, requireWritable } from '../rooms/open-room.ts';
import { chatTexts } from '../texts.ts';
import { findChatPhotoKey, findSamePhoto, insertPhoto } from './photo-queries.ts';

export interface ChatPhotoDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ObjectStore;
  readonly isProduction: boolean;
  readonly limits: CallLimits;
}

/** Photos of messages, by the rules of all photos: type and size checked, metadata removed. */
export interface ChatPhotos {
  /** @returns its name. @throws {BusinessRefusal} 404, 409, 422 not a photo, 429, 503. */
  add(photo: { readonly roomId: string; readonly imgBase64: string }, caller: ChatCaller): Promise<string>;
  /** @throws {BusinessRefusal} 404, 503. */
  read(name: string): Promise<StoredObject>;
}

export function createChatPhotos(deps: ChatPhotoDeps): ChatPhotos {
  const { db, clock, random, store, isProduction, limits } = deps;
  return {
    add: async ({ roomId, imgBase64 }, caller) => {
      const room = await openRoom(deps, caller, roomId);
      requireWritable(room);
      const { content, mediaType } = readPhoto(imgBase64, 'imgBase64');
      const { member } = room;
      const contentHash = createHash('sha256').update(content).digest();
      const same = await findSamePhoto(db, { roomId: room.id, member, contentHash });
      if (same !== undefined) return same;
      await limits.count(photosOf(member));
      const name = generateFileName(random, mediaType);
      const key = objectKey({ isProduction, folder: `chat/${room.id}`, fileName: name });
      await noteUpload(db, key, clock.now());
      await store.put(key, content, mediaType);
      const userId = caller.kind === 'user' ? caller.userId : null;
      const photo = { name, roomId: room.id, member, userId, key, contentHash, at: clock.now() };
      if (await transact(db, (trx) => insertPhoto(trx, photo))) return name;
      throw new BusinessRefusal({ code: 503, text: storageTexts.unavailable });
    },
    read: async (name) => {
      const key = await findChatPhotoKey(db, name);
      const found = key === undefined ? undefined : await store.get(key);
      if (found === undefined) throw new BusinessRefusal({ code: 404, text: chatTexts.noPhoto });
      return found;
    },
  };
}
