import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daySeconds } from '../../../tests/app/app-fixture.ts';
import { createWebhookFixture, type WebhookFixture } from '../../../tests/partners/webhook-fixture.ts';
import { forgetPartners } from '../forget-partners.ts';

let fixture: WebhookFixture;
let guest: string;
let webhook: Awaited<ReturnType<WebhookFixture['addWebhook']>>;
beforeAll(async () => {
  fixture = await createWebhookFixture();
  guest = await fixture.signOnGuest('guest-7');
  webhook = await fixture.addWebhook({ eventTypes: ['job.booked', 'job.assigned', 'drop_point.saved'] });
});
afterAll(() => fixture.close());

const poll = (what: () => unknown) => expect.poll(what, { interval: 20 });
const bookAndDeliver = async (): Promise<number> => {
  const jobId = await fixture.book(guest);
  await fixture.deliver();
  const find = async () => (await fixture.readDeliveries()).find(({ subject }) => subject === jobId);
  await poll(async () => (await find())?.state).toBe('delivered');
  return (await find())?.deliveryId ?? 0;
};

describe('the office', () => {
  beforeAll(() => fixture.postAsAdmin('/create', { partnerId: 'offices-own', partnerName: 'Office' }));
  const fields = { partnerId: 'offices-own', url: 'https://hotel.test/hook', eventTypes: ['job.booked'] };

  it.each([
    [{ url: 'https://169.254.169.254/latest/meta-data' }, 'url'],
    [{ url: 'http://hotel.test/' }, 'url'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
  ])('is told what is wrong with %j', async (fault, field) => {
    const { body } = await fixture.postAsAdmin('/webhook/create', { ...fields, ...fault });
    expect([body['responseCode'], body['field']]).toEqual([422, field]);
  });

  it('sees no secret but once, and keeps at most ten', async () => {
    const { body } = await fixture.postAsAdmin('/webhook/create', fields);
    const secret = String(body['secret']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await fixture.readAsAdmin('/webhook/list', { partnerId: 'offices-own' });
    expect(JSON.stringify(listed.body)).not.toContain('whsec_');
    const codes = [];
    for (const answer of await Promise.all(Array.from({ length: 11 }, () => fixture.postAsAdmin('/webhook/create', fields))))
      codes.push(answer.body['responseCode']);
    expect(codes.filter((code) => code === 200)).toHaveLength(9);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
  });

  it.each(['/webhook/update', '/webhook/remove', '/webhook/secret/rotate', '/webhook/secret/drop'])(
    'is told 404 by %s of what there is not',
    async (path) => {
      for (const webhookId of ['5f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', 'nonsense'])
        expect((await fixture.postAsAdmin(path, { webhookId, which: 'old' })).status).toBe(404);
    },
  );

  it('is told 404 of webhooks of no partner', async () => {
    expect((await fixture.readAsAdmin('/webhook/list', { partnerId: 'nobody' })).status).toBe(404);
    expect((await fixture.postAsAdmin('/webhook/create', { ...fields, partnerId: 'nobody' })).status).toBe(404);
    expect((await fixture.postAsAdmin('/webhook/replay', { deliveryId: 999_999 })).status).toBe(404);
  });
});

describe('what was sent', () => {
  it('is sent once, however many gateways send', async () => {
    fixture.receiver.forget();
    const jobs = [];
    for (let index = 0; index < 12; index += 1) jobs.push(await fixture.book(guest));
    await fixture.publish();
    const senders = [fixture.makeSender(), fixture.makeSender(), fixture.makeSender()];
    await Promise.all(senders.map((sender) => sender.send()));
    await poll(async () => (await fixture.readDeliveries({ state: 'waiting' })).length).toBe(0);
    expect(fixture.receiver.received.map(({ event }) => event.data['jobId']).sort()).toEqual(jobs.sort());
  });

  it('is put on its way once, however many gateways publish', async () => {
    fixture.receiver.forget();
    await fixture.book(guest);
    await Promise.all([fixture.publish(), fixture.publish(), fixture.publish()]);
    await fixture.deliver();
    await poll(fixture.receiver.types).toEqual(['job.booked']);
  });

  it('is sent by another gateway when one was killed while it sent', async () => {
    const jobId = await fixture.book(guest);
    fixture.receiver.answerWith({ isSilent: true });
    await fixture.publish();
    const killed = await fixture.db
      .updateTable('webhook_deliveries')
      .set({
        attempts: 1,
        leased_until: new Date(fixture.clock.now().getTime() + 60_000),
        next_attempt_at: new Date(fixture.clock.now().getTime() + 60_000),
      })
      .where('subject', '=', jobId)
      .returning('id')
      .execute();
    fixture.receiver.answerWith({});
    fixture.receiver.forget();
    await fixture.deliver();
    expect(fixture.receiver.received.filter(({ event }) => event.data['jobId'] === jobId)).toEqual([]);
    fixture.clock.advanceSeconds(61);
    await fixture.deliver();
    await poll(async () => (await fixture.readDeliveries()).find(({ deliveryId }) => deliveryId === killed[0]?.id)?.state).toBe(
      'delivered',
    );
  });

  it('is shown to the partner by a signed call, and no other partner’s', async () => {
    const deliveryId = await bookAndDeliver();
    const { body: made } = await fixture.postAsAdmin('/create', { partnerId: 'other', partnerName: 'Other' });
    const other = { partnerId: 'other', secret: String(made['secret']) };
    const own = await fixture.askAsPartner('GET', `/partner/webhook/deliveries?limit=1&webhookId=${webhook.webhookId}`);
    expect(own.body['deliveries']).toMatchObject([{ deliveryId, type: 'job.booked', state: 'delivered', isReplay: false }]);
    const older = await fixture.askAsPartner(
      'GET',
      `/partner/webhook/deliveries?limit=1&cursor=${String(own.body['nextCursor'])}`,
    );
    expect((older.body['deliveries'] as { deliveryId: number }[])[0]?.deliveryId).toBeLessThan(deliveryId);
    expect((await fixture.askAsPartner('GET', '/partner/webhook/deliveries', other)).body['deliveries']).toEqual([]);
    const replay = await fixture.askAsPartner('POST', '/partner/webhook/replay', { ...other, body: { deliveryId } });
    expect(replay.status).toBe(404);
  });

  it('is sent again when the partner asks, with the same id, once for two who ask at once', async () => {
    const deliveryId = await bookAndDeliver();
    fixture.receiver.forget();
    const ask = () => fixture.askAsPartner('POST', '/partner/webhook/replay', { body: { deliveryId } });
    fixture.receiver.answerWith({ status: 500 });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first.body['deliveryId']).toBe(second.body['deliveryId']);
    expect(first.body['deliveryId']).not.toBe(deliveryId);
    fixture.receiver.answerWith({});
    await fixture.deliver();
    fixture.clock.advanceSeconds(6);
    await fixture.deliver();
    await poll(async () => (await fixture.readDeliveries({ state: 'waiting' })).length).toBe(0);
    const rows = await fixture.readDeliveries();
    const repeat = rows.find((row) => row.deliveryId === first.body['deliveryId']);
    expect(repeat).toMatchObject({ isReplay: true, state: 'delivered' });
    expect(new Set(fixture.receiver.received.map(({ event }) => event.id))).toEqual(new Set([repeat?.['eventId']]));
  });

  it('is every turn that a job takes', async () => {
    const all = ['job.booked', 'job.postponed', 'job.assigned', 'job.reopened', 'job.arrived', 'job.picked_up', 'job.completed'];
    await fixture.postAsAdmin('/webhook/update', { webhookId: webhook.webhookId, eventTypes: [...all, 'job.cancelled'] });
    fixture.receiver.forget();
    const jobId = await fixture.book(guest);
    await fixture.post('/v3/job/postpone', { jobId, jobDate: '30/12/2026', startTime: '10:00' }, { token: guest });
    for (const status of ['assigned', 'matching', 'assigned', 'arrived', 'pickedUp', 'completed'] as const)
      await fixture.move(jobId, status);
    const cancelled = await fixture.book(guest);
    await fixture.post('/cancel_job', { jobId: cancelled }, { token: guest });
    await fixture.deliver();
    const heardOf = (id: string) =>
      fixture.receiver.received.filter(({ event }) => event.data['jobId'] === id).map(({ event }) => event.type);
    await poll(() => heardOf(cancelled)).toEqual(['job.booked', 'job.cancelled']);
    await poll(() => heardOf(jobId)).toEqual([
      'job.booked',
      'job.postponed',
      'job.assigned',
      'job.reopened',
      ...all.filter((type) => !['job.booked', 'job.postponed', 'job.reopened'].includes(type)),
    ]);
    await fixture.postAsAdmin('/webhook/update', {
      webhookId: webhook.webhookId,
      eventTypes: ['job.booked', 'drop_point.saved'],
    });
  });

  it('is also that a guest has told where its things go, without saying where', async () => {
    fixture.receiver.forget();
    const fields = {
      guid: 'guest-of-the-test',
      reference: 'BC-77',
      addressName: 'บ้าน',
      contactName: 'Maya',
      contactPhone: '0861112222',
    };
    await fixture.post('/baanchandra/address/save', { ...fields, lat: 13.6682, lng: 100.605 });
    await fixture.deliver();
    await poll(() => fixture.receiver.received.map(({ event }) => [event.type, event.data])).toEqual([
      ['drop_point.saved', { reference: 'BC-77' }],
    ]);
  });

  it('waits while the partner is switched off, and is forgotten after thirty days', async () => {
    await fixture.book(guest);
    await fixture.publish();
    await fixture.postAsAdmin('/update', { partnerId: 'baanchandra', isActive: false });
    fixture.clock.advanceSeconds(31 * daySeconds);
    await forgetPartners(fixture.db, fixture.clock.now());
    expect(await fixture.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
    expect(await fixture.db.selectFrom('webhook_attempts').select('id').execute()).toEqual([]);
  });
});
