import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob, readJob, setJob, showJob } from '../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addFreeCredit, addMember, setStatus } from '../../tests/builders/customers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { partnerOrigin, signOnGuest, signPartnerToken } from '../../tests/builders/partners.ts';
import { type Caller, openSession, signInAdmin } from '../../tests/builders/sessions.ts';
import { openWebhooks } from '../../tests/partners/webhooks.ts';
import { addMarked, askErasure, findEverywhere, makePrivacyWorker, marks, passGrace } from '../../tests/privacy/erasure.ts';
import { asBase64, makePng } from '../../tests/storage/pictures.ts';

let folder: string;
let gateway: Gateway;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-erasure-'));
  gateway = await createGateway({ env: { DATA_DIR: folder, SUPPORT_MAIL: 'desk@songwai.example' } });
});
afterAll(async () => {
  await gateway.close();
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
    await moveJob(gateway, jobId, [status, Math.min(1, Math.max(0, stop - 1))]);
};

/** Creates data of a person of every kind, by the real calls wherever there is one. */
async function liveALife(person: Caller): Promise<string> {
  const asked = { token: person.token };
  const say = (call: string, body: object) => expectDone(gateway.post(call, body, asked));
  const guid = `erasure-${person.userId}`;
  const { fileName } = await say('/order/photo', { guid, imgBase64: asBase64(makePng(7)) });
  const office = { branch: '00000', postcode: '10330' };
  const receipt = { check: true, companyName: `ร้าน${name}`, companyAddress: 'ซอยลับสุดยอด', taxNumber: '0105561072420', ...office };
  const own = { reference: `ลับสุดยอด 1`, metadata: { for: name } };
  const preferences = { remark: `ของ${name}`, remarkImages: [fileName], receipt, ...own };
  const order = { guid, confirmPhone: '0891112233', ...preferences, locationList: secretStops };
  const { jobId } = await bookJob(gateway, person, order);
  await say('/customer_need_help', { jobId, message: `โทรหา 0891112233 ชื่อ ${name}` });
  await say('/save_location', { ...secretStops[0] });
  await say('/wallet/bank_account', { bank: 'kbank', accountNumber: '0891112233', accountName: `ลับสุดยอด ${name}` });
  await say('/fullday/api/v1/quotation', {
    ...{ guid, fullday_pkg_id: 3, options: [], skNumber: 1, months: 1, daysPerWeek: 6, startDate: '01/12/2026' },
    ...{ contactName: name, contactPhone: '0891112233', email: 'office.secret@example.com', remark: 'ลับสุดยอด' },
  });
  await say('/pdpa/rectify', { wish: `นามสกุล ลับสุดยอด สะกดผิด` });
  await say('/pdpa/code', {});
  const reason = { th: `ชดเชยคุณ${name}`, en: 'Sorry, ลับสุดยอด' };
  await addFreeCredit(gateway, { userId: person.userId, amountSatang: 5_000, reason, guid });
  return jobId;
}

describe('an account that is to be erased', () => {
  it('is not while a job is not over, and is told why', async () => {
    const person = await addCustomer(gateway, { email: 'busy@example.com', phone: '0811110001' });
    const { jobId } = await bookJob(gateway, person);
    const readHolds = async () => (await gateway.get('/pdpa', {}, { token: person.token })).body['holds'];
    expect(await readHolds()).toEqual(['unfinishedJobs']);
    const { body } = await askErasure(gateway, person);
    expect(body).toMatchObject({ responseCode: 409, holds: ['unfinishedJobs'] });
    expect(body['responseDesc']).toContain('not over yet');
    await moveJob(gateway, jobId, 'cancelled');
    expect(await readHolds()).toEqual([]);
    expect((await askErasure(gateway, person)).body).toMatchObject({ responseCode: 200 });
  });

  it('is not before what it owes by invoice was due', async () => {
    const person = await addCustomer(gateway, { email: 'invoice@example.com', phone: '0811110002' });
    const { jobId } = await bookJob(gateway, person);
    await finish(jobId);
    await setJob(gateway, jobId, { payment_type: 4 });
    expect((await askErasure(gateway, person)).body).toMatchObject({ responseCode: 409, holds: ['unpaidInvoices'] });
  });

  it('is not while others act for the company that it is, nor where it is the office', async () => {
    const company = await addCustomer(gateway, { email: 'owner@example.com', phone: '0811110003', user_type: 1 });
    await addMember(gateway, company, { rights: ['order'] });
    expect((await askErasure(gateway, company)).body).toMatchObject({ responseCode: 409, holds: ['companyMembers'] });
    const admin = await addCustomer(gateway, { email: 'boss@example.com', phone: '0811110004', role: 'admin' });
    expect((await askErasure(gateway, admin)).body).toMatchObject({ responseCode: 409, holds: ['office'] });
  });

  it('is told by mail and text message, and signed out everywhere else', async () => {
    const person = await addCustomer(gateway, { email: 'told@example.com', phone: '0811110005' });
    const other = await openSession(gateway, person.userId);
    const { body } = await askErasure(gateway, person);
    expect(body).toMatchObject({ responseCode: 200, dueDateTime: '2026-11-28T05:00:00.000Z' });
    const mails = await gateway.db
      .selectFrom('messages')
      .select(['kind', 'recipient', 'body'])
      .where('purpose', '=', 'erasure')
      .where('recipient', 'in', ['told@example.com', '0811110005'])
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['mail', 'sms']);
    for (const { body: text } of mails) {
      expect(text).toContain('28/11/2026');
      expect(text).toContain('/settings/privacy');
    }
    expect((await gateway.post('/userInfo', {}, { token: other })).body).toMatchObject({ responseCode: 133 });
    expect((await gateway.get('/pdpa', {}, { token: person.token })).body).toMatchObject({
      erasureDueDateTime: '2026-11-28T05:00:00.000Z',
    });
  });

  it('is erased once, however often and at once it is asked for, and stays if its user thinks better of it', async () => {
    const person = await addCustomer(gateway, { email: 'twice@example.com', phone: '0811110006' });
    const answers = await Promise.all([askErasure(gateway, person), askErasure(gateway, person), askErasure(gateway, person)]);
    expect(answers.map(({ body }) => body['responseCode'])).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['requestId'])).size).toBe(1);
    const cancel = () => gateway.post('/pdpa/erase/cancel', {}, { token: person.token });
    expect((await Promise.all([cancel(), cancel()])).map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await gateway.get('/pdpa', {}, { token: person.token })).body).not.toHaveProperty('erasureDueDateTime');
  });
});

