import { randomUUID } from 'node:crypto';
import { access, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryToBook } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Caller, signInAs } from '../../tests/builders/sessions.ts';
import { makePhotoWorker } from '../../tests/storage/photo-worker.ts';
import { asBase64, makeExif, makeJpeg, newPicture, segment } from '../../tests/storage/pictures.ts';

let folder: string;
let gateway: Gateway;
let customer: Caller;
let stranger: Caller;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-photos-'));
  gateway = await createGateway({ env: { DATA_DIR: folder } });
  customer = await signInAs(gateway, 'demo@songwai.test');
  stranger = await addCustomer(gateway, { email: 'stranger@songwai.test' });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const tidy = () => makePhotoWorker(gateway, path.join(folder, 'objects')).tidy();
const isStored = (key: string) =>
  access(path.join(folder, 'objects', key)).then(
    () => true,
    () => false,
  );
const uploadDraft = async (guid: string, caller?: Caller, imgBase64 = newPicture()): Promise<string> => {
  const { body } = await gateway.post('/order/photo', { guid, imgBase64 }, { token: caller?.token });
  if (typeof body['fileName'] !== 'string') throw new Error(`not uploaded: ${JSON.stringify(body)}`);
  return body['fileName'];
};
const show = (fileName: string) => gateway.app.inject({ method: 'GET', url: `/api/slip/photo/${fileName}` });
const bookWith = async (caller: Caller, fields: object): Promise<string> => {
  const { body } = await tryToBook(gateway, caller, fields);
  if (typeof body['jobId'] !== 'string') throw new Error(`not booked: ${JSON.stringify(body)}`);
  return body['jobId'];
};
const photosOf = async (jobId: string): Promise<readonly string[]> => {
  const row = await gateway.db.selectFrom('jobs').select('remark_images').where('id', '=', jobId).executeTakeFirstOrThrow();
  return row.remark_images;
};
const upload = (jobId: string, caller: Caller, imgBase64 = newPicture()) =>
  gateway.post('/slip/upload', { jobId, imgBase64, songwaiId: '1' }, { token: caller.token });

