import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chatStreamPath } from '@songwai/core/chat/contract';
import type { ChildServer } from '../load/child-server.ts';
import { type OpenStream, openStreams } from './open-streams.ts';
import type { ChattingCustomer } from './prepare-chats.ts';
import type { Fact } from './table-of.ts';

const pauseMs = 1_000;
const lookMs = 1;
/** Writers at the same time, for the rate. */
const writers = 16;
const quantile = (sorted: readonly number[], part: number): number => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;

const openAll = (origin: string, customers: readonly ChattingCustomer[]) =>
  openStreams(
    origin,
    customers.map(({ token }) => ({ path: chatStreamPath, headers: { 'sk-token': token } })),
  );

async function write(origin: string, { userId, token }: ChattingCustomer): Promise<void> {
  const body = JSON.stringify({ guid: randomUUID(), text: 'ฝากไว้ที่ประชาสัมพันธ์ชั้น 12 ได้เลยค่ะ' });
  const headers = { 'content-type': 'application/json', 'sk-token': token };
  const response = await fetch(`${origin}/api/chat/room/${userId}/message`, { method: 'POST', headers, body });
  const { responseCode } = (await response.json()) as { readonly responseCode: number };
  if (responseCode !== 200) throw new Error(`A message was refused: ${responseCode}`);
}

/** What one stream costs, each of another customer. */
async function measureMemory(
  gateway: ChildServer,
  customers: readonly ChattingCustomer[],
): Promise<Fact & { readonly open: readonly OpenStream[] }> {
  // Once before, so that what is compiled and filled once is there.
  for (const stream of await openAll(gateway.origin, customers)) stream.close();
  await pause(pauseMs);
  const before = await gateway.askMemory('memory');
  const open = await openAll(gateway.origin, customers);
  await pause(pauseMs);
  const after = await gateway.askMemory('memory');
  const [kB, rssKB] = (['ownBytes', 'rssBytes'] as const).map((from) => (after[from] - before[from]) / customers.length / 1000);
  const what = `memory of an idle chat stream, ${customers.length.toLocaleString('en')} open, each of another customer`;
  return {
    open,
    what,
    value: kB ?? Number.NaN,
    unit: 'kB',
    goal: 12,
    note: `after garbage collection; ${rssKB?.toFixed(1)} kB of resident memory`,
  };
}

/** How long a message takes to its reader, from before it is sent, among all the others. */
async function measureDelivery(
  gateway: ChildServer,
  { customers, open, messages }: { customers: readonly ChattingCustomer[]; open: readonly OpenStream[]; messages: number },
): Promise<Fact> {
  const tookMs: number[] = [];
  for (let index = 0; index < messages; index += 1) {
    const [customer, stream] = [customers[index], open[index]];
    if (customer === undefined || stream === undefined) break;
    const count = stream.count();
    const startedMs = performance.now();
    await write(gateway.origin, customer);
    while (stream.count() === count) await pause(lookMs);
    if (index > 0) tookMs.push(stream.lastAtMs() - startedMs);
  }
  const sorted = tookMs.toSorted((one, other) => one - other);
  const what = `one message to its reader, among ${open.length.toLocaleString('en')} idle streams, p95`;
  return {
    what,
    value: quantile(sorted, 0.95),
    unit: 'ms',
    goal: 100,
    note: `stored and delivered; p50 ${quantile(sorted, 0.5).toFixed(0)} ms; ${messages} messages`,
  };
}

/** How many messages a second are stored in different rooms, which all take their numbers from one row. */
async function measureRate(gateway: ChildServer, customers: readonly ChattingCustomer[]): Promise<Fact> {
  const waiting = [...customers];
  const startedMs = performance.now();
  const work = async () => {
    for (let customer = waiting.pop(); customer !== undefined; customer = waiting.pop()) await write(gateway.origin, customer);
  };
  await Promise.all(Array.from({ length: writers }, work));
  const seconds = (performance.now() - startedMs) / 1000;
  return {
    what: `messages a second, ${writers} writers at a time, each into a new room`,
    value: customers.length / seconds,
    unit: 'a second',
    note: `${customers.length} messages`,
  };
}

/** Chats at one gateway. */
export async function measureChats(
  gateway: ChildServer,
  customers: readonly ChattingCustomer[],
  messages: number,
): Promise<readonly Fact[]> {
  const { open, ...memory } = await measureMemory(gateway, customers);
  const delivery = await measureDelivery(gateway, { customers, open, messages });
  for (const stream of open) stream.close();
  const rate = await measureRate(gateway, customers.slice(messages, messages + messages * 4));
  return [memory, delivery, rate];
}