describe('an account that is erased', () => {
  let person: Caller;
  let jobId: string;
  beforeAll(async () => {
    person = await addMarked(gateway);
    jobId = await liveALife(person);
    for (const mark of marks) expect(await findEverywhere(gateway, mark), mark).not.toEqual([]);
    await finish(jobId);
    await expectDone(askErasure(gateway, person));
    await passGrace(gateway);
  });

  it('leaves its name, phones and addresses in no table', async () => {
    for (const mark of [...marks, '089-111-2233', 'มาลี']) expect(await findEverywhere(gateway, mark), mark).toEqual([]);
  });

  it('is unknown to its tokens and to whoever signs in, and its names are free', async () => {
    expect((await gateway.post('/userInfo', {}, { token: person.token })).body).toMatchObject({ responseCode: 131 });
    const login = await gateway.post('/login', { userName: 'malee.secret@example.com', password: 'demo1234' });
    expect(login.body).toMatchObject({ respCode: 100 });
    await expect(addMarked(gateway)).resolves.toBeDefined();
    await gateway.db.deleteFrom('sessions').where('user_id', '<>', person.userId).execute();
    await gateway.db.deleteFrom('users').where('email', '=', 'malee.secret@example.com').execute();
  });

  it('leaves the booking with what it cost, by district, behind a link that nobody has', async () => {
    const job = await readJob(gateway, jobId);
    expect(job).toMatchObject({ status: 'completed', confirm_phone: '', remark: '', remark_images: [], route: { legs: [] } });
    expect(job.net_satang).toBeGreaterThan(0);
    const stops = await gateway.db.selectFrom('job_stops').selectAll().where('job_id', '=', jobId).orderBy('position').execute();
    expect(stops.map(({ address_name, lat, lng }) => [address_name, lat, lng])).toEqual([
      ['', 13.75, 100.53],
      ['', 13.67, 100.61],
    ]);
    expect(stops[0]?.district).toBe('ปทุมวัน');
  });

  it('leaves its photos to be thrown away, and the wish as proof', async () => {
    expect(await gateway.db.selectFrom('photos').select('name').where('job_id', '=', jobId).execute()).toEqual([]);
    expect(await gateway.db.selectFrom('stale_objects').select('key').execute()).toHaveLength(1);
    const preferences = await gateway.db
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
    gateway.clock.advanceSeconds(6 * 365 * daySeconds - 8 * daySeconds);
    await makePrivacyWorker(gateway).sweep();
    expect(await gateway.db.selectFrom('jobs').select('id').where('id', '=', jobId).execute()).toHaveLength(1);
    gateway.clock.advanceSeconds(20 * daySeconds);
    await makePrivacyWorker(gateway).sweep();
    expect(await gateway.db.selectFrom('jobs').select('id').where('id', '=', jobId).execute()).toEqual([]);
    expect(await gateway.db.selectFrom('job_stops').select('job_id').where('job_id', '=', jobId).execute()).toEqual([]);
  });
});

