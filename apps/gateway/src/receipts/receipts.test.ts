import { randomUUID } from 'node:crypto';
import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import { cancelPayment, paymentStatus } from '@songwai/core/payments/contract';
import { fetchJobReceipt, fetchTopUpReceipt, renameReceipt } from '@songwai/core/receipts/receipt-calls';
import { payWalletPackage, walletHistory } from '@songwai/core/wallet/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../tests/builders/customers.ts';
import { addDriver, type DriverApp, endDuty, finishJob, giveJob } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { siam } from '../../tests/builders/order.ts';
import { answerBank, saveCard } from '../../tests/builders/payments.ts';
import { type Caller, signInAs } from '../../tests/builders/sessions.ts';
import { moveWallet } from '../../tests/builders/wallets.ts';
import { connectClient } from '../../tests/harness/connect-client.ts';
import { documents } from '../../tests/tax-documents/issue.ts';
import { readPdf } from '../../tests/tax-documents/read-pdf.ts';
import { lockAnyJob } from '../jobs/scope-queries.ts';
import { transact } from '../platform/transact.ts';
import { creditNextWaived, creditWaivedParts } from './jobs/credit-waived-parts.ts';

let gateway: Gateway;
let driver: DriverApp;
let customer: Caller;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'off' } });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await endDuty(gateway);
  driver = await addDriver(gateway, siam);
  customer = await addCustomer(gateway, { first_name: 'พิมพ์ชนก', last_name: 'แก้วน้ำใส' });
});

const client = ({ token }: Pick<Caller, 'token'>) => connectClient(gateway, () => token);
const header = {
  companyName: 'บริษัท ขนมไทย จำกัด',
  address: '99/1 ถนนพระราม 1',
  taxNumber: '0105561072420',
  branch: '00001',
  postcode: '10330',
};
const office = { branch: header.branch, postcode: header.postcode };
const receiptField = {
  check: true,
  companyName: header.companyName,
  companyAddress: header.address,
  taxNumber: header.taxNumber,
  branch: header.branch,
  postcode: header.postcode,
};

async function ride(change: object = {}, who: Caller = customer): Promise<string> {
  const { jobId } = await giveJob(gateway, { driver, customer: who }, change);
  await finishJob(gateway, driver, jobId);
  return jobId;
}
async function pdfOf(documentId: string, who: Caller = customer): Promise<string> {
  const { rawPayload } = await gateway.app.inject({
    ...{ method: 'GET', url: `/api/tax_document/${documentId}`, headers: { 'sk-token': who.token } },
  });
  return (await readPdf(rawPayload)).join('\n');
}

