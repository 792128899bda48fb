import { randomUUID } from 'node:crypto';
import { cancelJob } from '@songwai/core/jobs/contract';
import { changeJob } from '@songwai/core/jobs/editing/edit-contract';
import { listOpenAmounts, payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import { walletHistory, walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, expireJob, moveJob, readJob, showJob, tryToBook } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer } from '../../../tests/builders/customers.ts';
import { addDriver, giveJob, pixelPng } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from '../../../tests/builders/order.ts';
import { answerBank, makeSweeper, saveCard } from '../../../tests/builders/payments.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { moveWallet } from '../../../tests/builders/wallets.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { readBalance } from '../../ledger/balance-queries.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { findWrongCredit } from '../../pricing/credit/credit-check-view.ts';
import { findLeftOver } from '../charges/left-over-view.ts';

const [cash, card, wallet, promptPay, invoice] = [0, 1, 2, 3, 4];
const shorter = [{ stop: 0 }, { stop: 1, ...asok }];
const longer = [{ stop: 0 }, stopAt(asok), { stop: 1 }];

let gateway: Gateway;
let sweeper: ReturnType<typeof makeSweeper>;
let user: Caller & { readonly userId: string };
beforeAll(async () => {
  gateway = await createGateway();
  sweeper = makeSweeper(gateway);
});
afterAll(async () => {
  const check = await checkLedger(gateway.db, findWrongCredit);
  const left = await findLeftOver(gateway.db, gateway.clock.now());
  await gateway.close();
  expect(check).toMatchObject({ unbalanced: [], wrongBalances: [], wrongCredit: [] });
  expect(left).toEqual([]);
});

const newCustomer = async (satang = 0, fields: object = {}) => {
  user = await addCustomer(gateway, fields);
  if (satang > 0) await moveWallet(gateway, user, { satang });
};
const ask = async (jobId: string, fields: object) => (await gateway.call(changeJob, { jobId, lang: 'en', ...fields }, user)).body;
/** Asks for the price, agrees to it, and says what it was, in satang. */
async function change(jobId: string, locationList: readonly object[], revision = 0) {
  const asked = await ask(jobId, { locationList, revision });
  const { netPrice = 0, way, difference = 0, missing } = asked.change ?? {};
  const answer = await ask(jobId, { locationList, revision, guid: randomUUID(), expectedPrice: netPrice });
  return { answer, way, missing, added: Math.round(difference * 100), net: Math.round(netPrice * 100) };
}
const netOf = async (jobId: string) => (await readJob(gateway, jobId)).net_satang;
const satang = (baht: number) => Math.round(baht * 100);
const balance = async () => satang((await gateway.call(walletInfo, {}, user)).body.songwaiWallet);
const hold = () => readBalance(gateway.db, customerAccount('jobHold', user.userId));
const open = async () => satang((await gateway.call(listOpenAmounts, {}, user)).body.total);
const history = async () =>
  ((await gateway.call(walletHistory, {}, user)).body.transactions ?? []).map(({ type, amount }) => [type, satang(amount)]);
const cancel = (jobId: string) => gateway.call(cancelJob, { jobId, cancelReason: 'x' }, user);

/** Books by a card that is paid at once, or by PromptPay, and pays. */
async function bookPaid(paymentType: number, fields: object = {}): Promise<string> {
  if (paymentType === card) await saveCard(gateway, user);
  const { body } = await tryToBook(gateway, user, { paymentType, ...fields });
  if (body.responseCode !== 200) throw new Error(JSON.stringify(body));
  if (body.payment?.authorizeUri !== undefined) await answerBank(gateway, body.payment, paymentType === card ? 'pass' : 'pay');
  await sweeper.work();
  return body.jobId;
}
describe('a job that is paid from the wallet', () => {
  it('takes the difference at once, and gives it back where it becomes cheaper again', async () => {
    await newCustomer(100_000);
    const { jobId } = await bookJob(gateway, user, { paymentType: wallet });
    const booked = await netOf(jobId);
    const raised = await change(jobId, longer);
    expect(raised).toMatchObject({ way: 'wallet', answer: { isChanged: true } });
    expect(raised.added).toBeGreaterThan(0);
    expect([await balance(), await hold()]).toEqual([100_000 - raised.net, raised.net]);
    const lowered = await change(jobId, [{ stop: 0 }, { stop: 2 }], 1);
    expect(lowered).toMatchObject({ way: 'wallet', net: booked, added: -raised.added });
    expect([await balance(), await hold()]).toEqual([100_000 - booked, booked]);
    expect((await history()).slice(0, 2)).toEqual([
      ['orderModified', raised.added],
      ['orderModified', -raised.added],
    ]);
    await moveJob(gateway, jobId, 'completed');
    expect([await balance(), await hold(), await open()]).toEqual([100_000 - booked, 0, 0]);
  });

  it('is not changed where the wallet holds too little, and says what is missing', async () => {
    await newCustomer(100_000);
    const { jobId } = await bookJob(gateway, user, { paymentType: wallet });
    const booked = await netOf(jobId);
    await moveWallet(gateway, user, { satang: -(100_000 - booked - 100) });
    const { answer, missing, added } = await change(jobId, longer);
    expect(missing).toBe((added - 100) / 100);
    expect(answer).toMatchObject({ responseCode: 422, reason: 'wallet_short', missing });
    expect((await showJob(gateway, jobId, user)).locationList).toHaveLength(2);
    expect(await balance()).toBe(100);
  });

  it('gives everything back when it is cancelled, and is paid anew when the search goes on', async () => {
    await newCustomer(100_000);
    const { jobId } = await bookJob(gateway, user, { paymentType: wallet });
    await change(jobId, longer);
    await change(jobId, [{ stop: 0 }, { stop: 1 }], 1);
    await cancel(jobId);
    expect([await balance(), await hold()]).toEqual([100_000, 0]);
    const { jobId: other } = await bookJob(gateway, user, { paymentType: wallet });
    const { net } = await change(other, shorter);
    await expireJob(gateway, other);
    expect([await balance(), await hold()]).toEqual([100_000, 0]);
    await gateway.post(`/job/${other}/search/again`, { guid: randomUUID() }, user);
    expect([await balance(), await hold()]).toEqual([100_000 - net, net]);
  });
});