describe('what comes up between the wish and its day', () => {
  it('is waited for: a job that was booked meanwhile is done first', async () => {
    const person = await addCustomer(gateway, { email: 'late@example.com', phone: '0811110007' });
    await expectDone(askErasure(gateway, person));
    gateway.clock.advanceSeconds(6.9 * daySeconds);
    const { jobId } = await bookJob(gateway, person);
    gateway.clock.advanceSeconds(daySeconds);
    await makePrivacyWorker(gateway).sweep();
    const { body } = await gateway.get('/pdpa/requests', {}, { token: person.token });
    expect(body['requests']).toMatchObject([{ state: 'scheduled', outcome: 'unfinishedJobs' }]);
    await finish(jobId);
    await passGrace(gateway);
    expect((await gateway.post('/userInfo', {}, { token: person.token })).body).toMatchObject({ responseCode: 131 });
    expect(await findEverywhere(gateway, 'late@example.com')).toEqual([]);
  });

  it('is waited for, even if a call that was under way booked while the account was being closed', async () => {
    const person = await addCustomer(gateway, { email: 'race@example.com', phone: '0811110008' });
    const other = await addCustomer(gateway, { email: 'racer@example.com', phone: '0811110009' });
    await expectDone(askErasure(gateway, person));
    gateway.clock.advanceSeconds(7 * daySeconds);
    await makePrivacyWorker(gateway).sweep();
    expect((await gateway.post('/userInfo', {}, { token: person.token })).body).toMatchObject({ responseCode: 131 });
    const { jobId } = await bookJob(gateway, { ...other, token: await openSession(gateway, other.userId) });
    await setJob(gateway, jobId, { user_id: person.userId });
    gateway.clock.advanceSeconds(61);
    await makePrivacyWorker(gateway).sweep();
    expect((await readJob(gateway, jobId)).confirm_phone).not.toBe('');
    await finish(jobId);
    gateway.clock.advanceSeconds(daySeconds);
    await Promise.all([makePrivacyWorker(gateway).sweep(), makePrivacyWorker(gateway).sweep()]);
    expect((await readJob(gateway, jobId)).confirm_phone).toBe('');
  });

  it('is waited for while the office has the account suspended', async () => {
    const person = await addCustomer(gateway, { email: 'fraud@example.com', phone: '0811110010' });
    await expectDone(askErasure(gateway, person));
    await setStatus(gateway, 'fraud@example.com', 'suspended');
    await passGrace(gateway);
    expect(await findEverywhere(gateway, 'fraud@example.com')).not.toEqual([]);
    await setStatus(gateway, 'fraud@example.com', 'active');
    await passGrace(gateway);
    expect(await findEverywhere(gateway, 'fraud@example.com')).toEqual([]);
  });
});

