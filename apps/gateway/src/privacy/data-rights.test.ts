import { startTimer } from '@songwai/core/basics/start-timer';
import { createFileTransport } from '@songwai/core/gateway/create-file-transport';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { FileTransport } from '@songwai/core/gateway/transport-types';
import { decideDataRequest, fetchAllDataRequests } from '@songwai/core/privacy/admin/privacy-admin-calls';
import {
  askCorrection,
  cancelErasure,
  eraseData,
  exportData,
  fetchDataRequests,
  fetchPrivacy,
  fetchPrivacyContacts,
  objectToMarketing,
  restrictData,
  sendIdentityCode,
  withdrawConsent,
} from '@songwai/core/privacy/privacy-calls';
import { fetchConsents } from '@songwai/core/profile/profile-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob } from '../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../tests/builders/customers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { partnerOrigin, signPartnerToken } from '../../tests/builders/partners.ts';
import { type Caller, signInAdmin } from '../../tests/builders/sessions.ts';
import { wrongOf } from '../../tests/builders/sign-ups.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { createEventPublisher } from '../events/publisher.ts';
import { demoPassword } from '../identity/seed.ts';
import { readBookedPlaces } from '../jobs/booking/booked-places-queries.ts';
import { createRecentNoter } from '../places/saved/note-recent.ts';

let gateway: Gateway;
let baseUrl: string;
let admin: FileTransport;
const clientOf = ({ token }: { readonly token: string }): FileTransport =>
  createFileTransport({
    baseUrl,
    sessionToken: () => token,
    onSessionInvalid: (code) => expect.fail(`the session ended with ${code}`),
    channel: 'web',
    language: () => 'en',
    device: { name: 'vitest', version: '1' },
    landingUrl: 'http://localhost:8080/',
    userName: () => null,
  });
beforeAll(async () => {
  gateway = await createGateway();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  admin = clientOf({ token: (await signInAdmin(gateway)).token });
});
afterAll(() => gateway.close());

const proof = { password: demoPassword };
const errorOf = async (call: Promise<unknown>): Promise<GatewayError> =>
  call.then(
    () => expect.fail('no error'),
    (error) => error,
  );
type Sections = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
async function readExport(person: Caller): Promise<Sections> {
  const { content } = await exportData(clientOf(person), proof);
  return JSON.parse(await content.text()) as Sections;
}
async function lastCode(recipient: string): Promise<string> {
  const message = await gateway.db
    .selectFrom('messages')
    .select('body')
    .where('recipient', '=', recipient)
    .where('purpose', '=', 'identityCode')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\b(\d{4})\b/.exec(message.body ?? '')?.[1] ?? expect.fail(`no code in ${message.body}`);
}

