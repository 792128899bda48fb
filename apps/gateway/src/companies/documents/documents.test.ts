import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Caller, openSession, signInAdmin, signInAs } from '../../../tests/builders/sessions.ts';
import type { Answer } from '../../../tests/builders/typed-call.ts';
import { createWorkingDays } from './working-day.ts';

let gateway: Gateway;
let companyId: string;
let owner: string;
let admin: string;
beforeAll(async () => {
  gateway = await createGateway();
  ({ userId: companyId, token: owner } = await addCompany(gateway, {
    email: 'papers@company.test',
    company_name: 'บริษัท เอกสาร จำกัด',
    company_tax_id: '0105536000315',
    company_address: 'กรุงเทพฯ',
  }));
  ({ token: admin } = await signInAdmin(gateway));
});
afterAll(() => gateway.close());

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n');
const asDataUrl = (bytes: Buffer, type = 'application/pdf') => `data:${type};base64,${bytes.toString('base64')}`;
const codeOf = ({ body }: Answer) => body['responseCode'];

const add = (fields: object = {}) =>
  gateway.post('/company/document', { kind: 'certificate', fileBase64: asDataUrl(pdf), ...fields }, { token: owner });
const readState = async () => (await gateway.get('/company/verification', {}, { token: owner })).body;
const submit = () => gateway.post('/company/verification', {}, { token: owner });
const listWaiting = async () =>
  (await gateway.get('/admin/company/verification', {}, { token: admin })).body['verifications'] as readonly {
    verificationId: string;
    documents: readonly { documentId: string }[];
  }[];
const decide = (decision: object) => gateway.post('/admin/company/verification/decide', decision, { token: admin });