describe('the receipt of a job', () => {
  it('waits until the job is over and paid', async () => {
    const { jobId } = await giveJob(gateway, { driver, customer });
    expect(await fetchJobReceipt(await client(customer), jobId)).toMatchObject({
      document: null,
      missing: 'notOver',
      mayRename: false,
    });
  });

  it('is issued once it is, in the customer’s name, with price, way of paying and route', async () => {
    const jobId = await ride();
    const { document, missing, paidSatang, addressee } = await fetchJobReceipt(await client(customer), jobId);
    expect({ missing, addressee }).toEqual({ missing: null, addressee: null });
    expect(document).toMatchObject({ kind: 'receipt', amountSatang: paidSatang, replaces: null });
    const text = await pdfOf(document?.id ?? '');
    for (const part of ['พิมพ์ชนก แก้วน้ำใส', jobId, 'ค่าบริการขนส่ง มอเตอร์ไซค์', 'ชำระโดยเงินสด', 'สยามพารากอน', 'บีทีเอสบางนา'])
      expect(text).toContain(part);
    expect((await fetchJobReceipt(await client(customer), jobId)).document).toEqual(document);
  });

  it('from the wallet says so', async () => {
    await moveWallet(gateway, customer, { satang: 100_000 });
    const jobId = await ride({ paymentType: 2 });
    const { document } = await fetchJobReceipt(await client(customer), jobId);
    expect(await pdfOf(document?.id ?? '')).toContain('กระเป๋าเงินส่งไว (เงินที่เติมไว้)');
  });

  it('names the company that the booking asked for', async () => {
    const jobId = await ride({ receipt: receiptField });
    expect(await fetchJobReceipt(await client(customer), jobId)).toMatchObject({ addressee: header });
  });

  it('is not due for cash that the driver did not get, and is once it came', async () => {
    const jobId = await ride();
    const collect = (isCollected: boolean) =>
      driver.post(`/driver/job/${jobId}/collect`, { items: [{ isCollected, remark: 'ไม่อยู่' }] });
    await collect(false);
    expect(await fetchJobReceipt(await client(customer), jobId)).toMatchObject({ document: null, missing: 'notPaid' });
    await collect(true);
    expect((await fetchJobReceipt(await client(customer), jobId)).document).not.toBeNull();
  });

  it('is nobody else’s', async () => {
    const jobId = await ride();
    await expect(fetchJobReceipt(await client(await addCustomer(gateway)), jobId)).rejects.toMatchObject({ code: 404 });
  });

  it('is for those who may pay where a company paid, and its number for those who see the job', async () => {
    const company = await addCompany(gateway);
    const jobId = await ride({}, company);
    const viewer = await addMember(gateway, company, { rights: ['view'] });
    const { document, mayRename } = await fetchJobReceipt(await client(viewer), jobId);
    expect(mayRename).toBe(false);
    const open = { method: 'GET', url: `/api/tax_document/${document?.id}`, headers: { 'sk-token': viewer.token } } as const;
    expect((await gateway.app.inject(open)).statusCode).toBe(404);
  });
});

