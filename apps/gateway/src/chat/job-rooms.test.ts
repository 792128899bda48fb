import { randomUUID } from 'node:crypto';
import { getRoomData, listRooms, readChatRoom, searchRooms, sendChatMessage, uploadChatPhoto } from '@songwai/core/chat/contract';
import { addBlockDriver } from '@songwai/core/drivers/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveJob } from '../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../tests/builders/customers.ts';
import { addDriver, finishJob, pixelPng } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { siam } from '../../tests/builders/order.ts';
import { type Caller, signInAdmin } from '../../tests/builders/sessions.ts';
import { followNews, type JobRoom, makeJobRoom, writeAs } from '../../tests/chat/job-rooms.ts';
import { forgetChats } from './forget-queries.ts';

let gateway: Gateway;
let room: JobRoom;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  room = await makeJobRoom(gateway);
});

const open = (who: Caller = room.customer, roomId = room.jobId) => gateway.call(getRoomData, { id: roomId }, who);
const texts = async (who?: Caller) => (await open(who)).body.messages.flatMap(({ text }) => (text === undefined ? [] : [text]));
const events = async () => (await open()).body.messages.flatMap(({ event }) => (event === undefined ? [] : [event.key]));
const fromDriver = (content: object, roomId = room.jobId) =>
  room.driver.post(`/chat/driver/room/${roomId}/message`, { guid: randomUUID(), ...content });
const list = async (who: Caller = room.customer) =>
  (await gateway.call(listRooms, { username: who.userId, role: 'customer' }, who)).body;

