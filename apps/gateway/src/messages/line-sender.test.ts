import { startTimer } from '@songwai/core/basics/start-timer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { answerJson, startHttpStandIn } from '../../tests/harness/http-stand-in.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { type LineStandIn, startLineStandIn } from '../../tests/notifications/line-stand-in.ts';
import { createLineSender } from './line-sender.ts';
import { createMessageWorker } from './message-worker.ts';
import { queueLine } from './queue-queries.ts';
import { DeliveryError, embeddedSender, type LineSender } from './sender.ts';

const to = `U${'4af49806'.repeat(4)}`;
const line = { id: 7, to, body: 'ส่งถึงแล้ว\nhttps://songwai.example/job/J1', retryKey: '0193a5b0-0000-7000-8000-000000000001' };
const running = new AbortController().signal;

let standIn: LineStandIn;
beforeEach(async () => {
  standIn = await startLineStandIn();
});
afterEach(() => standIn.close());

const sender = (options: { token?: string; timeoutMs?: number; url?: string } = {}) =>
  createLineSender({ url: standIn.url, token: standIn.token, ...options });
const failureOf = async (sending: Promise<void>): Promise<DeliveryError> => {
  const error: unknown = await sending.then(
    () => expect.fail('the message was taken'),
    (problem: unknown) => problem,
  );
  if (error instanceof DeliveryError) return error;
  throw error;
};

describe('a message to a LINE account', () => {
  it('is pushed as text, and a repetition counts as sent without arriving again', async () => {
    await sender().send(line, running);
    await sender().send(line, running);
    expect(standIn.delivered).toEqual([{ to, text: line.body, retryKey: line.retryKey }]);
    expect(standIn.requests).toBe(2);
  });

  it.each([
    ['busy', 'LINE answered 429'],
    ['monthlyLimit', 'LINE answered 429 (monthly limit)'],
    ['broken', 'LINE answered 500'],
  ] as const)('is tried again where LINE is in trouble: %s', async (trouble, message) => {
    standIn.failNext(trouble);
    expect(await failureOf(sender().send(line, running))).toMatchObject({ isPermanent: false, message });
    await sender().send(line, running);
    expect(standIn.delivered).toHaveLength(1);
  });

  it('is given up for an account that is gone, without repeating its id', async () => {
    standIn.remove(to);
    expect(await failureOf(sender().send(line, running))).toMatchObject({ isPermanent: true, message: 'LINE answered 400' });
  });

  it.each([401, 403])('waits for the operator where LINE refuses the channel (%i)', async (status) => {
    const other = await startHttpStandIn(answerJson({ message: `Bearer x of ${to}` }, status));
    const failure = await failureOf(sender({ url: other.url }).send(line, running));
    await other.close();
    expect(failure).toMatchObject({ isPermanent: false, message: `LINE answered ${status}` });
  });

  it('is not sent on to where LINE points, token and all', async () => {
    const other = await startHttpStandIn((_request, response) => void response.writeHead(307, { location: standIn.url }).end());
    expect(await failureOf(sender({ url: other.url }).send(line, running))).toMatchObject({ isPermanent: false });
    await other.close();
    expect(standIn.requests).toBe(0);
  });

  it('does not wait for a LINE that says nothing or is away, and lets the gateway stop at once', async () => {
    standIn.failNext('silent', 'silent');
    expect(await failureOf(sender({ timeoutMs: 200 }).send(line, running))).toMatchObject({ isPermanent: false });
    const stop = new AbortController();
    const sending = failureOf(sender().send(line, stop.signal));
    stop.abort();
    expect((await sending).isPermanent).toBe(false);
    await standIn.close();
    expect(await failureOf(sender().send(line, running))).toMatchObject({ isPermanent: false });
  });
});

describe('the worker', () => {
  let gateway: Gateway;
  let userId = '';
  beforeAll(async () => {
    gateway = await createGateway();
    ({ id: userId } = await gateway.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow());
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    await gateway.db.deleteFrom('messages').execute();
  });

  const workerWith = (lineSender: LineSender) =>
    createMessageWorker({
      db: gateway.db,
      clock: gateway.clock,
      startTimer,
      log: silentLog,
      senders: { mail: embeddedSender, sms: embeddedSender, line: lineSender },
    });
  const queue = () => queueLine(gateway.db, { to, userId, body: 'ส่งถึงแล้ว', purpose: 'delivered', at: gateway.clock.now() });
  const readRows = () => gateway.db.selectFrom('messages').select(['kind', 'state', 'attempts', 'error']).execute();

  it('sends to LINE what was queued for it', async () => {
    await queue();
    await queue();
    await workerWith(sender()).deliver();
    expect(standIn.delivered.map(({ text }) => text)).toEqual(['ส่งถึงแล้ว', 'ส่งถึงแล้ว']);
    expect(new Set(standIn.delivered.map(({ retryKey }) => retryKey)).size).toBe(2);
    expect(await readRows()).toMatchObject([{ kind: 'line', state: 'sent' }, { state: 'sent' }]);
  });

  it('delivers nothing twice where a gateway dies after LINE has taken it', async () => {
    const dying: LineSender = {
      isReal: true,
      send: async (message, signal) => {
        await sender().send(message, signal);
        throw new Error('killed');
      },
    };
    await queue();
    await expect(workerWith(dying).deliver()).rejects.toThrow('killed');
    expect(await readRows()).toMatchObject([{ state: 'waiting' }]);
    gateway.clock.advanceSeconds(120);
    await workerWith(sender()).deliver();
    expect(standIn.requests).toBe(2);
    expect(standIn.delivered).toHaveLength(1);
    expect(await readRows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('delivers nothing twice where the answer is lost', async () => {
    standIn.failNext('lostAnswer');
    await queue();
    await workerWith(sender()).deliver();
    expect(await readRows()).toMatchObject([{ state: 'waiting', error: 'LINE not reached: TypeError' }]);
    gateway.clock.advanceSeconds(60);
    await workerWith(sender()).deliver();
    expect(standIn.delivered).toHaveLength(1);
    expect(await readRows()).toMatchObject([{ state: 'sent', attempts: 2, error: null }]);
  });

  it('stores it where no channel is configured', async () => {
    await queue();
    await workerWith(embeddedSender).deliver();
    expect(await readRows()).toMatchObject([{ state: 'kept' }]);
  });
});
