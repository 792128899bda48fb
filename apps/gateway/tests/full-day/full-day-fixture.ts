import { randomUUID } from 'node:crypto';
import { startTimer } from '@songwai/core/basics/start-timer';
import { createFolderStore } from '../../src/storage/folder-store.ts';
import { createPhotoWorker, type PhotoWorker } from '../../src/storage/photo-worker.ts';
import { type Answer, type AppFixture, createAppFixture } from '../app/app-fixture.ts';
import { openSession, userIdOf } from '../app/open-session.ts';
import { plainOrder } from '../booking/booking-fixture.ts';
import { silentLog } from '../harness/silent-log.ts';
import { asBase64, makePng } from '../storage/pictures.ts';

/** A signed-in user. */
export interface Caller {
  readonly userId: string;
  readonly token: string;
}

let shade = 0;
/** A different picture for each call. */
export const newPicture = (): string => {
  shade += 1;
  return asBase64(makePng(shade % 256, [['gAMA', Buffer.from([0, 0, Math.floor(shade / 256), 1])]]));
};

export const newGuid = (): string => randomUUID();

/** The whole gateway, with helpers to add customers and book. */
export async function createOrdersFixture(env: Readonly<Record<string, string>> = {}) {
  const fixture = await createAppFixture({ env });

  const signInAs = async (email: string): Promise<Caller> => {
    const userId = await userIdOf(fixture, email);
    return { userId, token: await openSession(fixture, userId) };
  };

  const addCustomer = async (email: string): Promise<Caller> => {
    await fixture.addAccount(email);
    return signInAs(email);
  };

  const book = (caller: Caller, fields: object = {}): Promise<Answer> =>
    fixture.post('/create_job', { ...plainOrder(), ...fields }, { token: caller.token });

  return { ...fixture, signInAs, addCustomer, book };
}

export type OrdersFixture = Awaited<ReturnType<typeof createOrdersFixture>>;

/** The fixture's photo service on a given folder. */
export const makePhotoWorker = ({ db, clock }: AppFixture, directory: string): PhotoWorker =>
  createPhotoWorker({ db, clock, startTimer, log: silentLog, isProduction: false, store: createFolderStore(directory) });
