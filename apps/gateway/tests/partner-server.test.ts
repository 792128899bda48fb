import { createSongwai, GatewayError, NotFromSongwai, type Songwai } from '@songwai/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob } from './builders/bookings.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { partnerOrigin, signOnGuest } from './builders/partners.ts';
import { type Admin, signInAdmin } from './builders/sessions.ts';
import { partnerSecret } from './harness/quiet-environment.ts';
import { openWebhooks, type Webhooks } from './partners/webhooks.ts';

let gateway: Gateway;
let admin: Admin;
let webhooks: Webhooks;
let songwai: Songwai;
let origin: string;
beforeAll(async () => {
  gateway = await createGateway();
  // The library that reads webhooks goes by the machine's clock.
  gateway.clock.set(new Date());
  admin = await signInAdmin(gateway);
  webhooks = await openWebhooks(gateway, admin);
  origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { secret: webhookSecret } = await webhooks.add();
  songwai = createSongwai({ origin, partnerId: 'baanchandra', secret: partnerSecret, webhookSecret, clock: gateway.clock.now });
});
afterAll(async () => {
  await gateway.close();
  await webhooks.receiver.close();
});

const bookAsGuest = async (change: object = {}) => {
  const guest = await signOnGuest(gateway, 'guest-of-a-server');
  return bookJob(gateway, guest, change);
};

describe('a partner’s server with our package', () => {
  it('signs a guest on, once and again by the next page’s token', async () => {
    for (const name of ['Malee Chan', 'Malee Chan']) {
      const token = await songwai.guestToken({ id: 'guest-12', name, phone: '0861112222' });
      const { body } = await gateway.post('/signon', { partnerId: 'baanchandra', token, lang: 'en' }, { origin: partnerOrigin });
      expect(body).toMatchObject({ responseCode: 200, firstName: 'Malee', lastName: 'Chan' });
    }
  });

  it('reads what happens to the jobs of its guests, and nothing that we did not sign', async () => {
    const own = { reference: 'BC-017', metadata: { basket: 'b-77' } };
    const { jobId } = await bookAsGuest(own);
    await webhooks.deliver();
    const [received] = webhooks.receiver.received.slice(-1);
    if (received === undefined) throw new Error('no webhook came');
    const event = songwai.readEvent(received.raw, received.headers);
    expect(event).toMatchObject({ type: 'job.booked', data: { jobId, guestId: 'guest-of-a-server', ...own } });
    expect(() => songwai.readEvent(received.raw.replace(jobId, 'J00099999'), received.headers)).toThrow(NotFromSongwai);
    expect(() => songwai.readEvent(received.raw, {})).toThrow(NotFromSongwai);
  });

  it('sees what was sent to it, and has it sent again', async () => {
    await bookAsGuest();
    await webhooks.deliver();
    const { deliveries } = await songwai.deliveries({ state: 'delivered' });
    const newest = deliveries[0];
    if (newest === undefined) throw new Error('nothing was sent');
    const before = webhooks.receiver.received.length;
    expect(await songwai.replayDelivery(newest.id)).toBeGreaterThan(newest.id);
    await webhooks.deliver();
    expect(webhooks.receiver.received).toHaveLength(before + 1);
  });

  it('leads a guest to a page where only that booking’s delivery point can be entered, and reads it', async () => {
    await admin.post('/partner/update', { partnerId: 'baanchandra', isDropPointSigned: true });
    const link = new URL(songwai.dropPointLink('BC 7/1'));
    expect(link.pathname).toBe('/droppoint/baanchandra');
    const point = { reference: link.searchParams.get('reference'), signature: link.searchParams.get('signature') };
    const where = {
      addressName: 'Icon Siam',
      address: '',
      lat: 13.7267,
      lng: 100.5105,
      contactName: 'Maya',
      contactPhone: '0861112222',
    };
    const save = (signature: string | null) =>
      gateway.post('/baanchandra/address/save', {
        ...point,
        ...where,
        signature,
        district: '',
        subDistrict: '',
        remark: '',
        guid: 'a-page-1',
      });
    expect((await save('0'.repeat(64))).body['reason']).toBe('bad_signature');
    expect((await save(point.signature)).body['responseCode']).toBe(200);
    const { dropPoints } = await songwai.dropPoints({ reference: 'BC 7/1' });
    expect(dropPoints).toMatchObject([{ reference: 'BC 7/1', contactName: 'Maya' }]);
    await songwai.releaseDropPoint('BC 7/1');
    expect((await songwai.dropPoints({ reference: 'BC 7/1' })).dropPoints).toEqual([]);
  });

  it('learns from the refusal what is wrong', async () => {
    const stranger = createSongwai({ origin, partnerId: 'baanchandra', secret: 'not-the-secret', clock: gateway.clock.now });
    const refused = stranger.dropPoints().catch((error: unknown) => error);
    expect(await refused).toBeInstanceOf(GatewayError);
    expect(await refused).toMatchObject({ code: 401, reply: { reason: 'bad_signature' } });
    expect(() => createSongwai({ origin, partnerId: '', secret: 'x' })).toThrow('partnerId');
    expect(() => stranger.readEvent('{}', {})).toThrow('webhookSecret');
  });
});
