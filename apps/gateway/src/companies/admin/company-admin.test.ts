import { correctCompany, reopenVerification, setCompanyInvoicing } from '@songwai/core/companies/admin/company-admin-calls';
import { fetchVerification } from '@songwai/core/companies/documents-calls';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { findUsers } from '@songwai/core/identity/admin/user-admin-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signInAdmin, signInAs, userIdOf } from '../../../tests/builders/sessions.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';

let gateway: Gateway;
let userId: string;
let owner: string;
let admin: string;
let transport: Transport;
let token = '';
beforeAll(async () => {
  gateway = await createGateway();
  ({ userId, token: owner } = await signInAs(gateway, 'company@songwai.test'));
  ({ token: admin } = await signInAdmin(gateway));
  transport = await connectClient(gateway, () => token);
});
afterAll(() => gateway.close());

const post = (call: string, body: object) =>
  gateway.post(`/admin/company/${call}`, { reason: 'ตามที่แจ้ง', ...body }, { token: admin });
const codeOf = ({ body }: { body: Readonly<Record<string, unknown>> }) => body['responseCode'];
const certificate = {
  kind: 'certificate',
  fileBase64: `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n').toString('base64')}`,
};

/** Submits documents and verifies the company as an administrator. */
async function verify(decision: object): Promise<void> {
  await gateway.post('/company/document', certificate, { token: owner });
  await gateway.post('/company/verification', {}, { token: owner });
  const { body } = await gateway.get('/admin/company/verification', {}, { token: admin });
  const [{ verificationId }] = body['verifications'] as [{ verificationId: string }];
  const decided = await post('verification/decide', { verificationId, isVerified: true, ...decision });
  if (codeOf(decided) !== 200) throw new Error(JSON.stringify(decided.body));
}

