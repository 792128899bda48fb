import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChatStandIn, createChatStandIn, ownRoom } from '../../../tests/chat/chat-stand-in.ts';
import { createMemoryStorage } from '../../../tests/memory-storage.ts';
import { createRandom } from '../../../tests/samples.ts';
import { createHastyTimer } from '../../../tests/timers.ts';
import { until } from '../../../tests/until.ts';
import { createChatFlow } from './chat-flow.ts';
import type { ChatFlow, ChatState } from './chat-state.ts';

const now = new Date('2026-11-27T05:00:00Z');
let gateway: ChatStandIn;
let flow: ChatFlow;

const make = ({ storage = createMemoryStorage(), seed = 1, transport = gateway.transport } = {}): ChatFlow =>
  createChatFlow({
    ...{ transport, userName: ownRoom, role: 'customer', owner: ownRoom, storage },
    ...{ random: createRandom(seed), now: () => now, startTimer: createHastyTimer().startTimer },
  });
beforeEach(() => {
  gateway = createChatStandIn();
  flow = make();
});
afterEach(() => flow.dispose());

const when = (isTrue: (state: ChatState) => boolean, of = flow) => until(of.store, isTrue);
const isLive = ({ connection, status }: ChatState) => connection === 'live' && status === 'ready';
const start = async () => {
  flow.start();
  await when(isLive);
};
const look = async () => {
  flow.openRoom(ownRoom);
  await when(({ open }) => open?.room !== null && open !== null);
};
const shown = ({ open }: ChatState) =>
  open?.messages.map((message) =>
    message.kind === 'event' ? message.event.key : message.content.kind === 'text' ? message.content.text : message.content.kind,
  ) ?? [];
const shows = (...texts: readonly string[]) => when((state) => shown(state).join() === texts.join());
/** Places and counts of the own room in the list, beside the count over all. */
const listed = ({ rooms, unreadCount }: ChatState) =>
  rooms.map((room) => ({ lastSeq: room.lastSeq, unread: room.unreadCount, inAll: unreadCount }));
const lists = (lastSeq: number, unread: number) =>
  when((state) => JSON.stringify(listed(state)) === JSON.stringify([{ lastSeq, unread, inAll: unread }]));

describe('on the screen', () => {
  it('a message whose forerunner did not come through appears below it', async () => {
    gateway.write('ก่อน');
    await start();
    await look();
    gateway.write('หาย', { isSilent: true });
    gateway.write('มา');
    await shows('ก่อน', 'หาย', 'มา');
    await lists(3, 3);
  });

  it('a message that comes while the room is still loading stays, below the older ones, and in the list', async () => {
    gateway.write('ก่อน');
    await start();
    const delayed = gateway.holdNext('room');
    flow.openRoom(ownRoom);
    gateway.write('ระหว่างโหลด');
    await lists(2, 2);
    delayed.release();
    await shows('ก่อน', 'ระหว่างโหลด');
    expect(listed(flow.store.getState())).toEqual([{ lastSeq: 2, unread: 2, inAll: 2 }]);
  });

  it('a room that was opened without reception fills as soon as there is some', async () => {
    gateway.write('ก่อน');
    await start();
    gateway.loseNext('room');
    flow.openRoom(ownRoom);
    await when(({ open }) => open?.problem?.kind === 'network');
    gateway.cut();
    await shows('ก่อน');
  });

  it('what happens to a question is shown also where its news came just before the line broke', async () => {
    gateway.write('ถาม');
    await start();
    await look();
    gateway.loseNext('room');
    gateway.write('', { event: 'closed' });
    await shows('ถาม', 'closed');
    await when(({ open }) => open?.room?.support?.state === 'closed');
    expect(gateway.opened).toEqual([null, '1']);
    // What came twice is there once.
    gateway.write('ขอบคุณ');
    await shows('ถาม', 'closed', 'ขอบคุณ');
  });
});

describe('after a break', () => {
  it('nothing is missing of what was written between loading the page and following it', async () => {
    gateway.write('ก่อน');
    gateway.refuseStream();
    const delayed = gateway.holdNext('rooms');
    flow.start();
    await delayed.asked;
    gateway.write('ระหว่าง');
    delayed.release();
    await when(isLive);
    await lists(2, 2);
  });

  it('news that could not be taken up comes again', async () => {
    gateway.write('ก่อน');
    await start();
    gateway.loseNext('room');
    gateway.write('หาย', { isSilent: true });
    gateway.write('มา');
    await lists(3, 3);
    expect(gateway.opened).toEqual([null, '1']);
  });

  it('that was too long everything is loaded anew, and the chat says that it is live', async () => {
    gateway.write('ก่อน');
    await start();
    await look();
    gateway.cut('reset');
    for (const text of ['หนึ่ง', 'สอง']) gateway.write(text);
    await shows('ก่อน', 'หนึ่ง', 'สอง');
    await lists(3, 3);
    await when(isLive);
  });

  it('after which the data is an earlier copy, the chat shows that copy, and what is written from then on', async () => {
    for (const text of ['หนึ่ง', 'สอง', 'สาม']) gateway.write(text);
    await start();
    await look();
    await shows('หนึ่ง', 'สอง', 'สาม');
    gateway.restore(1);
    await shows('หนึ่ง');
    await lists(1, 1);
    await when(isLive);
    gateway.write('หลังกู้คืน');
    await shows('หนึ่ง', 'หลังกู้คืน');
    await lists(2, 2);
  });
});

