import { startTimer } from '@songwai/core/basics/start-timer';
import { fetchMessages, resendMessage } from '@songwai/core/messages/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signInAdmin } from '../../../tests/builders/sessions.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { createMessageWorker } from '../message-worker.ts';
import { queueLine, queueMail, queueSms } from '../queue-queries.ts';
import { DeliveryError, embeddedSender } from '../sender.ts';

let gateway: Gateway;
let admin: string;
let refusal: DeliveryError | undefined;
beforeAll(async () => {
  gateway = await createGateway({ env: { NODE_ENV: 'production' } });
  ({ token: admin } = await signInAdmin(gateway));
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.deleteFrom('messages').execute();
  refusal = new DeliveryError('550', { isPermanent: true });
});

interface Listed {
  readonly messageId: string;
  readonly recipient: string;
}
const read = async (query: Record<string, string> = {}) => {
  const { body } = await gateway.get('/admin/message', query, { token: admin });
  return body as unknown as { readonly messages: readonly Listed[]; readonly nextCursor?: string };
};
const resend = (messageId: string) => gateway.post('/admin/message/resend', { messageId, lang: 'en' }, { token: admin });
const secretUntil = () => new Date(gateway.clock.now().getTime() + 300_000);
const mail = (to = 'malee@example.com', more: object = {}) =>
  queueMail(gateway.db, { to, subject: 'หัวเรื่องลับ', body: 'เนื้อความลับ', purpose: 'welcome', at: gateway.clock.now(), ...more });
const sms = (more: object = {}) =>
  queueSms(gateway.db, { to: '0812345678', body: 'รหัส 4821', purpose: 'verifyCode', at: gateway.clock.now(), ...more });

const lineMessage = async () => {
  const { id } = await gateway.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const to = `U${'4af49806'.repeat(4)}`;
  await queueLine(gateway.db, { to, userId: id, body: 'เนื้อความลับ', purpose: 'delivered', at: gateway.clock.now() });
};

/** Runs one round of the worker; the mail server refuses while `refusal` is set. */
const deliver = () =>
  createMessageWorker({
    db: gateway.db,
    clock: gateway.clock,
    startTimer,
    log: silentLog,
    senders: {
      mail: {
        isReal: true,
        send: async () => {
          if (refusal !== undefined) throw refusal;
        },
      },
      sms: embeddedSender,
      line: embeddedSender,
    },
  }).deliver();

describe('the office, in production', () => {
  it('sees what became of a message, and neither what it says nor, unasked, whom it went to', async () => {
    await mail();
    await sms({ secretUntil: secretUntil() });
    await deliver();
    const { messages } = await read();
    expect(messages).toEqual([
      {
        ...{ messageId: expect.any(String), channel: 'sms', recipient: '081•••5678', purpose: 'verifyCode', state: 'kept' },
        ...{ attempts: 1, canResend: false, createdDateTime: expect.any(String), settledDateTime: expect.any(String) },
      },
      {
        ...{ messageId: expect.any(String), channel: 'mail', recipient: 'm•••@example.com', purpose: 'welcome', state: 'failed' },
        ...{ attempts: 1, error: '550', canResend: true },
        ...{ createdDateTime: expect.any(String), settledDateTime: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(messages)).not.toMatch(/ลับ|4821/);
    expect((await gateway.inject({ method: 'GET', url: '/dev/outbox' })).status).toBe(404);
  });

  it('finds them by the whole recipient however it is written, by state and by purpose', async () => {
    await mail();
    await mail('other@example.com');
    await sms();
    await lineMessage();
    await deliver();
    for (const recipient of ['0812345678', '+66 81-234 5678', '66812345678', '081 234 5678'])
      expect((await read({ recipient })).messages).toMatchObject([{ recipient: '0812345678' }]);
    expect((await read({ recipient: ' Malee@Example.com' })).messages).toMatchObject([{ recipient: 'malee@example.com' }]);
    for (const recipient of ['malee', 'example.com', '%']) expect((await read({ recipient })).messages).toEqual([]);
    expect((await read({ recipient: 'u4AF498064af498064af498064af49806' })).messages).toMatchObject([{ channel: 'line' }]);
    expect((await read({ state: 'failed' })).messages).toHaveLength(2);
    expect((await read({ state: 'failed', recipient: 'other@example.com' })).messages).toHaveLength(1);
    expect((await read({ purpose: 'verifyCode' })).messages).toHaveLength(1);
  });

  it('pages through all of them, though more come meanwhile', async () => {
    for (let index = 0; index < 60; index += 1) await mail(`guest-${index}@example.com`);
    const first = await read();
    await mail('late@example.com');
    const second = await read({ cursor: first.nextCursor ?? '' });
    const ids = [...first.messages, ...second.messages].map(({ messageId }) => messageId);
    expect([first.messages.length, second.messages.length, new Set(ids).size]).toEqual([50, 10, 60]);
    expect(second.nextCursor).toBeUndefined();
  });

  it('sends one again that failed, once, with all its attempts before it', async () => {
    await mail();
    await deliver();
    const [{ messageId } = { messageId: '' }] = (await read()).messages;
    const answers = await Promise.all([resend(messageId), resend(messageId)]);
    expect(answers.map(({ body }) => body['responseCode']).sort()).toEqual([200, 409]);
    expect((await read()).messages).toMatchObject([
      { state: 'waiting', attempts: 0, canResend: false, nextAttemptDateTime: expect.any(String) },
    ]);
    refusal = undefined;
    await deliver();
    const [sent] = (await read()).messages;
    expect(sent).toMatchObject({ state: 'sent', attempts: 1 });
    expect(sent).not.toHaveProperty('error');
    expect((await resend(messageId)).body['responseCode']).toBe(409);
  });

  it('sends no code again, and nothing that is not there', async () => {
    await mail('malee@example.com', { secretUntil: secretUntil() });
    await deliver();
    const [failed] = (await read()).messages;
    expect(failed).toMatchObject({ state: 'failed', canResend: false });
    expect((await resend(failed?.messageId ?? '')).body).toMatchObject({
      responseCode: 409,
      responseDesc: expect.stringContaining('code'),
    });
    expect((await resend('999999999999999')).status).toBe(404);
    expect((await resend('x')).status).toBe(400);
  });

  it('does it with its client', async () => {
    const transport = await connectClient(gateway, () => admin);
    await mail();
    await deliver();
    const { messages } = await fetchMessages(transport, { state: 'failed' });
    expect(messages).toMatchObject([{ channel: 'mail', state: 'failed', error: '550', canResend: true, nextAttemptAt: null }]);
    expect(messages[0]?.settledAt).toEqual(gateway.clock.now());
    await resendMessage(transport, messages[0]?.messageId ?? '');
    expect((await fetchMessages(transport)).messages).toMatchObject([{ state: 'waiting', error: '550', settledAt: null }]);
  });
});
