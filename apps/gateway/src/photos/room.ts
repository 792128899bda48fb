import type { Room } from '../platform/room.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { createPhotoWorker } from '../storage/photo-worker.ts';
import { photosPersonalData } from './personal-data.ts';
import { registerPhotos } from './routes.ts';
import { createPhotoService } from './service.ts';

/** Photos of bookings. */
export const photos: Room<{ readonly store: ObjectStore }> = {
  name: 'photos',
  section: 'orders',
  tables: [],
  personalData: photosPersonalData,
  open: ({ db, clock, random, startTimer, log, config: { isProduction } }, { store }) => ({
    offers: {},
    routes: (app) => registerPhotos(app, { photos: createPhotoService({ db, store, isProduction, clock, random }) }),
    workers: [createPhotoWorker({ db, store, isProduction, clock, startTimer, log })],
  }),
};
