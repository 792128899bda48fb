import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { usualSupportHours } from '@songwai/core/chat/chat-limits';
import { getRoomData, listRooms, readChatRoom } from '@songwai/core/chat/contract';
import { closeChatReport, listChatReports, reportChat } from '@songwai/core/chat/reports/contract';
import {
  askForSupport,
  claimSupportRoom,
  closeSupportRoom,
  getSupportCustomer,
  handOverSupportRoom,
  listCannedAnswers,
  listNeedAdminSupport,
  listSupportAdmins,
  removeCannedAnswer,
  saveCannedAnswer,
  settleSupport,
} from '@songwai/core/chat/support/contract';
import { changeSettings } from '@songwai/core/startup/settings-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createFakeClock } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Caller, signInAdmin } from '../../tests/builders/sessions.ts';
import { makeJobRoom, writeAs } from '../../tests/chat/job-rooms.ts';

let gateway: Gateway;
let customer: Caller;
let admin: Caller;
let other: Caller;
const clock = createFakeClock();
beforeAll(async () => {
  gateway = await createGateway({ clock });
  admin = await signInAdmin(gateway);
  other = await addCustomer(gateway, { role: 'admin', first_name: 'แพร' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  customer = await addCustomer(gateway, { first_name: 'พิมพ์ชนก' });
});

const roomId = () => customer.userId;
const write = (text: string, who: Caller = customer) => writeAs(gateway, who, { roomId: roomId(), text });
const open = async (who: Caller = customer) => (await gateway.call(getRoomData, { id: roomId() }, who)).body;
const events = async () => (await open()).messages.flatMap(({ event }) => (event === undefined ? [] : [event.key]));
const queue = async (state: 'waiting' | 'answering' | 'closed' = 'waiting') =>
  (await gateway.call(listNeedAdminSupport, { state }, admin)).body.rooms.map((room) => room.roomId);
const claim = (who: Caller) => gateway.call(claimSupportRoom, { roomId: roomId() }, who);

describe('a question', () => {
  it('is empty before the first message, and in no queue', async () => {
    expect((await open()).room).toMatchObject({ kind: 'support', lastSeq: 0, support: { state: 'idle', isOpen: true } });
    expect(await queue()).not.toContain(roomId());
    expect((await gateway.call(listRooms, { username: roomId(), role: 'customer' }, customer)).body.rooms).toEqual([]);
  });

  it('waits for an admin, is claimed by one, answered, seen, and closed; a new message opens it again', async () => {
    await write('ใบเสร็จลงชื่อบริษัทผิดค่ะ');
    expect(await queue()).toContain(roomId());
    expect((await claim(other)).body.room.support).toMatchObject({
      state: 'answering',
      claimedByName: 'แพร',
      isClaimedByMe: true,
    });
    expect((await claim(admin)).body).toMatchObject({ responseCode: 409, reason: 'claimedByOther' });
    expect((await write('ฉันตอบเอง', admin)).body).toMatchObject({ responseCode: 409, reason: 'claimedByOther' });
    await gateway.call(readChatRoom, { roomId: roomId(), upTo: 1 }, other);
    const seen = (await open()).room.members.find(({ role }) => role === 'support');
    expect(seen).toMatchObject({ memberId: 'support', readSeq: 1, unreadCount: 0 });
    await write('ออกใบเสร็จใหม่ให้แล้วค่ะ', other);
    expect((await open()).room.unreadCount).toBe(1);
    const { body } = await gateway.call(closeSupportRoom, { roomId: roomId(), reason: 'solved' }, other);
    expect(body.room.support).toMatchObject({ state: 'closed' });
    expect(await queue('closed')).toContain(roomId());
    await write('ยังไม่เรียบร้อยค่ะ');
    expect(await queue()).toContain(roomId());
    expect(await events()).toEqual(['claimed', 'closed', 'reopened']);
  });

  it('is handed over to another admin, or back to the queue; only by who has it', async () => {
    await write('ช่วยด้วย');
    const handOver = (who: Caller, adminId?: string) =>
      gateway.call(handOverSupportRoom, { roomId: roomId(), ...(adminId && { adminId }) }, who);
    expect((await handOver(admin, other.userId)).body).toMatchObject({ responseCode: 409, reason: 'notClaimed' });
    await claim(admin);
    expect((await handOver(admin, customer.userId)).status).toBe(404);
    expect((await handOver(admin, other.userId)).body.room.support).toMatchObject({ claimedByName: 'แพร', isClaimedByMe: false });
    const mine = await gateway.call(listRooms, { username: other.userId, role: 'admin' }, other);
    expect(mine.body.rooms.map((room) => room.roomId)).toContain(roomId());
    await handOver(other);
    expect(await queue()).toContain(roomId());
    const { body } = await gateway.call(listSupportAdmins, {}, other);
    expect(body.admins.find(({ isMe }) => isMe)).toMatchObject({ name: 'แพร' });
    const acts = await gateway.db
      .selectFrom('chat_admin_acts')
      .select('act')
      .where('room_id', '=', roomId())
      .orderBy('id')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(['claim', 'handOver', 'handOver']);
  });

  it('may be about a job of the own, and is settled by the customer', async () => {
    const { jobId } = await makeJobRoom(gateway, { customer });
    const strangers = await makeJobRoom(gateway);
    expect((await gateway.call(askForSupport, { jobId: strangers.jobId }, customer)).status).toBe(404);
    const { body } = await gateway.call(askForSupport, { jobId }, customer);
    await gateway.call(askForSupport, { jobId }, customer);
    expect(body.room.support).toMatchObject({ state: 'waiting', aboutJobId: jobId });
    const settled = await gateway.call(settleSupport, {}, customer);
    expect(settled.body.room.support.state).toBe('closed');
    expect(await events()).toEqual(['asked', 'settled']);
    const shown = await gateway.call(getSupportCustomer, { roomId: roomId() }, admin);
    expect(shown.body).toMatchObject({ name: 'พิมพ์ชนก', jobs: [{ jobId, hasRoom: true }] });
  });

  it('at night is answered honestly once: people come at 06:00', async () => {
    clock.advanceSeconds(13 * 3_600);
    await write('มีใครอยู่ไหม');
    await write('ฮัลโหล');
    expect(await events()).toEqual(['outOfHours']);
    const { messages, room } = await open();
    expect(messages.find(({ kind }) => kind === 'event')?.event.opensTime).toBe('06:00');
    expect(room.support).toMatchObject({ isOpen: false, state: 'waiting' });
    clock.advanceSeconds(11 * 3_600);
    expect((await open()).room.support).toMatchObject({ isOpen: true });
  });

  it('is told the hours that an operator has set, which pages show, too: open over midnight, closed by day, said once a day', async () => {
    const set = (supportHours: string) => gateway.call(changeSettings, { settings: { supportHours } }, admin);
    const now = clock.now().getTime();
    const at = (minutes: number) => bangkokTime(new Date(now + minutes * 60_000));
    await set(`${at(-60)}-${at(60)}`);
    expect((await open()).room.support).toMatchObject({ isOpen: true });
    await set(`${at(60)}-${at(-60)}`);
    const opensDateTime = new Date(Math.floor(now / 60_000) * 60_000 + 60 * 60_000).toISOString();
    expect((await open()).room.support).toMatchObject({ isOpen: false, opensDateTime });
    await write('มีใครอยู่ไหม');
    clock.advanceSeconds(30 * 60);
    await write('ฮัลโหล');
    expect(await events()).toEqual(['outOfHours']);
    expect((await open()).messages.find(({ kind }) => kind === 'event')?.event.opensTime).toBe(at(60));
    // The next day's closed hours are said again.
    clock.advanceSeconds(23 * 3_600);
    await write('วันนี้ล่ะ');
    expect(await events()).toEqual(['outOfHours', 'outOfHours']);
    expect((await gateway.get('/init_data_v3')).body['appData']).toMatchObject({ supportHours: `${at(60)}-${at(-60)}` });
    await set(usualSupportHours);
  });

  it('is nobody else’s: no other customer reads or takes it', async () => {
    await write('ลับ');
    const stranger = await addCustomer(gateway);
    expect((await gateway.call(getRoomData, { id: roomId() }, stranger)).status).toBe(404);
    expect((await write('x', stranger)).status).toBe(404);
    expect((await claim(stranger)).status).toBe(403);
    expect((await gateway.call(listNeedAdminSupport, {}, stranger)).status).toBe(403);
  });
});

it('prepared answers are changed by admins, which the change log has', async () => {
  const texts = { title: 'ทดสอบ', textTh: 'สวัสดี', textEn: 'Hello' };
  const { body } = await gateway.call(saveCannedAnswer, texts, admin);
  await gateway.call(saveCannedAnswer, { ...texts, answerId: body.answerId, textEn: 'Hi' }, admin);
  const list = async () => (await gateway.call(listCannedAnswers, {}, admin)).body.answers;
  expect(await list()).toContainEqual({ ...texts, answerId: body.answerId, textEn: 'Hi' });
  await gateway.call(removeCannedAnswer, { answerId: body.answerId }, admin);
  expect((await list()).map(({ title }) => title)).not.toContain('ทดสอบ');
  const changes = await gateway.get('/admin/changes', { kind: 'chatAnswer' }, admin);
  expect(changes.body['changes']).toHaveLength(3);
});

it('a report of a message goes to admins, once, and the other side does not learn of it', async () => {
  const { jobId, driver } = await makeJobRoom(gateway, { customer });
  await driver.post(`/chat/driver/room/${jobId}/message`, { guid: 'a-rude-message', text: 'หยาบคาย' });
  const report = (seq?: number) =>
    gateway.call(reportChat, { roomId: jobId, reason: 'rude', ...(seq !== undefined && { seq }) }, customer);
  expect((await report(2)).body.responseCode).toBe(200);
  await report(2);
  expect((await report(1)).status).toBe(404);
  expect((await report(99)).status).toBe(404);
  const { body } = await gateway.call(listChatReports, {}, admin);
  expect(body.reports).toMatchObject([{ roomId: jobId, reason: 'rude', reporterName: 'พิมพ์ชนก', message: { text: 'หยาบคาย' } }]);
  await gateway.call(closeChatReport, { reportId: body.reports[0]?.reportId }, admin);
  expect((await gateway.call(listChatReports, {}, admin)).body.reports).toEqual([]);
  expect((await gateway.call(listChatReports, { state: 'closed' }, admin)).body.reports).toHaveLength(1);
});
