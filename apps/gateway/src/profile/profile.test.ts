import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { signOn } from '../../tests/builders/partners.ts';
import {
  codeFor,
  companyFields,
  logIn,
  messagesTo,
  newPhone,
  readUser,
  signUpCustomer,
  verifyPhone,
  wrongOf,
} from '../../tests/builders/sign-ups.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(2 * 3_600));

const update = (token: string, fields: Readonly<Record<string, unknown>>, query = '') =>
  gateway.post(`/update_user${query}`, { lang: 'en', ...fields }, { token });

/** Proves that the caller is the account's owner. */
const proof = { password: 'secret_1' };

describe('the own profile', () => {
  it('is completed after signing up, which is noted once', async () => {
    const { token, userId } = await signUpCustomer(gateway, { firstName: undefined, lastName: undefined });
    expect((await gateway.post('/userInfo', { startUp: 1, lang: 'en' }, { token })).body).toEqual({
      responseCode: 133,
      responseDesc: 'This account lacks a first or last name. Please sign in again and complete it.',
    });
    expect((await readUser(gateway, token)).body['responseCode']).toBe(133);
    const { body } = await logIn(gateway, (await emailOf(userId)) ?? '', 'secret_1');
    const fresh = String(body['skToken']);
    for (const query of ['?welcome=1', '?welcome=1'])
      expect((await update(fresh, { firstName: ' มาลี ', lastName: 'ใจดี' }, query)).body['responseCode']).toBe(200);
    expect((await gateway.post('/userInfo', { startUp: 1 }, { token: fresh })).body).toMatchObject({
      responseCode: 200,
      firstName: 'มาลี',
    });
    const events = await gateway.db
      .selectFrom('outbox')
      .select('kind')
      .where('subject', '=', userId)
      .where('kind', 'like', 'account.%')
      .orderBy('id')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['account.signedUp', 'account.welcomed']);
  });

  it('keeps what is left out, and names what is wrong', async () => {
    const { token } = await signUpCustomer(gateway);
    expect((await update(token, { contactEmail: 'Office@Example.com' })).body['responseCode']).toBe(200);
    expect((await readUser(gateway, token)).body).toMatchObject({ firstName: 'มาลี', contactEmail: 'office@example.com' });
    for (const [fields, field] of [
      [{ firstName: '   ' }, 'firstName'],
      [{ contactEmail: 'office@' }, 'contactEmail'],
      [{ phoneNo: '12' }, 'phoneNo'],
    ] as const)
      expect((await update(token, fields)).body).toMatchObject({ responseCode: 422, field });
  });

  it('signs in with another phone only after its code was entered', async () => {
    const { token, phoneNo } = await signUpCustomer(gateway);
    const next = newPhone();
    expect((await update(token, { phoneNo: next, ...proof })).body).toMatchObject({ responseCode: 200, resendSeconds: 60 });
    expect((await readUser(gateway, token)).body['phoneNo']).toBe(phoneNo);
    expect((await logIn(gateway, next, 'secret_1')).body['respCode']).toBe(100);
    const code = await codeFor(gateway, next);
    expect((await verifyPhone(gateway, token, wrongOf(code))).body['responseCode']).toBe(422);
    expect((await verifyPhone(gateway, token, code)).body['responseCode']).toBe(200);
    expect((await readUser(gateway, token)).body).toMatchObject({ phoneNo: next, confirmPhone: next });
    expect((await logIn(gateway, next, 'secret_1')).body['respCode']).toBe(200);
    expect((await logIn(gateway, phoneNo, 'secret_1')).body['respCode']).toBe(100);
  });

  it('does not take a phone that another account has, and does not tell', async () => {
    const { token } = await signUpCustomer(gateway);
    const free = await update(token, { phoneNo: newPhone(), ...proof });
    gateway.clock.advanceSeconds(60);
    const taken = await update(token, { phoneNo: '0812345678', ...proof });
    expect(taken.body).toEqual(free.body);
    expect((await messagesTo(gateway, '0812345678')).at(-1)?.purpose).toBe('accountExists');
  });

  it('takes a landline for contact, and the cleaned mobile of a partner’s user', async () => {
    const { token, phoneNo } = await signUpCustomer(gateway);
    expect((await update(token, { phoneNo: '02-123-4567' })).body).toEqual({ responseCode: 200, responseDesc: 'Success' });
    expect((await readUser(gateway, token)).body).toMatchObject({ phoneNo, confirmPhone: '021234567' });
    const signed = await signOn(gateway);
    const guest = String(signed.body['skToken']);
    expect((await update(guest, { phoneNo: '(089) 765-4321' })).body).toEqual({ responseCode: 200, responseDesc: 'Success' });
    expect((await readUser(gateway, guest)).body['phoneNo']).toBe('0897654321');
    expect((await gateway.post('/userInfo', { startUp: 1 }, { token: guest })).body['responseCode']).toBe(200);
  });
});

