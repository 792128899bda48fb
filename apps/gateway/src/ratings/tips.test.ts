import { randomUUID } from 'node:crypto';
import { formatJobId } from '@songwai/core/basics/ids';
import { listDeskMatters } from '@songwai/core/chat/support/help-contract';
import { cancelPayment, paymentStatus } from '@songwai/core/payments/contract';
import { listTipAlerts, tipDriver, tipDriverByToken, tipRoomByToken, tipRoomOfJob } from '@songwai/core/ratings/tip-contract';
import { walletHistory, walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob, readJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { addDriver } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { answerBank, createCardToken, makeSweeper, saveCard } from '../../tests/builders/payments.ts';
import { type Caller, openSession, signInAdmin, signInAs } from '../../tests/builders/sessions.ts';
import { moveWallet } from '../../tests/builders/wallets.ts';
import { readFaults } from '../../tests/money/read-faults.ts';
import { rideTo } from '../../tests/money/ride-to.ts';
import { listAllCharges, recordCharge } from '../jobs/charges/charge-queries.ts';
import { driverAccount } from '../ledger/accounts.ts';
import { readBalance, readWalletBalances } from '../ledger/balance-queries.ts';

const [card, wallet, promptPay] = [1, 2, 3] as const;

let gateway: Gateway;
let user: Caller;
let driverId: number;
let jobId: string;
beforeAll(async () => {
  gateway = await createGateway({ env: { SUPPORT_MAIL: 'desk@songwai.test' } });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  user = await addCustomer(gateway);
  driverId = (await addDriver(gateway)).id;
  jobId = (await bookJob(gateway, user)).jobId;
});
afterEach(async () => {
  await makeSweeper(gateway).work();
  expect(await readFaults(gateway.db)).toEqual([]);
});

const finish = () => rideTo(gateway, { jobId, driverId });
const give = async (amount: number, paymentType: 1 | 2 | 3, caller = user) =>
  (await gateway.call(tipDriver, { jobId, guid: randomUUID(), amount, paymentType, lang: 'en' }, caller)).body;
const given = async () => (await readBalance(gateway.db, driverAccount('driverTips', driverId))) / 100;

describe('a tip', () => {
  it('from the wallet is the driver’s at once, and in the history', async () => {
    await finish();
    await moveWallet(gateway, user, { satang: 10_000 });
    expect(await give(30, wallet)).toMatchObject({ responseCode: 200, songwaiWallet: 70 });
    expect(await given()).toBe(30);
    expect((await gateway.call(walletHistory, {}, user)).body.transactions[0]).toMatchObject({ type: 'tip', amount: -30, jobId });
    expect(await give(71, wallet)).toMatchObject({ responseCode: 422, field: 'paymentType', reason: 'wallet_short' });
    expect(await given()).toBe(30);
  });

  it('by card may need the bank, and is given when that agrees', async () => {
    await finish();
    expect(await give(20, card)).toMatchObject({ responseCode: 422, field: 'cardId' });
    await saveCard(gateway, user, 'needsConfirmation');
    const [yes, no] = [await give(20, card), await give(50, card)];
    expect(await given()).toBe(0);
    await answerBank(gateway, yes.payment, 'pass');
    await answerBank(gateway, no.payment, 'fail');
    expect(await given()).toBe(20);
    expect(await give(19, card)).toMatchObject({ responseCode: 422, field: 'paymentType' });
  });

  it('by PromptPay is given when the code is paid; late money is the customer’s', async () => {
    await finish();
    const [inTime, late] = [await give(5, promptPay), await give(7, promptPay)];
    await answerBank(gateway, inTime.payment, 'pay');
    expect(await given()).toBe(5);
    gateway.clock.advanceSeconds(11 * 60);
    await makeSweeper(gateway).work();
    await answerBank(gateway, late.payment, 'pay');
    expect(await given()).toBe(5);
    expect((await gateway.call(walletInfo, {}, user)).body.songwaiWallet).toBe(7);
  });

  it('by the link needs no sign-in, but money: a card of the vault, or PromptPay', async () => {
    const { rating_token: tokenRating } = await readJob(gateway, jobId);
    const byLink = async (fields: object) =>
      (await gateway.call(tipDriverByToken, { tokenRating, guid: randomUUID(), amount: 40, lang: 'en', ...fields })).body;
    expect(await byLink({ paymentType: promptPay })).toMatchObject({ responseCode: 409 });
    await finish();
    expect(await byLink({ paymentType: card })).toMatchObject({ responseCode: 422, field: 'cardToken' });
    expect(await byLink({ paymentType: card, cardToken: await createCardToken(gateway) })).toMatchObject({
      payment: { state: 'paid' },
    });
    expect(await given()).toBe(40);
    // One with the rating; who booked may give one more, signed in.
    expect(await byLink({ paymentType: promptPay })).toMatchObject({ responseCode: 422, field: 'amount', limit: 'count' });
    expect((await give(5, promptPay)).payment).toMatchObject({ state: 'pending' });
    expect(await byLink({ paymentType: wallet })).toMatchObject({ responseCode: 400 });
    expect(await byLink({ paymentType: promptPay, tokenRating: 'nobodys-link-of-24-chars' })).toMatchObject({
      responseCode: 404,
    });
  });

  it('is for the driver of a completed job of one’s own', async () => {
    await moveWallet(gateway, user, { satang: 10_000 });
    expect(await give(10, wallet)).toMatchObject({ responseCode: 409 });
    await finish();
    const stranger = await addCustomer(gateway);
    await moveWallet(gateway, stranger, { satang: 10_000 });
    expect(await give(10, wallet, stranger)).toMatchObject({ responseCode: 404 });
    expect(await given()).toBe(0);
  });

  it.each([0, 0.5, 1_001, -20])('of %s baht is refused', async (amount) => {
    await finish();
    await moveWallet(gateway, user, { satang: 1_000_000 });
    expect(await give(amount, wallet)).toMatchObject({ responseCode: 400 });
    expect(await given()).toBe(0);
  });

  it.each([1, 1_000])('of %s baht is given', async (amount) => {
    await finish();
    await moveWallet(gateway, user, { satang: 1_000_000 });
    await give(amount, wallet);
    expect(await given()).toBe(amount);
  });
});

describe('the bonus of a wallet', () => {
  it('tips nobody: ten thousand baht with their bonus and twelve tips on one small job give the driver 1,000', async () => {
    await finish();
    await moveWallet(gateway, user, { satang: 1_000_000 });
    await moveWallet(gateway, user, { kind: 'bonus', part: 'walletBonus', satang: 150_000 });
    const presses = await Promise.all(Array.from({ length: 12 }, () => give(1_000, wallet)));
    expect(presses.filter(({ responseCode }) => responseCode === 200)).toHaveLength(1);
    expect(presses.find(({ responseCode }) => responseCode !== 200)).toMatchObject({
      responseCode: 422,
      field: 'amount',
      reason: 'tip_limit',
      tipLeft: 0,
    });
    expect(await given()).toBe(1_000);
    expect(await readWalletBalances(gateway.db, user.userId)).toMatchObject({ walletBonus: 150_000, walletTopUp: 900_000 });
  });

  it('is called the reason where it is all that there is, with what can be tipped', async () => {
    await finish();
    await moveWallet(gateway, user, { kind: 'redeemed', part: 'walletBonus', satang: 50_000 });
    await moveWallet(gateway, user, { satang: 3_000 });
    expect(await give(50, wallet)).toMatchObject({
      responseCode: 422,
      field: 'paymentType',
      reason: 'wallet_short',
      walletForTips: 30,
      responseDesc: '฿30 of your wallet can be tipped: bonus pays for deliveries, not for tips. Please pay another way.',
    });
    expect((await gateway.call(tipRoomOfJob, { jobId }, user)).body).toMatchObject({
      ...{ tipLeft: 1_000, songwaiWallet: 530, walletForTips: 30 },
    });
    expect(await give(30, wallet)).toMatchObject({ responseCode: 200, songwaiWallet: 500 });
  });

  it('does not become money that was paid in because a charge that it paid is waived', async () => {
    await moveWallet(gateway, user, { kind: 'bonus', part: 'walletBonus', satang: 50_000 });
    const { jobId: paid } = await bookJob(gateway, user, { paymentType: wallet });
    const at = gateway.clock.now();
    await gateway.db
      .transaction()
      .execute((trx) => recordCharge(trx, { jobId: paid, kind: 'waiting', stop: 0, amountSatang: 8_000, minutes: 100, at }));
    const [charge] = await listAllCharges(gateway.db, paid);
    const admin = await signInAdmin(gateway);
    await admin.post(`/job/${paid}/charge/${charge?.id}/waive`, { reason: 'the driver was early' });
    const { net_satang: net } = await readJob(gateway, paid);
    expect(await readWalletBalances(gateway.db, user.userId)).toMatchObject({ walletBonus: 50_000 - net, walletTopUp: 0 });
  });
});

describe('the tips', () => {
  const otherJob = async (driver = driverId) => {
    const other = (await bookJob(gateway, user)).jobId;
    await rideTo(gateway, { jobId: other, driverId: driver });
    return other;
  };
  const giveFor = async (job: string, amount: number) =>
    (await gateway.call(tipDriver, { jobId: job, guid: randomUUID(), amount, paymentType: wallet, lang: 'en' }, user)).body;
  const alerts = async () =>
    ((await gateway.call(listTipAlerts, {}, await signInAs(gateway, 'admin@songwai.test'))).body.alerts ?? []).filter(
      ({ customer }) => customer.userId === user.userId,
    );

  it('of a job are two at most, and 1,000 baht together, and the dialog is told what is left', async () => {
    await finish();
    await moveWallet(gateway, user, { satang: 1_000_000 });
    await give(700, wallet);
    expect((await gateway.call(tipRoomOfJob, { jobId }, user)).body).toMatchObject({ tipLeft: 300, limit: 'job' });
    const { rating_token: tokenRating } = await readJob(gateway, jobId);
    expect((await gateway.call(tipRoomByToken, { tokenRating })).body).toMatchObject({ tipLeft: 300 });
    expect(await give(301, wallet)).toMatchObject({
      responseCode: 422,
      field: 'amount',
      limit: 'job',
      tipLeft: 300,
      responseDesc: 'The tips of a job come to ฿1,000 at most. You can still tip ฿300.',
    });
    await give(1, wallet);
    expect(await give(1, wallet)).toMatchObject({ responseCode: 422, limit: 'count', tipLeft: 0 });
    expect(await given()).toBe(701);
  });

  it('that wait for their payment count, so that codes of one job never come to more', async () => {
    await finish();
    const presses = await Promise.all([600, 600, 600].map((amount) => give(amount, promptPay)));
    const open = presses.filter(({ responseCode }) => responseCode === 200);
    expect(open).toHaveLength(1);
    for (const { payment } of open) await answerBank(gateway, payment, 'pay');
    expect(await given()).toBe(600);
  });

  it('of a day to one driver end at 1,000 baht, of a day at 2,000, and the desk is told', async () => {
    await moveWallet(gateway, user, { satang: 1_000_000 });
    await finish();
    expect(await give(600, wallet)).toMatchObject({ responseCode: 200 });
    expect(await alerts()).toEqual([]);
    const admin = await signInAs(gateway, 'admin@songwai.test');
    const announced = async () =>
      (await gateway.call(listDeskMatters, {}, admin)).body.matters.find(({ kind }) => kind === 'tipLimits')?.count ?? 0;
    const before = await announced();
    const again = await otherJob();
    expect(await giveFor(again, 500)).toMatchObject({ responseCode: 422, limit: 'driver', tipLeft: 400 });
    expect(await giveFor(again, 400)).toMatchObject({ responseCode: 200 });
    const others = [(await addDriver(gateway)).id, (await addDriver(gateway)).id];
    expect(await giveFor(await otherJob(others[0]), 900)).toMatchObject({ responseCode: 200 });
    expect(await giveFor(await otherJob(others[1]), 101)).toMatchObject({ responseCode: 422, limit: 'day', tipLeft: 100 });
    expect(await alerts()).toMatchObject([
      { limit: 'day', given: 1_900, refused: 101, refusedTimes: 1, driver: { songwaiId: String(others[1]) } },
      { limit: 'day', given: 1_900, refused: 0, driver: { songwaiId: String(others[0]) } },
      { limit: 'driver', refused: 500, refusedTimes: 1, jobId: again, driver: { songwaiId: String(driverId) } },
    ]);
    expect((await announced()) - before).toBe(3);
    const mails = gateway.db.selectFrom('messages').select('body').where('recipient', '=', 'desk@songwai.test');
    expect((await mails.where('subject', '=', `Tips of job ${formatJobId(again)}`).execute()).map(({ body }) => body)).toEqual([
      expect.stringContaining("A tip of ฿500 was refused: a customer's tips of a day to one driver."),
    ]);
    gateway.clock.advanceSeconds(86_400);
    user = { ...user, token: await openSession(gateway, user.userId) };
    expect(await giveFor(await otherJob(), 100)).toMatchObject({ responseCode: 200 });
  });

  it('by a stranger’s late transfer that the job has no room for wait for an administrator, who is told', async () => {
    await finish();
    const { rating_token: tokenRating } = await readJob(gateway, jobId);
    const byLink = async (amount: number) =>
      (await gateway.call(tipDriverByToken, { tokenRating, guid: randomUUID(), amount, paymentType: promptPay })).body;
    const [before, after] = [await byLink(900), await byLink(800)];
    await answerBank(gateway, after.payment, 'pay');
    await answerBank(gateway, before.payment, 'pay');
    expect(await given()).toBe(800);
    expect(await alerts()).toMatchObject([{ limit: 'job', given: 800, refused: 900, refusedTimes: 1 }]);
  });
});

describe('a tip by the link', () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const byLink = async (fields: object) => {
    const { rating_token: tokenRating } = await readJob(gateway, jobId);
    const tip = { tokenRating, guid: randomUUID(), amount: 40, paymentType: promptPay, lang: 'en', ...fields };
    return (await gateway.call(tipDriverByToken, tip)).body;
  };
  const stateOf = async (chargeId: string) => (await gateway.call(paymentStatus, { chargeId })).body.payment.state;

  it('shows the same code again to a page that was loaded anew, so that only one is paid', async () => {
    await finish();
    const [before, after] = [await byLink({ guid: first }), await byLink({ guid: second })];
    expect(after.payment).toEqual(before.payment);
  });

  it('gives an open payment up for another sum or way, and a repeated press changes nothing', async () => {
    await finish();
    const before = await byLink({ guid: first });
    const after = await byLink({ guid: second, amount: 50 });
    expect(await stateOf(before.payment.chargeId)).toBe('expired');
    expect((await byLink({ guid: first })).payment.chargeId).toBe(before.payment.chargeId);
    expect(await stateOf(after.payment.chargeId)).toBe('pending');
    const cardToken = await createCardToken(gateway, 'needsConfirmation');
    const byCard = await byLink({ paymentType: card, cardToken });
    expect(await stateOf(after.payment.chargeId)).toBe('expired');
    await answerBank(gateway, byCard.payment, 'pass');
    expect(await given()).toBe(40);
  });

  it('can be given up without signing in; a transfer that comes all the same is the driver’s', async () => {
    await finish();
    const { payment } = await byLink({ amount: 7 });
    const givenUp = await gateway.call(cancelPayment, { chargeId: payment.chargeId });
    expect(givenUp.body).toMatchObject({ responseCode: 200, payment: { state: 'expired' } });
    await answerBank(gateway, payment, 'pay');
    await answerBank(gateway, payment, 'pay');
    expect(await given()).toBe(7);
    expect((await gateway.call(cancelPayment, { chargeId: payment.chargeId })).body.responseCode).toBe(409);
  });

  it('is no place to try many cards', async () => {
    await finish();
    const tries = [];
    for (let number = 0; number < 13; number += 1)
      tries.push((await byLink({ paymentType: card, cardToken: `tokn_${number}` })).responseCode);
    expect(tries.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(tries[12]).toBe(429);
    // Nor by repeating what was refused.
    expect(await byLink({ paymentType: card, cardToken: 'tokn_12' })).toMatchObject({ responseCode: 429 });
    expect(await byLink({ paymentType: promptPay })).toMatchObject({ responseCode: 200 });
  });
});

describe('the same guid', () => {
  it('tips once, also by another way, and not for another job', async () => {
    await finish();
    await moveWallet(gateway, user, { satang: 10_000 });
    const guid = randomUUID();
    const press = async (fields: object, job = jobId) =>
      (await gateway.call(tipDriver, { jobId: job, guid, amount: 5, lang: 'en', ...fields }, user)).body;
    const { payment } = await press({ paymentType: promptPay });
    expect((await press({ paymentType: wallet })).payment).toEqual(payment);
    const other = (await bookJob(gateway, user)).jobId;
    await rideTo(gateway, { jobId: other, driverId });
    expect(await press({ paymentType: promptPay }, other)).toMatchObject({ responseCode: 422, field: 'guid' });
    await answerBank(gateway, payment, 'pay');
    expect(await given()).toBe(5);
  });
});
