import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob } from '../../../tests/builders/bookings.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { askAsPartner, signOnGuest } from '../../../tests/builders/partners.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { type Admin, signInAdmin } from '../../../tests/builders/sessions.ts';
import { openWebhooks, type Webhooks } from '../../../tests/partners/webhooks.ts';
import { forgetPartners } from '../forget-partners.ts';

let gateway: Gateway;
let admin: Admin;
let webhooks: Webhooks;
let guest: Caller;
let webhook: Awaited<ReturnType<Webhooks['add']>>;
beforeAll(async () => {
  gateway = await createGateway({ env: { WEBHOOK_TIMEOUT_SECONDS: '30' } });
  admin = await signInAdmin(gateway);
  webhooks = await openWebhooks(gateway, admin);
  guest = await signOnGuest(gateway, 'guest-7');
  webhook = await webhooks.add({ eventTypes: ['job.booked', 'job.assigned', 'drop_point.saved'] });
});
afterAll(async () => {
  await gateway.close();
  await webhooks.receiver.close();
});

const poll = (what: () => unknown) => expect.poll(what, { interval: 20 });
const bookAndDeliver = async (): Promise<number> => {
  const { jobId } = await bookJob(gateway, guest);
  await webhooks.deliver();
  const find = async () => (await webhooks.readDeliveries()).find(({ subject }) => subject === jobId);
  await poll(async () => (await find())?.state).toBe('delivered');
  return (await find())?.deliveryId ?? 0;
};