const emailOf = async (id: string) =>
  (await gateway.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email;

describe('an account as a company', () => {
  const company = { companyName: 'บริษัท ใหม่ จำกัด', taxNo: '0105500000003', address: '1 สีลม' };

  it('has its invoices made out to what it says, else to itself', async () => {
    const { token } = await signUpCustomer(gateway, companyFields);
    const own = {
      invoiceCompanyName: companyFields.companyName,
      invoiceCompanyAddress: companyFields.companyAddress,
      invoiceCompanyTaxNo: '0105500000003',
    };
    expect((await readUser(gateway, token)).body).toMatchObject(own);
    const refused = await update(token, { company: { invoiceCompanyTaxNo: '123' } });
    expect(refused.body).toMatchObject({ responseCode: 422, field: 'company.invoiceCompanyTaxNo' });
    await update(token, { company: { invoiceCompanyAddress: 'ตู้ ปณ. 9 สีลม', invoiceCompanyTaxNo: '0105536000313' } });
    expect((await readUser(gateway, token)).body).toMatchObject({
      ...own,
      ...{ invoiceCompanyAddress: 'ตู้ ปณ. 9 สีลม', invoiceCompanyTaxNo: '0105536000313' },
      companyAddress: companyFields.companyAddress,
    });
    // Given the company's own again, it follows the company from then on.
    await update(token, { company: own });
    await update(token, { company: { address: '2 สีลม' } });
    expect((await readUser(gateway, token)).body).toMatchObject({ ...own, invoiceCompanyAddress: '2 สีลม' });
  });

  it('says at sign-up where its invoices go', async () => {
    const invoice = { invoiceCompanyName: 'ฝ่ายบัญชี บริษัท ใหม่ จำกัด', invoiceCompanyAddress: 'ตู้ ปณ. 9 สีลม' };
    const { token } = await signUpCustomer(gateway, { ...companyFields, ...invoice });
    const { body } = await readUser(gateway, token);
    expect(body).toMatchObject({ ...invoice, invoiceCompanyTaxNo: '0105500000003' });
  });

  it('is made of a person’s when the company is whole', async () => {
    const { token } = await signUpCustomer(gateway);
    expect((await update(token, { userType: 1, company: { ...company, taxNo: '123' } })).body).toMatchObject({
      responseCode: 422,
      field: 'company.taxNo',
    });
    expect((await update(token, { userType: 1 })).body).toMatchObject({ responseCode: 422, field: 'company.companyName' });
    expect((await update(token, { company: { ...company, isActive: 1 } })).body['responseCode']).toBe(200);
    const { body } = await readUser(gateway, token);
    expect(body).toMatchObject({ userType: 1, companyName: company.companyName, companyTaxId: '0105500000003' });
    expect((await update(token, { company: { companyId: 'C9999999' } })).body).toMatchObject({ field: 'company.companyId' });
    expect((await update(token, { company: { companyId: body['companyId'], address: '2 สีลม' } })).body['responseCode']).toBe(200);
    expect((await update(token, { userType: 2 })).body['responseCode']).toBe(200);
  });

  it('is locked once it was verified by document; the finance team changes it', async () => {
    const { token, userId } = await signUpCustomer(gateway, companyFields);
    await gateway.db.updateTable('users').set({ company_verified_at: gateway.clock.now() }).where('id', '=', userId).execute();
    expect((await readUser(gateway, token)).body['companyVerified']).toBe(true);
    const refused = await update(token, { company: { companyName: 'ชื่ออื่น' } });
    expect(refused.body).toMatchObject({ responseCode: 422, field: 'company' });
    expect(refused.body['responseDesc']).toContain('finance');
    expect((await update(token, { userType: 2 })).body).toMatchObject({ responseCode: 422, field: 'userType' });
    // The form sends the company's fields even if only a name changes.
    const same = {
      companyName: companyFields.companyName,
      taxNo: companyFields.companyTaxId,
      address: companyFields.companyAddress,
    };
    expect((await update(token, { firstName: 'อร', company: same })).body['responseCode']).toBe(200);
    expect((await readUser(gateway, token)).body).toMatchObject({ firstName: 'อร', companyName: companyFields.companyName });
  });

  it('neither loses those who act for it, nor is made of one who acts for another', async () => {
    const owner = await signUpCustomer(gateway, companyFields);
    const member = await signUpCustomer(gateway);
    const row = { user_id: member.userId, company_user_id: owner.userId, created_at: gateway.clock.now() };
    await gateway.db.insertInto('company_members').values(row).execute();
    expect((await update(owner.token, { userType: 2 })).body).toMatchObject({ responseCode: 422, field: 'userType' });
    expect((await update(member.token, { userType: 1, company })).body).toMatchObject({ responseCode: 422, field: 'userType' });
  });
});

describe('settings and consents', () => {
  it('are the own ones only', async () => {
    const { token, userId } = await signUpCustomer(gateway);
    const other = await signUpCustomer(gateway);
    const values = { recipient_sms: true };
    expect((await gateway.get(`/user/setting/${userId}`, {}, { token })).body['values']).toEqual({
      recipient_sms: false,
      recipient_email: false,
    });
    const saved = await gateway.post('/user/setting', { userId, values }, { token });
    expect(saved.body['values']).toEqual({ recipient_sms: true, recipient_email: false });
    expect((await gateway.get(`/user/setting/${userId}`, {}, { token })).body['values']).toEqual(saved.body['values']);
    for (const answer of [
      await gateway.get(`/user/setting/${other.userId}`, {}, { token }),
      await gateway.post('/user/setting', { userId: other.userId, values }, { token }),
      await gateway.post('/pdpa/customer', { userId: other.userId, question2: 1 }, { token }),
      await gateway.get(`/pdpa/customer/${other.userId}`, {}, { token }),
      await gateway.get(`/order/init/${other.userId}`, {}, { token }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { responseCode: 404 } });
  });

  it('keep every answer about promotions', async () => {
    const { token, userId } = await signUpCustomer(gateway, { pdpaQuestion2: 1 });
    for (const question2 of [0, 1, 0]) await gateway.post('/pdpa/customer', { userId, question2, channel: 'app' }, { token });
    const { body } = await gateway.get(`/pdpa/customer/${userId}`, {}, { token });
    const consents = body['consents'] as Record<string, unknown>[];
    expect(consents.map(({ kind, isGiven }) => [kind, isGiven])).toEqual([
      ['promotions', false],
      ['promotions', true],
      ['promotions', false],
      ['promotions', true],
      ['terms', true],
    ]);
    expect(consents[0]).toMatchObject({ channel: 'app', termsVersion: newestLegalVersion });
  });

  it('and what an order begins with come from the account', async () => {
    const { token, userId } = await signUpCustomer(gateway, companyFields);
    const begin = async () => (await gateway.get(`/order/init/${userId}`, {}, { token })).body;
    expect(await begin()).toMatchObject({
      responseCode: 200,
      paymentType: 0,
      paymentTypes: [0, 1, 2, 3],
      freeCredit: 0,
      countJob: 0,
      userGroup: 'DEFAULT',
      receipt: { companyName: companyFields.companyName, taxNumber: '0105500000003' },
    });
    await gateway.db
      .updateTable('users')
      .set({ invoice_enabled: true, company_verified_at: gateway.clock.now(), payment_type: 4 })
      .where('id', '=', userId)
      .execute();
    expect(await begin()).toMatchObject({ paymentType: 4, paymentTypes: expect.arrayContaining([0, 4]) });
  });
});