describe('what an account had besides', () => {
  it('goes with a company: its papers, departments and invitations', async () => {
    const company = await addCustomer(gateway, {
      ...{ email: 'boss@company.example', phone: '0811110011', user_type: 1 },
      ...{ company_name: 'บริษัท เงียบเชียบ จำกัด', company_tax_id: '0105599999999', company_address: 'ถนนเงียบเชียบ' },
    });
    const asked = { token: company.token };
    const { departmentId } = await expectDone(gateway.post('/v2/department', { name: 'แผนกเงียบเชียบ' }, asked));
    const rights = { order: true, view: false, pay: false };
    await expectDone(gateway.post('/v2/department/invite', { contact: 'guest@example.org', departmentId, rights }, asked));
    const fileBase64 = `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')}`;
    await expectDone(gateway.post('/company/document', { kind: 'certificate', fileBase64 }, asked));
    await expectDone(gateway.post('/company/verification', {}, asked));
    await expectDone(askErasure(gateway, company));
    await passGrace(gateway);
    for (const mark of ['boss@company.example', '0105599999999', 'แผนกเงียบเชียบ', 'ถนนเงียบเชียบ'])
      expect(await findEverywhere(gateway, mark), mark).toEqual([]);
    const stale = await gateway.db.selectFrom('stale_objects').select('key').where('key', 'like', '%/companies/%').execute();
    expect(stale).toHaveLength(1);
  });

  it("goes with a partner's guest, who is somebody new at the next sign-on", async () => {
    const signOn = async () => {
      const token = await signPartnerToken(gateway, { sub: 'guest-99', name: 'Dara Gone', phone: '0844440001' });
      return (await gateway.post('/signon', { partnerId: 'baanchandra', token }, { origin: partnerOrigin })).body;
    };
    const guest = await signOn();
    await expectDone(gateway.post('/pdpa/erase', {}, { token: String(guest['skToken']) }));
    await passGrace(gateway);
    for (const mark of ['Dara', '0844440001', 'guest-99']) expect(await findEverywhere(gateway, mark), mark).toEqual([]);
    expect((await signOn())['userId']).not.toBe(guest['userId']);
  });

  it("goes with what a partner noted on its guest's jobs, and was sent of it", async () => {
    const webhooks = await openWebhooks(gateway, await signInAdmin(gateway));
    await webhooks.add();
    const guest = await signOnGuest(gateway, 'guest-98');
    const { jobId: booked } = await bookJob(gateway, guest, { metadata: { room: 'ห้อง 1204 เงียบสงัด' } });
    await webhooks.deliver();
    const where = () => findEverywhere(gateway, 'ห้อง 1204 เงียบสงัด');
    expect(await where()).toEqual(expect.arrayContaining(['jobs: 1', 'webhook_events: 1']));
    await finish(booked);
    await expectDone(gateway.post('/pdpa/erase', {}, { token: guest.token }));
    await passGrace(gateway);
    expect(await where()).toEqual([]);
    await webhooks.receiver.close();
  });
});

describe('a member of a company that is erased', () => {
  it("leaves the company's bookings, without its own name and phone", async () => {
    const company = await addCompany(gateway);
    const driver = { first_name: 'สมชาย', plate: '9กก 9999', vehicle_kind: 'motorcycle' };
    const { id: driverId } = await gateway.db.insertInto('drivers').values(driver).returning('id').executeTakeFirstOrThrow();
    const member = await addCustomer(gateway, {
      ...{ email: 'member@example.com', phone: '0822220001', confirm_phone: '', contact_email: null },
      ...{ first_name: 'สมหญิง', last_name: 'คนเดียว' },
    });
    await gateway.db
      .insertInto('company_members')
      .values({ user_id: member.userId, company_user_id: company.userId, department_id: null, created_at: gateway.clock.now() })
      .execute();
    const stop = { ...siam, addressName: 'คลังบริษัท', contactName: 'สมหญิง คนเดียว', contactPhone: '0822220001' };
    const other = { lat: 13.6682, lng: 100.605, addressName: 'สาขาบางนา', contactName: 'ธนากร', contactPhone: '0898765432' };
    const { jobId } = await bookJob(gateway, member, {
      confirmPhone: '0822220001',
      remark: 'ถาม สมหญิง คนเดียว',
      locationList: [stop, other],
    });
    await finish(jobId);
    await gateway.db
      .insertInto('driver_ratings')
      .values({
        job_id: jobId,
        driver_id: driverId,
        rating: 5,
        comment: 'ติชมโดย สมหญิง คนเดียว',
        rated_by: 'session',
        created_at: gateway.clock.now(),
      })
      .execute();
    await expectDone(askErasure(gateway, member));
    await passGrace(gateway);
    for (const mark of ['สมหญิง', '0822220001', 'member@example.com'])
      expect(await findEverywhere(gateway, mark), mark).toEqual([]);
    const stops = await gateway.db.selectFrom('job_stops').selectAll().where('job_id', '=', jobId).orderBy('position').execute();
    expect(stops).toMatchObject([
      { address_name: 'คลังบริษัท', contact_name: '', contact_phone: '' },
      { address_name: 'สาขาบางนา', contact_name: 'ธนากร', contact_phone: '0898765432' },
    ]);
    expect((await showJob(gateway, jobId, company)).jobId).toBe(jobId);
  });
});
