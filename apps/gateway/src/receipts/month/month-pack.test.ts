import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { addDriver, endDuty, finishJob, giveJob } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { siam } from '../../../tests/builders/order.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { issueReceipt } from '../../../tests/tax-documents/issue.ts';
import { readPdf } from '../../../tests/tax-documents/read-pdf.ts';
import { invoiceContent, receiptContent } from '../../../tests/tax-documents/sample-documents.ts';
import type { Session } from '../../http/callers/session.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { createMonthPack } from './month-pack.ts';

let gateway: Gateway;
let customer: Caller;
let jobId: string;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'off' } });
  customer = await addCustomer(gateway);
  const driver = await addDriver(gateway, siam);
  ({ jobId } = await giveJob(gateway, { driver, customer }, { reference: '=1+1' }));
  await finishJob(gateway, driver, jobId);
  await gateway.post('/receipt/job', { jobId }, customer);
});
afterAll(() => gateway.close());

const ask = (month: string, { token }: Caller) =>
  gateway.app.inject({ method: 'GET', url: '/api/tax_document/month', query: { month }, headers: { 'sk-token': token } });

it('has the month’s documents, proofs of delivery and jobs, in files named in ASCII', async () => {
  const answer = await ask('11/2026', customer);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="songwai-2026-11.zip"',
  });
  const files = unzipSync(answer.rawPayload);
  const names = Object.keys(files);
  expect(names).toEqual([
    'jobs-2026-11.xlsx',
    'documents/RC2611-00001.pdf',
    `proof/${jobId}/stop-1-photo-1.png`,
    `proof/${jobId}/stop-2-photo-2.png`,
  ]);
  expect((await readPdf(files['documents/RC2611-00001.pdf'] ?? new Uint8Array()))[0]).toContain(jobId);
  const sheet = JSON.stringify(await readXlsxFile(Buffer.from(files['jobs-2026-11.xlsx'] ?? [])));
  for (const part of [jobId, '=1+1', 'สยามพารากอน → บีทีเอสบางนา']) expect(sheet).toContain(part);
});

it('has the invoice that bills the month, what was paid for it later, and what was paid in it for an earlier one', async () => {
  const company = await addCustomer(gateway);
  const { userId: payerId } = company;
  const invoice = (subject: `invoice:${string}`, month: string) =>
    issueReceipt(gateway, { payerId, subject, content: invoiceContent(1, { month }) });
  const before = await invoice('invoice:october', '10/2026');
  const billed = await invoice('invoice:november', '11/2026');
  const paid = (subject: `payment:${string}`, { number }: { readonly number: string }) =>
    issueReceipt(gateway, { payerId, subject, content: receiptContent({ jobId: null, invoiceNumber: number }) });
  const late = await paid('payment:late', before);
  const receipt = await paid('payment:november', billed);
  const namesOf = async (month: string) => Object.keys(unzipSync((await ask(month, company)).rawPayload));
  const filesOf = (...documents: readonly { readonly number: string }[]) =>
    documents.map(({ number }) => `documents/${number}.pdf`);
  // A receipt belongs to its bill, and to the books of the month in which it was issued.
  expect((await namesOf('11/2026')).filter((name) => name.startsWith('documents/'))).toEqual(filesOf(billed, late, receipt));
  expect((await namesOf('10/2026')).filter((name) => name.startsWith('documents/'))).toEqual(filesOf(before, late));
});

it('has proofs of the jobs that the caller may see: a member who pays and views none has the own ones', async () => {
  const company = await addCompany(gateway);
  const payer = await addMember(gateway, company, { rights: ['order', 'pay'] });
  const ride = async (who: Caller): Promise<string> => {
    await endDuty(gateway);
    const driver = await addDriver(gateway, siam);
    const given = await giveJob(gateway, { driver, customer: who });
    await finishJob(gateway, driver, given.jobId);
    return given.jobId;
  };
  const [owners, own] = [await ride(company), await ride(payer)];
  const proofsOf = async (who: Caller) => {
    const names = Object.keys(unzipSync((await ask('11/2026', who)).rawPayload));
    return [...new Set(names.filter((name) => name.startsWith('proof/')).map((name) => name.split('/')[1]))];
  };
  expect(await proofsOf(company)).toEqual([owners, own]);
  expect(await proofsOf(payer)).toEqual([own]);
});

it('is refused for a month to come, and for one without anything', async () => {
  expect((await ask('12/2030', customer)).json()).toMatchObject({ responseCode: 422, field: 'month' });
  expect((await ask('13/2026', customer)).json()).toMatchObject({ responseCode: 422 });
  expect((await ask('10/2026', customer)).statusCode).toBe(404);
  expect((await ask('11/2026', await addCustomer(gateway))).statusCode).toBe(404);
});

it('opens each file when its turn comes, and stops where the client goes away', async () => {
  const opened: Readable[] = [];
  const store: ObjectStore = {
    put: async () => undefined,
    remove: async () => undefined,
    get: async () => {
      // Never ends by itself.
      const content = new Readable({ read: () => void content.push(Buffer.alloc(65_536)) });
      opened.push(content);
      return { content, mediaType: 'image/png' };
    },
  };
  const files = { read: async () => Buffer.from('%PDF-1.7') };
  const pack = createMonthPack({ db: gateway.db, clock: gateway.clock, store, files, log: silentLog });
  const session = { userId: customer.userId, company: null } as Session;
  const { content } = await pack({ month: '11/2026', session, language: 'th' });
  let bytes = 0;
  for await (const part of content) {
    bytes += (part as Buffer).length;
    if (bytes > 1_000_000) break;
  }
  await vi.waitFor(() => expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]));
});

it('is made six times in ten minutes at most, for each who asks', async () => {
  const eager = await addCustomer(gateway);
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) statuses.push((await ask('11/2026', eager)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
  expect((await ask('11/2026', customer)).statusCode).toBe(200);
});
