import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { photoTexts } from '../jobs/booking/new-job-texts.ts';
import { addJobPhoto, lockPhotographedJob, type PhotographedJob, removeJobPhoto } from '../jobs/job-photo-queries.ts';
import { readJobId, scopeOf } from '../jobs/job-scope.ts';
import type { Db } from '../platform/db.ts';
import { transact } from '../platform/transact.ts';
import type { StoredObject } from '../storage/object-store.ts';
import { findPhotoKey, forgetDraftPhoto, forgetPhotos, notePhotoStored } from '../storage/photo-queries.ts';
import { jobFolder } from '../storage/photo-worker.ts';
import { readPhoto } from '../storage/read-photo.ts';
import type { PhotoDeps } from './photo-deps.ts';
import { createPhotoStorage } from './store-photo.ts';
import { addressMark } from './upload-limit.ts';

/** The origin of a call. */
interface Sender {
  readonly session: Session | undefined;
  readonly address: string;
}

interface DraftPhoto {
  readonly fileName: string;
  readonly guid: string;
}

interface JobPhoto {
  readonly fileName: string;
  readonly jobId: string;
}

/** Photos for remarks of a draft order or a job. */
export interface PhotoService {
  /** @returns the photo's name. @throws {BusinessRefusal} 422 not a photo, or too many; 429, 503. */
  addToDraft(photo: { imgBase64: string; guid: string }, sender: Sender): Promise<string>;
  /** @throws {BusinessRefusal} 404 */
  removeFromDraft(photo: DraftPhoto, sender: Sender): Promise<void>;
  /** @returns the photo's name. @throws {BusinessRefusal} 404 not this user's job, 409 over, 422, 429, 503. */
  addToJob(photo: { imgBase64: string; jobId: string }, sender: Sender & { readonly session: Session }): Promise<string>;
  /** @throws {BusinessRefusal} 404 not this user's job or not its photo, 409 over. */
  removeFromJob(photo: JobPhoto, session: Session): Promise<void>;
  /** @throws {BusinessRefusal} 404, 503. */
  read(fileName: string): Promise<StoredObject>;
}

export function createPhotoService(deps: PhotoDeps): PhotoService {
  const { db, store, clock } = deps;
  const photoStorage = createPhotoStorage(deps);

  const requireOwnJob = async (trx: Db, jobId: string, session: Session): Promise<PhotographedJob> => {
    const job = await lockPhotographedJob(trx, { jobId: readJobId(jobId), scope: scopeOf(session) });
    if (job === undefined) throw new BusinessRefusal({ code: 404, text: photoTexts.jobNotFound });
    if (job.isOver) throw new BusinessRefusal({ code: 409, text: photoTexts.jobOver });
    return job;
  };

  return {
    addToDraft: async ({ imgBase64, guid }, { session, address }) => {
      const photo = readPhoto(imgBase64, 'imgBase64');
      const uploader = { userId: session?.userId ?? null, uploadedFrom: addressMark(address) };
      const { name, isOld } = await photoStorage(photo, uploader, async () => ({ folder: 'drafts', holder: { guid } }));
      if (!isOld) await notePhotoStored(db, name, clock.now());
      return name;
    },
    removeFromDraft: async ({ fileName: name, guid }, { session }) => {
      const wanted = { name, guid, userId: session?.userId ?? null, at: clock.now() };
      const isGone = await transact(db, (trx) => forgetDraftPhoto(trx, wanted));
      if (!isGone) throw new BusinessRefusal({ code: 404, text: photoTexts.photoNotFound });
    },
    addToJob: async ({ imgBase64, jobId }, { session, address }) => {
      const photo = readPhoto(imgBase64, 'imgBase64');
      const uploader = { userId: session.userId, uploadedFrom: addressMark(address) };
      const { name, isOld } = await photoStorage(photo, uploader, async (trx) => {
        const { id } = await requireOwnJob(trx, jobId, session);
        return { folder: jobFolder(id), holder: { jobId: id } };
      });
      if (isOld) return name;
      await transact(db, async (trx) => {
        const { id } = await requireOwnJob(trx, jobId, session);
        if (await notePhotoStored(trx, name, clock.now())) await addJobPhoto(trx, id, name);
      });
      return name;
    },
    removeFromJob: ({ fileName, jobId }, session) =>
      transact(db, async (trx) => {
        const job = await requireOwnJob(trx, jobId, session);
        if (!job.photoNames.includes(fileName)) throw new BusinessRefusal({ code: 404, text: photoTexts.photoNotFound });
        await removeJobPhoto(trx, job.id, fileName);
        await forgetPhotos(trx, [fileName], clock.now());
      }),
    read: async (fileName) => {
      const key = await findPhotoKey(db, fileName);
      const found = key === undefined ? undefined : await store.get(key);
      if (found === undefined) throw new BusinessRefusal({ code: 404, text: photoTexts.photoNotFound });
      return found;
    },
  };
}