describe('a photo of an order that is being filled in', () => {
  it('is kept for a visitor, shown to whoever has its name, and booked after signing in', async () => {
    const guid = randomUUID();
    const jpeg = makeJpeg([segment(0xe1, makeExif(1, true))]);
    const fileName = await uploadDraft(guid, undefined, asBase64(jpeg));
    expect(fileName).toMatch(/^[\w-]{32}\.jpg$/);
    const shown = await show(fileName);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.rawPayload.equals(makeJpeg())).toBe(true);
    const jobId = await bookWith(customer, { guid, remarkImages: [fileName] });
    expect(await photosOf(jobId)).toEqual([fileName]);
    const { body } = await gateway.post('/get_job_detail', { jobId }, { token: customer.token });
    expect(body['jobDetail']).toMatchObject({ remarkImages: [fileName] });
  });

  it('moves into the folder of its job once that is booked, and is shown as before', async () => {
    const guid = randomUUID();
    const fileName = await uploadDraft(guid, customer);
    expect(await isStored(`dev/drafts/${fileName}`)).toBe(true);
    const jobId = await bookWith(customer, { guid, remarkImages: [fileName] });
    await tidy();
    await tidy();
    expect([await isStored(`dev/jobs/${jobId}/${fileName}`), await isStored(`dev/drafts/${fileName}`)]).toEqual([true, false]);
    expect((await show(fileName)).statusCode).toBe(200);
  });

  it('cannot be booked by anybody else, nor under another guid by whoever is not its user', async () => {
    const [guid, other] = [randomUUID(), randomUUID()];
    const own = await uploadDraft(guid, customer);
    const visitors = await uploadDraft(guid);
    const unknown = `${'a'.repeat(32)}.png`;
    for (const [caller, fields] of [
      [stranger, { guid, remarkImages: [own] }],
      [stranger, { guid: other, remarkImages: [visitors] }],
      [customer, { guid: other, remarkImages: [visitors] }],
      [customer, { guid, remarkImages: [own, unknown] }],
      [customer, { guid, remarkImages: ['../../etc/passwd'] }],
    ] as const) {
      const index = fields.remarkImages.length - 1;
      expect((await tryToBook(gateway, caller, fields)).body).toMatchObject({
        responseCode: 422,
        field: `remarkImages.${index}`,
      });
    }
    // The refused bookings have not used the photos up: they can still be booked.
    expect(await photosOf(await bookWith(customer, { guid, remarkImages: [own, visitors] }))).toEqual([own, visitors]);
  });

  it('is the same photo when it is sent twice', async () => {
    const guid = randomUUID();
    const picture = newPicture();
    const names = [await uploadDraft(guid, customer, picture), await uploadDraft(guid, customer, picture)];
    expect(new Set(names).size).toBe(1);
  });

  it('is one of five at most, also when all come at once', async () => {
    const guid = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => gateway.post('/order/photo', { guid, imgBase64: newPicture() }, { token: customer.token })),
    );
    const codes = answers.map(({ body }) => body['responseCode']).sort();
    expect(codes).toEqual([200, 200, 200, 200, 200, 422, 422, 422]);
    expect(answers.find(({ body }) => body['responseCode'] === 422)?.body).toMatchObject({ field: 'imgBase64' });
  });

  it('is removed by its user or by the visitor who knows the guid, and by nobody else', async () => {
    const guid = randomUUID();
    const own = await uploadDraft(guid, customer);
    const visitors = await uploadDraft(guid);
    const remove = (fileName: string, body: object, caller?: Caller) =>
      gateway.post('/order/photo/remove', { fileName, ...body }, { token: caller?.token });
    for (const answer of [
      await remove(own, { guid }),
      await remove(own, { guid }, stranger),
      await remove(visitors, { guid: randomUUID() }),
    ])
      expect(answer.status).toBe(404);
    for (const answer of [await remove(own, { guid }, customer), await remove(visitors, { guid })])
      expect(answer.status).toBe(200);
    expect((await show(own)).statusCode).toBe(404);
    await tidy();
    expect(await isStored(`dev/drafts/${own}`)).toBe(false);
  });

  it('is forgotten a day later where nobody booked it, and not a minute earlier', async () => {
    const fileName = await uploadDraft(randomUUID());
    gateway.clock.advanceSeconds(daySeconds - 60);
    await tidy();
    expect((await show(fileName)).statusCode).toBe(200);
    gateway.clock.advanceSeconds(61);
    await tidy();
    expect([(await show(fileName)).statusCode, await isStored(`dev/drafts/${fileName}`)]).toEqual([404, false]);
  });

  it('is refused where it is no photo, with what to do', async () => {
    const text = asBase64(Buffer.from('MZ this is a program, whatever it says'));
    const { body } = await gateway.post('/order/photo', { guid: randomUUID(), imgBase64: text, lang: 'en' });
    expect(body).toMatchObject({ responseCode: 422, field: 'imgBase64', responseDesc: expect.stringMatching(/png, jpeg, jpg/) });
    const large = await gateway.post('/order/photo', { guid: randomUUID(), imgBase64: 'A'.repeat(7_000_000) });
    expect(large.status).toBe(413);
  });

  it('is held down for an address that uploads without end', async () => {
    const fileName = await uploadDraft(randomUUID());
    const { db } = gateway;
    const row = await db.selectFrom('photos').selectAll().where('name', '=', fileName).executeTakeFirstOrThrow();
    const counted = await db
      .selectFrom('photos')
      .select('name')
      .where('user_id', 'is', null)
      .where('created_at', '>', new Date(gateway.clock.now().getTime() - 3_600_000))
      .execute();
    const others = Array.from({ length: 99 - counted.length }, (_photo, index) => ({
      ...row,
      name: `other-${index}`,
      guid: randomUUID(),
    }));
    await db.insertInto('photos').values(others).execute();
    expect(await uploadDraft(randomUUID())).toMatch(/png$/);
    const { status, headers } = await gateway.post('/order/photo', { guid: randomUUID(), imgBase64: newPicture() });
    expect([status, Number(headers['retry-after'])]).toEqual([429, 3_600]);
    expect(await uploadDraft(randomUUID(), customer)).toMatch(/png$/);
    gateway.clock.advanceSeconds(3_601);
    expect(await uploadDraft(randomUUID())).toMatch(/png$/);
  });
});

