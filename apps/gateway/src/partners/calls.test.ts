import { createTransport } from '@songwai/core/gateway/create-transport';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import {
  createPartner,
  dropPartnerSecret,
  fetchPartners,
  publishPartnerTerms,
  rotatePartnerSecret,
  updatePartner,
} from '@songwai/core/partners/admin/partner-admin-calls';
import { fetchDropPoints, releaseDropPoint } from '@songwai/core/partners/drop-points/drop-point-calls';
import { fetchPartnerTerms } from '@songwai/core/partners/partner-terms-calls';
import { estimateAtPartner } from '@songwai/core/partners/price-check/price-calls';
import { fetchPartnerProfile } from '@songwai/core/partners/profile-calls';
import { saveDropPoint } from '@songwai/core/partners/public-calls';
import {
  fetchAllDeliveries,
  fetchDeliveries,
  replayAnyDelivery,
  replayDelivery,
} from '@songwai/core/partners/webhooks/delivery-calls';
import { createSignedFetch } from '@songwai/core/partners/webhooks/signed-fetch';
import {
  createWebhook,
  dropWebhookSecret,
  fetchWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from '@songwai/core/partners/webhooks/webhook-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob } from '../../tests/builders/bookings.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { bangNa, siam } from '../../tests/builders/order.ts';
import { signOnGuest } from '../../tests/builders/partners.ts';
import { type Admin, signInAdmin } from '../../tests/builders/sessions.ts';
import { openWebhooks, type Webhooks } from '../../tests/partners/webhooks.ts';

let gateway: Gateway;
let admin: Admin;
let webhooks: Webhooks;
let baseUrl: string;
let adminClient: Transport;
let visitor: Transport;
beforeAll(async () => {
  gateway = await createGateway({ env: { WEBHOOK_TIMEOUT_SECONDS: '30' } });
  admin = await signInAdmin(gateway);
  webhooks = await openWebhooks(gateway, admin);
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  adminClient = client({ token: admin.token });
  visitor = client({});
});
afterAll(async () => {
  await gateway.close();
  await webhooks.receiver.close();
});

function client({ token = null, fetch }: { token?: string | null; fetch?: typeof globalThis.fetch }): Transport {
  return createTransport({
    baseUrl,
    sessionToken: () => token,
    onSessionInvalid: (code) => expect.fail(`the session ended with ${code}`),
    channel: 'web',
    language: () => 'en',
    device: { name: 'vitest', version: '1' },
    landingUrl: 'http://localhost:8080/',
    userName: () => null,
    ...(fetch === undefined ? {} : { fetch }),
  });
}
/** The transport of a partner's own server. */
const serverOf = (partnerId: string, secret: string): Transport =>
  client({ fetch: createSignedFetch({ partnerId, secret, clock: () => gateway.clock.now().getTime() }) });

const point = { reference: 'HS-1', addressName: bangNa.addressName, lat: bangNa.lat, lng: bangNa.lng };
const guestsPoint = {
  ...point,
  ...{ address: '', contactName: 'Maya', contactPhone: '0861112222', district: '', subDistrict: '', remark: '' },
  deliveryDate: '24/11/2026',
};

describe('the client’s calls', () => {
  it('take a partner from its registration to what its pages show', async () => {
    const { partner, secret } = await createPartner(adminClient, {
      id: 'hotelsiam',
      name: 'Hotel Siam',
      features: ['priceCheck'],
    });
    expect(partner).toMatchObject({ id: 'hotelsiam', isActive: true, termsVersion: null, theme: {} });
    await updatePartner(adminClient, { id: 'hotelsiam', features: ['priceCheck', 'dropPoint'], theme: { accent: '#9c3a24' } });
    const rotated = await rotatePartnerSecret(adminClient, 'hotelsiam');
    expect([rotated.partner.hasTwoSecrets, rotated.secret === secret]).toEqual([true, false]);
    expect((await dropPartnerSecret(adminClient, { id: 'hotelsiam', which: 'old' })).hasTwoSecrets).toBe(false);
    await publishPartnerTerms(adminClient, { id: 'hotelsiam', th: 'ข้อกำหนด', en: 'Terms' });
    const { partners, nextCursor } = await fetchPartners(adminClient);
    expect(partners.map(({ id }) => id)).toEqual(['baanchandra', 'hotelsiam']);
    expect([partners[1]?.createdAt, nextCursor]).toEqual([gateway.clock.now(), null]);

    expect(await fetchPartnerProfile(visitor, 'hotelsiam')).toEqual({
      id: 'hotelsiam',
      name: 'Hotel Siam',
      features: ['priceCheck', 'dropPoint'],
      theme: { accent: '#9c3a24' },
      termsVersion: 1,
      isDropPointSigned: true,
    });
    expect(await fetchPartnerTerms(visitor, 'hotelsiam')).toEqual({
      partnerName: 'Hotel Siam',
      version: 1,
      publishedAt: gateway.clock.now(),
      text: { th: 'ข้อกำหนด', en: 'Terms' },
    });
    const points = [siam, bangNa].map(({ lat, lng }) => ({ lat, lng, isReturn: false }));
    const question = { vehicleId: 1, deliveryType: 2, taskType: 1, extraIds: [], points } as const;
    expect((await estimateAtPartner(visitor, { partnerId: 'hotelsiam', question })).netSatang).toBeGreaterThan(0);
  });

  it('store a delivery point, and let the partner’s server read and release it', async () => {
    const { secret } = await rotatePartnerSecret(adminClient, 'hotelsiam');
    await updatePartner(adminClient, { id: 'hotelsiam', isDropPointSigned: false });
    const fields = { partnerId: 'hotelsiam', guid: 'drawn-by-the-page', signature: null, point: guestsPoint };
    const { storedUntil } = await saveDropPoint(visitor, fields);
    const server = serverOf('hotelsiam', secret);
    const { dropPoints } = await fetchDropPoints(server, { reference: 'HS-1' });
    expect(dropPoints).toEqual([{ ...guestsPoint, savedAt: gateway.clock.now(), storedUntil }]);
    await releaseDropPoint(server, 'HS-1');
    expect(await fetchDropPoints(server)).toEqual({ dropPoints: [], nextCursor: null });
  });

  it('tell a partner’s server that its signature is not right', async () => {
    const error = await fetchDropPoints(serverOf('hotelsiam', 'a-wrong-secret')).catch((refusal: GatewayError) => refusal);
    expect(error).toMatchObject({ code: 401, reply: { reason: 'bad_signature' } });
  });

  it('keep webhooks, show what was sent, and send it again', async () => {
    const fields = { partnerId: 'baanchandra', url: webhooks.receiver.url, eventTypes: ['job.booked'] as const };
    const { webhook, secret } = await createWebhook(adminClient, { ...fields, contactEmail: 'it@baanchandra.example' });
    expect(webhook).toMatchObject({ ...fields, contactEmail: 'it@baanchandra.example', isActive: true, failingSince: null });
    const rotated = await rotateWebhookSecret(adminClient, webhook.id);
    expect(rotated.secret).not.toBe(secret);
    expect((await dropWebhookSecret(adminClient, { id: webhook.id, which: 'new' })).hasTwoSecrets).toBe(false);
    await updateWebhook(adminClient, { id: webhook.id, eventTypes: ['job.booked', 'job.cancelled'] });
    expect((await fetchWebhooks(adminClient, 'baanchandra'))[0]?.eventTypes).toEqual(['job.booked', 'job.cancelled']);

    const { jobId } = await bookJob(gateway, await signOnGuest(gateway));
    await webhooks.deliver();
    const readSent = () => fetchAllDeliveries(adminClient, { partnerId: 'baanchandra', state: 'delivered' });
    await expect.poll(async () => (await readSent()).deliveries.length).toBe(1);
    const [sent] = (await readSent()).deliveries;
    expect(sent).toMatchObject({
      subject: jobId,
      type: 'job.booked',
      nextAttemptAt: null,
      attempts: [{ status: 200, error: '' }],
    });
    const own = serverOf('baanchandra', 'a-secret-of-the-tests-that-is-long-enough');
    expect((await fetchDeliveries(own)).deliveries.map(({ id }) => id)).toEqual([sent?.id]);
    const again = await replayAnyDelivery(adminClient, sent?.id ?? 0);
    await webhooks.deliver();
    await expect.poll(async () => (await readSent()).deliveries.map(({ id }) => id)).toContain(again);
    expect(await replayDelivery(own, again)).toBeGreaterThan(again);
    await removeWebhook(adminClient, webhook.id);
    expect(await fetchWebhooks(adminClient, 'baanchandra')).toEqual([]);
  });
});
