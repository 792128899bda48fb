import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { addDriver, endDuty, finishJob, giveJob } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { siam } from '../../../tests/builders/order.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { documents } from '../../../tests/tax-documents/issue.ts';
import { transact } from '../../platform/transact.ts';
import { issueJobReceipt } from '../jobs/issue-job-receipt.ts';
import { receiptEvents } from './receipt-events.ts';
import { createReceiptWorker } from './receipt-worker.ts';

let gateway: Gateway;
const jobIds: string[] = [];
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'off' } });
  const customer = await addCustomer(gateway);
  for (let index = 0; index < 6; index += 1) {
    await endDuty(gateway);
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    await finishJob(gateway, driver, jobId);
    jobIds.push(jobId);
  }
});
afterAll(() => gateway.close());

const makeWorker = (crashes = () => false) =>
  createReceiptWorker({
    ...{ db: gateway.db, clock: gateway.clock, startTimer: () => () => undefined, log: silentLog },
    listMissing: async () => [],
    issue: async (trx, subject, at) => {
      const isOpen = await issueJobReceipt(trx, documents, { jobId: subject.slice(4), at });
      if (crashes()) throw new Error('the gateway died before the commit');
      return isOpen;
    },
    creditNext: async () => false,
  });
const completed = (jobId: string) =>
  transact(gateway.db, (trx) =>
    receiptEvents.handle(trx, [{ id: 1, kind: 'jobs.completed', subject: jobId, payload: {}, at: gateway.clock.now() }]),
  );
const receipts = async () =>
  (await gateway.db.selectFrom('tax_documents').select(['subject', 'number']).orderBy('number').execute()).map(
    ({ subject, number }) => ({ subject, number: Number(number.slice(7)) }),
  );

it('every job gets one receipt under two gateways, after crashes and where events come again; numbers have no gap', async () => {
  for (const jobId of jobIds) await completed(jobId);
  let rounds = 0;
  const crashing = makeWorker(() => {
    rounds += 1;
    return rounds % 2 === 1;
  });
  await Promise.all([crashing.work(), makeWorker().work()]);
  for (const jobId of jobIds) await completed(jobId);
  gateway.clock.advanceSeconds(3_600);
  await Promise.all([makeWorker().work(), makeWorker().work()]);
  const issued = await receipts();
  expect(issued.map(({ subject }) => subject).toSorted()).toEqual(jobIds.map((jobId) => `job:${jobId}`));
  expect(issued.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await gateway.db.selectFrom('receipts_due').selectAll().execute()).toEqual([]);
});

it('an amount that is paid after the receipt gets one of its own', async () => {
  const [jobId = ''] = jobIds;
  const { id } = await gateway.db
    .insertInto('job_charges')
    .values({
      ...{ job_id: jobId, kind: 'waiting', stop: 0, amount_satang: 8_000, quantity: JSON.stringify({ minutes: 100 }) },
      created_at: gateway.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await completed(jobId);
  await makeWorker().work();
  expect(await receipts()).toHaveLength(6);
  await gateway.db.updateTable('job_charges').set({ is_open: false }).where('id', '=', id).execute();
  gateway.clock.advanceSeconds(3_600);
  await makeWorker().work();
  expect((await receipts()).at(-1)).toEqual({ subject: `payment:${jobId}:charge:${id}`, number: 7 });
});