describe('the room of a job', () => {
  it('begins with its driver, and shows both what the other wrote, in one order', async () => {
    await writeAs(gateway, room.customer, { roomId: room.jobId, text: 'ของเป็นช่อดอกไม้ ช่วยวางตั้งนะคะ' });
    await fromDriver({ quickReply: 'atPickUp' });
    const { body } = await open();
    expect(body.messages.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'event'],
      [2, 'text'],
      [3, 'quickReply'],
    ]);
    expect(body.messages[2]).toMatchObject({
      sender: { memberId: `driver-${room.driver.id}`, role: 'driver' },
      quickReply: { key: 'atPickUp', textTh: 'ถึงจุดรับของแล้ว', textEn: 'I have arrived at the pick-up.' },
    });
    expect(body.room).toMatchObject({ unreadCount: 1, lastSeq: 3, job: { jobStatus: 'assigned', driver: { isBlocked: false } } });
    const { body: drivers } = await room.driver.get(`/chat/driver/room/${room.jobId}`);
    expect(drivers).toMatchObject({ messages: body.messages, room: { unreadCount: 1 } });
  });

  it('has what happens to the job between the messages', async () => {
    await finishJob(gateway, room.driver, room.jobId);
    await followNews(gateway);
    await followNews(gateway);
    expect(await events()).toEqual(['assigned', 'arrived', 'pickedUp', 'arrived', 'completed']);
    const arrived = (await open()).body.messages[1]?.event;
    expect(arrived).toMatchObject({ key: 'arrived', stop: 0, addressName: expect.any(String) });
  });

  it('stores a message once, however often it is sent, also at the same time', async () => {
    const message = { roomId: room.jobId, text: 'ครั้งเดียว', guid: 'the-same-guid' };
    const replies = await Promise.all([1, 2, 3, 4].map(() => writeAs(gateway, room.customer, message)));
    expect(new Set(replies.map(({ body }) => body.message.seq)).size).toBe(1);
    expect(await texts()).toEqual(['ครั้งเดียว']);
  });

  it('takes many at the same time, without a gap', async () => {
    const senders = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? writeAs(gateway, room.customer, { roomId: room.jobId, text: `c${index}` })
        : fromDriver({ text: `d${index}` }),
    );
    await Promise.all(senders);
    expect((await open()).body.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  });

  it('counts what is unread for each, and marks read up to a place only', async () => {
    for (const text of ['a', 'b', 'c']) await fromDriver({ text });
    expect((await list()).unreadCount).toBe(3);
    const { body } = await gateway.call(readChatRoom, { roomId: room.jobId, upTo: 3 }, room.customer);
    expect(body.unreadCount).toBe(1);
    await gateway.call(readChatRoom, { roomId: room.jobId, upTo: 1 }, room.customer);
    expect((await list()).rooms[0]).toMatchObject({ unreadCount: 1, readSeq: 3 });
    await gateway.call(readChatRoom, { roomId: room.jobId, upTo: 999 }, room.customer);
    expect((await list()).rooms[0]).toMatchObject({ unreadCount: 0, readSeq: 4 });
    const { body: drivers } = await room.driver.get(`/chat/driver/room/${room.jobId}`);
    const members = (drivers['room'] as { members: { memberId: string; readSeq: number }[] }).members;
    expect(members.find(({ memberId }) => memberId === room.customer.userId)?.readSeq).toBe(4);
  });

  it('is read by pages, forwards and backwards', async () => {
    for (let index = 0; index < 7; index += 1) await fromDriver({ text: `t${index}` });
    const page = async (query: object) =>
      (await gateway.call(getRoomData, { id: room.jobId, limit: '3', ...query }, room.customer)).body;
    const newest = await page({});
    expect(newest.messages.map(({ seq }) => seq)).toEqual([6, 7, 8]);
    expect(newest).toMatchObject({ hasOlder: true, hasNewer: false });
    expect((await page({ before: '6' })).messages.map(({ seq }) => seq)).toEqual([3, 4, 5]);
    expect(await page({ before: '3' })).toMatchObject({ messages: [{ seq: 1 }, { seq: 2 }], hasOlder: false, hasNewer: true });
    expect(await page({ after: '5' })).toMatchObject({ messages: [{ seq: 6 }, { seq: 7 }, { seq: 8 }], hasNewer: false });
  });

  it('closes 24 hours after the end: read only, not the driver’s any more, phone numbers masked and not found', async () => {
    await writeAs(gateway, room.customer, { roomId: room.jobId, text: 'โทร 089-123-4567 นะคะ' });
    await finishJob(gateway, room.driver, room.jobId);
    await followNews(gateway);
    gateway.clock.advanceSeconds(23 * 3_600);
    expect((await fromDriver({ text: 'ลืมของไว้ครับ' })).body).toMatchObject({ responseCode: 200 });
    expect(await texts()).toContain('โทร 089-123-4567 นะคะ');
    gateway.clock.advanceSeconds(2 * 3_600);
    expect(await texts()).toContain('โทร ••• นะคะ');
    expect((await open()).body.room.readOnly).toBe('ended');
    const refused = await writeAs(gateway, room.customer, { roomId: room.jobId, text: 'สาย' });
    expect(refused.body).toMatchObject({ responseCode: 409, reason: 'ended' });
    expect((await room.driver.get(`/chat/driver/room/${room.jobId}`)).status).toBe(404);
    const found = await gateway.call(searchRooms, { filter: { text: '1234' } }, room.customer);
    expect(found.body.messages).toEqual([]);
    await forgetChats(gateway.db, gateway.clock.now());
    const rows = await gateway.db.selectFrom('chat_messages').select('body').where('room_id', '=', room.jobId).execute();
    expect(rows.map(({ body }) => body)).toContain('โทร ••• นะคะ');
  });

  it('takes nothing from a driver whom the customer has blocked', async () => {
    await gateway.call(addBlockDriver, { songwaiId: String(room.driver.id) }, room.customer);
    expect((await fromDriver({ text: 'ทำไมครับ' })).body).toMatchObject({ responseCode: 409, reason: 'blocked' });
    expect((await writeAs(gateway, room.customer, { roomId: room.jobId, text: 'ขอโทษค่ะ' })).body.responseCode).toBe(200);
  });

  it('goes to the next driver without what was said to the first', async () => {
    await writeAs(gateway, room.customer, { roomId: room.jobId, text: 'ถึงคนแรก' });
    await room.driver.post(`/driver/job/${room.jobId}/release`, { reason: 'รถเสีย' });
    await followNews(gateway);
    expect((await open()).body.room.readOnly).toBe('noDriver');
    expect((await room.driver.get(`/chat/driver/room/${room.jobId}`)).status).toBe(404);
    const next = await addDriver(gateway, siam);
    await gateway.db
      .insertInto('rides')
      .values({ job_id: room.jobId, driver_id: next.id, started_at: gateway.clock.now() })
      .execute();
    await moveJob(gateway, room.jobId, 'assigned');
    await followNews(gateway);
    await writeAs(gateway, room.customer, { roomId: room.jobId, text: 'ถึงคนที่สอง' });
    const { body } = await next.get(`/chat/driver/room/${room.jobId}`);
    expect((body['messages'] as { text?: string }[]).map(({ text }) => text ?? 'event')).toEqual(['event', 'ถึงคนที่สอง']);
    expect(await events()).toEqual(['assigned', 'driverLeft', 'assigned']);
  });
});

