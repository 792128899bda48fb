import { randomUUID } from 'node:crypto';
import { payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import { referral } from '@songwai/core/rewards/referral-contract';
import { payWalletPackage } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookJob, completePaid, setJob, tryToBook } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { addDriver, endDuty, giveJob, pixelPng } from '../../../tests/builders/drivers.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { bangNa, siam } from '../../../tests/builders/order.ts';
import { createCardToken } from '../../../tests/builders/payments.ts';
import { type Caller, openSession } from '../../../tests/builders/sessions.ts';
import { codeFor, newPhone, personForm, verifyPhone } from '../../../tests/builders/sign-ups.ts';
import { moveWallet } from '../../../tests/builders/wallets.ts';
import { createEarlierDatabase } from '../../../tests/harness/create-earlier-database.ts';
import { readFreeCredit } from '../../pricing/credit/free-credit-queries.ts';
import { settleReferrals } from './settle-referrals.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'on' } });
});
afterAll(() => gateway.close());

const device = (name: string) => ({ cookie: `songwai_device=${name.padEnd(40, 'x')}` });
const creditOf = ({ userId }: Pick<Caller, 'userId'>) => readFreeCredit(gateway.db, { userId, now: gateway.clock.now() });
const settle = () => settleReferrals({ db: gateway.db, clock: gateway.clock });
const show = async (caller: Caller) => (await gateway.call(referral, {}, caller)).body;
const stateOf = async (friendId: string) =>
  gateway.db.selectFrom('referrals').select(['state', 'refusal']).where('friend_id', '=', friendId).executeTakeFirst();

const codeOf = async ({ userId }: Caller) =>
  (await gateway.db.selectFrom('users').select('refer_code').where('id', '=', userId).executeTakeFirstOrThrow()).refer_code;
/** Events of rewards for these two, in their order. */
async function announcedTo(one: Caller, other: Caller) {
  const order = [one.userId, other.userId];
  const events = await gateway.db
    .selectFrom('outbox')
    .select(['subject', 'payload'])
    .where('kind', '=', 'rewards.friendRewarded')
    .where('subject', 'in', order)
    .execute();
  return events.toSorted((a, b) => order.indexOf(a.subject) - order.indexOf(b.subject));
}
const addReferrer = (fields: object = {}) =>
  addCustomer(gateway, { refer_code: randomUUID().slice(0, 8).toUpperCase(), ...fields });

/** Signs a friend up by the referrer's link; `headers` say on which device. */
async function join(referrer: Caller, phone = newPhone(), headers: Record<string, string> = {}): Promise<Caller> {
  const form = personForm({ phoneNo: phone, referenceId: await codeOf(referrer) });
  const answer = await gateway.app.inject({ method: 'POST', url: '/api/signup_mobile', payload: form, headers });
  const { userId, skToken } = answer.json() as { readonly userId: string; readonly skToken: string };
  expect((await verifyPhone(gateway, skToken, await codeFor(gateway, phone))).body).toMatchObject({ responseCode: 200 });
  await vi.waitUntil(async () => ((await stateOf(userId))?.state ?? 'new') !== 'new', { timeout: 10_000 });
  return { userId, token: await openSession(gateway, userId) };
}

/** A job of now, completed and paid, at a price. */
async function spend(caller: Caller, satang: number): Promise<void> {
  const { jobId } = await bookJob(gateway, caller);
  await completePaid(gateway, jobId, satang);
}

describe('a friend', () => {
  it('gets 50 baht for joining by a link, and both get 200 once 500 baht are spent, 20 a time', async () => {
    const referrer = await addReferrer();
    const friend = await join(referrer);
    expect(await creditOf(friend)).toBe(5_000);
    await spend(friend, 32_000);
    expect(await show(referrer)).toMatchObject({
      rule: { welcome: 50, spend: 500, days: 30, perJob: 20, uses: 10 },
      friends: [{ name: 'มาลี', state: 'open', spent: 320, daysLeft: 30, joinedDate: '21/11/2026' }],
      ...{ friendCount: 1, freeCredit: 0, usesLeft: 0 },
    });
    await spend(friend, 18_000);
    await vi.waitUntil(async () => (await stateOf(friend.userId))?.state === 'rewarded', { timeout: 10_000 });
    await Promise.all([settle(), settle(), settle()]);
    expect(await creditOf(referrer)).toBe(20_000);
    expect(await show(referrer)).toMatchObject({
      friends: [{ state: 'rewarded', spent: 0, daysLeft: 0, rewardedDate: '21/11/2026' }],
      ...{ freeCredit: 200, usesLeft: 10 },
    });
    expect(await show(friend)).toMatchObject({ friends: [], usesLeft: 10 });
    const payload = { friendId: friend.userId, amountSatang: 20_000 };
    expect(await announcedTo(referrer, friend)).toEqual([referrer, friend].map(({ userId: subject }) => ({ subject, payload })));
  });

  it('whose driver got no money brings nothing, and may not book again until it is paid; then both get their 200 baht', async () => {
    const referrer = await addReferrer();
    const friend = await join(referrer);
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer: friend });
    await setJob(gateway, jobId, { normal_satang: 65_000, net_satang: 65_000, free_credit_satang: 0 });
    const act = (call: string, body: object) => driver.post(`/driver/job/${jobId}/${call}`, body);
    await act('arrive', { visit: 0 });
    await act('pickup', { imgBase64: pixelPng });
    gateway.clock.advanceSeconds(30 * 60);
    await driver.stand(bangNa);
    await act('arrive', { visit: 1 });
    expect((await act('deliver', { visit: 1, imgBase64: pixelPng, proofType: 'photo' })).body).toMatchObject({
      jobStatus: 'completed',
    });
    await act('collect', { items: [{ isCollected: false, remark: 'ไม่จ่าย' }] });
    await settle();
    expect(await creditOf(referrer)).toBe(0);
    expect(await show(referrer)).toMatchObject({ friends: [{ state: 'open', spent: 0 }] });
    for (const paymentType of [0, 2])
      expect((await tryToBook(gateway, friend, { paymentType })).body).toMatchObject({
        responseCode: 422,
        reason: 'open_amounts',
        openAmount: 650,
      });
    await moveWallet(gateway, friend, { satang: 65_000 });
    const paid = await gateway.call(payOpenAmounts, { guid: randomUUID(), paymentType: 2, shownAmount: 650 }, friend);
    expect(paid.body).toMatchObject({ responseCode: 200 });
    await vi.waitUntil(async () => (await stateOf(friend.userId))?.state === 'rewarded', { timeout: 10_000 });
    expect(await creditOf(referrer)).toBe(20_000);
    expect((await tryToBook(gateway, friend)).body).toMatchObject({ responseCode: 200 });
    // Nobody is asked for it twice.
    expect((await act('collect', { items: [{ isCollected: true }] })).body).toMatchObject({ responseCode: 409 });
    await endDuty(gateway);
  });

  it('who spends too little in 30 days brings nothing more', async () => {
    const referrer = await addReferrer();
    const friend = await join(referrer);
    await spend(friend, 49_999);
    gateway.clock.advanceSeconds(30 * daySeconds);
    const later = { ...friend, token: await openSession(gateway, friend.userId) };
    await spend(later, 90_000);
    await settle();
    await vi.waitUntil(async () => (await stateOf(friend.userId))?.state === 'late', { timeout: 10_000 });
    expect(await creditOf(referrer)).toBe(0);
    expect(await announcedTo(referrer, friend)).toEqual([]);
  });
});

