import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daySeconds, partnerOrigin } from '../../tests/app/app-fixture.ts';
import type { Caller } from '../../tests/jobs/jobs-fixture.ts';
import { createPrivacyFixture, marks, type PrivacyFixture } from '../../tests/privacy/privacy-fixture.ts';
import { asBase64, makePng } from '../../tests/storage/pictures.ts';
import { grantFreeCredit } from '../pricing/credit/free-credit-queries.ts';

let folder: string;
let fixture: PrivacyFixture;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-erasure-'));
  fixture = await createPrivacyFixture({ DATA_DIR: folder, SUPPORT_MAIL: 'desk@songwai.example' });
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

const name = 'มาลี ลับสุดยอด';
const siam = { lat: 13.7466, lng: 100.5347 };
const contact = { contactName: name, contactPhone: '089-111-2233' };
const secretStops = [
  { addressName: 'บ้านลับสุดยอด', address: 'ซอยลับสุดยอด', ...siam, ...contact, district: 'ปทุมวัน', remark: 'กดกริ่งลับสุดยอด' },
  { addressName: 'บางนา', lat: 13.6682, lng: 100.605, ...contact },
];

async function expectDone(answer: Promise<{ readonly body: Readonly<Record<string, unknown>> }>) {
  const { body } = await answer;
  expect(body['responseCode'], JSON.stringify(body)).toBe(200);
  return body;
}

const finish = async (jobId: string): Promise<void> => {
  for (const [stop, status] of (['assigned', 'arrived', 'pickedUp', 'delivering', 'completed'] as const).entries())
    await fixture.move(jobId, status, Math.min(1, Math.max(0, stop - 1)));
};

/** Creates data of a person of every kind, by the real calls wherever there is one. */
async function liveALife(person: Caller): Promise<string> {
  const asked = { token: person.token };
  const say = (call: string, body: object) => expectDone(fixture.post(call, body, asked));
  const guid = `erasure-${person.userId}`;
  const { fileName } = await say('/order/photo', { guid, imgBase64: asBase64(makePng(7)) });
  const receipt = { check: true, companyName: `ร้าน${name}`, companyAddress: 'ซอยลับสุดยอด', taxNumber: '0105561072420' };
  const preferences = { remark: `ของ${name}`, remarkImages: [fileName], receipt };
  const order = { guid, confirmPhone: '0891112233', ...preferences, locationList: secretStops };
  const jobId = await fixture.book(person, order);
  await say('/customer_need_help', { jobId, message: `โทรหา 0891112233 ชื่อ ${name}` });
  await say('/save_location', { ...secretStops[0] });
  await say('/fullday/api/v1/quotation', {
    ...{ guid, fullday_pkg_id: 3, options: [], skNumber: 1, months: 1, daysPerWeek: 6, startDate: '01/12/2026' },
    ...{ contactName: name, contactPhone: '0891112233', email: 'office.secret@example.com', remark: 'ลับสุดยอด' },
  });
  await say('/pdpa/rectify', { wish: `นามสกุล ลับสุดยอด สะกดผิด` });
  await say('/pdpa/code', {});
  await grantFreeCredit(fixture.db, {
    userId: person.userId,
    amountSatang: 5_000,
    reason: { th: `ชดเชยคุณ${name}`, en: 'Sorry, ลับสุดยอด' },
    at: fixture.clock.now(),
    expiresAt: null,
    grantedBy: null,
    guid,
  });
  return jobId;
}

