import { getRoomData, listRooms } from '@songwai/core/chat/contract';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { isMine } from '@songwai/core/chat/flow/room-edits';
import { claimSupportRoom } from '@songwai/core/chat/support/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from './builders/customers.ts';
import { createFakeClock } from './builders/fake-clock.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { type Caller, signInAdmin } from './builders/sessions.ts';
import { createBrowserStorage, createNetwork, openTab } from './chat/chat-tab.ts';
import { type JobRoom, makeJobRoom } from './chat/job-rooms.ts';
import { createSecondGateway } from './database/second-gateway.ts';

/** The daily run takes few, the full run (`PROPERTY_RUNS`) more. */
const runs = process.env['PROPERTY_RUNS'] === undefined ? 12 : 30;

const env = { STREAMS_PER_ADDRESS: '200' };
const clock = createFakeClock();
let gateway: Gateway;
let second: Gateway;
let addresses: readonly string[];
let admin: Caller;
beforeAll(async () => {
  gateway = await createGateway({ env, clock });
  second = await createSecondGateway(gateway, { env, clock });
  addresses = await Promise.all([gateway, second].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  admin = await signInAdmin(gateway);
});
afterAll(async () => {
  await second.close();
  await gateway.close();
});

/** What happens to one of three tabs: two of the customer at different gateways, one of an admin. */
const steps = fc.array(
  fc.tuple(
    fc.nat(2),
    fc.constantFrom('write', 'write', 'write', 'driver', 'read', 'cut', 'mend', 'loseAnswer', 'reload', 'look', 'wait'),
  ),
  { minLength: 25, maxLength: 45 },
);

interface Tab {
  flow: ChatFlow;
  readonly open: () => ChatFlow;
  readonly network: ReturnType<typeof createNetwork>;
  readonly rooms: readonly string[];
  at: number;
}

/** The messages of a room as the gateway has them. */
const historyOf = async (who: Caller, roomId: string) =>
  (await gateway.call(getRoomData, { id: roomId, limit: '100' }, who)).body.messages;

async function makeTabs(customer: Caller, job: JobRoom): Promise<readonly Tab[]> {
  const callers = [customer, customer, admin];
  return callers.map((caller, index): Tab => {
    const [network, storage] = [createNetwork(), createBrowserStorage()];
    const rooms = caller === admin ? [customer.userId] : [customer.userId, job.jobId];
    const open = () => {
      const baseUrl = addresses[index % 2] ?? '';
      const role = caller === admin ? 'admin' : 'customer';
      const flow = openTab({ baseUrl, caller, clock, random: () => 0.5, network, storage, role });
      flow.start();
      return flow;
    };
    const flow = open();
    flow.openRoom(rooms[0] ?? '');
    return { flow, open, network, rooms, at: 0 };
  });
}

it('gives every message once and in one order to every tab, whatever breaks, and counts what is unread', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (happens) => {
      const customer = await addCustomer(gateway);
      const job = await makeJobRoom(gateway, { customer });
      await gateway.call(getRoomData, { id: customer.userId }, customer);
      await gateway.call(claimSupportRoom, { roomId: customer.userId }, admin);
      const tabs = await makeTabs(customer, job);
      const written: string[] = [];
      let count = 0;

      const act = async (tab: Tab, step: (typeof happens)[number][1]) => {
        const roomId = tab.rooms[tab.at] ?? '';
        switch (step) {
          case 'write':
            count += 1;
            written.push(`m${count}`);
            return void tab.flow.send(roomId, { kind: 'text', text: `m${count}` });
          case 'driver':
            count += 1;
            written.push(`m${count}`);
            return void (await job.driver.post(`/chat/driver/room/${job.jobId}/message`, {
              guid: `driver-${count}-guid`,
              text: `m${count}`,
            }));
          case 'read':
            return tab.flow.markRead();
          case 'cut':
            return tab.network.cut();
          case 'mend':
            tab.network.mend();
            return tab.flow.wake();
          case 'loseAnswer':
            return tab.network.loseNextAnswer();
          case 'reload':
            // As a person is: slower than the storage.
            await new Promise((resolve) => setImmediate(resolve));
            tab.flow.dispose();
            tab.flow = tab.open();
            return tab.flow.openRoom(roomId);
          case 'look':
            tab.at = (tab.at + 1) % tab.rooms.length;
            return tab.flow.openRoom(tab.rooms[tab.at] ?? '');
          case 'wait':
            return void (await gateway.call(listRooms, { username: customer.userId, role: 'customer' }, customer));
        }
      };

      for (const [index, step] of happens) {
        clock.advanceSeconds(20);
        const tab = tabs[index];
        if (tab !== undefined) await act(tab, step);
      }
      for (const tab of tabs) {
        tab.network.mend();
        tab.flow.wake();
      }
      const quiet = { timeout: 15_000, interval: 250 };
      await expect.poll(() => tabs.flatMap(({ flow }) => flow.store.getState().pending), quiet).toEqual([]);

      const [support, ofJob] = [await historyOf(customer, customer.userId), await historyOf(customer, job.jobId)];
      const stored = [...support, ...ofJob].flatMap(({ text }) => text ?? []);
      expect(stored.toSorted()).toEqual(written.toSorted());
      for (const messages of [support, ofJob])
        expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_message, index) => index + 1));

      // Asked again each time: a tab may still be marking what it has read.
      const unreadInAll = async () =>
        (await gateway.call(listRooms, { username: customer.userId, role: 'customer' }, customer)).body.unreadCount;
      for (const tab of tabs) {
        const roomId = tab.rooms[tab.at] ?? '';
        const expected = roomId === job.jobId ? ofJob : support;
        const seqsShown = () => tab.flow.store.getState().open?.messages.map(({ seq }) => seq);
        const newest = expected.map(({ seq }) => seq);
        await expect.poll(() => seqsShown()?.at(-1) ?? 0, quiet).toBe(newest.at(-1) ?? 0);
        const shown = seqsShown() ?? [];
        expect(shown).toEqual(newest.slice(newest.length - shown.length));
        if (tab.rooms.length === 1) continue;
        await expect.poll(async () => tab.flow.store.getState().unreadCount - (await unreadInAll()), quiet).toBe(0);
        const room = tab.flow.store.getState().rooms.find(({ id }) => id === job.jobId);
        const after =
          room === undefined ? [] : (tab.flow.store.getState().open?.messages ?? []).filter(({ seq }) => seq > room.readSeq);
        if (room !== undefined && roomId === job.jobId)
          expect(room.unreadCount).toBe(after.filter((message) => message.kind === 'message' && !isMine(room, message)).length);
      }
      for (const { flow } of tabs) flow.dispose();
    }),
    { numRuns: runs, endOnFailure: true },
  );
}, 550_000);