describe('a photo of a job', () => {
  it('is added and removed by its customer while the job lasts', async () => {
    const jobId = await bookWith(customer, {});
    const { body } = await upload(jobId, customer);
    const fileName = String(body['fileName']);
    expect(await photosOf(jobId)).toEqual([fileName]);
    expect(await isStored(`dev/jobs/${jobId}/${fileName}`)).toBe(true);
    const again = await gateway.post('/slip/remove', { fileName, jobId }, { token: customer.token });
    expect(again.body['responseCode']).toBe(200);
    expect([await photosOf(jobId), (await show(fileName)).statusCode]).toEqual([[], 404]);
    expect((await gateway.post('/slip/remove', { fileName, jobId }, { token: customer.token })).status).toBe(404);
    await tidy();
    expect(await isStored(`dev/jobs/${jobId}/${fileName}`)).toBe(false);
  });

  it('is nobody else’s to add or remove, and of no job that does not exist', async () => {
    const jobId = await bookWith(customer, {});
    const fileName = String((await upload(jobId, customer)).body['fileName']);
    for (const answer of [
      await upload(jobId, stranger),
      await upload('J99999999', customer),
      await upload('../../etc', customer),
      await gateway.post('/slip/remove', { fileName, jobId }, { token: stranger.token }),
    ])
      expect(answer.status).toBe(404);
    expect(await photosOf(jobId)).toEqual([fileName]);
  });

  it('counts with those that were booked: five at most, also at once', async () => {
    const guid = randomUUID();
    const booked = [await uploadDraft(guid, customer), await uploadDraft(guid, customer), await uploadDraft(guid, customer)];
    const jobId = await bookWith(customer, { guid, remarkImages: booked });
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(jobId, customer)));
    expect(answers.map(({ body }) => body['responseCode']).sort()).toEqual([200, 200, 422, 422]);
    expect(await photosOf(jobId)).toHaveLength(5);
  });

  it('cannot be changed once the job is over', async () => {
    const jobId = await bookWith(customer, {});
    const fileName = String((await upload(jobId, customer)).body['fileName']);
    await gateway.post('/cancel_job', { jobId }, { token: customer.token });
    for (const answer of [
      await upload(jobId, customer),
      await gateway.post('/slip/remove', { fileName, jobId }, { token: customer.token }),
    ])
      expect(answer.body['responseCode']).toBe(409);
    expect((await show(fileName)).statusCode).toBe(200);
  });

  it('goes with the job when it is booked again, and stays when one of the two is removed', async () => {
    const guid = randomUUID();
    const fileName = await uploadDraft(guid, customer);
    const first = await bookWith(customer, { guid, remarkImages: [fileName] });
    const second = await bookWith(customer, { remarkImages: [fileName] });
    const [copy = ''] = await photosOf(second);
    expect(copy).not.toBe(fileName);
    await gateway.post('/slip/remove', { fileName, jobId: first }, { token: customer.token });
    await tidy();
    await tidy();
    expect((await show(fileName)).statusCode).toBe(404);
    const { key } = await gateway.db.selectFrom('photos').select('key').where('name', '=', copy).executeTakeFirstOrThrow();
    expect(key).toBe(`dev/jobs/${second}/${copy}`);
    expect([(await show(copy)).statusCode, await isStored(key)]).toEqual([200, true]);
  });
});