describe('an account that is to be erased', () => {
  it('is not while a job is not over, and is told why', async () => {
    const person = await fixture.addPerson({ email: 'busy@example.com', phone: '0811110001' });
    const jobId = await fixture.book(person);
    const { body } = await fixture.askErasure(person);
    expect(body).toMatchObject({ responseCode: 409, holds: ['unfinishedJobs'] });
    expect(body['responseDesc']).toContain('not over yet');
    await fixture.move(jobId, 'cancelled');
    expect((await fixture.askErasure(person)).body).toMatchObject({ responseCode: 200 });
  });

  it('is not before what it owes by invoice was due', async () => {
    const person = await fixture.addPerson({ email: 'invoice@example.com', phone: '0811110002' });
    const jobId = await fixture.book(person);
    await finish(jobId);
    await fixture.setJob(jobId, { payment_type: 4 });
    expect((await fixture.askErasure(person)).body).toMatchObject({ responseCode: 409, holds: ['unpaidInvoices'] });
  });

  it('is not while others act for the company that it is, nor where it is the office', async () => {
    const company = await fixture.addPerson({ email: 'owner@example.com', phone: '0811110003', user_type: 1 });
    await fixture.addMember(company, { rights: ['order'] });
    expect((await fixture.askErasure(company)).body).toMatchObject({ responseCode: 409, holds: ['companyMembers'] });
    const admin = await fixture.addPerson({ email: 'boss@example.com', phone: '0811110004', role: 'admin' });
    expect((await fixture.askErasure(admin)).body).toMatchObject({ responseCode: 409, holds: ['office'] });
  });

  it('is told by mail and text message, and signed out everywhere else', async () => {
    const person = await fixture.addPerson({ email: 'told@example.com', phone: '0811110005' });
    const other = await fixture.openAnother(person.userId);
    const { body } = await fixture.askErasure(person);
    expect(body).toMatchObject({ responseCode: 200, dueDateTime: '2026-11-28T05:00:00.000Z' });
    const mails = await fixture.db
      .selectFrom('messages')
      .select(['kind', 'recipient', 'body'])
      .where('purpose', '=', 'erasure')
      .where('recipient', 'in', ['told@example.com', '0811110005'])
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['mail', 'sms']);
    for (const mail of mails) expect(mail.body).toContain('28/11/2026');
    expect((await fixture.post('/userInfo', {}, { token: other })).body).toMatchObject({ responseCode: 133 });
    expect((await fixture.get('/pdpa', {}, { token: person.token })).body).toMatchObject({
      erasureDueDateTime: '2026-11-28T05:00:00.000Z',
    });
  });

  it('is erased once, however often and at once it is asked for, and stays if its user thinks better of it', async () => {
    const person = await fixture.addPerson({ email: 'twice@example.com', phone: '0811110006' });
    const answers = await Promise.all([fixture.askErasure(person), fixture.askErasure(person), fixture.askErasure(person)]);
    expect(answers.map(({ body }) => body['responseCode'])).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['requestId'])).size).toBe(1);
    const cancel = () => fixture.post('/pdpa/erase/cancel', {}, { token: person.token });
    expect((await Promise.all([cancel(), cancel()])).map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await fixture.get('/pdpa', {}, { token: person.token })).body).not.toHaveProperty('erasureDueDateTime');
  });
});

describe('an account that is erased', () => {
  let person: Caller;
  let jobId: string;
  beforeAll(async () => {
    person = await fixture.addMarked();
    jobId = await liveALife(person);
    for (const mark of marks) expect(await fixture.findEverywhere(mark), mark).not.toEqual([]);
    await finish(jobId);
    await expectDone(fixture.askErasure(person));
    await fixture.passGrace();
  });

  it('leaves its name, phones and addresses in no table', async () => {
    for (const mark of [...marks, '089-111-2233', 'มาลี']) expect(await fixture.findEverywhere(mark), mark).toEqual([]);
  });

  it('is unknown to its tokens and to whoever signs in, and its names are free', async () => {
    expect((await fixture.post('/userInfo', {}, { token: person.token })).body).toMatchObject({ responseCode: 131 });
    const login = await fixture.post('/login', { userName: 'malee.secret@example.com', password: 'demo1234' });
    expect(login.body).toMatchObject({ respCode: 100 });
    await expect(fixture.addMarked()).resolves.toBeDefined();
    await fixture.db.deleteFrom('sessions').where('user_id', '<>', person.userId).execute();
    await fixture.db.deleteFrom('users').where('email', '=', 'malee.secret@example.com').execute();
  });

  it('leaves the booking with what it cost, by district, behind a link that nobody has', async () => {
    const job = await fixture.readJob(jobId);
    expect(job).toMatchObject({ status: 'completed', confirm_phone: '', remark: '', remark_images: [], route: { legs: [] } });
    expect(job.net_satang).toBeGreaterThan(0);
    const stops = await fixture.db.selectFrom('job_stops').selectAll().where('job_id', '=', jobId).orderBy('position').execute();
    expect(stops.map(({ address_name, lat, lng }) => [address_name, lat, lng])).toEqual([
      ['', 13.75, 100.53],
      ['', 13.67, 100.61],
    ]);
    expect(stops[0]?.district).toBe('ปทุมวัน');
  });

  it('leaves its photos to be thrown away, and the wish as proof', async () => {
    expect(await fixture.db.selectFrom('photos').select('name').where('job_id', '=', jobId).execute()).toEqual([]);
    expect(await fixture.db.selectFrom('stale_objects').select('key').execute()).toHaveLength(1);
    const preferences = await fixture.db
      .selectFrom('data_subject_requests')
      .select(['kind', 'state', 'wish'])
      .where('user_id', '=', person.userId)
      .orderBy('number')
      .execute();
    expect(preferences).toEqual([
      { kind: 'rectify', state: 'cancelled', wish: '' },
      { kind: 'erase', state: 'done', wish: '' },
    ]);
  });

  it('leaves its bookings for five years after the year, and no longer', async () => {
    fixture.clock.advanceSeconds(6 * 365 * daySeconds - 8 * daySeconds);
    await fixture.keeper.sweep();
    expect(await fixture.db.selectFrom('jobs').select('id').where('id', '=', jobId).execute()).toHaveLength(1);
    fixture.clock.advanceSeconds(20 * daySeconds);
    await fixture.keeper.sweep();
    expect(await fixture.db.selectFrom('jobs').select('id').where('id', '=', jobId).execute()).toEqual([]);
    expect(await fixture.db.selectFrom('job_stops').select('job_id').where('job_id', '=', jobId).execute()).toEqual([]);
  });
});

