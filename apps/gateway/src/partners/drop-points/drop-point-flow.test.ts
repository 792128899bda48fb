import { createTransport } from '@songwai/core/gateway/create-transport';
import { createDropPointFlow } from '@songwai/core/partners/drop-points/drop-point-flow';
import type { Place } from '@songwai/core/places/place';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { bangNa, siam } from '../../../tests/builders/order.ts';
import { askAsPartner, hmac } from '../../../tests/builders/partners.ts';
import { signInAdmin } from '../../../tests/builders/sessions.ts';
import { partnerSecret } from '../../../tests/harness/quiet-environment.ts';

let gateway: Gateway;
let baseUrl: string;
beforeAll(async () => {
  gateway = await createGateway();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const admin = await signInAdmin(gateway);
  await admin.post('/partner/update', { partnerId: 'baanchandra', isDropPointSigned: true });
});
afterAll(() => gateway.close());

const placeAt = ({ lat, lng }: { readonly lat: number; readonly lng: number }, name: string): Place => ({
  ...{ placeId: name, name, address: 'Bangkok', district: '', subDistrict: '', lat, lng },
});

/** One device: what it stores is not seen by another. */
const openDevice = () => {
  const stored = new Map<string, string>();
  return (reference: string, signature: string | null) =>
    createDropPointFlow({
      transport: createTransport({
        baseUrl,
        channel: 'web',
        language: () => 'en',
        device: { name: 'test', version: '1' },
        landingUrl: 'http://localhost/',
        sessionToken: () => null,
        userName: () => null,
        onSessionInvalid: () => undefined,
      }),
      partnerId: 'baanchandra',
      reference,
      signature,
      clock: () => gateway.clock.now().getTime(),
      random: Math.random,
      storage: {
        get: async (key) => stored.get(key) ?? null,
        set: async (key, value) => void stored.set(key, value),
        remove: async (key) => void stored.delete(key),
      },
    });
};
const sign = (reference: string) => hmac(partnerSecret, `droppoint.baanchandra.${reference}`);
const fill = (flow: ReturnType<ReturnType<typeof openDevice>>, place: Place) => {
  flow.setPlace(place);
  flow.patch({ contactName: 'Maya Lindqvist', contactPhone: '+46 70 123 45 67' });
};
const readPlace = async (reference: string) => {
  const { body } = await askAsPartner(gateway, `GET /partner/drop_point/list?reference=${reference}`);
  return (body['dropPoints'] as { addressName: string; contactPhone: string }[])[0];
};

it('a guest saves where the bags go, changes it after a reload, and another device cannot', async () => {
  const open = openDevice();
  const first = open('BC-1', sign('BC-1'));
  await first.open();
  fill(first, placeAt(siam, 'Siam'));
  expect(await first.save()).toBe(true);
  expect(await readPlace('BC-1')).toMatchObject({ addressName: 'Siam', contactPhone: '+46 70 123 45 67' });

  const again = open('BC-1', sign('BC-1'));
  await again.open();
  again.change();
  again.setPlace(placeAt(bangNa, 'Bang Na'));
  expect(await again.save()).toBe(true);
  expect(await readPlace('BC-1')).toMatchObject({ addressName: 'Bang Na' });

  const elsewhere = openDevice()('BC-1', sign('BC-1'));
  await elsewhere.open();
  fill(elsewhere, placeAt(siam, 'Siam'));
  expect(await elsewhere.save()).toBe(false);
  expect(elsewhere.store.getState().saving).toEqual({ status: 'taken' });
});

it('a link that is not the partner’s saves nothing, and one without a signature opens no form', async () => {
  const open = openDevice();
  const guessed = open('BC-2', sign('BC-1'));
  await guessed.open();
  fill(guessed, placeAt(siam, 'Siam'));
  expect(await guessed.save()).toBe(false);
  expect(guessed.store.getState().entry).toEqual({ status: 'refused', reason: 'badSignature' });
  expect(await readPlace('BC-2')).toBeUndefined();

  const bare = open('BC-2', null);
  await bare.open();
  expect(bare.store.getState().entry).toEqual({ status: 'refused', reason: 'signatureMissing' });
});

it('a place where nobody drives is said at the place', async () => {
  const flow = openDevice()('BC-3', sign('BC-3'));
  await flow.open();
  fill(flow, placeAt({ lat: 18.7883, lng: 98.9853 }, 'Chiang Mai'));
  await flow.save();
  expect(flow.store.getState().problems).toMatchObject([{ path: 'place', code: 'refused' }]);
});
