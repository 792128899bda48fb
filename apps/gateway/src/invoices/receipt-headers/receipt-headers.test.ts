import type { Transport } from '@songwai/core/gateway/transport-types';
import { receiptHeaderLimit } from '@songwai/core/invoices/receipt-header';
import {
  deleteReceiptHeader,
  fetchReceiptHeaders,
  type ReceiptHeaderToSave,
  saveReceiptHeader,
} from '@songwai/core/invoices/receipt-header-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';

let gateway: Gateway;
let token: string;
let userId: string;
let transport: Transport;
beforeAll(async () => {
  gateway = await createGateway();
  transport = await connectClient(gateway, () => token);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  ({ token, userId } = await addCustomer(gateway));
});

const bangNa = {
  companyName: 'บริษัท บางนาเทรดดิ้ง จำกัด',
  companyAddress: '99/9 ถนนบางนา-ตราด กรุงเทพมหานคร 10260',
  taxNumber: '0-1055-00000-00-3',
  branch: '00000',
  postcode: '10260',
};
const save = async (fields: object, who = token) => (await gateway.post('/invoice/header', fields, { token: who })).body;
const list = async (who = token) => (await gateway.get('/invoice/header', {}, { token: who })).body['headers'] as object[];

describe('a billing address', () => {
  it('is kept with its tax id as digits, changed under its id, and gone once it is removed', async () => {
    const { companyAddress: address, ...typed } = bangNa;
    const first = await saveReceiptHeader(transport, { ...typed, address } satisfies ReceiptHeaderToSave);
    expect(first).toMatchObject({ companyName: bangNa.companyName, address, taxNumber: '0105500000003' });
    gateway.clock.advanceSeconds(1);
    const other = await saveReceiptHeader(transport, { ...typed, address: '1 สีลม' });
    expect(await fetchReceiptHeaders(transport)).toEqual([other, first]);
    gateway.clock.advanceSeconds(1);
    const changed = await saveReceiptHeader(transport, { ...first, companyName: 'บริษัท ใหม่ จำกัด' });
    expect(await fetchReceiptHeaders(transport)).toEqual([{ ...first, companyName: 'บริษัท ใหม่ จำกัด' }, other]);
    await deleteReceiptHeader(transport, changed.id);
    expect(await fetchReceiptHeaders(transport)).toEqual([other]);
    await expect(deleteReceiptHeader(transport, changed.id)).rejects.toMatchObject({ code: 404 });
  });

  it('that is saved twice, also at the same moment, is there once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => save(bangNa)));
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['no name', { companyName: ' ' }, 'companyName', /company name/],
    ['no address', { companyAddress: '' }, 'companyAddress', /billing address/],
    ['no tax id', { taxNumber: null }, 'taxNumber', /tax id/i],
    ['a tax id whose check digit is wrong', { taxNumber: '0105500000004' }, 'taxNumber', /tax id/i],
    ['no branch', { branch: null }, 'branch', /head office or branch/],
    ['a branch of four digits', { branch: '0001' }, 'branch', /5 digits/],
    ['no postcode', { postcode: ' ' }, 'postcode', /postcode/],
  ])('with %s is refused at its field', async (...[, change, field, text]) => {
    const body = await save({ ...bangNa, ...change, lang: 'en' });
    expect(body).toMatchObject({ responseCode: 422, field });
    expect(body['responseDesc']).toMatch(text);
  });

  it('from before its office was asked for is kept, and takes the office when it is saved again', async () => {
    const at = gateway.clock.now();
    await gateway.db
      .insertInto('receipt_headers')
      .values({
        ...{ id: crypto.randomUUID(), user_id: userId, company_name: bangNa.companyName, address: bangNa.companyAddress },
        ...{ tax_number: '0105500000003', created_at: at, updated_at: at },
      })
      .execute();
    expect(await fetchReceiptHeaders(transport)).toMatchObject([{ branch: '', postcode: '' }]);
    await save({ ...bangNa, branch: '00002' });
    expect(await fetchReceiptHeaders(transport)).toMatchObject([{ branch: '00002', postcode: '10260' }]);
    expect(await list()).toHaveLength(1);
  });

  it('cannot be changed into another one that is saved already', async () => {
    await save(bangNa);
    const other = await save({ ...bangNa, companyAddress: '1 สีลม' });
    const { headerId } = other['header'] as { headerId: string };
    expect(await save({ ...bangNa, headerId })).toMatchObject({ responseCode: 409 });
  });

  it('is refused beyond the limit, also by two at the same moment', async () => {
    const now = gateway.clock.now();
    await gateway.db
      .insertInto('receipt_headers')
      .values(
        Array.from({ length: receiptHeaderLimit - 1 }, (_, index) => ({
          ...{ id: crypto.randomUUID(), user_id: userId, company_name: `บริษัท ${index}`, address: 'สีลม' },
          ...{ tax_number: '0105500000003', created_at: now, updated_at: now },
        })),
      )
      .execute();
    const answers = await Promise.all([save(bangNa), save({ ...bangNa, companyAddress: '1 สีลม' })]);
    expect(answers.map((body) => body['responseCode']).sort()).toEqual([200, 409]);
  });

  it("is nobody else's", async () => {
    const other = await addCustomer(gateway);
    const { headerId } = (await save(bangNa))['header'] as { headerId: string };
    expect(await list(other.token)).toEqual([]);
    expect(await save({ ...bangNa, headerId }, other.token)).toMatchObject({ responseCode: 404 });
    const removed = await gateway.post(`/invoice/header/delete/${headerId}`, {}, { token: other.token });
    expect(removed.status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('is removed in the language of the address, where the body has none', async () => {
    const { headerId } = (await save(bangNa))['header'] as { headerId: string };
    const removed = await gateway.post(`/invoice/header/delete/${headerId}?lang=en`, {}, { token });
    expect(removed.body['responseDesc']).toBe('The billing address is removed.');
  });
});