describe('an invented friend is none', () => {
  it("with the referrer's phone for questions, or the phone of an earlier friend who is gone", async () => {
    const phone = newPhone();
    const referrer = await addReferrer({ confirm_phone: phone });
    const self = await join(referrer, phone);
    expect(await stateOf(self.userId)).toEqual({ state: 'refused', refusal: 'phone' });
    expect(await creditOf(self)).toBe(0);

    const again = newPhone();
    const first = await join(referrer, again);
    await gateway.db.updateTable('users').set({ phone: null, confirm_phone: '' }).where('id', '=', first.userId).execute();
    const second = await join(referrer, again);
    expect(await stateOf(second.userId)).toEqual({ state: 'refused', refusal: 'phone' });
  });

  it('on a device of the referrer', async () => {
    const phone = newPhone();
    const referrer = await addReferrer({ phone });
    const login = { method: 'POST', url: '/api/login', payload: { userName: phone, password: 'demo1234' } } as const;
    const answer = await gateway.app.inject({ ...login, headers: device('phone-of-both') });
    expect(answer.json()).toMatchObject({ respCode: 200 });
    const friend = await join(referrer, newPhone(), device('phone-of-both'));
    expect(await stateOf(friend.userId)).toEqual({ state: 'refused', refusal: 'device' });
    expect(await creditOf(friend)).toBe(0);
    const other = await join(referrer, newPhone(), device('another'));
    expect((await stateOf(other.userId))?.state).toBe('open');
  });

  it('with a card of the referrer', async () => {
    const referrer = await addReferrer();
    const friend = await join(referrer);
    for (const { token } of [referrer, friend])
      await gateway.post('/cc_omise_create_customer', { cardTokenId: await createCardToken(gateway) }, { token });
    await spend(friend, 60_000);
    await vi.waitUntil(async () => (await stateOf(friend.userId))?.state === 'refused', { timeout: 10_000 });
    expect(await stateOf(friend.userId)).toEqual({ state: 'refused', refusal: 'card' });
    expect(await creditOf(referrer)).toBe(0);
  });

  it('with a card of the referrer that neither of them saved', async () => {
    const referrer = await addReferrer();
    const friend = await join(referrer);
    for (const caller of [referrer, friend]) {
      const paid = { token: await createCardToken(gateway), amount: 500, guid: randomUUID(), paymentType: 1 };
      expect((await gateway.call(payWalletPackage, paid, caller)).body).toMatchObject({ payment: { state: 'paid' } });
    }
    await spend(friend, 60_000);
    await vi.waitUntil(async () => (await stateOf(friend.userId))?.state === 'refused', { timeout: 10_000 });
    expect(await stateOf(friend.userId)).toEqual({ state: 'refused', refusal: 'card' });
  });
});

it('friends who joined before there were rewards are noted, once and with their own days', async () => {
  const database = await createEarlierDatabase();
  await database.run(0, 491);
  const [referrer, friend, unverified] = [randomUUID(), randomUUID(), randomUUID()];
  const add = (id: string, referredBy: string | null, isVerified: boolean) =>
    database.pool.query(
      `insert into users (id, user_type, refer_code, created_at, referred_by, is_verified)
       values ($1::text::uuid, 2, $1::text, '2026-11-01 05:00Z', $2, $3)`,
      [id, referredBy, isVerified],
    );
  await add(referrer, null, true);
  await add(friend, referrer, true);
  await add(unverified, referrer, false);
  await database.run(492, 492);
  const rows = await database.db.selectFrom('referrals').select(['friend_id', 'state', 'until']).execute();
  expect(rows).toEqual([{ friend_id: friend, state: 'new', until: new Date('2026-12-01T05:00:00Z') }]);
  await database.close();
});
