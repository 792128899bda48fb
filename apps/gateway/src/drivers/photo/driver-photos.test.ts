import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { addDriver, type DriverApp, finishJob, giveJob, pixelPng } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { siam } from '../../../tests/builders/order.ts';
import { type Caller, signInAdmin } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let admin: Caller;
let customer: Caller;
let driver: DriverApp;
let jobId: string;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
  customer = await addCustomer(gateway);
  driver = await addDriver(gateway, siam);
  ({ jobId } = await giveJob(gateway, { driver, customer }));
});
afterAll(() => gateway.close());

const setPhoto = (imgBase64: string | undefined, songwaiId = String(driver.id), who = admin) =>
  gateway.post(`/admin/drivers/${songwaiId}/photo`, { ...(imgBase64 !== undefined && { imgBase64 }), lang: 'en' }, who);
const shownUrl = async () => {
  const { body } = await gateway.post('/get_job_driver', { jobId }, customer);
  return (body['driver'] as { photoUrl?: string }).photoUrl;
};
const open = (url = '') => gateway.app.inject({ method: 'GET', url });

it('the customer of a job sees the driver’s photo by a link that a new photo ends', async () => {
  expect(await shownUrl()).toBeUndefined();
  expect((await setPhoto(pixelPng)).body).toMatchObject({ responseCode: 200 });
  const first = await shownUrl();
  expect(first).toMatch(/^\/api\/driver-photo\/[\w-]{24}$/);
  const picture = await open(first);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);

  await setPhoto(`data:image/png;base64,${pixelPng}`);
  expect(await shownUrl()).not.toBe(first);
  expect((await open(first)).statusCode).toBe(404);
  expect((await open(await shownUrl())).statusCode).toBe(200);
  // The worker of the store deletes the former one.
  expect(await gateway.db.selectFrom('stale_objects').select('key').execute()).toHaveLength(1);

  const { body } = await gateway.get(`/admin/drivers/${driver.id}/changes`, {}, admin);
  expect(body['changes']).toMatchObject([
    { before: { photo: 'set' }, after: { photo: 'set' } },
    { before: { photo: '' }, after: { photo: 'set' } },
  ]);
});

it('nobody else sees it: neither by the public page, nor somebody else’s customer', async () => {
  const { trackingId } = await gateway.db
    .selectFrom('jobs')
    .select('tracking_id as trackingId')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const { body } = await gateway.get(`/get_trackingJob/${trackingId}`);
  expect(JSON.stringify(body)).not.toContain('driver-photo');
  const stranger = await addCustomer(gateway);
  expect((await gateway.post('/get_job_driver', { jobId }, stranger)).status).toBe(404);
});

it('only administrators set it, of drivers who are people, and with a picture', async () => {
  expect((await setPhoto(pixelPng, String(driver.id), customer)).status).toBe(403);
  expect((await setPhoto('PHNjcmlwdD4=')).body).toMatchObject({ responseCode: 422, field: 'imgBase64' });
  expect((await setPhoto(pixelPng, '999999')).status).toBe(404);
});

it('is gone once it was taken away, also for a job that is over', async () => {
  await finishJob(gateway, driver, jobId);
  expect(await shownUrl()).toBeDefined();
  const url = await shownUrl();
  expect((await setPhoto(undefined)).body).toMatchObject({ responseCode: 200 });
  expect(await shownUrl()).toBeUndefined();
  expect((await open(url)).statusCode).toBe(404);
});