describe('the list', () => {
  it('has the first question of a new customer, also where it was still loading when the question was sent', async () => {
    const delayed = gateway.holdNext('rooms');
    flow.start();
    flow.send(ownRoom, { kind: 'text', text: 'คำถามแรก' });
    await lists(1, 0);
    delayed.release();
    await when(isLive);
    expect(listed(flow.store.getState())).toEqual([{ lastSeq: 1, unread: 0, inAll: 0 }]);
  });

  it('counts less when another tab has read a part', async () => {
    for (const text of ['หนึ่ง', 'สอง', 'สาม']) gateway.write(text);
    await start();
    await lists(3, 3);
    gateway.readElsewhere(2);
    await lists(3, 1);
    gateway.readElsewhere(3);
    await lists(3, 0);
  });

  it('counts no message that another tab has read before it came here', async () => {
    gateway.write('หนึ่ง');
    await start();
    gateway.readElsewhere(2);
    await lists(1, 0);
    gateway.write('สอง');
    await lists(2, 0);
  });

  it('counts right where an answer knows of more messages, and of less reading, than the stream has said', async () => {
    gateway.write('หนึ่ง');
    await start();
    await lists(1, 1);
    gateway.write('สอง', { isSilent: true });
    const delayed = gateway.holdNext('room');
    flow.openRoom(ownRoom);
    gateway.readElsewhere(1);
    await lists(1, 0);
    delayed.release();
    await lists(2, 1);
  });
});

describe('what one sends', () => {
  it('waits no more once the stream has brought it, whatever becomes of the answer', async () => {
    await start();
    await look();
    gateway.holdNext('send');
    flow.send(ownRoom, { kind: 'text', text: 'ถึงแล้ว' });
    await shows('ถึงแล้ว');
    await when(({ pending }) => pending.length === 0);
  });

  it('is not doubled by a page of the history that has it, too', async () => {
    gateway.write('ก่อน');
    await start();
    await look();
    const [answer, page] = [gateway.holdNext('send'), gateway.holdNext('room')];
    gateway.refuseStream();
    gateway.cut();
    flow.send(ownRoom, { kind: 'text', text: 'ของฉัน' });
    await page.asked;
    answer.release();
    await shows('ก่อน', 'ของฉัน');
    page.release();
    await when(isLive);
    gateway.write('ได้เลย');
    await shows('ก่อน', 'ของฉัน', 'ได้เลย');
  });

  it('is not taken from the list by an answer from before it was sent', async () => {
    gateway.write('ก่อน');
    await start();
    await look();
    const [answer, list] = [gateway.holdNext('send'), gateway.holdNext('rooms')];
    gateway.refuseStream();
    gateway.cut();
    await list.asked;
    flow.send(ownRoom, { kind: 'text', text: 'ของฉัน' });
    const places: (number | undefined)[] = [];
    const stop = flow.store.subscribe(({ rooms }) => places.push(rooms[0]?.lastSeq));
    answer.release();
    await shows('ก่อน', 'ของฉัน');
    list.release();
    await when(isLive);
    stop();
    expect(places).toEqual(places.toSorted());
  });

  it('arrives once, and stands there once, where its answer was lost and the stream brings it', async () => {
    await start();
    await look();
    gateway.loseNext('send');
    flow.send(ownRoom, { kind: 'text', text: 'ครั้งเดียว' });
    await shows('ครั้งเดียว');
    await when(({ pending }) => pending.length === 0);
    expect(gateway.stored()).toEqual(['ครั้งเดียว']);
  });

  it('stands there as sent where only the answer brings it', async () => {
    gateway.write('ก่อน');
    gateway.refuseStream();
    flow.start();
    await when(({ status }) => status === 'ready');
    await look();
    flow.send(ownRoom, { kind: 'text', text: 'ครั้งเดียว' });
    await shows('ก่อน', 'ครั้งเดียว');
    await when(({ pending }) => pending.length === 0);
  });

  it('in two tabs, waits for each of them: one that has sent its own forgets nothing of the other', async () => {
    const memory = createMemoryStorage();
    const written: string[] = [];
    const set = (key: string, value: string) => {
      written.push(value);
      return memory.set(key, value);
    };
    const storage = { ...memory, set };
    const offline = { ...gateway.transport, call: () => new Promise<never>(() => undefined) };
    const tabs = [make({ storage, transport: offline }), make({ storage, seed: 2 })] as const;
    tabs[0].send(ownRoom, { kind: 'text', text: 'ของแท็บนี้' });
    await expect.poll(() => written).toHaveLength(1);
    tabs[1].send(ownRoom, { kind: 'text', text: 'ของอีกแท็บ' });
    await when(({ pending }) => pending.length === 0, tabs[1]);
    // Each time that something is stored, what waits in the first tab is.
    await expect.poll(() => written).toHaveLength(3);
    expect(written.filter((value) => !value.includes('ของแท็บนี้'))).toEqual([]);
    expect(written.at(-1)).not.toContain('ของอีกแท็บ');
    for (const tab of tabs) tab.dispose();
  });
});
