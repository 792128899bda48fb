import { getRoomData } from '@songwai/core/chat/contract';
import { claimSupportRoom, getSupportCustomer, listNeedAdminSupport } from '@songwai/core/chat/support/contract';
import { customerNeedHelp, listDeskMatters } from '@songwai/core/chat/support/help-contract';
import { askCorrection } from '@songwai/core/privacy/privacy-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signOnGuest } from '../../../tests/builders/partners.ts';
import { type Caller, signInAdmin } from '../../../tests/builders/sessions.ts';
import { openTab } from '../../../tests/chat/chat-tab.ts';
import { writeAs } from '../../../tests/chat/job-rooms.ts';
import { sendAsPerson } from '../../../tests/enquiry/enquiries.ts';

const supportMail = 'desk@songwai.test';
let gateway: Gateway;
let user: Caller;
let admin: Caller;
let jobId: string;
beforeAll(async () => {
  gateway = await createGateway({ env: { SUPPORT_MAIL: supportMail } });
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  user = await addCustomer(gateway, { first_name: 'พิมพ์ชนก', last_name: 'ใจดี', confirm_phone: '0812345678' });
  jobId = (await bookJob(gateway, user)).jobId;
});

const ask = (message: string, who: Caller = user, about = jobId) =>
  gateway.call(customerNeedHelp, { jobId: about, message }, who);
const queue = async () => (await gateway.call(listNeedAdminSupport, {}, admin)).body.rooms;
const roomOf = async (who: Caller, reader: Caller = who) => (await gateway.call(getRoomData, { id: who.userId }, reader)).body;
const wordsOf = async (who: Caller) =>
  (await roomOf(who)).messages.map(({ event, text }) => (event === undefined ? text : `${event.key} ${event.jobId ?? ''}`));

describe('a customer who needs help with a job', () => {
  it('is in the queue of the support desk, with the job, and reads the answer in the own chat', async () => {
    const { body } = await ask(' คนขับยังไม่ถึง ');
    expect(body).toMatchObject({ responseCode: 200, roomId: user.userId });
    expect((await queue()).find(({ roomId }) => roomId === user.userId)).toMatchObject({
      unreadCount: 1,
      lastMessage: { text: 'คนขับยังไม่ถึง' },
      support: { state: 'waiting', aboutJobId: jobId },
    });
    expect(await wordsOf(user)).toEqual([`asked ${jobId}`, 'คนขับยังไม่ถึง']);
    await gateway.call(claimSupportRoom, { roomId: user.userId }, admin);
    await writeAs(gateway, admin, { roomId: user.userId, text: 'โทรหาคนขับให้แล้วค่ะ' });
    expect((await roomOf(user)).room).toMatchObject({ unreadCount: 1, lastMessage: { text: 'โทรหาคนขับให้แล้วค่ะ' } });
  });

  it('is announced at the desk at once, which has it open', async () => {
    const baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const heard: string[] = [];
    const tab = openTab({
      ...{ baseUrl, caller: admin, clock: gateway.clock, random: Math.random, role: 'admin' },
      onSignal: (signal) => {
        if (signal.kind === 'message' && signal.message.kind === 'message') heard.push(signal.message.roomId);
      },
    });
    tab.start();
    await expect.poll(() => tab.store.getState().connection).toBe('live');
    await ask('ช่วยด้วย');
    await expect.poll(() => heard).toContain(user.userId);
    tab.dispose();
  });

  it('is mailed to support too, with name, phone and job', async () => {
    await ask('คนขับยังไม่ถึง');
    const shownId = `${jobId.slice(0, -5)}-${jobId.slice(-5)}`;
    const mails = await gateway.db
      .selectFrom('messages')
      .select(['subject', 'body', 'purpose'])
      .where('recipient', '=', supportMail)
      .where('subject', 'like', `%${shownId}`)
      .execute();
    expect(mails).toEqual([
      {
        subject: `Help request: job ${shownId}`,
        body: `พิมพ์ชนก ใจดี 0812345678\nJob ${shownId}\n\nคนขับยังไม่ถึง\n`,
        purpose: 'helpRequest',
      },
    ]);
  });

  it('can ask about another job while the first question waits', async () => {
    await ask('งานแรก');
    const other = (await bookJob(gateway, user)).jobId;
    await ask('งานที่สอง', user, other);
    expect(await wordsOf(user)).toEqual([`asked ${jobId}`, 'งานแรก', `asked ${other}`, 'งานที่สอง']);
  });

  it('is asked for words, and for a job of their own', async () => {
    expect((await ask(' \t ')).body).toMatchObject({ responseCode: 422, field: 'message' });
    expect((await ask('ช่วยด้วย', await addCustomer(gateway))).status).toBe(404);
    expect((await queue()).map(({ roomId }) => roomId)).not.toContain(user.userId);
  });

  it('is asked to wait after five messages about one job, also at once, and can ask again within the hour', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('ช่วยด้วย')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(Number(answers.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(3_000);
    gateway.clock.advanceSeconds(3_601);
    admin = await signInAdmin(gateway);
    expect((await ask('ช่วยด้วย')).status).toBe(200);
  });

  it('may be a partner’s guest, whom the desk sees with the partner', async () => {
    const guest = await signOnGuest(gateway);
    const { jobId: theirs } = await bookJob(gateway, guest);
    expect((await ask('Where is my bag?', guest, theirs)).status).toBe(200);
    expect((await queue()).find(({ roomId }) => roomId === guest.userId)).toMatchObject({ support: { aboutJobId: theirs } });
    const { body } = await gateway.call(getSupportCustomer, { roomId: guest.userId }, admin);
    expect(body).toMatchObject({ name: 'Malee Chan', phone: '0861112222', partnerName: expect.stringContaining('Chandra') });
  });
});

describe('what waits outside the rooms of support', () => {
  const matters = async () => (await gateway.call(listDeskMatters, {}, admin)).body.matters;

  it('is announced at the desk: documents of companies, privacy requests, enquiries', async () => {
    expect(await matters()).toEqual([]);
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n').toString('base64');
    const company = await addCompany(gateway, {
      company_name: 'บริษัท เอกสาร จำกัด',
      company_tax_id: '0105536000315',
      company_address: 'กรุงเทพฯ',
    });
    const document = { kind: 'certificate', fileBase64: `data:application/pdf;base64,${pdf}` };
    await gateway.post('/company/document', document, { token: company.token });
    expect((await gateway.post('/company/verification', {}, { token: company.token })).body['responseCode']).toBe(200);
    const sinceDateTime = gateway.clock.now().toISOString();
    expect((await gateway.call(askCorrection, { wish: 'เลขผู้เสียภาษีผิด' }, user)).status).toBe(200);
    expect(await matters()).toEqual([
      { kind: 'companyDocuments', count: 1, sinceDateTime },
      { kind: 'privacyRequests', count: 1, sinceDateTime },
    ]);
    expect((await sendAsPerson(gateway)).body).toMatchObject({ responseCode: 200 });
    expect((await matters()).map(({ kind, count }) => [kind, count])).toContainEqual(['enquiries', 1]);
  });

  it('is for administrators alone', async () => {
    expect((await gateway.call(listDeskMatters, {}, user)).status).toBe(403);
  });
});