describe('a company that wants to be verified', () => {
  it('begins with nothing handed in, and cannot hand in without its certificate', async () => {
    expect(await readState()).toMatchObject({ responseCode: 200, state: 'none', documents: [] });
    expect(codeOf(await submit())).toBe(422);
    expect(codeOf(await add({ kind: 'vat' }))).toBe(200);
    expect(codeOf(await submit())).toBe(422);
  });

  it('adds only what can be opened as PDF, PNG or JPEG, and at most 5 MB of it', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(5 * 1_048_576)]);
    const wrong = [
      'not base64 at all!',
      asDataUrl(Buffer.from('MZ program')),
      asDataUrl(large),
      asDataUrl(Buffer.from('<svg/>'), 'image/png'),
    ];
    for (const fileBase64 of wrong)
      expect((await add({ fileBase64 })).body).toMatchObject({ responseCode: 422, field: 'fileBase64' });
  });

  it('adds five papers and no sixth, also of two at once, and may take one back', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => add()));
    expect(answers.map(codeOf).sort()).toEqual([200, 200, 200, 200, 409]);
    const { documents } = (await readState()) as unknown as { documents: readonly { documentId: string }[] };
    expect(documents).toHaveLength(5);
    const documentId = documents[4]?.documentId ?? '';
    expect(codeOf(await gateway.post('/company/document/remove', { documentId }, { token: owner }))).toBe(200);
    expect(codeOf(await gateway.post('/company/document/remove', { documentId }, { token: owner }))).toBe(404);
  });

  it('is told by which working day it is decided, and changes nothing until then', async () => {
    // It is Saturday the 21st; the two working days are Monday and Tuesday.
    expect((await submit()).body).toMatchObject({ responseCode: 200, dueDate: '24/11/2026' });
    expect(await readState()).toMatchObject({ state: 'waiting', dueDate: '24/11/2026' });
    expect(codeOf(await submit())).toBe(409);
    expect(codeOf(await add())).toBe(409);
  });

  it('stays a company until then, and a person’s account is never verified', async () => {
    const becomePerson = () => gateway.post('/update_user', { userType: 2 }, { token: owner });
    expect((await becomePerson()).body).toMatchObject({
      responseCode: 422,
      field: 'userType',
      responseDesc: expect.stringMatching(/documents|เอกสาร/),
    });
    const [waiting] = await listWaiting();
    const setType = (user_type: number) =>
      gateway.db.updateTable('users').set({ user_type }).where('id', '=', companyId).execute();
    await setType(2);
    expect(codeOf(await decide({ verificationId: waiting?.verificationId ?? '', isVerified: true }))).toBe(409);
    await setType(1);
  });

  it('is refused with a reason that it reads and gets by mail, and may hand in again', async () => {
    const [waiting] = await listWaiting();
    const verificationId = waiting?.verificationId ?? '';
    expect((await decide({ verificationId, isVerified: false })).body).toMatchObject({ responseCode: 422, field: 'reason' });
    expect(codeOf(await decide({ verificationId, isVerified: false, reason: 'เอกสารหมดอายุ' }))).toBe(200);
    expect(await readState()).toMatchObject({ state: 'refused', reason: 'เอกสารหมดอายุ' });
    const mail = await gateway.db
      .selectFrom('messages')
      .select('body')
      .where('purpose', '=', 'companyVerification')
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain('เอกสารหมดอายุ');
    expect(codeOf(await decide({ verificationId, isVerified: true }))).toBe(404);
    expect(codeOf(await add())).toBe(200);
    expect(await readState()).toMatchObject({ state: 'draft', reason: 'เอกสารหมดอายุ' });
    expect(codeOf(await submit())).toBe(200);
    expect((await readState())['reason']).toBeUndefined();
  });

  it('is not verified on data that it changed since', async () => {
    const [waiting] = await listWaiting();
    const verificationId = waiting?.verificationId ?? '';
    const setAddress = (company_address: string) =>
      gateway.db.updateTable('users').set({ company_address }).where('id', '=', companyId).execute();
    const { company_address: address } = await gateway.db
      .selectFrom('users')
      .select('company_address')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    await setAddress('ที่อื่น');
    expect(codeOf(await decide({ verificationId, isVerified: true }))).toBe(409);
    await setAddress(address ?? '');
  });

  it('is verified by the office, which has read the very file, and may pay by invoice then', async () => {
    const [waiting] = await listWaiting();
    const documentId = waiting?.documents[0]?.documentId ?? '';
    const url = `/api/admin/company/document/${documentId}`;
    const file = await gateway.app.inject({ method: 'GET', url, headers: { 'sk-token': admin } });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.equals(pdf)).toBe(true);

    const decision = { verificationId: waiting?.verificationId, isVerified: true, invoiceEnabled: true };
    const answers = await Promise.all([decide(decision), decide(decision)]);
    expect(answers.map(codeOf).sort()).toEqual([200, 404]);
    expect(await readState()).toMatchObject({ state: 'verified' });
    expect((await gateway.post('/userInfo', {}, { token: owner })).body).toMatchObject({ invoiceEnabled: true });
    expect(await listWaiting()).toEqual([]);
    expect(codeOf(await add())).toBe(409);
  });

  it('is nobody but the owner of a company', async () => {
    const person = (await signInAs(gateway, 'demo@songwai.test')).token;
    for (const answer of [
      await gateway.get('/company/verification', {}, { token: person }),
      await gateway.post('/company/document', { kind: 'other', fileBase64: asDataUrl(pdf) }, { token: person }),
    ])
      expect(answer.status).toBe(403);
  });
});

describe('papers that are added and taken back over and over', () => {
  it('are refused after thirty an hour with the time to wait, to this company alone', async () => {
    const restless = await addCompany(gateway);
    const other = await addCompany(gateway);
    const addTo = ({ token }: Caller) =>
      gateway.post('/company/document', { kind: 'other', fileBase64: asDataUrl(pdf) }, { token });
    for (let turn = 0; turn < 30; turn += 1) {
      const added = await addTo(restless);
      expect(codeOf(added)).toBe(200);
      const { documentId } = added.body;
      await gateway.post('/company/document/remove', { documentId }, { token: restless.token });
    }
    const refused = await addTo(restless);
    expect([refused.status, codeOf(refused)]).toEqual([429, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(codeOf(await addTo(other))).toBe(200);
    gateway.clock.advanceSeconds(3_601);
    expect(codeOf(await addTo({ ...restless, token: await openSession(gateway, restless.userId) }))).toBe(200);
  });
});

describe('working days', () => {
  it.each([
    ['Friday afternoon', '2026-11-20T08:00:00Z', '24/11/2026'],
    ['late on a Sunday in Bangkok', '2026-11-22T16:59:00Z', '24/11/2026'],
    ['before Constitution Day', '2026-12-09T03:00:00Z', '14/12/2026'],
    ['before the New Year', '2026-12-30T03:00:00Z', '05/01/2027'],
  ])('leave out week-ends and public holidays: from %s', (_name, from, due) => {
    expect(createWorkingDays().after(new Date(from), 2)).toBe(due);
  });
});
