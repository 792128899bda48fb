import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, readJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { addDriver, type DriverApp, endDuty, finishJob, giveJob, makeSimulator } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { siam } from '../../tests/builders/order.ts';
import { findCandidates } from '../offers/candidate-view.ts';
import { listWaitingJobs } from '../rides/queries.ts';
import { findFreeSimulated } from '../simulation/free-simulated-view.ts';
import type { Simulator } from '../simulation/simulator.ts';

let gateway: Gateway;
let simulator: Simulator;
let customer: { userId: string; token: string };
/** Has carried out a job of the customer. */
let known: DriverApp;
beforeAll(async () => {
  gateway = await createGateway();
  simulator = makeSimulator(gateway);
  await simulator.tick();
  customer = await addCustomer(gateway);
  known = await addDriver(gateway, siam);
  const { jobId } = await giveJob(gateway, { driver: known, customer });
  await finishJob(gateway, known, jobId);
});
afterAll(() => gateway.close());

const ask = async (path: string, body: object = {}, token = customer.token) =>
  gateway.post(path, { lang: 'en', ...body }, { token });
const idsOf = async (list: 'favorite' | 'block'): Promise<readonly string[]> => {
  const { body } = await ask(`/get_list_${list}_driver`);
  return (body['drivers'] as { songwaiId: string }[]).map(({ songwaiId }) => songwaiId);
};

describe('favourites and blocks', () => {
  it('take only drivers who have driven for the customer, also simulated ones', async () => {
    const stranger = await addDriver(gateway);
    for (const path of ['/add_favorite_driver', '/add_block_driver'])
      for (const songwaiId of [String(stranger.id), '999999999'])
        expect(await ask(path, { songwaiId })).toMatchObject({ status: 404, body: { responseCode: 404 } });
    const other = await addCustomer(gateway);
    expect((await ask('/add_favorite_driver', { songwaiId: String(known.id) }, other.token)).status).toBe(404);
    await endDuty(gateway);
    const { jobId } = await bookJob(gateway, customer);
    await simulator.tick();
    const ride = await gateway.db.selectFrom('rides').select('driver_id').where('job_id', '=', jobId).executeTakeFirst();
    const simulated = { songwaiId: String(ride?.driver_id) };
    expect((await ask('/add_favorite_driver', simulated)).status).toBe(404);
    gateway.clock.advanceSeconds(60);
    await simulator.tick();
    expect((await ask('/add_favorite_driver', simulated)).body['responseCode']).toBe(200);
    await ask('/remove_favorite_driver', simulated);
  });

  it('are one or the other: the last choice counts, and each list shows remark, average and vehicle', async () => {
    const songwaiId = String(known.id);
    await ask('/add_block_driver', { songwaiId, remark: 'เร็วเกินไป' });
    expect([await idsOf('favorite'), await idsOf('block')]).toEqual([[], [songwaiId]]);
    await Promise.all([1, 2, 3].map(() => ask('/add_favorite_driver', { songwaiId, remark: 'สุภาพ', userId: customer.userId })));
    expect([await idsOf('favorite'), await idsOf('block')]).toEqual([[songwaiId], []]);
    const { body } = await ask('/get_list_favorite_driver', { userId: customer.userId });
    expect(body['drivers']).toEqual([
      {
        songwaiId,
        songwaiName: expect.stringContaining('คนขับ'),
        plate: expect.any(String),
        vehicleKind: 'motorcycle',
        ratingCount: 0,
        remark: 'สุภาพ',
        addedDate: '21/11/2026',
        isForCompany: false,
        jobCount: 1,
        lastJobDate: '21/11/2026',
      },
    ]);
    for (let twice = 0; twice < 2; twice++)
      expect((await ask('/remove_favorite_driver', { songwaiId })).body['responseCode']).toBe(200);
    expect(await idsOf('favorite')).toEqual([]);
  });

  it('stay where they are in the list when their note changes', async () => {
    const listed = async () =>
      (await ask('/get_list_favorite_driver')).body['drivers'] as { remark: string; addedDate: string }[];
    const songwaiId = String(known.id);
    await ask('/add_favorite_driver', { songwaiId, remark: 'รู้ทางซอยอารีย์' });
    const rowOf = () =>
      gateway.db.selectFrom('customer_drivers').select('created_at').where('driver_id', '=', known.id).executeTakeFirst();
    const before = await rowOf();
    gateway.clock.advanceSeconds(60);
    await ask('/add_favorite_driver', { songwaiId, remark: 'ขับนิ่ม' });
    expect(await listed()).toMatchObject([{ remark: 'ขับนิ่ม' }]);
    expect(await rowOf()).toEqual(before);
    await ask('/add_favorite_driver', { songwaiId });
    expect(await listed()).toMatchObject([{ remark: '' }]);
    await ask('/add_block_driver', { songwaiId });
    expect(await rowOf()).not.toEqual(before);
    await ask('/remove_block_driver', { songwaiId });
  });

  it('are nobody else’s: another userId is refused on every call', async () => {
    const songwaiId = String(known.id);
    const { userId } = await addCustomer(gateway);
    const calls = ['/add_favorite_driver', '/add_block_driver', '/remove_favorite_driver', '/remove_block_driver'];
    for (const path of [...calls, '/get_list_favorite_driver', '/get_list_block_driver'])
      expect(await ask(path, { songwaiId, userId })).toMatchObject({ status: 403, body: { responseCode: 403 } });
  });

  it('of a driver end with the block, which can be taken back', async () => {
    const songwaiId = String(known.id);
    await ask('/add_block_driver', { songwaiId });
    expect((await ask('/remove_block_driver', { songwaiId })).body['responseCode']).toBe(200);
    expect(await idsOf('block')).toEqual([]);
  });

  it('fixed drivers are a setting of the session’s user, whatever phone is sent along', async () => {
    for (const fixDriver of [true, false]) {
      expect((await ask('/api_update_fix_driver', { phoneNo: '0899999999', fixDriver })).body).toMatchObject({ fixDriver });
      expect((await ask('/userInfo')).body['fixDriver']).toBe(fixDriver);
    }
  });
});

