import {
  changeDriver,
  getDriverPhoto,
  listDriverChanges,
  listDrivers,
  registerDriver,
  setDriverActive,
  setDriverPhoto,
} from '@songwai/core/drivers/admin/driver-admin-contract';
import { getDriverProfile, sendDriverCode, signInDriver, signOutDriver } from '@songwai/core/drivers/sign-in-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../http/call-place.ts';
import { mountEndpoint, mountFile } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { transact } from '../../platform/transact.ts';
import type { DriverPhotos } from '../photo/driver-photos.ts';
import { type DriverDb, findDriver } from '../queries.ts';
import { readAverages } from '../rating-queries.ts';
import type { DriverSignIn } from '../sign-in/sign-in.ts';
import { driverTexts } from '../texts.ts';
import { toOwnDriver, toRegisteredDriver, toWireChange } from '../wire.ts';
import type { DriverAdmin } from './driver-admin.ts';
import type { DriverChanges } from './driver-changes.ts';

interface DriverAdminDeps {
  readonly db: DriverDb;
  readonly admin: DriverAdmin;
  readonly changes: DriverChanges;
  readonly photos: DriverPhotos;
  readonly signIn: DriverSignIn;
}

/** Mounts administrators' list of drivers, and how a driver's app signs in. */
export function registerDriverAdmin(app: FastifyInstance, { db, admin, changes, photos, signIn }: DriverAdminDeps): void {
  mountEndpoint(app, registerDriver, async ({ body, session }) => ({
    songwaiId: String(await admin.register(body, session.userId)),
  }));

  mountEndpoint(app, setDriverActive, async ({ body: { isActive }, params: { songwaiId }, session }) => {
    await admin.setActive({ songwaiId, isActive, adminId: session.userId });
  });

  mountEndpoint(app, setDriverPhoto, async ({ body: { imgBase64 }, params: { songwaiId }, session }) => {
    await photos.set({ songwaiId, image: imgBase64 ?? null, adminId: session.userId });
  });

  mountFile(app, getDriverPhoto, async ({ params }) => {
    const { content, mediaType } = await photos.read(params.token);
    return { content, type: mediaType };
  });

  mountEndpoint(app, changeDriver, async ({ body, params: { songwaiId }, session }) => {
    const driver = await changes.change({ songwaiId, adminId: session.userId }, body);
    const averageOf = await readAverages(db, [driver.id]);
    return {
      driver: toRegisteredDriver({ ...driver, ...averageOf(driver.id) }),
    };
  });

  mountEndpoint(app, listDriverChanges, async ({ body: { cursor }, params: { songwaiId } }) => {
    const page = await changes.list({ songwaiId, cursor });
    return {
      changes: page.changes.map(toWireChange),
      ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
    };
  });

  mountEndpoint(app, listDrivers, async ({ body: { search, cursor } }) => {
    const { drivers, nextCursor } = await admin.list({ search, cursor });
    return {
      drivers: drivers.map(toRegisteredDriver),
      ...(nextCursor === undefined ? {} : { nextCursor }),
    };
  });

  mountEndpoint(app, sendDriverCode, async ({ body: { phoneNo }, language, request }) => ({
    responseDesc: driverTexts.codeSent[language],
    waitSeconds: await signIn.sendCode({ phoneNo, address: placeOf(request).address }),
  }));

  mountEndpoint(app, signInDriver, async ({ body: { phoneNo, verifyCode }, request }) => {
    const { token, driver } = await signIn.signIn({ phoneNo, code: verifyCode, address: placeOf(request).address });
    const averageOf = await readAverages(db, [driver.id]);
    const own = toOwnDriver({ ...driver, ...averageOf(driver.id) });
    return { driverToken: token, ...own };
  });

  mountEndpoint(app, signOutDriver, async ({ session }) => {
    await transact(db, (trx) => signIn.signOut(trx, session.driverId));
  });

  mountEndpoint(app, getDriverProfile, async ({ session }) => {
    const driver = await findDriver(db, session.driverId);
    if (driver === undefined) throw new BusinessRefusal({ code: 404, text: driverTexts.noDriver });
    const averageOf = await readAverages(db, [driver.id]);
    return {
      ...toOwnDriver({ ...driver, ...averageOf(driver.id) }),
    };
  });
}
