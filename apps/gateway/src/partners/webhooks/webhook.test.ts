import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { daySeconds } from '../../../tests/app/app-fixture.ts';
import { openReceiver, type Received } from '../../../tests/partners/receiver.ts';
import { createWebhookFixture, type WebhookFixture } from '../../../tests/partners/webhook-fixture.ts';

let fixture: WebhookFixture;
let guest: string;
beforeAll(async () => {
  fixture = await createWebhookFixture();
  guest = await fixture.signOnGuest('guest-7');
});
afterAll(() => fixture.close());

let webhook: Awaited<ReturnType<WebhookFixture['addWebhook']>>;
beforeEach(async () => {
  fixture.receiver.answerWith({});
  webhook = await fixture.addWebhook();
});
afterEach(async () => {
  await fixture.postAsAdmin('/webhook/remove', { webhookId: webhook.webhookId });
  fixture.receiver.forget();
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
/** Runs the check that docs/embedding.md shows to partners' developers. */
async function readDocumentedCheck(): Promise<(body: string, headers: Received['headers'], secret: string) => boolean> {
  const page = await readFile(new URL('../../../../../docs/embedding.md', import.meta.url), 'utf8');
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
  poll(async () => (await fixture.readDeliveries({ webhookId: webhook.webhookId }))[0]?.state).toBe(state);

describe('a partner is told of the jobs of its guests', () => {
  it('with ids and states, and nothing of a person', async () => {
    const jobId = await fixture.book(guest);
    await fixture.deliver();
    await poll(fixture.receiver.types).toEqual(['job.booked']);
    const [first] = fixture.receiver.received as [Received];
    const job = await fixture.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
    expect(first.event).toEqual({
      id: expect.stringMatching(/^evt_[\w-]{24}$/),
      type: 'job.booked',
      createdAt: fixture.clock.now().toISOString(),
      data: {
        jobId,
        trackingId: job.tracking_id,
        status: 'matching',
        stop: null,
        pickUpAt: job.pick_up_at.toISOString(),
        guestId: 'guest-7',
        reference: job.guid,
      },
    });
    expect(first.raw).not.toMatch(/Malee|086111|สยาม/);
    expect(first.headers['content-type']).toMatch(/^application\/json/);
    expect(first.headers['webhook-id']).toBe(first.event.id);
    const [delivery] = await fixture.readDeliveries({ webhookId: webhook.webhookId });
    await settled('delivered');
    expect((await fixture.readDeliveries({ webhookId: webhook.webhookId }))[0]).toMatchObject({
      deliveryId: delivery?.deliveryId,
      subject: jobId,
      attempts: [{ status: 200, answer: 'thanks', error: '', durationMs: expect.any(Number) }],
    });
  });

  it('signed, so that anybody with the secret can check it, with both while two live', async () => {
    const { body } = await fixture.postAsAdmin('/webhook/secret/rotate', { webhookId: webhook.webhookId });
    const fresh = String(body['secret']);
    await fixture.book(guest);
    await fixture.deliver();
    await poll(() => fixture.receiver.received.length).toBe(1);
    await fixture.postAsAdmin('/webhook/secret/drop', { webhookId: webhook.webhookId, which: 'old' });
    await fixture.book(guest);
    await fixture.deliver();
    await poll(() => fixture.receiver.received.length).toBe(2);
    const [both, one] = fixture.receiver.received as [Received, Received];
    expect([signatureCount(both), signatureCount(one)]).toEqual([2, 1]);
    expect([await isSigned(both, webhook.secret), await isSigned(both, fresh)]).toEqual([true, true]);
    expect([await isSigned(one, webhook.secret), await isSigned(one, fresh)]).toEqual([false, true]);
    expect(await isSigned({ ...one, raw: one.raw.replace('matching', 'completed') }, fresh)).toBe(false);
  });

  it('signed as before, where a new secret was taken back because nobody got to know it', async () => {
    const { webhookId } = webhook;
    await fixture.postAsAdmin('/webhook/secret/rotate', { webhookId });
    for (const _again of [1, 2]) await fixture.postAsAdmin('/webhook/secret/drop', { webhookId, which: 'new' });
    await fixture.book(guest);
    await fixture.deliver();
    await poll(() => fixture.receiver.received.length).toBe(1);
    const [received] = fixture.receiver.received as [Received];
    expect([signatureCount(received), await isSigned(received, webhook.secret)]).toEqual([1, true]);
  });

  it('with the bytes of a secret that was made in the older alphabet', async () => {
    const older = `whsec_${Buffer.alloc(32, 0xfb).toString('base64url')}`;
    expect(older).toMatch(/[-_]\w*$/);
    await fixture.db.updateTable('partner_webhooks').set({ secret: older }).where('id', '=', webhook.webhookId).execute();
    await fixture.book(guest);
    await fixture.deliver();
    await poll(() => fixture.receiver.received.length).toBe(1);
    const [received] = fixture.receiver.received as [Received];
    expect(await isSigned(received, `whsec_${Buffer.alloc(32, 0xfb).toString('base64')}`)).toBe(true);
  });

  it('so that the check in the guide holds, for five minutes', async () => {
    await fixture.book(guest);
    await fixture.deliver();
    await poll(() => fixture.receiver.received.length).toBe(1);
    const [{ raw, headers }] = fixture.receiver.received as [Received];
    const isFromSongwai = await readDocumentedCheck();
    const now = fixture.clock.now().getTime();
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
    await fixture.postAsAdmin('/webhook/update', { webhookId: webhook.webhookId, eventTypes: ['job.completed'] });
    await fixture.book(await fixture.signIn());
    const jobId = await fixture.book(guest);
    await fixture.move(jobId, 'assigned');
    await fixture.move(jobId, 'completed');
    await fixture.deliver();
    await poll(fixture.receiver.types).toEqual(['job.completed']);
    expect(fixture.receiver.received[0]?.event.data).toMatchObject({ jobId, status: 'completed' });
  });

  it('each of its webhooks by itself', async () => {
    const other = await openReceiver();
    other.answerWith({ status: 500 });
    const second = await fixture.addWebhook({ url: other.url });
    await fixture.book(guest);
    await fixture.deliver();
    await poll(() => [fixture.receiver.received.length, other.received.length]).toEqual([1, 1]);
    expect(fixture.receiver.received[0]?.event.id).toBe(other.received[0]?.event.id);
    await fixture.postAsAdmin('/webhook/remove', { webhookId: second.webhookId });
    await other.close();
  });
});

describe('a receiver that fails', () => {
  it('is tried again, and told the same with the same id and a new signature', async () => {
    fixture.receiver.answerWith({ status: 500, body: 'ก'.repeat(600) });
    await fixture.book(guest);
    await fixture.deliver();
    await poll(() => fixture.receiver.received.length).toBe(1);
    await settled('waiting');
    fixture.receiver.answerWith({ status: 204, body: '' });
    fixture.clock.advanceSeconds(6);
    await fixture.deliver();
    await settled('delivered');
    const [first, second] = fixture.receiver.received as [Received, Received];
    expect(second.raw).toBe(first.raw);
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.headers['webhook-signature']).not.toBe(first.headers['webhook-signature']);
    const [delivery] = await fixture.readDeliveries({ webhookId: webhook.webhookId });
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 204]);
    expect(delivery?.attempts[0]?.['answer']).toBe('ก'.repeat(500));
  });

  it('may be removed while it is told', async () => {
    fixture.receiver.answerWith({ isSilent: true });
    await fixture.book(guest);
    const telling = fixture.deliverImpatiently();
    await poll(() => fixture.receiver.received.length).toBe(1);
    await fixture.postAsAdmin('/webhook/remove', { webhookId: webhook.webhookId });
    await telling;
    expect(await fixture.readDeliveries({ webhookId: webhook.webhookId })).toEqual([]);
    expect(fixture.logLines.filter((line) => line.includes('could not be noted'))).toEqual([]);
  });

  it('may not take its time for ever', async () => {
    fixture.receiver.answerWith({ isSilent: true });
    await fixture.book(guest);
    await fixture.deliverImpatiently();
    await poll(async () => (await fixture.readDeliveries({ webhookId: webhook.webhookId }))[0]?.attempts.length).toBe(1);
    const [delivery] = await fixture.readDeliveries({ webhookId: webhook.webhookId });
    expect(delivery).toMatchObject({ state: 'waiting', attempts: [{ error: expect.stringMatching(/timeout/i) }] });
    expect(delivery?.attempts[0]).not.toHaveProperty('status');
  });

  it('is not followed where it sends us elsewhere', async () => {
    const elsewhere = await openReceiver();
    fixture.receiver.answerWith({ status: 307, headers: { location: elsewhere.url } });
    await fixture.book(guest);
    await fixture.deliver();
    await poll(async () => (await fixture.readDeliveries({ webhookId: webhook.webhookId }))[0]?.attempts[0]?.['status']).toBe(
      307,
    );
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it('hears what happened to one job in order, and of other jobs meanwhile', async () => {
    const stuck = await fixture.book(guest);
    fixture.receiver.answerWith(({ data }) => ({ status: data['jobId'] === stuck ? 503 : 200 }));
    await fixture.deliver();
    await fixture.move(stuck, 'assigned');
    await fixture.move(stuck, 'arrived');
    const other = await fixture.book(guest);
    await fixture.deliver();
    await poll(() => fixture.receiver.received.some(({ event }) => event.data['jobId'] === other)).toBe(true);
    expect(fixture.receiver.received.filter(({ event }) => event.data['jobId'] === stuck).map(({ event }) => event.type)).toEqual(
      ['job.booked'],
    );
    fixture.receiver.answerWith({});
    fixture.receiver.forget();
    fixture.clock.advanceSeconds(6);
    await fixture.deliver();
    await poll(fixture.receiver.types).toEqual(['job.booked', 'job.assigned', 'job.arrived']);
  });

  it('for three days is given up and switched off, and whoever is named for it gets a letter', async () => {
    await fixture.postAsAdmin('/webhook/update', { webhookId: webhook.webhookId, contactEmail: 'it@baanchandra.example' });
    fixture.receiver.answerWith({ status: 500 });
    await fixture.book(guest);
    await fixture.deliver();
    await poll(async () => (await fixture.readDeliveries({ webhookId: webhook.webhookId }))[0]?.attempts.length).toBe(1);
    fixture.clock.advanceSeconds(3 * daySeconds);
    await fixture.deliver();
    await settled('failed');
    const { body } = await fixture.readAsAdmin('/webhook/list', { partnerId: 'baanchandra' });
    expect(body['webhooks']).toMatchObject([{ isActive: false }]);
    const mails = await fixture.db.selectFrom('messages').selectAll().where('purpose', '=', 'webhookOff').execute();
    expect(mails).toMatchObject([{ recipient: 'it@baanchandra.example', body: expect.stringContaining(fixture.receiver.url) }]);
    // While the webhook is off no deliveries are stored, and a replay is refused.
    await fixture.book(guest);
    await fixture.deliver();
    const [delivery, ...rest] = await fixture.readDeliveries({ webhookId: webhook.webhookId });
    expect(rest).toEqual([]);
    const replay = () => fixture.postAsAdmin('/webhook/replay', { deliveryId: delivery?.deliveryId });
    expect((await replay()).body['responseCode']).toBe(409);
    await fixture.postAsAdmin('/webhook/update', { webhookId: webhook.webhookId, isActive: true });
    fixture.receiver.answerWith({});
    fixture.receiver.forget();
    expect((await replay()).body['responseCode']).toBe(200);
    await fixture.deliver();
    await poll(fixture.receiver.types).toEqual(['job.booked']);
  });
});