describe('a blocked driver', () => {
  it('is never among those who could get a job, real or simulated, whoever of customer and company blocked', async () => {
    const { db, clock } = gateway;
    const company = await addCustomer(gateway);
    const real = await Promise.all([1, 2, 3].map(() => addDriver(gateway, siam)));
    const simulated = await db
      .selectFrom('drivers')
      .select('id')
      .where('is_simulated', '=', true)
      .where('vehicle_kind', '=', 'motorcycle')
      .limit(6)
      .execute();
    const ids = [...real, ...simulated].map(({ id }) => id);
    const { jobId } = await bookJob(gateway, customer);
    await db.updateTable('jobs').set({ company_user_id: company.userId }).where('id', '=', jobId).execute();
    const stances = fc.record({
      who: fc.constantFrom(customer.userId, company.userId),
      stance: fc.constantFrom('favorite', 'blocked'),
    });
    const choices = fc.array(fc.record({ driver: fc.constantFrom(...ids), as: stances, isFixed: fc.boolean() }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(choices, fc.boolean(), async (chosen, isFixed) => {
        await db.deleteFrom('customer_drivers').execute();
        for (const { driver, as } of chosen)
          await db
            .insertInto('customer_drivers')
            .values({
              user_id: as.who,
              driver_id: driver,
              stance: as.stance as 'favorite' | 'blocked',
              remark: '',
              created_at: clock.now(),
            })
            .onConflict((conflict) =>
              conflict.columns(['user_id', 'driver_id']).doUpdateSet({ stance: as.stance as 'favorite' | 'blocked' }),
            )
            .execute();
        await db.updateTable('jobs').set({ is_fixed_driver: isFixed }).where('id', '=', jobId).execute();
        const stored = await db.selectFrom('customer_drivers').selectAll().execute();
        const blocked = stored.filter(({ stance }) => stance === 'blocked').map(({ driver_id }) => driver_id);
        const liked = stored.filter(({ stance }) => stance === 'favorite').map(({ driver_id }) => driver_id);
        const offered = await db.transaction().execute(async (trx) => {
          const waiting = await listWaitingJobs(trx, { pickUpBefore: clock.now(), limit: 10, after: undefined });
          const job = waiting.find(({ id }) => id === jobId);
          if (job === undefined) throw new Error('the job does not wait');
          return [
            ...(await findCandidates(trx, job, { pickUp: siam, now: clock.now() })),
            ...(await findFreeSimulated(trx, job)),
          ];
        });
        const offeredIds = offered.map(({ id }) => id);
        expect(offeredIds.filter((id) => blocked.includes(id))).toEqual([]);
        if (isFixed) expect(offeredIds.filter((id) => !liked.includes(id))).toEqual([]);
        else expect(ids.filter((id) => !offeredIds.includes(id) && !blocked.includes(id))).toEqual([]);
      }),
      { numRuns: 40 },
    );
    await db.deleteFrom('customer_drivers').execute();
  });
});

describe('a simulated driver who is blocked after it was planned', () => {
  it('is not sent: another is looked for', async () => {
    const { db, clock } = gateway;
    const { jobId } = await bookJob(gateway, customer, { vehicle: 6 });
    await simulator.tick();
    const planned = await db.selectFrom('rides').select('driver_id').where('job_id', '=', jobId).executeTakeFirstOrThrow();
    const driver_id = planned.driver_id ?? 0;
    await db
      .insertInto('customer_drivers')
      .values({ user_id: customer.userId, driver_id, stance: 'blocked', remark: '', created_at: clock.now() })
      .execute();
    for (let step = 0; step < 3; step++) {
      clock.advanceSeconds(60);
      await simulator.tick();
    }
    expect((await readJob(gateway, jobId)).status).toBe('assigned');
    const sent = await db.selectFrom('rides').select('driver_id').where('job_id', '=', jobId).executeTakeFirstOrThrow();
    expect(sent.driver_id).not.toBe(driver_id);
  });
});

describe('drivers nearby', () => {
  const near = (lat: number, lng: number, query: Record<string, string> = {}) =>
    gateway.get(`/v2/get_near_drivers/${lat}/${lng}`, query);

  it('are those who are free, on duty and lately seen, coarsely, and nobody can tell who they are', async () => {
    const place = { lat: 12.923456, lng: 100.891234 };
    const [free, , far] = [
      await addDriver(gateway, place),
      await addDriver(gateway, place, 'car'),
      await addDriver(gateway, { lat: place.lat + 0.1, lng: place.lng }),
    ];
    const { body } = await near(place.lat, place.lng);
    expect(body['drivers']).toEqual([
      { lat: 12.923, lng: 100.891, vehicleKind: expect.any(String) },
      { lat: 12.923, lng: 100.891, vehicleKind: expect.any(String) },
    ]);
    expect((await near(place.lat, place.lng, { vehicle_type: '1' })).body['drivers']).toMatchObject([
      { vehicleKind: 'motorcycle' },
    ]);
    expect((await near(place.lat, place.lng, { vehicle_type: '4' })).body['drivers']).toEqual([]);
    await free.post('/driver/duty', { isOnDuty: false });
    expect((await near(place.lat, place.lng, { vehicle_type: '1' })).body['drivers']).toEqual([]);
    gateway.clock.advanceSeconds(301);
    await far.stand({ lat: place.lat + 0.1, lng: place.lng });
    expect((await near(place.lat, place.lng)).body['drivers']).toEqual([]);
  });

  it('are asked for at a point on earth, and by the id of a vehicle', async () => {
    expect((await near(95, 100)).body).toMatchObject({ responseCode: 422, field: 'lat' });
    expect((await near(13, 190)).body).toMatchObject({ responseCode: 422, field: 'lng' });
    expect((await gateway.get('/v2/get_near_drivers/north/100')).status).toBe(400);
    expect((await near(13, 100, { vehicle_type: 'x' })).status).toBe(400);
  });
});