describe('who reads a room', () => {
  it('nobody else: not another customer, not another driver; an admin reads, which is recorded, and does not write', async () => {
    const stranger = await addCustomer(gateway);
    expect((await open(stranger)).status).toBe(404);
    expect((await writeAs(gateway, stranger, { roomId: room.jobId, text: 'x' })).status).toBe(404);
    const other = await addDriver(gateway);
    expect((await other.get(`/chat/driver/room/${room.jobId}`)).status).toBe(404);
    const admin = await signInAdmin(gateway);
    expect((await open(admin)).body.room.readOnly).toBe('watching');
    await open(admin);
    expect((await writeAs(gateway, admin, { roomId: room.jobId, text: 'x' })).body).toMatchObject({
      responseCode: 409,
      reason: 'watching',
    });
    const acts = await gateway.db
      .selectFrom('chat_admin_acts')
      .select(['act', 'room_id'])
      .where('room_id', '=', room.jobId)
      .execute();
    expect(acts).toEqual([{ act: 'read', room_id: room.jobId }]);
  });

  it('of a company’s job, the members who may see the jobs, from when they open it', async () => {
    const company = await addCompany(gateway);
    const viewer = await addMember(gateway, company, { rights: ['view'] });
    const orderer = await addMember(gateway, company, { rights: ['order'] });
    room = await makeJobRoom(gateway, { customer: company });
    await fromDriver({ text: 'ก่อน' });
    expect((await list(viewer)).rooms).toMatchObject([{ roomId: room.jobId, unreadCount: 0 }]);
    expect(await texts(viewer)).toEqual(['ก่อน']);
    await fromDriver({ text: 'หลัง' });
    expect((await list(viewer)).unreadCount).toBe(1);
    expect((await open(orderer)).status).toBe(404);
    expect((await list(orderer)).rooms).toEqual([]);
    await gateway.db.deleteFrom('company_members').where('user_id', '=', viewer.userId).execute();
  });

  it('lists only the own rooms under the own name', async () => {
    const stranger = await addCustomer(gateway);
    const { status } = await gateway.call(listRooms, { username: room.customer.userId, role: 'customer' }, stranger);
    expect(status).toBe(404);
    expect((await gateway.call(listRooms, { username: stranger.userId, role: 'admin' }, stranger)).status).toBe(403);
  });
});