describe('what comes up between the wish and its day', () => {
  it('is waited for: a job that was booked meanwhile is done first', async () => {
    const person = await fixture.addPerson({ email: 'late@example.com', phone: '0811110007' });
    await expectDone(fixture.askErasure(person));
    fixture.clock.advanceSeconds(6.9 * daySeconds);
    const jobId = await fixture.book(person);
    fixture.clock.advanceSeconds(daySeconds);
    await fixture.keeper.sweep();
    const { body } = await fixture.get('/pdpa/requests', {}, { token: person.token });
    expect(body['requests']).toMatchObject([{ state: 'scheduled', outcome: 'unfinishedJobs' }]);
    await finish(jobId);
    await fixture.passGrace();
    expect((await fixture.post('/userInfo', {}, { token: person.token })).body).toMatchObject({ responseCode: 131 });
    expect(await fixture.findEverywhere('late@example.com')).toEqual([]);
  });

  it('is waited for, even if a call that was under way booked while the account was being closed', async () => {
    const person = await fixture.addPerson({ email: 'race@example.com', phone: '0811110008' });
    const other = await fixture.addPerson({ email: 'racer@example.com', phone: '0811110009' });
    await expectDone(fixture.askErasure(person));
    fixture.clock.advanceSeconds(7 * daySeconds);
    await fixture.keeper.sweep();
    expect((await fixture.post('/userInfo', {}, { token: person.token })).body).toMatchObject({ responseCode: 131 });
    const jobId = await fixture.book({ ...other, token: await fixture.openAnother(other.userId) });
    await fixture.setJob(jobId, { user_id: person.userId });
    fixture.clock.advanceSeconds(61);
    await fixture.keeper.sweep();
    expect((await fixture.readJob(jobId)).confirm_phone).not.toBe('');
    await finish(jobId);
    fixture.clock.advanceSeconds(daySeconds);
    await Promise.all([fixture.keeper.sweep(), fixture.keeper.sweep()]);
    expect((await fixture.readJob(jobId)).confirm_phone).toBe('');
  });

  it('is waited for while the office has the account suspended', async () => {
    const person = await fixture.addPerson({ email: 'fraud@example.com', phone: '0811110010' });
    await expectDone(fixture.askErasure(person));
    await fixture.setStatus('fraud@example.com', 'suspended');
    await fixture.passGrace();
    expect(await fixture.findEverywhere('fraud@example.com')).not.toEqual([]);
    await fixture.setStatus('fraud@example.com', 'active');
    await fixture.passGrace();
    expect(await fixture.findEverywhere('fraud@example.com')).toEqual([]);
  });
});