describe('a job with discount and free credit', () => {
  it('has them counted by the rules of its booking, and the rest comes back', async () => {
    await newCustomer(100_000, { freeCreditSatang: 3_000 });
    const { jobId } = await bookJob(gateway, user, { paymentType: wallet, promoCode: 'WELCOME50' });
    const booked = await readJob(gateway, jobId);
    expect(booked).toMatchObject({ discount_satang: 5_000, free_credit_satang: 3_000 });
    const { net } = await change(jobId, longer);
    const job = await readJob(gateway, jobId);
    expect(job).toMatchObject({ discount_satang: 5_000, free_credit_satang: 3_000, net_satang: net, promo_code: 'WELCOME50' });
    expect(net).toBe(job.normal_satang - 8_000);
    await moveJob(gateway, jobId, 'completed');
    expect(await balance()).toBe(100_000 - net);
  });

  it('returns credit that it does not need any more', async () => {
    await newCustomer(0, { freeCreditSatang: 20_000 });
    const { jobId } = await bookJob(gateway, user, { paymentType: cash });
    const { free_credit_satang: before } = await readJob(gateway, jobId);
    await change(jobId, shorter);
    const { free_credit_satang: after, net_satang: net } = await readJob(gateway, jobId);
    expect(net).toBe(0);
    expect(after).toBeLessThan(before);
    expect(await readBalance(gateway.db, customerAccount('freeCredit', user.userId))).toBe(20_000 - after);
    await cancel(jobId);
    expect(await readBalance(gateway.db, customerAccount('freeCredit', user.userId))).toBe(20_000);
  });
});

describe('a job that is paid by card', () => {
  it('leaves the difference open until the customer confirms it', async () => {
    await newCustomer();
    const jobId = await bookPaid(card);
    const { way, added } = await change(jobId, longer);
    expect([way, await open()]).toEqual(['open', added]);
    await gateway.call(payOpenAmounts, { guid: randomUUID(), paymentType: card, shownAmount: added / 100 }, user);
    await sweeper.work();
    expect(await open()).toBe(0);
    await moveJob(gateway, jobId, 'completed');
    await sweeper.work();
    expect([await open(), await balance()]).toEqual([0, 0]);
  });

  it('takes it off what is open where it becomes cheaper again, and returns what was paid of it', async () => {
    await newCustomer();
    const jobId = await bookPaid(card);
    const booked = await netOf(jobId);
    const { added } = await change(jobId, longer);
    await change(jobId, [{ stop: 0 }, { stop: 2 }], 1);
    expect(await open()).toBe(0);
    await change(jobId, longer, 2);
    await gateway.call(payOpenAmounts, { guid: randomUUID(), paymentType: card, shownAmount: added / 100 }, user);
    await sweeper.work();
    await change(jobId, [{ stop: 0 }, { stop: 2 }], 3);
    expect([await netOf(jobId), await open(), await balance()]).toEqual([booked, 0, added]);
    await moveJob(gateway, jobId, 'completed');
    await sweeper.work();
    expect([await open(), await balance()]).toEqual([0, added]);
  });

  it('gets back what the bank holds above the price into the wallet, when it is done', async () => {
    await newCustomer();
    const jobId = await bookPaid(card);
    const { way, added } = await change(jobId, shorter);
    expect([way, await balance()]).toEqual(['walletLater', 0]);
    const before = await readBalance(gateway.db, ownAccount('revenue'));
    await moveJob(gateway, jobId, 'completed');
    await sweeper.work();
    expect([await balance(), await open()]).toEqual([-added, 0]);
    expect((await readBalance(gateway.db, ownAccount('revenue'))) - before).toBe(await netOf(jobId));
  });

  it('gets nothing of it where it is cancelled, because the bank lets go of everything', async () => {
    await newCustomer();
    const jobId = await bookPaid(card);
    await change(jobId, shorter);
    await cancel(jobId);
    await sweeper.work();
    expect([await balance(), await open()]).toEqual([0, 0]);
  });

  it('that was charged at once is returned in part, and the rest at a cancellation', async () => {
    await newCustomer();
    const jobId = await bookPaid(card, { orderType: 'schedule', jobDate: '10/12/2026', startTime: '10:00' });
    const { way, net, added } = await change(jobId, shorter);
    expect([way, await hold()]).toEqual(['card', net]);
    await cancel(jobId);
    await sweeper.work();
    const refunds = await gateway.db
      .selectFrom('charge_orders')
      .select('amount_satang')
      .where('job_id', '=', jobId)
      .orderBy('id')
      .execute();
    expect(refunds.map((row) => row.amount_satang)).toEqual([-added, net]);
    expect([await hold(), await readBalance(gateway.db, ownAccount('refundDue'))]).toEqual([0, 0]);
  });
});

