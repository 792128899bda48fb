import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { startS3 } from '../../tests/storage/start-s3.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store, type S3Place } from './s3-store.ts';

const key = 'dev/jobs/J00000001/photo.jpg';
const photo = Buffer.from('a photo');
const unavailable = { details: { code: 503, text: { en: expect.stringMatching(/try again/) } } };

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function storeAt(place: S3Place, timeoutMs = 2_000): ObjectStore {
  const store = createS3Store({ place, log: silentLog, timeoutMs });
  cleanUps.push(store.close);
  return store;
}

/** An S3 server that misbehaves as `listener` says. */
async function startSick(listener: RequestListener): Promise<{ place: S3Place; server: Server }> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return { server, place: { endpoint, region: 'us-east-1', bucket: 'songwai-photos', isPathStyle: true, ...keys } };
}

async function startReal(): Promise<S3Place> {
  const s3 = await startS3();
  cleanUps.push(s3.stop);
  return s3.place;
}

/** The errors of the three calls. */
const refusalsOf = async (store: ObjectStore): Promise<unknown[]> => {
  const answers = await Promise.allSettled([store.put(key, photo, 'image/jpeg'), store.get(key), store.remove(key)]);
  return answers.map((answer) => (answer.status === 'rejected' ? answer.reason : answer));
};
const threeTimes = [unavailable, unavailable, unavailable];

describe('a bucket', () => {
  it('is not opened with a wrong secret: the signature is checked', async () => {
    const place = await startReal();
    expect(await refusalsOf(storeAt({ ...place, secretAccessKey: 'guessed' }))).toMatchObject(threeTimes);
    expect(await storeAt(place).get(key)).toBeUndefined();
  });

  it('that does not exist is told as unavailable, not as an object that is not there', async () => {
    const place = await startReal();
    expect(await refusalsOf(storeAt({ ...place, bucket: 'no-such-bucket' }))).toMatchObject(threeTimes);
  });
});

describe('a server of objects', () => {
  it('that is not there answers 503', async () => {
    const { place, server } = await startSick(() => undefined);
    server.close();
    await once(server, 'close');
    expect(await refusalsOf(storeAt(place))).toMatchObject(threeTimes);
  });

  it('that never answers is given up within its time', async () => {
    const { place } = await startSick(() => undefined);
    const before = performance.now();
    expect(await refusalsOf(storeAt(place, 150))).toMatchObject(threeTimes);
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it('that fails for a moment is asked once more', async () => {
    let asked = 0;
    const { place } = await startSick((request, response) => {
      request.resume();
      asked += 1;
      response.writeHead(asked === 1 ? 500 : 200, { etag: '"x"' }).end();
    });
    await storeAt(place).put(key, photo, 'image/jpeg');
    expect(asked).toBe(2);
  });

  it('that stays sick is asked twice and no more', async () => {
    let asked = 0;
    const { place } = await startSick((request, response) => {
      request.resume();
      asked += 1;
      response.writeHead(500).end();
    });
    await expect(storeAt(place).put(key, photo, 'image/jpeg')).rejects.toMatchObject(unavailable);
    expect(asked).toBe(2);
  });

  it('that stops in the middle of an object does not pass for its end', async () => {
    const { place } = await startSick((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('only this');
    });
    const found = await storeAt(place, 200).get(key);
    if (found === undefined) throw new Error('an answer had begun');
    await expect(buffer(found.content)).rejects.toThrow();
  });
});
