import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../../tests/fake-gateway/start-fake-gateway.ts';
import { createTestTransport } from '../../../tests/test-transport.ts';
import { createHastyTimer } from '../../../tests/timers.ts';
import { followJobs } from './follow-jobs.ts';
import type { JobChange } from './live-calls.ts';

let gateway: FakeGateway;
let streams: ServerResponse[];
let changes: JobChange[];
let happened: () => void;
let stop: () => void;
let timer: ReturnType<typeof createHastyTimer>;

beforeEach(async () => {
  gateway = await startFakeGateway();
  [streams, changes] = [[], []];
  happened = () => undefined;
  timer = createHastyTimer();
  gateway.handle('/job/stream', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    streams.push(response);
    happened();
  });
});
afterEach(async () => {
  stop();
  await gateway.stop();
});

const follow = () => {
  const transport = createTestTransport({ baseUrl: gateway.baseUrl });
  const onChange = (change: JobChange) => {
    changes.push(change);
    happened();
  };
  stop = followJobs({ transport, random: () => 1, onChange, startTimer: timer.startTimer });
};
const until = (isTrue: () => boolean) =>
  new Promise<void>((resolve) => {
    happened = () => {
      if (isTrue()) resolve();
    };
    happened();
  });
const send = (event: string, data: string) => streams.at(-1)?.write(`event: ${event}\ndata: ${data}\n\n`);

it('says which job changed, and any job where a message makes no sense', async () => {
  follow();
  await until(() => streams.length === 1);
  send('changed', '{"jobId":"J00000001","kind":"jobs.assigned"}');
  send('changed', '{broken');
  send('all', '{}');
  await until(() => changes.length === 3);
  const any = { jobId: null, kind: '' };
  expect(changes).toEqual([{ jobId: 'J00000001', kind: 'jobs.assigned' }, any, any]);
});

it('opens the stream again when it ends or breaks, and everything may have changed meanwhile', async () => {
  follow();
  await until(() => streams.length === 1);
  streams[0]?.end('event: end\ndata: {}\n\n');
  await until(() => streams.length === 2);
  streams[1]?.destroy();
  await until(() => streams.length === 3);
  expect(changes).toEqual([
    { jobId: null, kind: '' },
    { jobId: null, kind: '' },
  ]);
});

it('polls, more slowly each time, where no stream comes through', async () => {
  gateway.handle('/job/stream', (_request, response) => response.writeHead(502).end());
  follow();
  await until(() => changes.length === 6);
  expect(timer.delays.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});

it('lets the connection go when it is stopped', async () => {
  follow();
  await until(() => streams.length === 1);
  const closed = new Promise((resolve) => streams[0]?.once('close', resolve));
  stop();
  await closed;
});
