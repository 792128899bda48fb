import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mailDocument } from '@songwai/core/tax-documents/document-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';
import { issueReceipt } from '../../../tests/tax-documents/issue.ts';
import { readPdf } from '../../../tests/tax-documents/read-pdf.ts';
import type { IssuedDocument } from '../documents.ts';

let gateway: Gateway;
let customer: Caller;
let issued: IssuedDocument;
let count = 0;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  count += 1;
  customer = await addCustomer(gateway, { email: `payer${count}@songwai.test` });
  issued = await issueReceipt(gateway, { payerId: customer.userId, subject: `job:J${count}` });
});

const open = ({ token }: Pick<Caller, 'token'>, id = issued.id) =>
  gateway.app.inject({ method: 'GET', url: `/api/tax_document/${id}`, headers: { 'sk-token': token } });
const stored = () =>
  gateway.db.selectFrom('tax_documents').select(['file_key', 'sha256']).where('id', '=', issued.id).executeTakeFirstOrThrow();
/** Where the file lies. */
async function fileOnDisk(): Promise<string> {
  const { file_key: key } = await stored();
  const entries = await readdir(gateway.dirs.DATA_DIR, { recursive: true });
  const found = entries.find((entry) => entry.endsWith(path.basename(key ?? '?')));
  return path.join(gateway.dirs.DATA_DIR, found ?? '?');
}

describe('the file of an issued document', () => {
  it('is made with the first call, is recorded by its hash and stays the same', async () => {
    const first = await open(customer);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${issued.number}.pdf"`,
    });
    expect(await stored()).toMatchObject({ sha256: createHash('sha256').update(first.rawPayload).digest('hex') });
    expect((await readPdf(first.rawPayload))[0]).toContain(issued.number);
    await gateway.db.updateTable('app_settings').set({ value: '"01:00-02:00"' }).where('name', '=', 'supportHours').execute();
    expect((await open(customer)).rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('is rendered again with the same bytes where the store has lost it', async () => {
    const first = await open(customer);
    await rm(await fileOnDisk());
    expect((await open(customer)).rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('is refused and logged where it is not what was issued', async () => {
    await open(customer);
    await writeFile(await fileOnDisk(), '%PDF-1.7 forged');
    expect((await open(customer)).statusCode).toBe(503);
    expect(gateway.logLines.some((line) => line.includes(issued.number) && line.includes('changed in the store'))).toBe(true);
  });

  it('never changes in the books either', async () => {
    await open(customer);
    const change = (set: string) => sql.raw(`update tax_documents set ${set} where id = '${issued.id}'`).execute(gateway.db);
    await expect(change(`sha256 = repeat('0', 64)`)).rejects.toThrow('has its file already');
    await expect(change(`content = '{}'`)).rejects.toThrow('does not change');
  });

  it('is made once where many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(customer)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it('is nobody else’s', async () => {
    const stranger = await addCustomer(gateway);
    expect((await open(stranger)).statusCode).toBe(404);
    expect((await open(customer, 'not-an-id')).statusCode).toBe(404);
  });

  it('of a company is read by those who may pay for it', async () => {
    const company = await addCompany(gateway);
    const document = await issueReceipt(gateway, { payerId: company.userId, subject: `job:C${count}` });
    const payer = await addMember(gateway, company, { rights: ['pay'] });
    const booker = await addMember(gateway, company, { rights: ['order', 'view'] });
    expect((await open(company, document.id)).statusCode).toBe(200);
    expect((await open(payer, document.id)).statusCode).toBe(200);
    expect((await open(booker, document.id)).statusCode).toBe(404);
  });
});

describe('mailing a document', () => {
  it('goes to the own address with the file, once a minute', async () => {
    const client = await connectClient(gateway, () => customer.token);
    expect(await mailDocument(client, issued.id)).toBe(`payer${count}@songwai.test`);
    const mail = await gateway.db
      .selectFrom('messages')
      .select(['subject', 'attachment_name', 'attachment'])
      .where('recipient', '=', `payer${count}@songwai.test`)
      .execute();
    expect(mail).toMatchObject([{ attachment_name: `${issued.number}.pdf` }]);
    expect((await readPdf(mail[0]?.attachment ?? Buffer.alloc(0)))[0]).toContain(issued.number);
    const again = await gateway.post('/tax_document/mail', { documentId: issued.id }, customer);
    expect(again.status).toBe(429);
  });

  it('needs an address', async () => {
    const silent = await addCustomer(gateway);
    const { id } = await issueReceipt(gateway, { payerId: silent.userId, subject: `job:S${count}` });
    expect((await gateway.post('/tax_document/mail', { documentId: id }, silent)).body).toMatchObject({ responseCode: 422 });
  });
});
