import { getRoomData } from '@songwai/core/chat/contract';
import type { ChatFlow, ChatState } from '@songwai/core/chat/flow/chat-state';
import { claimSupportRoom, closeSupportRoom } from '@songwai/core/chat/support/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer } from './builders/customers.ts';
import { pixelPng } from './builders/drivers.ts';
import { createFakeClock } from './builders/fake-clock.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { type Caller, signInAdmin } from './builders/sessions.ts';
import { createBrowserStorage, createNetwork, openTab } from './chat/chat-tab.ts';
import { followNews, makeJobRoom, writeAs } from './chat/job-rooms.ts';
import { createSecondGateway } from './database/second-gateway.ts';

const env = { STREAMS_PER_ADDRESS: '100' };
const clock = createFakeClock();
let gateway: Gateway;
let second: Gateway;
let [here, there] = ['', ''];
let customer: Caller;
let admin: Caller;
let tabs: ChatFlow[];
beforeAll(async () => {
  gateway = await createGateway({ env, clock });
  second = await createSecondGateway(gateway, { env, clock });
  [here, there] = (await Promise.all([gateway, second].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))) as [
    string,
    string,
  ];
  admin = await signInAdmin(gateway);
});
afterAll(async () => {
  await second.close();
  await gateway.close();
});
beforeEach(async () => {
  customer = await addCustomer(gateway);
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.dispose();
});

const open = async (options: Partial<Parameters<typeof openTab>[0]> = {}) => {
  const tab = openTab({ baseUrl: here, caller: customer, clock, random: Math.random, ...options });
  tabs.push(tab);
  tab.start();
  await until(tab, ({ connection }) => connection === 'live');
  return tab;
};
const until = async (tab: ChatFlow, isTrue: (state: ChatState) => boolean) => {
  await expect.poll(() => isTrue(tab.store.getState()), { timeout: 8_000 }).toBe(true);
  return tab.store.getState();
};
const say = (tab: ChatFlow, text: string) => tab.send(customer.userId, { kind: 'text', text });
const textsOf = ({ open: room }: ChatState) =>
  room?.messages.flatMap((message) =>
    message.kind === 'message' && message.content.kind === 'text' ? [message.content.text] : [],
  ) ?? [];
const answer = (text: string) => writeAs(gateway, admin, { roomId: customer.userId, text });
const openSupport = async (tab: ChatFlow) => {
  tab.openRoom(customer.userId);
  await until(tab, (state) => state.open?.room !== undefined && state.open?.room !== null);
};