describe('a charge that is waived after its receipt was issued', () => {
  /** A charge that is paid, on a job that is over. */
  const addCharge = async (jobId: string, stop: number, satang: number): Promise<number> => {
    const row = {
      job_id: jobId,
      kind: 'waiting',
      stop,
      amount_satang: satang,
      quantity: '{"minutes":10}',
      is_open: false,
    } as const;
    const made = gateway.db.insertInto('job_charges').values({ ...row, created_at: gateway.clock.now() });
    return (await made.returning('id').executeTakeFirstOrThrow()).id;
  };
  const waive = async (jobId: string, id: number) => {
    const { token } = await signInAs(gateway, 'admin@songwai.test');
    return gateway.post(`/admin/job/${jobId}/charge/${id}/waive`, { reason: 'ขออภัย' }, { token });
  };

  const rename = (documentId: string | undefined) => {
    const { companyName, companyAddress, taxNumber } = receiptField;
    return gateway.post('/receipt/addressee', { documentId, companyName, companyAddress, taxNumber, ...office }, customer);
  };

  it('has a credit note about the receipt, which itself never changes', async () => {
    await moveWallet(gateway, customer, { satang: 100_000 });
    const jobId = await ride({ paymentType: 2 });
    const [first, second] = [await addCharge(jobId, 0, 5_000), await addCharge(jobId, 1, 3_000)];
    const before = await fetchJobReceipt(await client(customer), jobId);
    const total = before.document?.amountSatang ?? 0;
    expect(before).toMatchObject({ further: [], paidSatang: total });
    const text = await pdfOf(before.document?.id ?? '');
    expect((await waive(jobId, first)).body['responseCode']).toBe(200);
    await waive(jobId, second);
    const [one, other] = await Promise.all([1, 2].map(async () => fetchJobReceipt(await client(customer), jobId)));
    expect(other).toEqual(one);
    expect(one?.document).toEqual(before.document);
    expect(one?.paidSatang).toBe(total - 8_000);
    expect(one?.further.map(({ kind, amountSatang }) => [kind, amountSatang])).toEqual([
      ['creditNote', 3_000],
      ['creditNote', 5_000],
    ]);
    const note = await pdfOf(one?.further[0]?.id ?? '');
    const [original, correct] = [total - 5_000, total - 8_000].map((satang) => formatBaht(satang).slice(1));
    for (const part of [
      `อ้างถึงใบเสร็จรับเงินเลขที่ ${before.document?.number}`,
      'พิมพ์ชนก แก้วน้ำใส',
      formatJobId(jobId),
      original,
      correct,
    ])
      expect(note).toContain(part);
    expect(await pdfOf(before.document?.id ?? '')).toBe(text);
  });

  it('is not issued in another name either in the moment in which the charge is credited', async () => {
    await moveWallet(gateway, customer, { satang: 100_000 });
    const jobId = await ride({ paymentType: 2 });
    const id = await addCharge(jobId, 0, 5_000);
    const { document } = await fetchJobReceipt(await client(customer), jobId);
    await waive(jobId, id);
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'transactionid' and not granted`.execute(gateway.db);
      expect(rows).toHaveLength(1);
    };
    const { asked } = await transact(gateway.db, async (trx) => {
      await lockAnyJob(trx, jobId);
      const renamed = rename(document?.id);
      await vi.waitFor(isWaiting);
      await creditWaivedParts(trx, documents, { jobId, at: gateway.clock.now() });
      return { asked: renamed };
    });
    expect((await asked).body['responseCode']).toBe(409);
  });

  it('is not issued in another name any more, which would say the whole sum again', async () => {
    await moveWallet(gateway, customer, { satang: 100_000 });
    const jobId = await ride({ paymentType: 2 });
    const id = await addCharge(jobId, 0, 5_000);
    const before = await fetchJobReceipt(await client(customer), jobId);
    expect(before.mayRename).toBe(true);
    await waive(jobId, id);
    expect(await fetchJobReceipt(await client(customer), jobId)).toMatchObject({ mayRename: false });
    expect((await rename(before.document?.id)).body['responseCode']).toBe(409);
  });

  it('in a company’s name says so, and the worker finds it by itself', async () => {
    const jobId = await ride({ receipt: receiptField });
    const id = await addCharge(jobId, 0, 5_000);
    const { document } = await fetchJobReceipt(await client(customer), jobId);
    await waive(jobId, id);
    const creditNext = () => creditNextWaived({ db: gateway.db, clock: gateway.clock, documents });
    expect([await creditNext(), await creditNext()]).toEqual([true, false]);
    const notes = await gateway.db
      .selectFrom('tax_documents')
      .select(['kind', 'amount_satang', 'content'])
      .where('subject', '=', `credit:${jobId}:charge:${id}`)
      .execute();
    expect(notes).toMatchObject([
      { kind: 'creditNote', amount_satang: 5_000, content: { addressee: header, receipt: { number: document?.number } } },
    ]);
  });
});

describe('while nobody has said who issues receipts', () => {
  const setIssuer = (value: string) =>
    gateway.db.updateTable('app_settings').set({ value }).where('name', '=', 'issuer').returning('name').execute();

  it('the answer says so, the log says what an administrator has to do, and the receipt is there once it is done', async () => {
    const jobId = await ride();
    const before = await gateway.db
      .selectFrom('app_settings')
      .select('value')
      .where('name', '=', 'issuer')
      .executeTakeFirstOrThrow();
    await setIssuer(JSON.stringify({ companyName: '', address: '', taxNumber: '', branch: 'สำนักงานใหญ่' }));
    try {
      const english = await gateway.post('/receipt/job', { jobId, lang: 'en' }, customer);
      expect([english.status, english.body]).toMatchObject([503, { responseCode: 503, reason: 'no_issuer' }]);
      expect(english.body['responseDesc']).toMatch(/^Receipts cannot be issued yet: .* issued by itself once/);
      const thai = await gateway.post('/receipt/job', { jobId, lang: 'th' }, customer);
      expect(thai.body['responseDesc']).toMatch(/^ยังออกใบเสร็จไม่ได้ /);
      const said = gateway.logLines.filter((line) => line.includes('The setting issuer lacks companyName, address, taxNumber'));
      expect(said.join('\n')).toContain('An administrator enters it');
      expect(gateway.logLines.some((line) => line.includes('request failed'))).toBe(false);
    } finally {
      await setIssuer(JSON.stringify(before.value));
    }
    expect((await fetchJobReceipt(await client(customer), jobId)).document).not.toBeNull();
  });
});

describe('renaming a receipt', () => {
  it('issues a new one with the first one’s date, which says whose place it takes; three times at most', async () => {
    const jobId = await ride();
    const transport = await client(customer);
    const first = (await fetchJobReceipt(transport, jobId)).document;
    gateway.clock.advanceSeconds(3 * 86_400);
    const second = await renameReceipt(transport, { documentId: first?.id ?? '', header });
    expect(second).toMatchObject({ addressee: header, document: { replaces: first?.number, issueDate: first?.issueDate } });
    expect(await pdfOf(second.document?.id ?? '')).toContain(`แทนฉบับเลขที่ / Replaces ${first?.number}`);
    expect((await renameReceipt(transport, { documentId: first?.id ?? '', header })).document).toEqual(second.document);
    for (const branch of ['A', 'B'])
      await renameReceipt(transport, {
        documentId: first?.id ?? '',
        header: { ...header, companyName: `${header.companyName} ${branch}` },
      });
    const again = renameReceipt(transport, { documentId: first?.id ?? '', header });
    await expect(again).rejects.toMatchObject({ code: 409 });
    expect(await fetchJobReceipt(transport, jobId)).toMatchObject({ mayRename: false, document: { kind: 'receipt' } });
  });

  it('is refused at a wrong field, and for another’s receipt', async () => {
    const jobId = await ride();
    const { document } = await fetchJobReceipt(await client(customer), jobId);
    const documentId = document?.id ?? '';
    const wrong = renameReceipt(await client(customer), { documentId, header: { ...header, taxNumber: '123' } });
    await expect(wrong).rejects.toMatchObject({ code: 422, field: 'taxNumber' });
    const stranger = await addCustomer(gateway);
    await expect(renameReceipt(await client(stranger), { documentId, header })).rejects.toMatchObject({ code: 404 });
  });
});

describe('the receipt of a top-up', () => {
  it('is issued for what was paid, by the reference of the payment or of the history', async () => {
    await saveCard(gateway, customer);
    const asked = { guid: randomUUID(), amount: 500, paymentType: 1 as const };
    const { body } = await gateway.call(payWalletPackage, asked, customer);
    const transport = await client(customer);
    const { document } = await fetchTopUpReceipt(transport, body.payment?.reference ?? '');
    expect(document).toMatchObject({ kind: 'receipt', amountSatang: 50_000 });
    const { transactions } = (await gateway.call(walletHistory, {}, customer)).body;
    expect(transactions?.[0]).toMatchObject({ hasReceipt: true });
    expect((await fetchTopUpReceipt(transport, transactions?.[0]?.referenceNo ?? '')).document).toEqual(document);
    expect(await pdfOf(document?.id ?? '')).toContain('เติมเงินเข้ากระเป๋าเงินส่งไว');
    const stranger = await client(await addCustomer(gateway));
    await expect(fetchTopUpReceipt(stranger, body.payment?.reference ?? '')).rejects.toMatchObject({ code: 404 });
  });

  it('is not issued for money that came too late: a card’s goes back, any other is in the history', async () => {
    await saveCard(gateway, customer, 'needsConfirmation');
    const asked = { guid: randomUUID(), amount: 500, paymentType: 1 as const };
    const { payment } = (await gateway.call(payWalletPackage, asked, customer)).body;
    if (payment === undefined) throw new Error('there is no payment');
    await gateway.call(cancelPayment, { chargeId: payment.chargeId }, customer);
    await answerBank(gateway, payment, 'pass');
    const seen = (await gateway.call(paymentStatus, { chargeId: payment.chargeId })).body.payment;
    expect(seen).toMatchObject({ state: 'paid', isLate: true });
    await expect(fetchTopUpReceipt(await client(customer), payment.reference)).rejects.toMatchObject({ code: 404 });
  });
});