describe('what an account had besides', () => {
  it('goes with a company: its papers, departments and invitations', async () => {
    const company = await fixture.addPerson({
      ...{ email: 'boss@company.example', phone: '0811110011', user_type: 1 },
      ...{ company_name: 'บริษัท เงียบเชียบ จำกัด', company_tax_id: '0105599999999', company_address: 'ถนนเงียบเชียบ' },
    });
    const asked = { token: company.token };
    const { departmentId } = await expectDone(fixture.post('/v2/department', { name: 'แผนกเงียบเชียบ' }, asked));
    const rights = { order: true, view: false, pay: false };
    await expectDone(fixture.post('/v2/department/invite', { contact: 'guest@example.org', departmentId, rights }, asked));
    const fileBase64 = `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')}`;
    await expectDone(fixture.post('/company/document', { kind: 'certificate', fileBase64 }, asked));
    await expectDone(fixture.post('/company/verification', {}, asked));
    await expectDone(fixture.askErasure(company));
    await fixture.passGrace();
    for (const mark of ['boss@company.example', '0105599999999', 'แผนกเงียบเชียบ', 'ถนนเงียบเชียบ'])
      expect(await fixture.findEverywhere(mark), mark).toEqual([]);
    const stale = await fixture.db.selectFrom('stale_objects').select('key').where('key', 'like', '%/companies/%').execute();
    expect(stale).toHaveLength(1);
  });

  it("goes with a partner's guest, who is somebody new at the next sign-on", async () => {
    const signOn = async () => {
      const token = await fixture.signPartnerToken({ sub: 'guest-99', name: 'Dara Gone', phone: '0844440001' });
      return (await fixture.post('/signon', { partnerId: 'baanchandra', token }, { origin: partnerOrigin })).body;
    };
    const guest = await signOn();
    await expectDone(fixture.post('/pdpa/erase', {}, { token: String(guest['skToken']) }));
    await fixture.passGrace();
    for (const mark of ['Dara', '0844440001', 'guest-99']) expect(await fixture.findEverywhere(mark), mark).toEqual([]);
    expect((await signOn())['userId']).not.toBe(guest['userId']);
  });
});

describe('a member of a company that is erased', () => {
  it("leaves the company's bookings, without its own name and phone", async () => {
    const company = await fixture.addCompany();
    const driver = { first_name: 'สมชาย', plate: '9กก 9999', vehicle_kind: 'motorcycle' };
    const { id: driverId } = await fixture.db.insertInto('drivers').values(driver).returning('id').executeTakeFirstOrThrow();
    const member = await fixture.addPerson({
      ...{ email: 'member@example.com', phone: '0822220001', confirm_phone: '', contact_email: null },
      ...{ first_name: 'สมหญิง', last_name: 'คนเดียว' },
    });
    await fixture.db
      .insertInto('company_members')
      .values({ user_id: member.userId, company_user_id: company.userId, department_id: null, created_at: fixture.clock.now() })
      .execute();
    const stop = { ...siam, addressName: 'คลังบริษัท', contactName: 'สมหญิง คนเดียว', contactPhone: '0822220001' };
    const other = { lat: 13.6682, lng: 100.605, addressName: 'สาขาบางนา', contactName: 'ธนากร', contactPhone: '0898765432' };
    const jobId = await fixture.book(member, {
      confirmPhone: '0822220001',
      remark: 'ถาม สมหญิง คนเดียว',
      locationList: [stop, other],
    });
    await finish(jobId);
    await fixture.db
      .insertInto('driver_ratings')
      .values({
        job_id: jobId,
        driver_id: driverId,
        rating: 5,
        comment: 'ติชมโดย สมหญิง คนเดียว',
        rated_by: 'session',
        created_at: fixture.clock.now(),
      })
      .execute();
    await expectDone(fixture.askErasure(member));
    await fixture.passGrace();
    for (const mark of ['สมหญิง', '0822220001', 'member@example.com'])
      expect(await fixture.findEverywhere(mark), mark).toEqual([]);
    const stops = await fixture.db.selectFrom('job_stops').selectAll().where('job_id', '=', jobId).orderBy('position').execute();
    expect(stops).toMatchObject([
      { address_name: 'คลังบริษัท', contact_name: '', contact_phone: '' },
      { address_name: 'สาขาบางนา', contact_name: 'ธนากร', contact_phone: '0898765432' },
    ]);
    expect((await fixture.detail(jobId, company)).jobId).toBe(jobId);
  });
});