describe('a job that is paid by PromptPay', () => {
  it('gets the difference into the wallet, and adds from it, else it stays open', async () => {
    await newCustomer();
    const jobId = await bookPaid(promptPay);
    const booked = await netOf(jobId);
    const lowered = await change(jobId, shorter);
    expect([lowered.way, await balance(), await hold()]).toEqual(['wallet', -lowered.added, lowered.net]);
    const raised = await change(jobId, [{ stop: 0 }, { stop: 1, ...bangNa }], 1);
    expect([raised.way, raised.net, await balance(), await hold()]).toEqual(['wallet', booked, 0, booked]);
    const more = await change(jobId, longer, 2);
    expect([more.way, await open()]).toEqual(['open', more.added]);
    await cancel(jobId);
    expect([await balance(), await open(), await hold()]).toEqual([booked, 0, 0]);
  });
});

describe('a job on the invoice', () => {
  it('costs more or less there', async () => {
    user = await addCompany(gateway, { invoice_enabled: true, company_verified_at: gateway.clock.now() });
    const { jobId } = await bookJob(gateway, user, { paymentType: invoice });
    const { way, net } = await change(jobId, longer);
    expect([way, await netOf(jobId), await open()]).toEqual(['invoice', net, 0]);
  });
});

describe('a job that is paid in cash', () => {
  const startRide = async () => {
    await newCustomer();
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer: user });
    await driver.post(`/driver/job/${jobId}/arrive`, { visit: 0 });
    await driver.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
    await driver.stand(siam);
    const toCollect = async () => {
      const { job } = (await driver.get('/driver/job')).body as { job: { toCollect?: { amount: number } } };
      return satang(job.toCollect?.amount ?? 0);
    };
    return { jobId, toCollect, collect: () => driver.post(`/driver/job/${jobId}/collect`, { items: [{ isCollected: true }] }) };
  };

  it('has the driver collect the new price', async () => {
    const { jobId, toCollect } = await startRide();
    const { way, net } = await change(jobId, longer);
    expect([way, await toCollect()]).toEqual(['cash', net]);
    const { net: less } = await change(jobId, [{ stop: 0 }, { stop: 1 }], 1);
    expect(await toCollect()).toBe(less);
  });

  it('has the driver collect the difference where the price is collected, and keeps it apart', async () => {
    const { jobId, toCollect, collect } = await startRide();
    expect((await collect()).body).toMatchObject({ responseCode: 200 });
    const booked = await netOf(jobId);
    const { way, added } = await change(jobId, longer);
    expect([way, await toCollect(), await netOf(jobId)]).toEqual(['cash', added, booked]);
    expect((await showJob(gateway, jobId, user)).charges).toMatchObject([{ kind: 'routeChange', amount: added / 100 }]);
    const again = await change(jobId, [{ stop: 0 }, { stop: 1 }, { stop: 2 }, stopAt(siam)], 1);
    expect(await toCollect()).toBe(added + again.added);
    const back = await change(jobId, [{ stop: 0 }, { stop: 1 }, { stop: 2 }], 2);
    expect(back.answer).toMatchObject({ responseCode: 409, reason: 'cash_taken' });
  });

  it('returns the difference into the wallet where the price is collected', async () => {
    const { jobId, toCollect, collect } = await startRide();
    await collect();
    const { way, added, net } = await change(jobId, [{ stop: 0 }, { stop: 1, ...asok }]);
    expect([way, await balance(), await toCollect(), await netOf(jobId)]).toEqual(['wallet', -added, 0, net]);
  });
});
