import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startTimer } from '@songwai/core/basics/start-timer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryToBook } from '../../tests/builders/bookings.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Caller, signInAs } from '../../tests/builders/sessions.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { newPicture } from '../../tests/storage/pictures.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createPhotoWorker } from './photo-worker.ts';
import { storageTexts } from './texts.ts';

let folder: string;
let gateway: Gateway;
let customer: Caller;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-keeper-'));
  gateway = await createGateway({ env: { DATA_DIR: folder } });
  customer = await signInAs(gateway, 'demo@songwai.test');
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const folderStore = () => createFolderStore(path.join(folder, 'objects'));
const workerOn = (store: ObjectStore) =>
  createPhotoWorker({ db: gateway.db, clock: gateway.clock, startTimer, log: silentLog, isProduction: false, store });
const bookPhotos = async (count: number): Promise<string> => {
  const guid = randomUUID();
  const names: unknown[] = [];
  for (let photo = 0; photo < count; photo += 1)
    names.push(
      (await gateway.post('/order/photo', { guid, imgBase64: newPicture() }, { token: customer.token })).body['fileName'],
    );
  const { body } = await tryToBook(gateway, customer, { guid, remarkImages: names });
  return String(body['jobId']);
};
const keysOf = async (jobId: string) =>
  (await gateway.db.selectFrom('photos').select('key').where('job_id', '=', jobId).execute()).map(({ key }) => key);
const filesIn = async (part: string) => readdir(path.join(folder, 'objects', 'dev', part)).catch(() => []);

describe('the photo keeper', () => {
  it('loses nothing where several gateways keep photos at once', async () => {
    const jobs = [await bookPhotos(5), await bookPhotos(5), await bookPhotos(5)];
    const workers = Array.from({ length: 4 }, () => workerOn(folderStore()));
    await Promise.all(workers.map(({ tidy }) => tidy()));
    await workers[0]?.tidy();
    for (const jobId of jobs) {
      const keys = await keysOf(jobId);
      expect(keys).toHaveLength(5);
      expect(keys.every((key) => key.startsWith(`dev/jobs/${jobId}/`))).toBe(true);
      expect((await filesIn(`jobs/${jobId}`)).sort()).toEqual(keys.map((key) => path.basename(key)).sort());
    }
    expect(await filesIn('drafts')).toEqual([]);
    expect(await gateway.db.selectFrom('stale_objects').selectAll().execute()).toEqual([]);
  });

  it.each(['put', 'get', 'remove'] as const)('goes on where the store failed to %s, and has lost nothing', async (what) => {
    const jobId = await bookPhotos(3);
    const whole = folderStore();
    let calls = 0;
    const failing: ObjectStore = {
      ...whole,
      [what]: async () => {
        calls += 1;
        throw new BusinessRefusal({ code: 503, text: storageTexts.unavailable });
      },
    };
    await expect(workerOn(failing).tidy()).rejects.toThrow(/does not answer/);
    expect(calls).toBe(1);
    await workerOn(whole).tidy();
    const keys = await keysOf(jobId);
    expect(keys.map((key) => path.basename(key)).sort()).toEqual((await filesIn(`jobs/${jobId}`)).sort());
    expect(keys).toHaveLength(3);
    expect(await filesIn('drafts')).toEqual([]);
  });

  it('forgets a photo whose picture is gone, so that nobody is shown a broken one', async () => {
    const jobId = await bookPhotos(2);
    const [lost = ''] = await keysOf(jobId);
    await folderStore().remove(lost);
    await workerOn(folderStore()).tidy();
    expect(await keysOf(jobId)).toHaveLength(1);
  });
});

describe('an upload while the store does not answer', () => {
  it('is told as 503 and leaves nothing behind', async () => {
    const sick = await createGateway({
      env: {
        ...{ S3_BUCKET: 'photos', S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hush' },
      },
    });
    const { status, body } = await sick.post('/order/photo', { guid: randomUUID(), imgBase64: newPicture(), lang: 'en' });
    expect([status, body['responseDesc']]).toEqual([503, expect.stringMatching(/try again/)]);
    expect(await sick.db.selectFrom('photos').selectAll().execute()).toEqual([]);
    await sick.close();
  });
});
