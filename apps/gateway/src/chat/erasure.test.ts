import { getRoomData, sendChatMessage, uploadChatPhoto } from '@songwai/core/chat/contract';
import { reportChat } from '@songwai/core/chat/reports/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, addMember } from '../../tests/builders/customers.ts';
import { finishJob, pixelPng } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { followNews, makeJobRoom, writeAs } from '../../tests/chat/job-rooms.ts';
import { addMarked, askErasure, findEverywhere, passGrace } from '../../tests/privacy/erasure.ts';
import { forgetChats } from './forget-queries.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const secret = 'ความลับในแชต';

it('an erased account leaves no word in any chat, nor its pictures; the company’s conversation stays without the name', async () => {
  const person = await addMarked(gateway);
  const job = await makeJobRoom(gateway, { customer: person });
  const { body } = await gateway.call(uploadChatPhoto, { roomId: job.jobId, guid: 'erased-photo', imgBase64: pixelPng }, person);
  await gateway.call(sendChatMessage, { roomId: job.jobId, guid: 'erased-photo', photo: body.fileName }, person);
  await writeAs(gateway, person, { roomId: job.jobId, text: secret });
  await job.driver.post(`/chat/driver/room/${job.jobId}/message`, { guid: 'to-the-erased', text: `ครับคุณมาลี ${secret}` });
  await gateway.call(reportChat, { roomId: job.jobId, seq: 4, reason: 'other', comment: secret }, person);
  await writeAs(gateway, person, { roomId: person.userId, text: secret });
  await finishJob(gateway, job.driver, job.jobId);
  await followNews(gateway);

  const company = await addCompany(gateway);
  const companys = await makeJobRoom(gateway, { customer: company });
  await gateway.db
    .insertInto('company_members')
    .values({
      ...{ user_id: person.userId, company_user_id: company.userId, department_id: null, created_at: gateway.clock.now() },
      ...{ can_order: true, can_view: true, can_pay: false, can_manage: false },
    })
    .execute();
  await writeAs(gateway, person, { roomId: companys.jobId, text: secret });
  const colleague = await addMember(gateway, company, { rights: ['view'] });
  await writeAs(gateway, colleague, { roomId: companys.jobId, text: 'เรียบร้อยแล้ว' });
  await finishJob(gateway, companys.driver, companys.jobId);

  expect((await askErasure(gateway, person)).body).toMatchObject({ responseCode: 200 });
  await passGrace(gateway);
  expect((await findEverywhere(gateway, secret)).filter((found) => found.startsWith('chat_'))).toEqual([]);
  const rooms = await gateway.db.selectFrom('chat_rooms').select('id').execute();
  expect(rooms.map(({ id }) => id)).toEqual([companys.jobId]);
  expect((await findEverywhere(gateway, person.userId)).filter((found) => found.startsWith('chat_'))).toEqual([
    'chat_messages: 1',
  ]);
  const remaining = (await gateway.call(getRoomData, { id: companys.jobId }, company)).body.messages;
  expect(remaining.map(({ text }) => text)).toContain('เรียบร้อยแล้ว');
  expect(remaining.find(({ kind, text }) => kind === 'text' && text === '')?.sender.name).toBe('');
  const stale = await gateway.db.selectFrom('stale_objects').select('key').execute();
  expect(stale.some(({ key }) => key.includes(`chat/${job.jobId}/`))).toBe(true);
});

it('a room is deleted a year after its last message, with its pictures', async () => {
  const job = await makeJobRoom(gateway);
  await writeAs(gateway, job.customer, { roomId: job.jobId, text: 'เก่า' });
  await finishJob(gateway, job.driver, job.jobId);
  await followNews(gateway);
  gateway.clock.advanceSeconds(364 * 86_400);
  await forgetChats(gateway.db, gateway.clock.now());
  const find = () => gateway.db.selectFrom('chat_messages').select('seq').where('room_id', '=', job.jobId).execute();
  expect(await find()).not.toEqual([]);
  gateway.clock.advanceSeconds(2 * 86_400);
  await forgetChats(gateway.db, gateway.clock.now());
  expect(await find()).toEqual([]);
});