describe('proof of who asks', () => {
  it('is needed for a copy and for erasure, though a session is there', async () => {
    const client = clientOf(await addCustomer(gateway, { email: 'proof@example.com' }));
    for (const call of [exportData(client, {}), eraseData(client, {})])
      expect(await errorOf(call)).toMatchObject({ code: 422, field: 'password' });
    expect(await errorOf(exportData(client, { password: 'wrong_one' }))).toMatchObject({ code: 422, field: 'password' });
    expect(await fetchPrivacy(client)).toMatchObject({ erasureDueAt: null });
  });

  it('is a code where there is no password: sent to the phone, good once', async () => {
    const phone = '0833330001';
    const client = clientOf(await addCustomer(gateway, { phone, password_hash: null }));
    expect(await errorOf(exportData(client, proof))).toMatchObject({ code: 422, field: 'password' });
    expect(await sendIdentityCode(client)).toEqual({ resendSeconds: 60, codeSeconds: 300, sentTo: '083-xxx-0001' });
    expect(await errorOf(sendIdentityCode(client))).toMatchObject({ code: 429 });
    const verifyCode = await lastCode(phone);
    expect(await errorOf(exportData(client, { verifyCode: wrongOf(verifyCode) }))).toMatchObject({
      code: 422,
      field: 'verifyCode',
    });
    expect((await exportData(client, { verifyCode })).name).toBe('songwai-2026-11-21.json');
    expect(await errorOf(eraseData(client, { verifyCode }))).toMatchObject({ code: 422, field: 'verifyCode' });
  });

  it('is a code by mail where there is no phone, and dies with its fifth wrong try', async () => {
    const email = 'mail-code@example.com';
    const client = clientOf(await addCustomer(gateway, { email }));
    await sendIdentityCode(client);
    const verifyCode = await lastCode(email);
    for (let tries = 0; tries < 5; tries += 1) await errorOf(eraseData(client, { verifyCode: wrongOf(verifyCode) }));
    expect(await errorOf(eraseData(client, { verifyCode }))).toMatchObject({ code: 422 });
  });

  it('is limited in how often a password is guessed', async () => {
    const client = clientOf(await addCustomer(gateway, { email: 'guessed@example.com' }));
    const codes: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) codes.push((await errorOf(exportData(client, { password: 'wrong_one' }))).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  it('is a fresh sign-on where a partner signs the user on, whose phone nobody proved', async () => {
    const signOn = async (): Promise<string> => {
      const token = await signPartnerToken(gateway);
      const { body } = await gateway.post('/signon', { partnerId: 'baanchandra', token }, { origin: partnerOrigin });
      return String(body['skToken']);
    };
    const guest = await signOn();
    expect((await gateway.post('/pdpa/code', {}, { token: guest })).body).toMatchObject({ responseCode: 422 });
    gateway.clock.advanceSeconds(601);
    expect((await gateway.post('/pdpa/erase', {}, { token: guest })).body).toMatchObject({ responseCode: 422 });
    expect((await gateway.post('/pdpa/erase', {}, { token: await signOn() })).body).toMatchObject({ responseCode: 200 });
  });
});

describe('a copy of the own data', () => {
  it("holds what is the user's from every room, and nothing of anybody else", async () => {
    const person = await addCustomer(gateway, {
      email: 'copy@example.com',
      phone: '0833330002',
      first_name: 'ก้อง',
      last_name: 'ภพ',
    });
    const other = await addCustomer(gateway, { email: 'other@example.com', first_name: 'คนอื่น' });
    (await bookJob(gateway, other, { remark: 'ของคนอื่น' })).jobId;
    const { jobId } = await bookJob(gateway, person, { remark: 'ฝากแม่บ้าน' });
    const place = {
      addressName: 'บ้าน',
      address: 'ซอย 1',
      lat: 13.7466,
      lng: 100.5347,
      contactName: 'ก้อง',
      contactPhone: '0833330002',
    };
    await gateway.post('/save_location', place, { token: person.token });
    const sections = await readExport(person);
    expect(sections['account']).toMatchObject([{ id: person.userId, email: 'copy@example.com', firstName: 'ก้อง' }]);
    expect(sections['jobs']).toMatchObject([{ id: jobId, remark: 'ฝากแม่บ้าน' }]);
    expect(sections['jobStops']).toHaveLength(2);
    expect(sections['savedLocations']).toMatchObject([{ addressName: 'บ้าน', contactPhone: '0833330002' }]);
    expect(JSON.stringify(sections)).not.toMatch(/ของคนอื่น|other@example|argon2/);
  });

  it("shows a member that it booked for its company, and not the company's booking", async () => {
    const company = await addCompany(gateway);
    const member = await addMember(gateway, company, { rights: ['order'] });
    const { password_hash } = await gateway.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'demo@songwai.test')
      .executeTakeFirstOrThrow();
    await gateway.db.updateTable('users').set({ password_hash }).where('id', '=', member.userId).execute();
    const { jobId } = await bookJob(gateway, member, { remark: 'ความลับของบริษัท' });
    const sections = await readExport(member);
    expect(sections['jobs']).toEqual([]);
    expect(sections['jobsForCompany']).toMatchObject([{ id: jobId }]);
    expect(JSON.stringify(sections)).not.toContain('ความลับของบริษัท');
  });

  it('pages through many rows without losing or repeating one', async () => {
    const person = await addCustomer(gateway, { email: 'many@example.com' });
    const rows = Array.from({ length: 4_500 }, () => ({
      ...{ user_id: person.userId, kind: 'promotions' as const, is_given: true, terms_version: '1' },
      ...{ channel: 'web', created_at: gateway.clock.now() },
    }));
    await gateway.db.insertInto('consents').values(rows).execute();
    const consents = (await readExport(person))['consents'] as readonly { readonly kind: string }[];
    expect(consents.filter(({ kind }) => kind === 'promotions')).toHaveLength(4_500);
  });

  it('never holds what was written to an address that the user only claims', async () => {
    const victim = await addCustomer(gateway, { email: 'victim@example.com' });
    await sendIdentityCode(clientOf(victim));
    const thief = await addCustomer(gateway, { email: 'thief@example.com', contact_email: 'victim@example.com' });
    expect((await readExport(thief))['messages']).toEqual([]);
  });

  it('is noted, and given five times a day', async () => {
    const person = await addCustomer(gateway, { email: 'often@example.com' });
    for (let copy = 0; copy < 5; copy += 1) await readExport(person);
    expect(await errorOf(exportData(clientOf(person), proof))).toMatchObject({ code: 429 });
    const { requests } = await fetchDataRequests(clientOf(person));
    expect(requests.map(({ kind, state }) => `${kind} ${state}`)).toEqual(Array.from({ length: 5 }, () => 'export done'));
  });
});

describe('what a user decides about its data', () => {
  it('ends promotions by objection, by withdrawal and by restriction, and keeps the history', async () => {
    const person = await addCustomer(gateway, { email: 'promo@example.com' });
    const client = clientOf(person);
    const agree = () => gateway.post('/pdpa/customer', { userId: person.userId, question2: 1 }, { token: person.token });
    const receives = async () => (await fetchPrivacy(client)).receivesPromotions;
    expect(await receives()).toBe(false);
    await agree();
    expect(await receives()).toBe(true);
    await objectToMarketing(client, 'ได้รับบ่อยเกินไป');
    await objectToMarketing(client);
    expect(await receives()).toBe(false);
    await agree();
    await withdrawConsent(client, 'promotions');
    expect(await receives()).toBe(false);
    await agree();
    await restrictData(client, true);
    await restrictData(client, true);
    expect(await fetchPrivacy(client)).toMatchObject({ isRestricted: true, receivesPromotions: false });
    await restrictData(client, false);
    expect(await receives()).toBe(true);
    const history = (await fetchConsents(client, person.userId)).filter(({ kind }) => kind === 'promotions');
    expect(history.map(({ isGiven }) => isGiven)).toEqual([true, false, true, false, true]);
    const { requests } = await fetchDataRequests(client);
    expect(requests.map(({ kind }) => kind)).toEqual(['unrestrict', 'restrict', 'withdraw', 'object']);
    expect(requests.at(-1)).toMatchObject({ state: 'done', wish: 'ได้รับบ่อยเกินไป' });
  });

  it('cannot take back the terms and stay: it is told to have the account erased', async () => {
    const client = clientOf(await addCustomer(gateway, { email: 'terms@example.com' }));
    const error = await errorOf(withdrawConsent(client, 'terms'));
    expect(error).toMatchObject({ code: 409 });
    expect(error.message).toContain('erased');
  });

  it('is served while restricted, but its places are not remembered', async () => {
    const person = await addCustomer(gateway, { email: 'restricted@example.com' });
    await restrictData(clientOf(person), true);
    (await bookJob(gateway, person)).jobId;
    const { db, clock } = gateway;
    const handlers = [createRecentNoter(readBookedPlaces)];
    await createEventPublisher({ db, clock, startTimer, log: silentLog, handlers }).publish();
    expect((await readExport(person))['recentAddresses']).toEqual([]);
  });

  it('takes an erasure back', async () => {
    const client = clientOf(await addCustomer(gateway, { email: 'back@example.com' }));
    expect(await errorOf(cancelErasure(client))).toMatchObject({ code: 404 });
    const dueAt = await eraseData(client, proof);
    expect(dueAt.getTime() - gateway.clock.now().getTime()).toBe(7 * daySeconds * 1000);
    await cancelErasure(client);
    expect((await fetchDataRequests(client)).requests).toMatchObject([{ kind: 'erase', state: 'cancelled' }]);
  });
});

describe('the office', () => {
  it('sees a wish for a correction and answers it once, and the user is told', async () => {
    const person = await addCustomer(gateway, { email: 'wish@example.com' });
    const client = clientOf(person);
    expect(await errorOf(askCorrection(client, '   '))).toMatchObject({ field: 'wish' });
    const dueAt = await askCorrection(client, 'เลขผู้เสียภาษีผิด');
    expect(dueAt.getTime() - gateway.clock.now().getTime()).toBe(30 * daySeconds * 1000);
    const { requests } = await fetchAllDataRequests(admin, { state: 'open', userId: person.userId });
    expect(requests).toMatchObject([{ kind: 'rectify', wish: 'เลขผู้เสียภาษีผิด', userId: person.userId }]);
    const requestId = requests[0]?.requestId ?? '';
    const decision = { requestId, isDone: true, outcome: 'แก้ไขแล้ว' };
    const [first, second] = await Promise.allSettled([decideDataRequest(admin, decision), decideDataRequest(admin, decision)]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect((await fetchDataRequests(client)).requests).toMatchObject([{ state: 'done', outcome: 'แก้ไขแล้ว' }]);
    const mails = await gateway.db.selectFrom('messages').select('body').where('recipient', '=', 'wish@example.com').execute();
    expect(mails.map(({ body }) => body?.includes('แก้ไขแล้ว'))).toEqual([true]);
    expect(await errorOf(decideDataRequest(client, decision))).toMatchObject({ code: 403 });
    expect(await errorOf(fetchAllDataRequests(client))).toMatchObject({ code: 403 });
  });

  it('reads wishes page by page, each once', async () => {
    const person = await addCustomer(gateway, { email: 'pages@example.com' });
    const rows = Array.from({ length: 55 }, () => ({
      ...{ id: crypto.randomUUID(), user_id: person.userId, kind: 'object' as const, state: 'done' as const },
      ...{ asked_at: gateway.clock.now(), settled_at: gateway.clock.now() },
    }));
    await gateway.db.insertInto('data_subject_requests').values(rows).execute();
    const first = await fetchAllDataRequests(admin, { userId: person.userId });
    const second = await fetchAllDataRequests(admin, { userId: person.userId, cursor: first.nextCursor ?? '' });
    expect([first.requests.length, second.requests.length, second.nextCursor]).toEqual([50, 5, null]);
    expect(new Set([...first.requests, ...second.requests].map(({ requestId }) => requestId)).size).toBe(55);
  });

  it('is named to anybody who wants to complain, beside the authority', async () => {
    expect(await fetchPrivacyContacts(admin)).toMatchObject({
      officer: { name: 'Songwai data protection officer' },
      authority: { website: 'https://www.pdpc.or.th' },
    });
    expect((await gateway.get('/pdpa/complaint', { lang: 'th' })).body).toMatchObject({ responseCode: 200 });
  });
});
