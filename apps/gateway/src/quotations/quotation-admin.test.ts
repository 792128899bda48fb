import { randomUUID } from 'node:crypto';
import { createTransport } from '@songwai/core/gateway/create-transport';
import { fetchAllQuotations } from '@songwai/core/quotations/admin/quotation-admin-calls';
import { requestQuotation } from '@songwai/core/quotations/quotation-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Caller, signInAdmin, signInAs } from '../../tests/builders/sessions.ts';
import { publicUrl } from '../../tests/harness/quiet-environment.ts';

const sales = 'sales@songwai.test';
let gateway: Gateway;
let customer: Caller;
let admin: Caller;
beforeAll(async () => {
  gateway = await createGateway({ env: { SALES_MAIL: sales, SUPPORT_MAIL: 'desk@songwai.test' } });
  [customer, admin] = [await signInAs(gateway, 'company@songwai.test'), await signInAdmin(gateway)];
});
afterAll(() => gateway.close());

const ask = async (fields: object = {}) => {
  const body = { ...requestQuotation.example, guid: randomUUID(), lang: 'en', ...fields };
  return (await gateway.post('/fullday/api/v1/quotation', body, customer)).body;
};
const list = async (query: Record<string, string> = {}, caller = admin) =>
  (await gateway.get('/admin/quotations', query, caller)).body;
const numbersOf = (body: Readonly<Record<string, unknown>>) =>
  (body['quotations'] as readonly { quotationNo: string }[]).map(({ quotationNo }) => quotationNo);
const mailsTo = (recipient: string) =>
  gateway.db.selectFrom('messages').selectAll().where('recipient', '=', recipient).orderBy('id').execute();

describe('the sales desk', () => {
  it('is mailed whom to ring up and what the customer was sent; each answers the other', async () => {
    const { quotationNo, pdfPath } = await ask({ email: 'malee@example.com', contactName: 'มาลี', remark: 'เริ่มเช้า' });
    const [sent] = await mailsTo('malee@example.com');
    expect(sent).toMatchObject({
      purpose: 'quotation',
      reply_to: sales,
      body: expect.stringContaining('just reply to this mail'),
    });
    const [copy] = await mailsTo(sales);
    expect(copy).toMatchObject({ purpose: 'quotationCopy', reply_to: 'malee@example.com' });
    expect(copy?.subject).toContain(`${quotationNo}: บริษัท ขนมไทย จำกัด`);
    for (const fact of ['มาลี', '0812345678', 'malee@example.com', 'เริ่มเช้า', `${publicUrl}${pdfPath}`, sent?.body ?? ''])
      expect(copy?.body).toContain(fact);
  });

  it('hears of a quotation that no mailbox was named for, too', async () => {
    await gateway.db.updateTable('users').set({ email: null }).where('id', '=', customer.userId).execute();
    const { quotationNo } = await ask({ email: '' });
    await gateway.db.updateTable('users').set({ email: 'company@songwai.test' }).where('id', '=', customer.userId).execute();
    const copy = (await mailsTo(sales)).find(({ subject }) => subject.includes(String(quotationNo)));
    expect(copy).toMatchObject({ reply_to: null, body: expect.stringContaining('0812345678') });
  });

  it('is told once of what is asked for twice; whoever hears events is told of it without a name', async () => {
    const guid = randomUUID();
    const [{ quotationNo }] = [await ask({ guid }), await ask({ guid })];
    const copies = (await mailsTo(sales)).filter(({ subject }) => subject.includes(String(quotationNo)));
    expect(copies).toHaveLength(1);
    const events = await gateway.db.selectFrom('outbox').selectAll().where('subject', '=', String(quotationNo)).execute();
    expect(events.map(({ kind, payload }) => [kind, payload])).toEqual([
      ['orders.quoted', { packageId: 3, drivers: 2, months: 3, totalSatang: 10_620_000 }],
    ]);
  });

  it('is told nothing of what is refused', async () => {
    const before = (await mailsTo(sales)).length;
    expect(await ask({ startDate: '21/11/2026' })).toMatchObject({ responseCode: 422 });
    expect(await mailsTo(sales)).toHaveLength(before);
  });
});

describe("the office's list of quotations", () => {
  it('has the contact of each, the newest first', async () => {
    const given = await ask({ contactName: 'ธนากร', contactPhone: '089-876-5432' });
    const { quotations } = await list();
    expect((quotations as readonly unknown[])[0]).toMatchObject({
      quotationNo: given['quotationNo'],
      ...{ createdDate: '21/11/2026', createdTime: '12:00', totalPrice: 106_200, skNumber: 2 },
      ...{ userId: customer.userId, contactName: 'ธนากร', contactPhone: '0898765432' },
      ...{ email: 'pimchanok@example.com', companyName: 'บริษัท ขนมไทย จำกัด' },
    });
  });

  it('goes on after the last of a page, missing none and repeating none', async () => {
    const asker = await addCustomer(gateway, { email: 'many@songwai.test' });
    const { guid: _guid, ...form } = requestQuotation.example;
    for (let count = 0; count < 18; count += 1)
      await gateway.post('/fullday/api/v1/quotation', { ...form, guid: randomUUID() }, asker);
    const all = await gateway.db.selectFrom('quotations').select('number').orderBy('number', 'desc').execute();
    const page = await list();
    const first = numbersOf(page);
    const last = await list({ cursor: String(page['nextCursor']) });
    const second = numbersOf(last);
    expect(last['nextCursor']).toBeUndefined();
    expect(first).toHaveLength(20);
    expect([...first, ...second].toSorted().toReversed()).toEqual(all.map(({ number }) => number));
    expect(numbersOf(await list({ cursor: 'Q2026-99999' }))).toEqual(first);
  });

  it('finds one by its number, phone, e-mail or tax id, however written', async () => {
    const contact = { contactPhone: '0855555555', email: 'Find@Example.com', companyTaxId: '0105561072420' };
    const { quotationNo } = await ask(contact);
    for (const search of [
      String(quotationNo).toLowerCase(),
      '085-555-5555',
      '+66855555555',
      'find@example.com',
      '0-1055-61072-42-0',
    ])
      expect(numbersOf(await list({ search }))).toEqual([quotationNo]);
    for (const search of ['0855555556', 'Q', '%', "' or 1=1"]) expect(numbersOf(await list({ search }))).toEqual([]);
  });

  it('is the office’s alone, and read by the client', async () => {
    expect((await gateway.get('/admin/quotations', {}, customer)).status).toBe(403);
    const baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const transport = createTransport({
      ...{ baseUrl, channel: 'web', landingUrl: 'http://localhost:8080/', device: { name: 'vitest', version: '1' } },
      ...{ sessionToken: () => admin.token, userName: () => null, language: () => 'th' as const },
      onSessionInvalid: (code) => expect.fail(`the session ended with ${code}`),
    });
    const { quotations } = await fetchAllQuotations(transport, { search: 'malee@example.com' });
    expect(quotations[0]).toMatchObject({
      contactName: 'มาลี',
      email: 'malee@example.com',
      totalSatang: 10_620_000,
      companyId: customer.userId,
    });
    expect((await fetchAllQuotations(transport)).quotations).toHaveLength(20);
  });
});
