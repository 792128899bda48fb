import type { JobService } from '../jobs/service.ts';
import { createFullDayBooking } from '../orders/full-day/book-full-day.ts';
import { registerFullDay } from '../orders/full-day/routes.ts';
import { chooseOptimiseRoute } from '../orders/optimise/choose-optimise-route.ts';
import { registerOptimise } from '../orders/optimise/routes.ts';
import { registerPhotos } from '../orders/photos/routes.ts';
import { createPhotoService } from '../orders/photos/service.ts';
import { registerNewJob } from '../orders/routes.ts';
import { noWallets } from '../startup/no-wallets.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { createPhotoKeeper } from '../storage/photo-keeper.ts';
import { type Ground, runWorker } from './ground.ts';

/** What comes before a booking, and the bookings that are not rides. */
export function composeOrders(ground: Ground, { jobs, store }: { readonly jobs: JobService; readonly store: ObjectStore }): void {
  const { app, config, db, clock, random, startTimer, log } = ground;
  const { isProduction } = config;
  registerNewJob(app, { jobs });
  registerPhotos(app, { photos: createPhotoService({ db, store, isProduction, clock, random }) });
  registerFullDay(app, { db, book: createFullDayBooking({ db, wallets: noWallets, clock, random }) });
  registerOptimise(app, { optimiseRoute: chooseOptimiseRoute({ osrmUrl: config.osrmUrl, vroomUrl: config.vroomUrl, log }) });
  runWorker(ground, createPhotoKeeper({ db, store, isProduction, clock, startTimer, log }));
}
