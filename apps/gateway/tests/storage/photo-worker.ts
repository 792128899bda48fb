import { startTimer } from '@songwai/core/basics/start-timer';
import { createFolderStore } from '../../src/storage/folder-store.ts';
import { createPhotoWorker, type PhotoWorker } from '../../src/storage/photo-worker.ts';
import type { Gateway } from '../builders/gateway.ts';
import { silentLog } from '../harness/silent-log.ts';

/** The gateway's photo service on a given folder. */
export const makePhotoWorker = ({ db, clock }: Gateway, directory: string): PhotoWorker =>
  createPhotoWorker({ db, clock, startTimer, log: silentLog, isProduction: false, store: createFolderStore(directory) });
