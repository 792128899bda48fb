import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { partnerOrigin, signPartnerToken } from '../../../tests/builders/partners.ts';
import { signInByPassword } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const readMigration = (name: string) => readFile(new URL(`../../database/migrations/${name}.sql`, import.meta.url), 'utf8');
const said = { name: 'Malee Chan', phone: '0861112222', email: 'malee@example.test' };

/** Signs a guest on with these claims and returns the answer. */
const signOn = async (sub: string, claims: object = {}) => {
  const token = await signPartnerToken(gateway, { sub, ...said, ...claims });
  const { body } = await gateway.post('/signon', { partnerId: 'baanchandra', token, lang: 'en' }, { origin: partnerOrigin });
  expect(body['responseCode'], JSON.stringify(body)).toBe(200);
  return body;
};
const change = async (token: unknown, fields: object) =>
  (await gateway.post('/update_user', { lang: 'en', ...fields }, { token: String(token) })).body;

describe('what a guest has corrected', () => {
  it('stays while the partner repeats itself', async () => {
    const { skToken } = await signOn('corrects');
    const corrected = { firstName: 'มาลี', phoneNo: '0899998888', contactEmail: 'own@example.test' };
    expect(await change(skToken, corrected)).toMatchObject({ responseCode: 200 });
    expect(await signOn('corrects')).toMatchObject({
      firstName: 'มาลี',
      lastName: 'Chan',
      confirmPhone: '0899998888',
      contactEmail: 'own@example.test',
    });
  });

  it('gives way, field by field, to what the partner says anew', async () => {
    const { skToken } = await signOn('moves');
    await change(skToken, { firstName: 'มาลี', phoneNo: '0899998888', contactEmail: 'own@example.test' });
    expect(await signOn('moves', { phone: '0877776666' })).toMatchObject({
      firstName: 'มาลี',
      confirmPhone: '0877776666',
      contactEmail: 'own@example.test',
    });
    expect(await signOn('moves', { phone: '0877776666', name: 'Malee Suk' })).toMatchObject({
      firstName: 'Malee',
      lastName: 'Suk',
      contactEmail: 'own@example.test',
    });
    await change(skToken, { phoneNo: '0899998888' });
    expect(await signOn('moves', { phone: '0877776666', name: 'Malee  Suk' })).toMatchObject({ confirmPhone: '0899998888' });
  });

  it('is not emptied by a partner that leaves the address out, nor undone when it names the same again', async () => {
    const { skToken } = await signOn('mails');
    expect(await signOn('mails', { email: undefined })).toMatchObject({ contactEmail: said.email });
    await change(skToken, { contactEmail: 'own@example.test' });
    expect(await signOn('mails', { email: undefined })).toMatchObject({ contactEmail: 'own@example.test' });
    expect(await signOn('mails')).toMatchObject({ contactEmail: 'own@example.test' });
    expect(await signOn('mails', { email: 'new@example.test' })).toMatchObject({ contactEmail: 'new@example.test' });
  });

  it('gives way to an address where the partner had named none', async () => {
    await signOn('late', { email: undefined });
    expect(await signOn('late')).toMatchObject({ contactEmail: said.email });
  });

  it('is not lost by guests of an earlier version', async () => {
    const [corrected, untouched] = [await signOn('before-1'), await signOn('before-2')];
    await change(corrected['skToken'], { phoneNo: '0899998888' });
    const { db } = gateway;
    await sql`alter table partner_users drop column claimed_name, drop column claimed_phone, drop column claimed_email`.execute(
      db,
    );
    await sql.raw(await readMigration('0190-claims-of-partners')).execute(db);

    const moved = { phone: '0877776666' };
    expect(await signOn('before-2', moved)).toMatchObject({ userId: untouched['userId'], confirmPhone: '0877776666' });
    expect(await signOn('before-1')).toMatchObject({ userId: corrected['userId'], confirmPhone: '0899998888' });
    expect(await signOn('before-1')).toMatchObject({ confirmPhone: '0899998888' });
    expect(await signOn('before-1', moved)).toMatchObject({ confirmPhone: '0877776666' });
  });
});

describe('a guest', () => {
  it('makes no company of the account that the partner vouches for', async () => {
    const { skToken } = await signOn('pretends');
    const company = { companyName: 'บริษัท ปลอม จำกัด', taxNo: '0105500000003', address: '1 ถนนสีลม กรุงเทพมหานคร' };
    for (const claims of [{ userType: 1, company }, { company: { ...company, isActive: 1 } }])
      expect(await change(skToken, { firstName: 'Other', ...claims })).toMatchObject({ responseCode: 422, field: 'userType' });
    expect(await signOn('pretends')).toMatchObject({ userType: 2, firstName: 'Malee' });
    expect(await signOn('pretends')).not.toHaveProperty('companyName');
  });

  it('that did so in an earlier version is a person again, but where the office has verified the company', async () => {
    const [empty, verified] = [await signOn('was-company-1'), await signOn('was-company-2')];
    const { db } = gateway;
    for (const [{ userId }, company_verified_at] of [
      [empty, null],
      [verified, gateway.clock.now()],
    ] as const)
      await db.updateTable('users').set({ user_type: 1, company_verified_at }).where('id', '=', String(userId)).execute();
    await sql.raw(await readMigration('0191-guests-are-persons')).execute(db);
    expect((await signOn('was-company-1'))['userType']).toBe(2);
    expect((await signOn('was-company-2'))['userType']).toBe(1);
    expect(
      (await gateway.post('/userInfo', {}, { token: await signInByPassword(gateway, 'company@songwai.test') })).body['userType'],
    ).toBe(1);
  });
});

describe('a copy of what we keep of a guest', () => {
  it('shows what the partner said', async () => {
    const { skToken } = await signOn('copies');
    const headers = { 'sk-token': String(skToken), 'content-type': 'application/json' };
    const file = await gateway.app.inject({ method: 'POST', url: '/api/pdpa/export', headers, payload: '{}' });
    expect(file.json().partnerAccounts).toMatchObject([
      { subject: 'copies', claimedName: said.name, claimedPhone: said.phone, claimedEmail: said.email },
    ]);
  });
});
