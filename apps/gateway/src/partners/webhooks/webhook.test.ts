import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookJob, moveJob, readJob } from '../../../tests/builders/bookings.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signOnGuest } from '../../../tests/builders/partners.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { type Admin, signInAdmin, signInByPassword } from '../../../tests/builders/sessions.ts';
import { openReceiver, type Received } from '../../../tests/partners/receiver.ts';
import { openWebhooks, type Webhooks } from '../../../tests/partners/webhooks.ts';

let gateway: Gateway;
let admin: Admin;
let webhooks: Webhooks;
let guest: Caller;
beforeAll(async () => {
  gateway = await createGateway({ env: { WEBHOOK_TIMEOUT_SECONDS: '30' } });
  admin = await signInAdmin(gateway);
  webhooks = await openWebhooks(gateway, admin);
  guest = await signOnGuest(gateway, 'guest-7');
});
afterAll(async () => {
  await gateway.close();
  await webhooks.receiver.close();
});

let webhook: Awaited<ReturnType<Webhooks['add']>>;
beforeEach(async () => {
  webhooks.receiver.answerWith({});
  webhook = await webhooks.add();
});
afterEach(async () => {
  await admin.post('/partner/webhook/remove', { webhookId: webhook.webhookId });
  webhooks.receiver.forget();
});

