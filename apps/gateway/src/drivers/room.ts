import type { DriverSessionReader } from '../http/callers/session.ts';
import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { Room } from '../platform/room.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { FindVehicleKind } from './admin/check-driver.ts';
import { createDriverAdmin } from './admin/driver-admin.ts';
import { registerDriverAdmin } from './admin/driver-admin-routes.ts';
import { createDriverChanges } from './admin/driver-changes.ts';
import type { DriverWork } from './driver-work.ts';
import { forgetDrivers } from './forget-drivers.ts';
import { type CountDrives, createKnownDrivers, type HasDrivenFor, type KnownDriversDeps } from './known-drivers.ts';
import { createNearDrivers, type FindFreeNear, type NearSource } from './near-drivers.ts';
import { driversPersonalData } from './personal-data.ts';
import { createDriverPhotos } from './photo/driver-photos.ts';
import { registerDrivers } from './routes.ts';
import { createDriverSessions } from './sign-in/driver-sessions.ts';
import { createDriverSignIn } from './sign-in/sign-in.ts';

/** What the room needs from rooms above it while serving. */
export interface DriversLater {
  readonly driverWork: DriverWork;
  readonly simulatedNear: NearSource;
  readonly findFreeNear: FindFreeNear;
  readonly hasDrivenFor: HasDrivenFor;
  readonly countDrives: CountDrives;
  readonly findVehicleKind: FindVehicleKind;
  readonly customerScopeOf: KnownDriversDeps['scopeOf'];
}

/** Drivers: their list, their apps' sign-in, and customers' preferences and ratings. */
export const drivers: Room<
  Pick<IdentityOffers, 'passwords' | 'loginLimit'> & { readonly store: ObjectStore },
  { readonly driverSessions: DriverSessionReader },
  DriversLater
> = {
  name: 'drivers',
  tables: [
    'drivers',
    'driver_changes',
    'driver_sessions',
    'driver_codes',
    'driver_whereabouts',
    'driver_positions',
    'customer_drivers',
    'driver_ratings',
  ],
  personalData: driversPersonalData,
  forget: forgetDrivers,
  open: ({ db, clock, random, config: { isProduction } }, { passwords, loginLimit: limit, store }, later) => {
    const work: DriverWork = {
      letGo: (...asked) => later().driverWork.letGo(...asked),
      isOnJob: (...asked) => later().driverWork.isOnJob(...asked),
      withdrawOffers: (...asked) => later().driverWork.withdrawOffers(...asked),
    };
    const signIn = createDriverSignIn({ db, clock, random, passwords, limit });
    return {
      offers: { driverSessions: createDriverSessions({ db, clock }) },
      routes: (app) => {
        registerDrivers(app, {
          knownDrivers: createKnownDrivers({
            ...{ db, clock, scopeOf: (session) => later().customerScopeOf(session) },
            hasDrivenFor: (...asked) => later().hasDrivenFor(...asked),
            countDrives: (...asked) => later().countDrives(...asked),
          }),
          findNear: createNearDrivers({
            ...{ db, clock, simulated: (query) => later().simulatedNear(query) },
            findFreeNear: (...asked) => later().findFreeNear(...asked),
          }),
        });
        const findVehicleKind: FindVehicleKind = (...asked) => later().findVehicleKind(...asked);
        const admin = createDriverAdmin({ db, clock, work, findVehicleKind });
        const changes = createDriverChanges({ db, clock, work, findVehicleKind });
        const photos = createDriverPhotos({ db, clock, random, store, isProduction });
        registerDriverAdmin(app, { db, admin, changes, photos, signIn });
      },
    };
  },
};
