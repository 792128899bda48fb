import { walletHistory, walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { addDriver, type DriverApp, endDuty, giveJob, pixelPng } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from '../../../tests/builders/order.ts';
import { type Caller, signInAs } from '../../../tests/builders/sessions.ts';
import { readFaults } from '../../../tests/money/read-faults.ts';
import { customerAccount, driverAccount } from '../../ledger/accounts.ts';
import { readBalance } from '../../ledger/balance-queries.ts';

let gateway: Gateway;
let sender: Caller;
let driver: DriverApp;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  sender = await addCustomer(gateway);
  driver = await addDriver(gateway, siam);
});
afterEach(async () => {
  await endDuty(gateway);
  expect(await readFaults(gateway.db)).toEqual([]);
});

const locationList = [stopAt(siam), { ...stopAt(asok), codAmount: 1_250.75 }, { ...stopAt(bangNa), codAmount: 300 }];
/** What the driver does at a visit. */
interface Deed {
  readonly visit: number;
  readonly at: typeof siam;
  readonly reason?: string;
}

const go = async (jobId: string, action: 'pickup' | 'deliver' | 'fail', { visit, at, ...more }: Deed) => {
  gateway.clock.advanceSeconds(1_200);
  await driver.stand(at);
  await driver.post(`/driver/job/${jobId}/arrive`, { visit });
  const call = () =>
    driver.post(`/driver/job/${jobId}/${action}`, { visit, imgBase64: pixelPng, proofType: 'photo', note: 'ไม่รับของ', ...more });
  // An app without reception repeats its calls.
  const [{ body }] = [await call(), await call()];
  expect(body).toMatchObject({ responseCode: 200 });
};
const start = async (option: readonly number[]): Promise<string> => {
  const { jobId } = await giveJob(gateway, { driver, customer: sender }, { option, locationList });
  await go(jobId, 'pickup', { visit: 0, at: siam });
  return jobId;
};
const wallet = async () => (await gateway.call(walletInfo, {}, sender)).body;
const owed = () => readBalance(gateway.db, customerAccount('codOwed', sender.userId));
const withDriver = () => readBalance(gateway.db, driverAccount('driverCash', driver.id));

describe('money that the driver collects for goods', () => {
  it('is owed from the delivery on, and in the wallet when the job is done', async () => {
    const jobId = await start([1]);
    expect(await wallet()).toMatchObject({ songwaiWallet: 0, codIncoming: [{ jobId, amount: 1_550.75, stops: 2 }] });
    await go(jobId, 'deliver', { visit: 1, at: asok });
    expect([await owed(), await withDriver()]).toEqual([125_075, -125_075]);
    expect((await wallet()).songwaiWallet).toBe(0);
    await go(jobId, 'deliver', { visit: 2, at: bangNa });
    expect([await owed(), await withDriver()]).toEqual([0, -155_075]);
    expect(await wallet()).toMatchObject({ songwaiWallet: 1_550.75, codMoney: 1_550.75, codIncoming: [] });
    const { transactions } = (await gateway.call(walletHistory, {}, sender)).body;
    expect(transactions).toMatchObject([{ type: 'cod', amount: 1_550.75, jobId }]);
  });

  it('comes back in cash where the driver returns with it', async () => {
    const jobId = await start([1, 4]);
    await go(jobId, 'deliver', { visit: 1, at: asok });
    await go(jobId, 'deliver', { visit: 2, at: bangNa });
    const { nextVisit } = (await driver.get('/driver/job')).body['job'] as { nextVisit?: number };
    if (nextVisit !== undefined) await go(jobId, 'deliver', { visit: nextVisit, at: siam });
    expect([await owed(), await withDriver(), (await wallet()).songwaiWallet]).toEqual([0, 0, 0]);
  });

  it('is not collected where nobody takes the goods', async () => {
    const jobId = await start([1]);
    await go(jobId, 'fail', { visit: 1, at: asok, reason: 'refused' });
    expect([await owed(), await withDriver()]).toEqual([0, 0]);
    await go(jobId, 'deliver', { visit: 2, at: bangNa });
    await go(jobId, 'deliver', { visit: 3, at: siam });
    expect(await wallet()).toMatchObject({ songwaiWallet: 300, codMoney: 300 });
  });
});

describe('money for goods of a job that an administrator notes as done', () => {
  const completeByAdmin = async (jobId: string, cod?: readonly object[]) => {
    const { token } = await signInAs(gateway, 'admin@songwai.test');
    return (await gateway.post(`/admin/job/${jobId}/complete`, { reason: 'โทรศัพท์คนขับเสีย', lang: 'en', cod }, { token })).body;
  };
  const changeOf = async (jobId: string) =>
    (await gateway.db.selectFrom('job_changes').select('details').where('job_id', '=', jobId).executeTakeFirstOrThrow()).details;

  it('is the sender’s as it was to be collected, besides what the driver has confirmed', async () => {
    const jobId = await start([1]);
    await go(jobId, 'deliver', { visit: 1, at: asok });
    expect(await completeByAdmin(jobId)).toMatchObject({ responseCode: 200 });
    expect(await wallet()).toMatchObject({ songwaiWallet: 1_550.75, codMoney: 1_550.75, codIncoming: [] });
    expect([await owed(), await withDriver()]).toEqual([0, -155_075]);
    expect(await changeOf(jobId)).toMatchObject({ cod: [{ stop: 2, askedSatang: 30_000, amountSatang: 30_000 }] });
  });

  it('is what the administrator says, and no more than was to be collected', async () => {
    const jobId = await start([1]);
    for (const wrong of [
      { stop: 1, amount: 1_250.76 },
      { stop: 0, amount: 10 },
      { stop: 9, amount: 10 },
    ])
      expect(await completeByAdmin(jobId, [wrong])).toMatchObject({ responseCode: 422, field: 'cod' });
    const twice = [1, 2].map((amount) => ({ stop: 1, amount }));
    expect(await completeByAdmin(jobId, twice)).toMatchObject({ responseCode: 422, field: 'cod' });
    expect(await completeByAdmin(jobId, [{ stop: 1, amount: -1 }])).toMatchObject({ responseCode: 400 });
    const said = [
      { stop: 1, amount: 1_000 },
      { stop: 2, amount: 0 },
    ];
    expect(await completeByAdmin(jobId, said)).toMatchObject({ responseCode: 200 });
    expect(await completeByAdmin(jobId, said)).toMatchObject({ responseCode: 409 });
    expect((await wallet()).codMoney).toBe(1_000);
    expect(await withDriver()).toBe(-100_000);
  });

  it('is nothing at a stop where the visit failed, nor where the driver has confirmed another sum already', async () => {
    const jobId = await start([1]);
    await go(jobId, 'fail', { visit: 1, at: asok, reason: 'refused' });
    await go(jobId, 'deliver', { visit: 2, at: bangNa });
    expect(await completeByAdmin(jobId, [{ stop: 2, amount: 100 }])).toMatchObject({ responseCode: 422, field: 'cod' });
    expect(await completeByAdmin(jobId)).toMatchObject({ responseCode: 200 });
    expect((await wallet()).codMoney).toBe(300);
  });
});
