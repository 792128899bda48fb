import { randomUUID } from 'node:crypto';
import type { fullDayVehicle } from '@songwai/core/full-day/full-day-contract';
import { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { ayutthaya, bangNa, plainOrder, siam, stopAt } from '../../tests/builders/order.ts';
import { type Caller, signInAdmin, signInAs } from '../../tests/builders/sessions.ts';
import { newPicture } from '../../tests/storage/pictures.ts';

type WireVehicle = Static<typeof fullDayVehicle>;

let gateway: Gateway;
let customer: Caller;
let company: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  customer = await signInAs(gateway, 'demo@songwai.test');
  company = await signInAs(gateway, 'company@songwai.test');
});
afterAll(() => gateway.close());

const order = (fields: object = {}) => ({ ...createFullDayJob.example, guid: randomUUID(), lang: 'en', ...fields });
const hire = (fields: object = {}, caller = customer) =>
  gateway.post('/fullday/api/v1/create_job', order(fields), { token: caller.token });
const catalogue = async (userGroup: string, token?: string): Promise<readonly WireVehicle[]> => {
  const { body } = await gateway.get(`/fullday/api/v1/packages/${userGroup}`, {}, { token });
  return body['packages'] as readonly WireVehicle[];
};
const jobOf = (jobId: unknown) =>
  gateway.db.selectFrom('jobs').selectAll().where('id', '=', String(jobId)).executeTakeFirstOrThrow();

const detailOf = async (jobId: unknown) =>
  (await gateway.post('/get_job_detail', { jobId }, { token: customer.token })).body['jobDetail'] as Record<string, unknown>;