describe('what a message may be', () => {
  const send = (content: object) =>
    gateway.call(sendChatMessage, { roomId: room.jobId, guid: randomUUID(), ...content }, room.customer);

  it.each([
    ['Thai with piled marks', `ก${'่'.repeat(50)}`, `ก${'่'.repeat(8)}`],
    ['a decomposed letter', 'cafe\u0301 น\u0E4D\u0E32', 'caf\u00e9 น\u0E4D\u0E32'],
    ['a turned direction', 'abc\u202Etxt.exe\u202C', 'abctxt.exe'],
    ['Arabic and Chinese and emoji', 'مرحبا 你好 👩‍👩‍👧', 'مرحبا 你好 👩‍👩‍👧'],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a link', 'javascript:alert(1) https://evil.test/?a=1&b=2', 'javascript:alert(1) https://evil.test/?a=1&b=2'],
    ['control characters and breaks', 'a\u0007b\r\n\r\n\r\n\r\nc', 'ab\n\nc'],
    ['a broken surrogate', 'a\ud800b', 'a\ufffdb'],
  ])('%s', async (_name, text, stored) => {
    const { body } = await send({ text });
    expect(body.message.text).toBe(stored);
    expect((await texts()).at(-1)).toBe(stored);
  });

  it.each([
    ['nothing', {}],
    ['only blanks', { text: ' \n\u200f ' }],
    ['too long', { text: 'ก'.repeat(2_001) }],
    ['two things', { text: 'a', quickReply: 'okay' }],
    ['an unknown quick reply', { quickReply: 'constructor' }],
    ['another’s photo', { photo: `${'a'.repeat(32)}.png` }],
  ])('not %s', async (_name, content) => {
    expect((await send(content)).body.responseCode).toBe(422);
  });

  it('not a megabyte, nor a null character', async () => {
    expect((await send({ text: 'x'.repeat(1_000_000) })).status).toBeGreaterThanOrEqual(400);
    expect((await send({ text: 'a\0b' })).status).toBe(400);
  });

  it('a photo that was uploaded into this room, once', async () => {
    const { body } = await gateway.call(
      uploadChatPhoto,
      { roomId: room.jobId, guid: 'photo-guid', imgBase64: pixelPng },
      room.customer,
    );
    const again = await gateway.call(
      uploadChatPhoto,
      { roomId: room.jobId, guid: 'photo-guid', imgBase64: pixelPng },
      room.customer,
    );
    expect(again.body.fileName).toBe(body.fileName);
    const other = await makeJobRoom(gateway);
    const stolen = await gateway.call(
      sendChatMessage,
      { roomId: other.jobId, guid: 'stolen-photo', photo: body.fileName },
      other.customer,
    );
    expect(stolen.body).toMatchObject({ responseCode: 422, field: 'photo' });
    const sent = await send({ photo: body.fileName });
    expect(sent.body.message.photoUrl).toBe(`/api/chat/photo/${body.fileName}`);
    const picture = await gateway.app.inject({ method: 'GET', url: sent.body.message.photoUrl });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await send({ photo: body.fileName })).body).toMatchObject({ responseCode: 422 });
    expect(
      (await gateway.call(uploadChatPhoto, { roomId: room.jobId, guid: 'photo-guid', imgBase64: 'PHNjcmlwdD4=' }, room.customer))
        .body,
    ).toMatchObject({ responseCode: 422, field: 'imgBase64' });
  });
});

it('finds messages by any part, Thai too, and rooms by driver and number', async () => {
  await writeAs(gateway, room.customer, { roomId: room.jobId, text: 'ฝากไว้ที่ประชาสัมพันธ์ชั้น 12' });
  const search = async (text: string, projection?: object) =>
    (await gateway.call(searchRooms, { filter: { text }, ...(projection && { projection }) }, room.customer)).body;
  expect((await search('สัมพันธ์')).messages).toMatchObject([{ roomId: room.jobId, seq: 2 }]);
  expect((await search('100%')).messages).toEqual([]);
  expect((await search(room.jobId.slice(-5))).rooms).toMatchObject([{ roomId: room.jobId }]);
  expect((await search('คนขับ', { rooms: true })).rooms).toMatchObject([{ roomId: room.jobId }]);
});
