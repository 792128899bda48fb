import { buffer } from 'node:stream/consumers';
import { dayMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { mediaTypeOfKey, objectKey } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';
import {
  forgetLost,
  forgetOrphans,
  listStale,
  listUnfiled,
  noteCleaned,
  refilePhoto,
  type UnfiledPhoto,
} from './photo-worker-queries.ts';

export interface PhotoWorkerDeps {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly isProduction: boolean;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** The worker; `tidy` is one round, for tests with their own clock. */
export interface PhotoWorker extends Worker {
  tidy(): Promise<void>;
}

const pauseMs = 30_000;
/** Photos of a draft are deleted if it was not booked for this long. */
const orphanMs = dayMs;

/** The folder of a job's photos (spec §7). */
export const jobFolder = (jobId: string): string => `jobs/${jobId}`;

/** Moves photos into the folder of their job, and deletes stale objects. */
export function createPhotoWorker({ db, store, isProduction, clock, startTimer, log }: PhotoWorkerDeps): PhotoWorker {
  const file = async ({ name, jobId, key }: UnfiledPhoto): Promise<void> => {
    const found = await store.get(key);
    if (found === undefined) {
      const isLost = await forgetLost(db, { name, jobId, key, at: clock.now() });
      if (isLost) log.error({ photo: name, jobId }, 'the picture of a photo is gone from the object store');
      return;
    }
    const to = objectKey({ isProduction, folder: jobFolder(jobId), fileName: name });
    await store.put(to, await buffer(found.content), mediaTypeOfKey(to));
    await refilePhoto(db, { name, from: key, to, at: clock.now() });
  };

  const tidy = async (): Promise<void> => {
    for (const photo of await listUnfiled(db)) await file(photo);
    const at = clock.now();
    while ((await forgetOrphans(db, { before: new Date(at.getTime() - orphanMs), at })) > 0);
    for (const key of await listStale(db, at)) {
      await store.remove(key);
      await noteCleaned(db, key);
    }
  };
  return { tidy, ...createWorker({ name: 'photo keeper', work: tidy, pauseMs, startTimer, log }) };
}