describe('a customer’s chat', () => {
  it('asks, is answered while it looks, counts what is unread and marks it read in the other tab too', async () => {
    const [one, two] = [await open(), await open({ baseUrl: there })];
    await openSupport(one);
    expect(say(one, '  \n ')).toBeNull();
    say(one, 'มีใครอยู่ไหมคะ');
    await until(one, (state) => textsOf(state).length === 1 && state.pending.length === 0);
    await until(two, ({ rooms }) => rooms[0]?.lastSeq === 1);
    await answer('สวัสดีค่ะ');
    await until(one, (state) => textsOf(state).at(-1) === 'สวัสดีค่ะ');
    expect((await until(two, ({ unreadCount }) => unreadCount === 1)).rooms[0]).toMatchObject({
      unreadCount: 1,
      support: { state: 'answering' },
    });
    one.markRead();
    await until(two, ({ unreadCount, rooms }) => unreadCount === 0 && rooms[0]?.unreadCount === 0);
    expect(one.store.getState().unreadCount).toBe(0);
  });

  it('shows that the other has seen and is typing', async () => {
    const tab = await open();
    await openSupport(tab);
    say(tab, 'ช่วยด้วย');
    await until(tab, (state) => textsOf(state).length === 1);
    const admins = await open({ caller: admin, role: 'admin', baseUrl: there });
    await gateway.call(claimSupportRoom, { roomId: customer.userId }, admin);
    await until(admins, ({ rooms }) => rooms.some(({ id }) => id === customer.userId));
    admins.openRoom(customer.userId);
    await until(admins, (state) => textsOf(state).length === 1);
    admins.markRead();
    await until(
      tab,
      ({ open: room }) => room?.room?.members.some(({ id, readSeq }) => id === 'support' && readSeq >= 1) ?? false,
    );
    admins.noteTyping();
    await until(tab, ({ open: room }) => room?.typing.includes('support') ?? false);
    await until(tab, ({ open: room }) => room?.typing.length === 0);
    await gateway.call(closeSupportRoom, { roomId: customer.userId, reason: 'solved' }, admin);
    await until(tab, ({ open: room }) => room?.room?.support?.state === 'closed');
  });

  it('lets a message wait while offline, over a reload, and sends it once', async () => {
    const [network, storage] = [createNetwork(), createBrowserStorage()];
    const tab = await open({ network, storage });
    network.cut();
    say(tab, 'หนึ่ง');
    say(tab, 'สอง');
    await until(
      tab,
      ({ pending, connection }) => connection === 'reconnecting' && pending.some(({ status }) => status === 'waiting'),
    );
    tab.dispose();
    await answerLater();
    const again = openTab({ baseUrl: there, caller: customer, clock, random: Math.random, network, storage });
    tabs.push(again);
    again.start();
    await until(again, ({ pending }) => pending.length === 2);
    network.mend();
    again.wake();
    await until(again, ({ pending, status }) => status === 'ready' && pending.length === 0);
    await openSupport(again);
    expect(textsOf(again.store.getState())).toEqual(['ระหว่างออฟไลน์', 'หนึ่ง', 'สอง']);
  });

  it('sends once where the answer was lost', async () => {
    const network = createNetwork();
    const tab = await open({ network });
    await openSupport(tab);
    network.loseNextAnswer();
    say(tab, 'ครั้งเดียว');
    await until(tab, ({ pending }) => pending.length === 0);
    say(tab, 'อีกข้อความ');
    await until(tab, (state) => textsOf(state).length === 2);
    expect(textsOf(tab.store.getState())).toEqual(['ครั้งเดียว', 'อีกข้อความ']);
  });

  it('misses and doubles nothing of a minute offline', async () => {
    const network = createNetwork();
    const tab = await open({ network });
    await openSupport(tab);
    await answer('ก่อน');
    await until(tab, (state) => textsOf(state).length === 1);
    network.cut();
    await until(tab, ({ connection }) => connection === 'reconnecting');
    for (const text of ['ก', 'ข', 'ค']) await answer(text);
    network.mend();
    tab.wake();
    const state = await until(tab, (now) => textsOf(now).length === 4);
    expect(textsOf(state)).toEqual(['ก่อน', 'ก', 'ข', 'ค']);
    expect(state.rooms.find(({ id }) => id === customer.userId)?.unreadCount).toBe(4);
  });

  it('shows a refused message until it is sent again or given up', async () => {
    const room = await makeJobRoom(gateway, { customer });
    const tab = await open();
    await room.driver.post(`/driver/job/${room.jobId}/release`, { reason: 'รถเสีย' });
    await followNews(gateway);
    const guid = tab.send(room.jobId, { kind: 'text', text: 'ถึงไหนแล้วคะ' }) ?? '';
    const { pending } = await until(tab, (state) => state.pending[0]?.status === 'failed');
    expect(pending[0]?.problem).toMatchObject({ code: 409, reply: { reason: 'noDriver' } });
    tab.resend(guid);
    await until(tab, (state) => state.pending[0]?.status === 'failed');
    tab.discard(guid);
    expect(tab.store.getState().pending).toEqual([]);
  });

  it('gives up a photo on its way, and sends what waited behind it', async () => {
    const network = createNetwork();
    const tab = await open({ network });
    await openSupport(tab);
    network.stallNextCall();
    const guid = tab.send(customer.userId, { kind: 'photo', image: `data:image/png;base64,${pixelPng}` }) ?? '';
    say(tab, 'ข้อความหลังรูป');
    await until(tab, ({ pending }) => pending[0]?.status === 'sending');
    tab.discard(guid);
    const state = await until(tab, ({ pending, open: room }) => pending.length === 0 && room?.messages.length === 1);
    expect(textsOf(state)).toEqual(['ข้อความหลังรูป']);
  });

  it('reads a long room by pages, and what came after them', async () => {
    const room = await makeLongRoom();
    const tab = await open();
    tab.openRoom(room.jobId);
    await until(tab, ({ open: shown }) => shown?.messages.length === 30);
    await tab.loadOlder();
    const { open: shown } = await until(tab, ({ open: now }) => now?.messages.length === 36);
    expect(shown?.hasOlder).toBe(false);
    expect(shown?.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  });

  it('says that an earlier page did not load, and loads it when asked again', async () => {
    const room = await makeLongRoom();
    const network = createNetwork();
    const tab = await open({ network });
    tab.openRoom(room.jobId);
    await until(tab, ({ open: shown }) => shown?.messages.length === 30);
    network.cut();
    await tab.loadOlder();
    expect(tab.store.getState().open).toMatchObject({
      hasOlder: true,
      isLoadingOlder: false,
      olderProblem: { isTransient: true },
    });
    expect(tab.store.getState().open?.messages).toHaveLength(30);
    network.mend();
    await tab.loadOlder();
    const { open: shown } = await until(tab, ({ open: now }) => now?.messages.length === 36);
    expect(shown).toMatchObject({ hasOlder: false, olderProblem: null });
  });

  it('resets all chat data where the rooms cannot be loaded, and loads on a retry', async () => {
    await answerLater();
    const caller = { userId: customer.userId, token: 'none' };
    const tab = openTab({ baseUrl: here, caller, clock, random: Math.random });
    tabs.push(tab);
    tab.start();
    const nothing = { rooms: [], open: null, unreadCount: 0, problem: { code: 130 } };
    expect(await until(tab, ({ status }) => status === 'failed')).toMatchObject(nothing);
    caller.token = customer.token;
    tab.retry();
    await until(tab, ({ status, rooms }) => status === 'ready' && rooms[0]?.lastSeq === 2);
  });
});

/** The first that a stream says which resumes at a place. */
async function firstSaid(lastEventId: string): Promise<{ readonly event: string | undefined; readonly id: string | undefined }> {
  const leaving = new AbortController();
  const url = `${here}/api/chat/stream?${new URLSearchParams({ lang: 'th', lastEventId })}`;
  const { body } = await fetch(url, { headers: { 'sk-token': customer.token }, signal: leaving.signal });
  let said = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    said += chunk;
    if (said.includes('\n\n')) break;
  }
  leaving.abort();
  return { event: /^event: (.*)$/m.exec(said)?.[1], id: /^id: (.*)$/m.exec(said)?.[1] };
}

it('a page that followed data of which this is an earlier copy is told to load anew, and where it goes on', async () => {
  await answerLater();
  const { position } = await gateway.db.selectFrom('chat_clock').select('position').executeTakeFirstOrThrow();
  const known = `${position}.${clock.now().getTime()}`;
  expect(await firstSaid(known)).toEqual({ event: 'begin', id: known });
  const { event, id } = await firstSaid(`${Number(position) + 1}.${clock.now().getTime()}`);
  expect([event, id?.split('.')[0]]).toEqual(['reset', String(position)]);
});

/** A job's room with more than one page. */
async function makeLongRoom() {
  const room = await makeJobRoom(gateway, { customer });
  for (let index = 0; index < 35; index += 1) {
    clock.advanceSeconds(10);
    await room.driver.post(`/chat/driver/room/${room.jobId}/message`, { guid: `page-${index}-guid`, text: `t${index}` });
  }
  return room;
}

/** Support writes first, while the customer is away. */
async function answerLater(): Promise<void> {
  await gateway.call(getRoomData, { id: customer.userId }, customer);
  await answer('ระหว่างออฟไลน์');
}
