import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { addDriver, type DriverApp, finishJob, giveJob, matchDrivers } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { siam } from '../../../tests/builders/order.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let owner: Caller;
/** May book for the company, and sees only her own jobs. */
let booker: Caller;
/** Sees all jobs of the company. */
let viewer: Caller;
let driver: DriverApp;
let songwaiId: string;
let doneId: string;

beforeAll(async () => {
  gateway = await createGateway();
  owner = await addCompany(gateway);
  booker = await addMember(gateway, owner, { rights: ['order'] });
  viewer = await addMember(gateway, owner, { rights: ['order', 'view'] });
  driver = await addDriver(gateway, siam);
  songwaiId = String(driver.id);
  const { jobId } = await giveJob(gateway, { driver, customer: booker });
  await finishJob(gateway, driver, jobId);
  doneId = jobId;
  gateway.clock.advanceSeconds(1_800);
  await driver.stand(siam);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.db.deleteFrom('customer_drivers').execute());

const ask = async (caller: Caller, path: string, body: object = { songwaiId }) =>
  (await gateway.post(path, { lang: 'en', ...body }, caller)).body;
const listOf = async (caller: Caller, list: 'favorite' | 'block') =>
  ((await ask(caller, `/get_list_${list}_driver`, {}))['drivers'] as { songwaiId: string; isForCompany: boolean }[]).map(
    (listed) => [listed.songwaiId, listed.isForCompany],
  );
/** Whether the driver is offered a job of this caller; the job is cancelled afterwards. */
const isOffered = async (caller: Caller): Promise<boolean> => {
  const { jobId } = await bookJob(gateway, caller);
  await matchDrivers(gateway);
  const isAsked = (await driver.offers()).some((offer) => offer.jobId === jobId);
  await gateway.post('/cancel_job', { jobId }, caller);
  return isAsked;
};

describe('a driver of a job that a member booked for the company', () => {
  it.each([
    ['its owner', () => owner],
    ['a member who sees its jobs', () => viewer],
  ])('is blocked by %s for everybody who books for it, until the block is taken back', async (_who, callerOf) => {
    expect(await isOffered(booker)).toBe(true);
    expect(await ask(callerOf(), '/add_block_driver')).toMatchObject({ responseCode: 200 });
    for (const member of [owner, viewer]) expect(await listOf(member, 'block')).toEqual([[songwaiId, true]]);
    expect(await listOf(booker, 'block')).toEqual([]);
    const shown = (await ask(viewer, '/get_job_driver', { jobId: doneId }))['driver'];
    expect(shown).toMatchObject({ songwaiId, isBlocked: true, isFavorite: false });
    for (const member of [owner, viewer, booker]) expect(await isOffered(member)).toBe(false);
    expect(await ask(owner, '/remove_block_driver')).toMatchObject({ responseCode: 200 });
    expect(await listOf(viewer, 'block')).toEqual([]);
    expect(await isOffered(booker)).toBe(true);
  });

  it('is blocked by a member who sees the own jobs alone for these alone', async () => {
    expect(await ask(booker, '/add_block_driver')).toMatchObject({ responseCode: 200 });
    expect([await listOf(booker, 'block'), await listOf(owner, 'block')]).toEqual([[[songwaiId, false]], []]);
    expect([await isOffered(booker), await isOffered(viewer)]).toEqual([false, true]);
  });

  it('stands on one list of a caller at most: liked for the company, it is no longer on the own one', async () => {
    await gateway.db
      .insertInto('customer_drivers')
      .values({ user_id: viewer.userId, driver_id: driver.id, stance: 'blocked', remark: '', created_at: gateway.clock.now() })
      .execute();
    expect(await listOf(viewer, 'block')).toEqual([[songwaiId, false]]);
    expect(await ask(viewer, '/add_favorite_driver')).toMatchObject({ responseCode: 200 });
    expect([await listOf(viewer, 'block'), await listOf(viewer, 'favorite')]).toEqual([[], [[songwaiId, true]]]);
  });

  it('whom a member and the company both blocked is listed once, and unblocked on both lists', async () => {
    const row = { driver_id: driver.id, stance: 'blocked', remark: '', created_at: gateway.clock.now() } as const;
    const lists = [viewer, owner].map(({ userId: user_id }) => ({ ...row, user_id }));
    await gateway.db.insertInto('customer_drivers').values(lists).execute();
    expect(await listOf(viewer, 'block')).toEqual([[songwaiId, true]]);
    await ask(viewer, '/remove_block_driver');
    expect([await listOf(viewer, 'block'), await listOf(owner, 'block')]).toEqual([[], []]);
  });

  it('is unknown to another company, and to a member who has left', async () => {
    const stranger = await addCustomer(gateway);
    await gateway.db.updateTable('users').set({ user_type: 1 }).where('id', '=', stranger.userId).execute();
    const leaver = await addMember(gateway, owner, { rights: ['order', 'view'] });
    // Also of a job that the leaver booked for the company.
    const { jobId } = await giveJob(gateway, { driver, customer: leaver });
    await finishJob(gateway, driver, jobId);
    await gateway.db.deleteFrom('company_members').where('user_id', '=', leaver.userId).execute();
    for (const caller of [stranger, leaver]) expect(await ask(caller, '/add_block_driver')).toMatchObject({ responseCode: 404 });
  });
});