const readCompany = () =>
  gateway.db
    .selectFrom('users')
    .select(['company_name', 'company_address', 'company_tax_id', 'invoice_enabled', 'invoice_rests', 'company_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
const lastMail = () =>
  gateway.db
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', 'company@songwai.test')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
const lastChange = () =>
  gateway.db
    .selectFrom('user_changes')
    .select(['kind', 'detail'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
const waysToPay = async () => (await gateway.get(`/order/init/${userId}`, {}, { token: owner })).body['paymentTypes'];

/** Each test begins with a verified company that may pay by invoice. */
beforeEach(async () => {
  const fields = { company_verified_at: null, invoice_enabled: true, invoice_rests: false, company_name: 'บริษัท บางนา จำกัด' };
  await gateway.db.deleteFrom('company_verifications').execute();
  await gateway.db.deleteFrom('messages').execute();
  await gateway.db.updateTable('users').set(fields).where('id', '=', userId).execute();
  await verify({ invoiceEnabled: true });
});

describe('a verified company', () => {
  it('loses and gets back the right to pay by invoice, and is told why', async () => {
    expect(await waysToPay()).toContain(4);
    expect(codeOf(await post('invoicing', { userId, invoiceEnabled: false, reason: 'ค้างชำระสองเดือน' }))).toBe(200);
    expect(await waysToPay()).not.toContain(4);
    expect(await lastMail()).toMatchObject({ purpose: 'companyInvoicing', body: expect.stringContaining('ค้างชำระสองเดือน') });
    expect(await lastChange()).toEqual({ kind: 'companyInvoicing', detail: { reason: 'ค้างชำระสองเดือน', isEnabled: false } });
    // A client repeats the call when the answer was lost: the decision is recorded and the mail sent only once.
    await gateway.db.deleteFrom('messages').execute();
    expect(codeOf(await post('invoicing', { userId, invoiceEnabled: false }))).toBe(200);
    expect(await lastMail()).toBeUndefined();
    expect(codeOf(await post('invoicing', { userId, invoiceEnabled: true }))).toBe(200);
    expect(await waysToPay()).toContain(4);
  });

  it('is corrected by the office, by the rules of the form, and stays verified', async () => {
    for (const [field, value] of [
      ['taxId', '1234567890123'],
      ['companyName', '   '],
      ['address', ' '],
    ] as const)
      expect((await post('correct', { userId, [field]: value })).body).toMatchObject({ responseCode: 422, field });
    expect(codeOf(await post('correct', { userId, address: '9/1 ถนนสีลม', companyName: 'บริษัท บางนา จำกัด' }))).toBe(200);
    expect(await readCompany()).toMatchObject({
      company_address: '9/1 ถนนสีลม',
      company_verified_at: expect.any(Date),
      invoice_enabled: true,
    });
    expect((await lastChange())?.kind).toBe('companyCorrected');
    expect((await lastChange())?.detail).toMatchObject({ reason: 'ตามที่แจ้ง', to: { company_address: '9/1 ถนนสีลม' } });
    expect((await lastMail())?.body).toContain('ที่อยู่');
    expect((await lastMail())?.body).not.toContain('tax id');
  });

  it('whose verification is opened again changes its data and hands in papers; paying by invoice rests until they are found right', async () => {
    const change = (companyName: string) => gateway.post('/update_user', { company: { companyName } }, { token: owner });
    expect(codeOf(await change('บริษัท ชื่อใหม่ จำกัด'))).toBe(422);
    expect(codeOf(await post('verification/reopen', { userId, reason: 'เปลี่ยนชื่อบริษัท' }))).toBe(200);
    expect(await lastMail()).toMatchObject({ purpose: 'companyReopened', body: expect.stringContaining('เปลี่ยนชื่อบริษัท') });
    expect((await gateway.get('/company/verification', {}, { token: owner })).body).toMatchObject({
      state: 'draft',
      reason: 'เปลี่ยนชื่อบริษัท',
      documents: [],
    });
    expect(await waysToPay()).not.toContain(4);
    expect(codeOf(await post('invoicing', { userId, invoiceEnabled: true }))).toBe(409);
    expect(codeOf(await change('บริษัท ชื่อใหม่ จำกัด'))).toBe(200);

    await verify({});
    expect(await readCompany()).toMatchObject({ company_name: 'บริษัท ชื่อใหม่ จำกัด', invoice_enabled: true, invoice_rests: false });
    expect(await waysToPay()).toContain(4);
    expect(codeOf(await change('บริษัท อื่น จำกัด'))).toBe(422);
  });

  it('does not get invoicing back that the office ended meanwhile, or refused with the new papers', async () => {
    await post('verification/reopen', { userId });
    expect(codeOf(await post('invoicing', { userId, invoiceEnabled: false }))).toBe(200);
    await verify({});
    expect((await readCompany()).invoice_enabled).toBe(false);
    await post('invoicing', { userId, invoiceEnabled: true });
    await post('verification/reopen', { userId });
    await verify({ invoiceEnabled: false });
    expect(await readCompany()).toMatchObject({ invoice_enabled: false, invoice_rests: false });
  });

  it('is opened where a verification is open already, whose documents are then asked for again', async () => {
    await gateway.db.deleteFrom('company_verifications').where('company_user_id', '=', userId).execute();
    await gateway.post('/company/document', certificate, { token: owner });
    await gateway.post('/company/verification', {}, { token: owner });
    // Verified by hand, or before there were verifications.
    const company_verified_at = gateway.clock.now();
    await gateway.db.updateTable('users').set({ company_verified_at }).where('id', '=', userId).execute();

    expect(codeOf(await post('verification/reopen', { userId, reason: 'เอกสารไม่ครบ' }))).toBe(200);
    expect((await gateway.get('/company/verification', {}, { token: owner })).body).toMatchObject({
      state: 'draft',
      reason: 'เอกสารไม่ครบ',
      documents: [{ kind: 'certificate' }],
    });
    await verify({});
  });

  it('is opened once where two of the office press at the same moment', async () => {
    const answers = await Promise.all([1, 2].map(() => post('verification/reopen', { userId })));
    expect(answers.map(codeOf).sort()).toEqual([200, 409]);
    expect((await readCompany()).invoice_rests).toBe(true);
  });
});

describe('the office', () => {
  it('corrects and opens only what is a verified company, and always says why', async () => {
    const person = await userIdOf(gateway, 'demo@songwai.test');
    const calls = [
      ['invoicing', { invoiceEnabled: true }],
      ['correct', { address: '1 ถนนสีลม' }],
      ['verification/reopen', {}],
    ] as const;
    for (const [call, body] of calls) {
      for (const id of [person, 'nobody', crypto.randomUUID()])
        expect((await post(call, { userId: id, ...body })).status).toBe(404);
      expect((await post(call, { userId, ...body, reason: '  ' })).body).toMatchObject({ responseCode: 422, field: 'reason' });
    }
    await post('verification/reopen', { userId });
    for (const [call, body] of calls) expect(codeOf(await post(call, { userId, ...body }))).toBe(409);
  });

  it('does all this with its client, and sees both flags', async () => {
    token = admin;
    const decision = { userId, reason: 'ตรวจแล้ว' };
    await setCompanyInvoicing(transport, { ...decision, isEnabled: false });
    await setCompanyInvoicing(transport, { ...decision, isEnabled: true });
    await correctCompany(transport, { ...decision, companyName: 'บริษัท บางนา (1994) จำกัด' });
    const read = async () => (await findUsers(transport, { search: 'company@songwai.test' })).users[0];
    expect(await read()).toMatchObject({
      companyName: 'บริษัท บางนา (1994) จำกัด',
      isCompanyVerified: true,
      isInvoiceEnabled: true,
      isInvoiceResting: false,
    });
    await reopenVerification(transport, decision);
    expect(await read()).toMatchObject({ isCompanyVerified: false, isInvoiceEnabled: false, isInvoiceResting: true });
    token = owner;
    expect(await fetchVerification(transport)).toMatchObject({ state: 'draft', reason: 'ตรวจแล้ว' });
  });
});