describe('the catalogue of full-day hire', () => {
  it('shows each vehicle with its packages and their options, in the names of the specification', async () => {
    const vehicles = await catalogue('DEFAULT');
    expect(vehicles.map(({ id, packages }) => [id, packages.map(({ duration }) => duration)])).toEqual([
      [1, [4, 9, 50]],
      [2, [4, 9, 50]],
      [3, [4, 9, 50]],
    ]);
    const [motorcycle] = vehicles;
    expect(motorcycle).toMatchObject({ name_th: 'มอเตอร์ไซค์', name_en: 'Motorcycle', image_url: expect.stringMatching(/^\//) });
    expect(motorcycle?.packages[0]).toMatchObject({
      fullday_pkg_id: 1,
      package_name_en: 'Motorcycle, 4 hours',
      desc_en: expect.stringContaining('60 km'),
      max_km: 60,
      customer_fee: 550,
    });
    expect(motorcycle?.packages[0]?.options[0]).toEqual({
      id: 1,
      desc_th: 'เก็บเงินปลายทาง',
      desc_en: 'Cash on delivery',
      remark_th: expect.any(String),
      remark_en: expect.any(String),
      customer_fee: 50,
      icon: 2,
    });
  });

  it('is that of everybody where the group is empty or unknown', async () => {
    const all = await catalogue('DEFAULT');
    for (const group of ['', 'NOBODY', '%E0%B8%81', "'%20or%201=1"]) expect(await catalogue(group)).toEqual(all);
  });

  it('is a group’s own for its customers and the office alone, and what they book is from it', async () => {
    await gateway.db
      .insertInto('full_day_packages')
      .values({
        id: 101,
        user_group: 'HOTEL',
        vehicle_id: 2,
        duration: 4,
        name_th: 'โรงแรม',
        name_en: 'Hotel',
        max_km: 90,
        fee_satang: 99_900,
      })
      .execute();
    const guest = await addCustomer(gateway, { email: 'hotel@songwai.test' });
    await gateway.db.updateTable('users').set({ user_group: 'HOTEL' }).where('id', '=', guest.userId).execute();
    const admin = await signInAdmin(gateway);
    const idsOf = (vehicles: readonly WireVehicle[]) =>
      vehicles.flatMap(({ packages }) => packages.map((offer) => offer.fullday_pkg_id));
    for (const [token, group] of [
      [guest.token, 'HOTEL'],
      [guest.token, 'DEFAULT'],
      [admin.token, 'HOTEL'],
    ] as const)
      expect(idsOf(await catalogue(group, token))).toEqual([101]);
    for (const token of [undefined, customer.token]) expect(idsOf(await catalogue('HOTEL', token))).not.toContain(101);

    expect((await hire({ fullday_pkg_id: 101, options: [] }, guest)).body).toMatchObject({ responseCode: 200 });
    for (const [caller, id] of [
      [customer, 101],
      [guest, 1],
    ] as const)
      expect((await hire({ fullday_pkg_id: id, options: [] }, caller)).body).toMatchObject({
        responseCode: 422,
        field: 'fullday_pkg_id',
      });
  });
});

describe('drivers hired by the day', () => {
  it('are booked as a job that says what was hired, and priced by package, options and days', async () => {
    const { body } = await hire({ fullday_pkg_id: 2, options: [1, 5], days: 3, messengerGender: 'F' });
    expect(body).toMatchObject({ responseCode: 200, jobId: expect.stringMatching(/^J\d{8}$/), songwaiWallet: 1240 });
    expect(body['jobIds']).toEqual([body['jobId']]);
    expect(body['trackingIds']).toEqual([body['trackingId']]);
    const job = await jobOf(body['jobId']);
    expect(job).toMatchObject({ task_type: 2, vehicle_id: 1, status: 'matching', order_type: 'schedule', booked_with: null });
    expect(job.pick_up_at.toISOString()).toBe('2026-11-24T02:00:00.000Z');
    expect(job.net_satang).toBe((99_000 + 8_000 + 6_000) * 3);
    expect(job.route.legs).toEqual([]);
    expect(job.full_day).toMatchObject({ pkgId: 2, customerFeeSatang: 99_000, messengerGender: 'F', drivers: 1, days: 3 });
    const detail = await detailOf(body['jobId']);
    expect(detail).toMatchObject({
      taskType: 2,
      netPrice: 3_390,
      fullDayInfo: {
        durationHours: 9,
        pkgId: 2,
        customerFee: 990,
        messengerGender: 'F',
        options: [{ id: 1, customerFee: 80 }, { id: 5 }],
      },
    });
    expect(detail['bookedWith']).toBeUndefined();
    const events = await gateway.db.selectFrom('outbox').select('kind').where('subject', '=', String(body['jobId'])).execute();
    expect(events.map(({ kind }) => kind)).toEqual(['jobs.booked']);
  });

  it('have a job each where several are hired: its own driver, price, photos and link, cancelled or rated alone', async () => {
    const guid = randomUUID();
    const photo = await gateway.post('/order/photo', { guid, imgBase64: newPicture() }, { token: customer.token });
    const remarkImages = [photo.body['fileName']];
    const { body } = await hire({ guid, fullday_pkg_id: 2, options: [1, 5], skNumber: 3, days: 2, remarkImages });
    const ids = body['jobIds'] as readonly string[];
    expect(ids).toHaveLength(3);
    expect(body['jobId']).toBe(ids[0]);
    expect(body['responseDesc']).toContain('3 drivers');
    const jobs = await Promise.all(ids.map(jobOf));
    expect(jobs.map(({ net_satang }) => net_satang)).toEqual(Array(3).fill((99_000 + 8_000 + 6_000) * 2));
    expect(jobs.map(({ full_day }) => [full_day?.driver, full_day?.drivers])).toEqual([1, 2, 3].map((driver) => [driver, 3]));
    expect(jobs.map(({ booked_with }) => booked_with)).toEqual(Array(3).fill(ids[0]));
    for (const unlike of [
      jobs.map(({ tracking_id }) => tracking_id),
      jobs.map(({ rating_token }) => rating_token),
      jobs.flatMap(({ remark_images }) => remark_images),
    ])
      expect(new Set(unlike).size).toBe(3);
    expect(body['trackingIds']).toEqual(jobs.map(({ tracking_id }) => tracking_id));
    await gateway.post('/cancel_job', { jobId: ids[1], cancelReason: 'customer cancel' }, { token: customer.token });
    expect((await Promise.all(ids.map(jobOf))).map(({ status }) => status)).toEqual(['matching', 'cancelled', 'matching']);
    expect(await detailOf(ids[2])).toMatchObject({ bookedWith: ids[0], fullDayInfo: { driver: 3, drivers: 3 } });

    expect((await hire({ guid, skNumber: 3 })).body).toMatchObject({
      jobId: ids[0],
      jobIds: ids,
      trackingIds: body['trackingIds'],
    });
    expect(await gateway.db.selectFrom('jobs').select('id').where('booked_with', '=', String(ids[0])).execute()).toHaveLength(3);
  });

  it('are booked once under one guid, also by two calls at once', async () => {
    const guid = randomUUID();
    const answers = await Promise.all([hire({ guid }), hire({ guid }), hire({ guid, days: 2 })]);
    const ids = answers.map(({ body }) => body['jobId']);
    expect(new Set(ids).size).toBe(1);
    const again = await hire({ guid, jobDate: '01/01/2020' });
    expect(again.body).toEqual(answers[0]?.body);
    const jobs = await gateway.db.selectFrom('jobs').select('id').where('guid', '=', guid).execute();
    expect(jobs).toHaveLength(1);
  });

  it('cost what was shown, or nothing is booked and the new price is told', async () => {
    const before = await gateway.db.selectFrom('jobs').select('id').execute();
    const { body } = await hire({ options: [1], skNumber: 2, shownPrice: 1_100 });
    expect(body).toMatchObject({ responseCode: 409, estimate: { MultipleSkPrice: 1_100, optFee: 100, totalPrice: 1_200 } });
    expect(await gateway.db.selectFrom('jobs').select('id').execute()).toHaveLength(before.length);
    expect((await hire({ options: [1], skNumber: 2, shownPrice: 1_200 })).body['responseCode']).toBe(200);
  });

  it.each([
    ['a package that is none', { fullday_pkg_id: 999 }, 'fullday_pkg_id', /do not offer/],
    ['a monthly package', { fullday_pkg_id: 3 }, 'fullday_pkg_id', /quotation/],
    ['an option of another package', { options: [3, 2] }, 'options.1', /does not offer/],
    ['no date', { jobDate: '' }, 'jobDate', /working date/],
    ['a date that is none', { jobDate: '31/11/2026' }, 'jobDate', /working date/],
    ['no start time', { startTime: '' }, 'startTime', /start time/],
    ['a day that is over', { jobDate: '20/11/2026' }, 'jobDate', /later than now/],
    ['a time that is over', { jobDate: '21/11/2026', startTime: '11:59' }, 'startTime', /later than now/],
    ['a day too far ahead', { jobDate: '24/03/2027' }, 'jobDate', /90 days/],
    ['no driver', { skNumber: 0 }, 'skNumber', /at least one driver/],
    ['seven days', { days: 7 }, 'days', /1 to 6 days/],
    ['a stop outside the service area', { locationList: [stopAt(siam), stopAt(ayutthaya)] }, 'locationList.1', /service area/],
    ['a stop without a name', { locationList: [stopAt({ ...siam, addressName: ' ' })] }, 'locationList.0.addressName', /name/],
    ['a phone that is none', { confirmPhone: '12345' }, 'confirmPhone', /phone/],
    ['a paying stop that is none', { paymentPoint: 1 }, 'paymentPoint', /pays cash/],
    ['an invoice without the right to one', { paymentType: 4 }, 'paymentType', /invoice/],
    ['a photo that nobody uploaded', { remarkImages: ['nothing.png'] }, 'remarkImages.0', /upload it again/],
  ])('are refused with %s, and told what to do', async (...[, fields, field, advice]) => {
    const { status, body } = await hire(fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({ responseCode: 422, field, responseDesc: expect.stringMatching(advice) });
  });

  it('for 9 hours begin by 12:00, so that nobody books them for today after noon', async () => {
    const nine = { fullday_pkg_id: 2, options: [] };
    const afternoon = { responseCode: 422, field: 'startTime', responseDesc: expect.stringMatching(/12:00/) };
    expect((await hire({ ...nine, startTime: '12:00' })).body['responseCode']).toBe(200);
    expect((await hire({ ...nine, startTime: '12:01' })).body).toMatchObject(afternoon);
    expect((await hire({ ...nine, jobDate: '21/11/2026', startTime: '14:00' })).body).toMatchObject(afternoon);
    expect((await hire({ options: [], jobDate: '21/11/2026', startTime: '14:00' })).body['responseCode']).toBe(200);
  });

  it('report at one stop or more, with photos', async () => {
    const guid = randomUUID();
    const { body } = await gateway.post('/order/photo', { guid, imgBase64: newPicture() });
    const hired = await hire({ guid, locationList: [stopAt(siam), stopAt(bangNa)], remarkImages: [body['fileName']] });
    const job = await jobOf(hired.body['jobId']);
    expect(job.remark_images).toEqual([body['fileName']]);
    const tracked = await gateway.post('/get_job_detail_tracking', { trackingId: hired.body['trackingId'] });
    expect(tracked.body['responseCode']).toBe(200);
  });

  it('are paid by invoice by a company that may', async () => {
    await gateway.db
      .updateTable('users')
      .set({ invoice_enabled: true, company_verified_at: gateway.clock.now() })
      .where('id', '=', company.userId)
      .execute();
    const { body } = await hire({ paymentType: 4 }, company);
    expect(await jobOf(body['jobId'])).toMatchObject({ payment_type: 4, company_user_id: company.userId });
    const next = await gateway.post('/userInfo', {}, { token: company.token });
    expect(next.body).toMatchObject({ fullDayPayment: 4, paymentType: 0 });
  });
});

describe('create_new_job', () => {
  it('books as create_job does, and both know the same guid', async () => {
    const body = plainOrder();
    const made = await gateway.post('/create_new_job', body, { token: customer.token });
    expect(made.body).toMatchObject({ responseCode: 200, remainingWallet: 1240 });
    const again = await gateway.post('/create_job', body, { token: customer.token });
    expect(again.body).toMatchObject({ jobId: made.body['jobId'], trackingId: made.body['trackingId'], songwaiWallet: 1240 });
  });

  it('answers 409 with the new estimate where the price is another', async () => {
    const { body } = await gateway.post('/create_new_job', plainOrder({ shownPrice: 1 }), { token: customer.token });
    expect(body).toMatchObject({ responseCode: 409, estimate: { netPrice: expect.any(Number) } });
  });
});

describe('optimize', () => {
  const stops = [siam, bangNa, { lat: 13.7217, lng: 100.5293 }, { lat: 13.7563, lng: 100.5018 }];
  const ask = (locationList: readonly object[]) => gateway.post('/optimize', { locationList, lang: 'en' });

  it('answers the best order and what it saves', async () => {
    const { body } = await ask(stops.map(({ lat, lng }) => ({ lat, lng })));
    const { order: best, distance, originalDistance } = body as { order: number[]; distance: number; originalDistance: number };
    expect(best[0]).toBe(0);
    expect([...best].sort()).toEqual([0, 1, 2, 3]);
    expect(best.at(-1)).toBe(1);
    expect(distance).toBeLessThan(originalDistance);
    const priced = await gateway.post('/estimate_price', { vehicle: 1, locationList: best.map((index) => stops[index]) });
    expect(priced.body['distance']).toBeCloseTo(distance, 1);
  });

  it('leaves a return point at the end', async () => {
    const { body } = await ask([
      ...stops.map(({ lat, lng }) => ({ lat, lng })),
      { lat: siam.lat, lng: siam.lng, isReturn: true },
    ]);
    expect((body['order'] as number[]).at(-1)).toBe(4);
  });

  const many = (count: number) => Array.from({ length: count }, (_stop, index) => ({ lat: 13.7 + index / 100, lng: 100.5 }));
  it.each([
    ['eleven stops', many(11), 'locationList', /at most 10 stops/],
    ['a return point in the middle', [many(1)[0], { ...siam, isReturn: true }, bangNa], 'locationList.1', /last stop/],
    [
      'two return points',
      [...many(2), { ...siam, isReturn: true }, { ...siam, isReturn: true }],
      'locationList.3',
      /one return point/,
    ],
    ['one stop and its return point', [siam, { ...siam, isReturn: true }], 'locationList', /two stops/],
    ['a stop outside the service area', [siam, ayutthaya], 'locationList.1', /service area/],
  ])('refuses %s', async (...[, locationList, field, advice]) => {
    const places = locationList.map((stop) => ({
      lat: stop?.lat,
      lng: stop?.lng,
      ...('isReturn' in (stop ?? {}) ? { isReturn: true } : {}),
    }));
    expect((await ask(places)).body).toMatchObject({ responseCode: 422, field, responseDesc: expect.stringMatching(advice) });
  });

  it('takes ten stops and a return point', async () => {
    const { body } = await ask([...many(10), { lat: siam.lat, lng: siam.lng, isReturn: true }]);
    expect(body).toMatchObject({ responseCode: 200, order: expect.any(Array) });
  });
});