/** Checks the signature as a partner's developer would, without our code. */
async function isSigned({ headers, raw }: Received, secret: string): Promise<boolean> {
  const keyBytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const key = await crypto.subtle.importKey('raw', keyBytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const text = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw}`);
  const checks = String(headers['webhook-signature'])
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => crypto.subtle.verify('HMAC', key, Buffer.from(part.slice(3), 'base64'), text));
  return (await Promise.all(checks)).includes(true);
}
/** Runs the check that docs/embedding/server.md shows to partners' developers. */
async function readDocumentedCheck(): Promise<(body: string, headers: Received['headers'], secret: string) => boolean> {
  const page = await readFile(new URL('../../../../../docs/embedding/server.md', import.meta.url), 'utf8');
  const [code] = [...page.matchAll(/```js\n(.*?)```/gs)].flatMap(([, text = '']) =>
    text.includes('isFromSongwai') ? [text] : [],
  );
  const library = pathToFileURL(createRequire(import.meta.url).resolve('standardwebhooks')).href;
  const module: { isFromSongwai: Awaited<ReturnType<typeof readDocumentedCheck>> } = await import(
    `data:text/javascript,${encodeURIComponent((code ?? '').replace("'standardwebhooks'", `'${library}'`))}`
  );
  return module.isFromSongwai;
}
const signatureCount = ({ headers }: Received): number => String(headers['webhook-signature']).split('v1,').length - 1;
const poll = (what: () => unknown) => expect.poll(what, { interval: 20 });
const settled = (state: string) =>
  poll(async () => (await webhooks.readDeliveries({ webhookId: webhook.webhookId }))[0]?.state).toBe(state);

describe('a partner is told of the jobs of its guests', () => {
  it('with ids and states, and nothing of a person', async () => {
    const { jobId } = await bookJob(gateway, guest);
    await webhooks.deliver();
    await poll(webhooks.receiver.types).toEqual(['job.booked']);
    const [first] = webhooks.receiver.received as [Received];
    const job = await gateway.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
    expect(first.event).toEqual({
      id: expect.stringMatching(/^evt_[\w-]{24}$/),
      type: 'job.booked',
      createdAt: gateway.clock.now().toISOString(),
      data: {
        jobId,
        trackingId: job.tracking_id,
        status: 'matching',
        stop: null,
        pickUpAt: job.pick_up_at.toISOString(),
        guestId: 'guest-7',
        guid: job.guid,
      },
    });
    expect(first.raw).not.toMatch(/Malee|086111|สยาม/);
    expect(first.headers['content-type']).toMatch(/^application\/json/);
    expect(first.headers['webhook-id']).toBe(first.event.id);
    const [delivery] = await webhooks.readDeliveries({ webhookId: webhook.webhookId });
    await settled('delivered');
    expect((await webhooks.readDeliveries({ webhookId: webhook.webhookId }))[0]).toMatchObject({
      deliveryId: delivery?.deliveryId,
      subject: jobId,
      attempts: [{ status: 200, answer: 'thanks', error: '', durationMs: expect.any(Number) }],
    });
  });

  it('with its own reference of the order and what it noted on it', async () => {
    const own = { reference: 'BC-20261124-017', metadata: { basket: 'b-77', desk: 'lobby' } };
    const { jobId } = await bookJob(gateway, guest, own);
    await webhooks.deliver();
    await poll(() => webhooks.receiver.received[0]?.event.data).toMatchObject({
      ...own,
      guid: (await readJob(gateway, jobId)).guid,
    });
  });

  it('signed, so that anybody with the secret can check it, with both while two live', async () => {
    const { body } = await admin.post('/partner/webhook/secret/rotate', { webhookId: webhook.webhookId });
    const fresh = String(body['secret']);
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    await poll(() => webhooks.receiver.received.length).toBe(1);
    await admin.post('/partner/webhook/secret/drop', { webhookId: webhook.webhookId, which: 'old' });
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    await poll(() => webhooks.receiver.received.length).toBe(2);
    const [both, one] = webhooks.receiver.received as [Received, Received];
    expect([signatureCount(both), signatureCount(one)]).toEqual([2, 1]);
    expect([await isSigned(both, webhook.secret), await isSigned(both, fresh)]).toEqual([true, true]);
    expect([await isSigned(one, webhook.secret), await isSigned(one, fresh)]).toEqual([false, true]);
    expect(await isSigned({ ...one, raw: one.raw.replace('matching', 'completed') }, fresh)).toBe(false);
  });

  it('signed as before, where a new secret was taken back because nobody got to know it', async () => {
    const { webhookId } = webhook;
    await admin.post('/partner/webhook/secret/rotate', { webhookId });
    for (const _again of [1, 2]) await admin.post('/partner/webhook/secret/drop', { webhookId, which: 'new' });
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    await poll(() => webhooks.receiver.received.length).toBe(1);
    const [received] = webhooks.receiver.received as [Received];
    expect([signatureCount(received), await isSigned(received, webhook.secret)]).toEqual([1, true]);
  });

  it('with the bytes of a secret that was made in the older alphabet', async () => {
    const older = `whsec_${Buffer.alloc(32, 0xfb).toString('base64url')}`;
    expect(older).toMatch(/[-_]\w*$/);
    await gateway.db.updateTable('partner_webhooks').set({ secret: older }).where('id', '=', webhook.webhookId).execute();
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    await poll(() => webhooks.receiver.received.length).toBe(1);
    const [received] = webhooks.receiver.received as [Received];
    expect(await isSigned(received, `whsec_${Buffer.alloc(32, 0xfb).toString('base64')}`)).toBe(true);
  });

  it('so that the check in the guide holds, for five minutes', async () => {
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    await poll(() => webhooks.receiver.received.length).toBe(1);
    const [{ raw, headers }] = webhooks.receiver.received as [Received];
    const isFromSongwai = await readDocumentedCheck();
    const now = gateway.clock.now().getTime();
    // The library reads the machine's clock, in whole seconds.
    const check = (body: string, secret: string, secondsLater: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: now + secondsLater * 1000 });
      const answer = isFromSongwai(body, headers, secret);
      vi.useRealTimers();
      return answer;
    };
    expect(check(raw, webhook.secret, 300)).toBe(true);
    const wrong = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect([check(raw, webhook.secret, 301), check(raw, wrong, 0), check(`${raw} `, webhook.secret, 0)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('and of nothing else: not of our own customers’ jobs, and only of what it asked for', async () => {
    await admin.post('/partner/webhook/update', { webhookId: webhook.webhookId, eventTypes: ['job.completed'] });
    (await bookJob(gateway, { token: await signInByPassword(gateway) })).jobId;
    const { jobId } = await bookJob(gateway, guest);
    await moveJob(gateway, jobId, 'assigned');
    await moveJob(gateway, jobId, 'completed');
    await webhooks.deliver();
    await poll(webhooks.receiver.types).toEqual(['job.completed']);
    expect(webhooks.receiver.received[0]?.event.data).toMatchObject({ jobId, status: 'completed' });
  });

  it('each of its webhooks by itself', async () => {
    const other = await openReceiver();
    other.answerWith({ status: 500 });
    const second = await webhooks.add({ url: other.url });
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    await poll(() => [webhooks.receiver.received.length, other.received.length]).toEqual([1, 1]);
    expect(webhooks.receiver.received[0]?.event.id).toBe(other.received[0]?.event.id);
    await admin.post('/partner/webhook/remove', { webhookId: second.webhookId });
    await other.close();
  });
});

describe('a receiver that fails', () => {
  it('is tried again, and told the same with the same id and a new signature', async () => {
    webhooks.receiver.answerWith({ status: 500, body: 'ก'.repeat(600) });
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    await poll(() => webhooks.receiver.received.length).toBe(1);
    await settled('waiting');
    webhooks.receiver.answerWith({ status: 204, body: '' });
    gateway.clock.advanceSeconds(6);
    await webhooks.deliver();
    await settled('delivered');
    const [first, second] = webhooks.receiver.received as [Received, Received];
    expect(second.raw).toBe(first.raw);
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.headers['webhook-signature']).not.toBe(first.headers['webhook-signature']);
    const [delivery] = await webhooks.readDeliveries({ webhookId: webhook.webhookId });
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 204]);
    expect(delivery?.attempts[0]?.['answer']).toBe('ก'.repeat(500));
  });

  it('may be removed while it is told', async () => {
    webhooks.receiver.answerWith({ isSilent: true });
    (await bookJob(gateway, guest)).jobId;
    const telling = webhooks.deliverImpatiently();
    await poll(() => webhooks.receiver.received.length).toBe(1);
    await admin.post('/partner/webhook/remove', { webhookId: webhook.webhookId });
    await telling;
    expect(await webhooks.readDeliveries({ webhookId: webhook.webhookId })).toEqual([]);
    expect(gateway.logLines.filter((line) => line.includes('could not be noted'))).toEqual([]);
  });

  it('may not take its time for ever', async () => {
    webhooks.receiver.answerWith({ isSilent: true });
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliverImpatiently();
    await poll(async () => (await webhooks.readDeliveries({ webhookId: webhook.webhookId }))[0]?.attempts.length).toBe(1);
    const [delivery] = await webhooks.readDeliveries({ webhookId: webhook.webhookId });
    expect(delivery).toMatchObject({ state: 'waiting', attempts: [{ error: expect.stringMatching(/timeout/i) }] });
    expect(delivery?.attempts[0]).not.toHaveProperty('status');
  });

  it('is not followed where it sends us elsewhere', async () => {
    const elsewhere = await openReceiver();
    webhooks.receiver.answerWith({ status: 307, headers: { location: elsewhere.url } });
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    await poll(async () => (await webhooks.readDeliveries({ webhookId: webhook.webhookId }))[0]?.attempts[0]?.['status']).toBe(
      307,
    );
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it('hears what happened to one job in order, and of other jobs meanwhile', async () => {
    const { jobId: stuck } = await bookJob(gateway, guest);
    webhooks.receiver.answerWith(({ data }) => ({ status: data['jobId'] === stuck ? 503 : 200 }));
    await webhooks.deliver();
    await moveJob(gateway, stuck, 'assigned');
    await moveJob(gateway, stuck, 'arrived');
    const { jobId: other } = await bookJob(gateway, guest);
    await webhooks.deliver();
    await poll(() => webhooks.receiver.received.some(({ event }) => event.data['jobId'] === other)).toBe(true);
    expect(
      webhooks.receiver.received.filter(({ event }) => event.data['jobId'] === stuck).map(({ event }) => event.type),
    ).toEqual(['job.booked']);
    webhooks.receiver.answerWith({});
    webhooks.receiver.forget();
    gateway.clock.advanceSeconds(6);
    await webhooks.deliver();
    await poll(webhooks.receiver.types).toEqual(['job.booked', 'job.assigned', 'job.arrived']);
  });

  it('for three days is given up and switched off, and whoever is named for it gets a letter', async () => {
    await admin.post('/partner/webhook/update', { webhookId: webhook.webhookId, contactEmail: 'it@baanchandra.example' });
    webhooks.receiver.answerWith({ status: 500 });
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    await poll(async () => (await webhooks.readDeliveries({ webhookId: webhook.webhookId }))[0]?.attempts.length).toBe(1);
    gateway.clock.advanceSeconds(3 * daySeconds);
    await webhooks.deliver();
    await settled('failed');
    const { body } = await admin.get('/partner/webhook/list', { partnerId: 'baanchandra' });
    expect(body['webhooks']).toMatchObject([{ isActive: false }]);
    const mails = await gateway.db.selectFrom('messages').selectAll().where('purpose', '=', 'webhookOff').execute();
    expect(mails).toMatchObject([{ recipient: 'it@baanchandra.example', body: expect.stringContaining(webhooks.receiver.url) }]);
    // While the webhook is off no deliveries are stored, and a replay is refused.
    (await bookJob(gateway, guest)).jobId;
    await webhooks.deliver();
    const [delivery, ...rest] = await webhooks.readDeliveries({ webhookId: webhook.webhookId });
    expect(rest).toEqual([]);
    const replay = () => admin.post('/partner/webhook/replay', { deliveryId: delivery?.deliveryId });
    expect((await replay()).body['responseCode']).toBe(409);
    await admin.post('/partner/webhook/update', { webhookId: webhook.webhookId, isActive: true });
    webhooks.receiver.answerWith({});
    webhooks.receiver.forget();
    expect((await replay()).body['responseCode']).toBe(200);
    await webhooks.deliver();
    await poll(webhooks.receiver.types).toEqual(['job.booked']);
  });
});