describe('the office', () => {
  beforeAll(() => admin.post('/partner/create', { partnerId: 'offices-own', partnerName: 'Office' }));
  const fields = { partnerId: 'offices-own', url: 'https://hotel.test/hook', eventTypes: ['job.booked'] };

  it.each([
    [{ url: 'https://169.254.169.254/latest/meta-data' }, 'url'],
    [{ url: 'http://hotel.test/' }, 'url'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
  ])('is told what is wrong with %j', async (fault, field) => {
    const { body } = await admin.post('/partner/webhook/create', { ...fields, ...fault });
    expect([body['responseCode'], body['field']]).toEqual([422, field]);
  });

  it('sees no secret but once, and keeps at most ten', async () => {
    const { body } = await admin.post('/partner/webhook/create', fields);
    const secret = String(body['secret']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await admin.get('/partner/webhook/list', { partnerId: 'offices-own' });
    expect(JSON.stringify(listed.body)).not.toContain('whsec_');
    const codes = [];
    for (const answer of await Promise.all(Array.from({ length: 11 }, () => admin.post('/partner/webhook/create', fields))))
      codes.push(answer.body['responseCode']);
    expect(codes.filter((code) => code === 200)).toHaveLength(9);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
  });

  it.each(['/webhook/update', '/webhook/remove', '/webhook/secret/rotate', '/webhook/secret/drop'])(
    'is told 404 by %s of what there is not',
    async (path) => {
      for (const webhookId of ['5f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', 'nonsense'])
        expect((await admin.post(`/partner${path}`, { webhookId, which: 'old' })).status).toBe(404);
    },
  );

  it('is told 404 of webhooks of no partner', async () => {
    expect((await admin.get('/partner/webhook/list', { partnerId: 'nobody' })).status).toBe(404);
    expect((await admin.post('/partner/webhook/create', { ...fields, partnerId: 'nobody' })).status).toBe(404);
    expect((await admin.post('/partner/webhook/replay', { deliveryId: 999_999 })).status).toBe(404);
  });
});

describe('what was sent', () => {
  it('is sent once, however many gateways send', async () => {
    webhooks.receiver.forget();
    const jobs = [];
    for (let index = 0; index < 12; index += 1) jobs.push((await bookJob(gateway, guest)).jobId);
    await webhooks.publish();
    const senders = [webhooks.makeSender(), webhooks.makeSender(), webhooks.makeSender()];
    await Promise.all(senders.map((sender) => sender.send()));
    await poll(async () => (await webhooks.readDeliveries({ state: 'waiting' })).length).toBe(0);
    expect(webhooks.receiver.received.map(({ event }) => event.data['jobId']).sort()).toEqual(jobs.sort());
  });

  it('is put on its way once, however many gateways publish', async () => {
    webhooks.receiver.forget();
    (await bookJob(gateway, guest)).jobId;
    await Promise.all([webhooks.publish(), webhooks.publish(), webhooks.publish()]);
    await webhooks.deliver();
    await poll(webhooks.receiver.types).toEqual(['job.booked']);
  });

  it('is sent by another gateway when one was killed while it sent', async () => {
    const { jobId } = await bookJob(gateway, guest);
    webhooks.receiver.answerWith({ isSilent: true });
    await webhooks.publish();
    const killed = await gateway.db
      .updateTable('webhook_deliveries')
      .set({
        attempts: 1,
        leased_until: new Date(gateway.clock.now().getTime() + 60_000),
        next_attempt_at: new Date(gateway.clock.now().getTime() + 60_000),
      })
      .where('subject', '=', jobId)
      .returning('id')
      .execute();
    webhooks.receiver.answerWith({});
    webhooks.receiver.forget();
    await webhooks.deliver();
    expect(webhooks.receiver.received.filter(({ event }) => event.data['jobId'] === jobId)).toEqual([]);
    gateway.clock.advanceSeconds(61);
    await webhooks.deliver();
    await poll(async () => (await webhooks.readDeliveries()).find(({ deliveryId }) => deliveryId === killed[0]?.id)?.state).toBe(
      'delivered',
    );
  });

  it('is shown to the partner by a signed call, and no other partner’s', async () => {
    const deliveryId = await bookAndDeliver();
    const { body: made } = await admin.post('/partner/create', { partnerId: 'other', partnerName: 'Other' });
    const other = { partnerId: 'other', secret: String(made['secret']) };
    const own = await askAsPartner(gateway, `GET /partner/webhook/deliveries?limit=1&webhookId=${webhook.webhookId}`);
    expect(own.body['deliveries']).toMatchObject([{ deliveryId, type: 'job.booked', state: 'delivered', isReplay: false }]);
    const older = await askAsPartner(gateway, `GET /partner/webhook/deliveries?limit=1&cursor=${String(own.body['nextCursor'])}`);
    expect((older.body['deliveries'] as { deliveryId: number }[])[0]?.deliveryId).toBeLessThan(deliveryId);
    expect((await askAsPartner(gateway, 'GET /partner/webhook/deliveries', other)).body['deliveries']).toEqual([]);
    const replay = await askAsPartner(gateway, 'POST /partner/webhook/replay', { ...other, body: { deliveryId } });
    expect(replay.status).toBe(404);
  });

  it('is sent again when the partner asks, with the same id, once for two who ask at once', async () => {
    const deliveryId = await bookAndDeliver();
    webhooks.receiver.forget();
    const ask = () => askAsPartner(gateway, 'POST /partner/webhook/replay', { body: { deliveryId } });
    webhooks.receiver.answerWith({ status: 500 });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first.body['deliveryId']).toBe(second.body['deliveryId']);
    expect(first.body['deliveryId']).not.toBe(deliveryId);
    webhooks.receiver.answerWith({});
    await webhooks.deliver();
    gateway.clock.advanceSeconds(6);
    await webhooks.deliver();
    await poll(async () => (await webhooks.readDeliveries({ state: 'waiting' })).length).toBe(0);
    const rows = await webhooks.readDeliveries();
    const repeat = rows.find((row) => row.deliveryId === first.body['deliveryId']);
    expect(repeat).toMatchObject({ isReplay: true, state: 'delivered' });
    expect(new Set(webhooks.receiver.received.map(({ event }) => event.id))).toEqual(new Set([repeat?.['eventId']]));
  });

  it('is every turn that a job takes', async () => {
    const all = ['job.booked', 'job.postponed', 'job.assigned', 'job.reopened', 'job.arrived', 'job.picked_up', 'job.completed'];
    await admin.post('/partner/webhook/update', { webhookId: webhook.webhookId, eventTypes: [...all, 'job.cancelled'] });
    webhooks.receiver.forget();
    const { jobId } = await bookJob(gateway, guest);
    await gateway.post('/v3/job/postpone', { jobId, jobDate: '30/12/2026', startTime: '10:00' }, guest);
    for (const status of ['assigned', 'matching', 'assigned', 'arrived', 'pickedUp', 'completed'] as const)
      await moveJob(gateway, jobId, status);
    const { jobId: cancelled } = await bookJob(gateway, guest);
    await gateway.post('/cancel_job', { jobId: cancelled }, guest);
    await webhooks.deliver();
    const heardOf = (id: string) =>
      webhooks.receiver.received.filter(({ event }) => event.data['jobId'] === id).map(({ event }) => event.type);
    await poll(() => heardOf(cancelled)).toEqual(['job.booked', 'job.cancelled']);
    await poll(() => heardOf(jobId)).toEqual([
      'job.booked',
      'job.postponed',
      'job.assigned',
      'job.reopened',
      ...all.filter((type) => !['job.booked', 'job.postponed', 'job.reopened'].includes(type)),
    ]);
    await admin.post('/partner/webhook/update', {
      webhookId: webhook.webhookId,
      eventTypes: ['job.booked', 'drop_point.saved'],
    });
  });

  it('is also that a guest has told where its things go, without saying where', async () => {
    webhooks.receiver.forget();
    const fields = {
      guid: 'guest-of-the-test',
      reference: 'BC-77',
      addressName: 'บ้าน',
      contactName: 'Maya',
      contactPhone: '0861112222',
    };
    await gateway.post('/baanchandra/address/save', { ...fields, lat: 13.6682, lng: 100.605 });
    await webhooks.deliver();
    await poll(() => webhooks.receiver.received.map(({ event }) => [event.type, event.data])).toEqual([
      ['drop_point.saved', { reference: 'BC-77' }],
    ]);
  });

  it('waits while the partner is switched off, and is forgotten after thirty days', async () => {
    (await bookJob(gateway, guest)).jobId;
    await webhooks.publish();
    await admin.post('/partner/update', { partnerId: 'baanchandra', isActive: false });
    gateway.clock.advanceSeconds(31 * daySeconds);
    await forgetPartners(gateway.db, gateway.clock.now());
    expect(await gateway.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
    expect(await gateway.db.selectFrom('webhook_attempts').select('id').execute()).toEqual([]);
  });
});
