import { createTransport } from '@songwai/core/gateway/create-transport';
import { beforeEach, expect, test } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway.ts';
import { readAttributes, type WidgetAttributes } from '../widget-attributes.ts';
import type { ErrorDetail } from '../widget-events.ts';
import { widgetTransportOptions } from '../widget-transport-options.ts';
import { createGuestDesk, type GuestDesk } from './guest-desk.ts';
import { createGuestStore, signedOnGuest } from './guest-state.ts';

let gateway: FakeGateway;
let attributes: WidgetAttributes;
let errors: ErrorDetail[];
let store: ReturnType<typeof createGuestStore>;
let desk: GuestDesk;

const guest = () => signedOnGuest(store.getState());

beforeEach(() => {
  gateway = startFakeGateway();
  attributes = { ...readAttributes(document.createElement('div')), partner: 'baanchandra', token: 'first' };
  errors = [];
  store = createGuestStore();
  const transport = createTransport({
    ...widgetTransportOptions({ gatewayOrigin: gateway.origin, attributes: () => attributes, guest }),
    startTimer: (callback) => {
      const timer = setTimeout(callback);
      return () => clearTimeout(timer);
    },
  });
  desk = createGuestDesk({
    gatewayOrigin: gateway.origin,
    store,
    transport,
    attributes: () => attributes,
    onCatalog: () => undefined,
    onError: (detail) => errors.push(detail),
  });
});

test('a guest is signed on once, in the partner’s channel, however often that is needed', async () => {
  expect(await desk.ensureSignedOn()).toBe(true);
  expect(await desk.ensureSignedOn()).toBe(true);
  expect(gateway.callsTo('/signon')).toEqual([
    expect.objectContaining({ partnerId: 'baanchandra', token: 'first', channel: 'baanchandra', lang: 'th' }),
  ]);
  expect(guest()?.sessionToken).toBe('session-of-first');
});

test('a refused token is told to the page with the reason that its developer can act on', async () => {
  gateway.answer('/signon', () => ({ responseCode: 403, responseDesc: 'โทเคนหมดอายุ', reason: 'expired' }));
  expect(await desk.ensureSignedOn()).toBe(false);
  expect(errors).toEqual([{ code: 'signon', message: 'โทเคนหมดอายุ', reason: 'expired' }]);
  expect(store.getState().signOn).toEqual({ status: 'refused' });
});

test('a gateway that does not answer is no refusal, and the next try may go right', async () => {
  gateway.answer('/signon', () => Promise.reject(new TypeError('fetch failed')));
  expect(await desk.ensureSignedOn()).toBe(false);
  expect(errors).toMatchObject([{ code: 'gateway' }]);
  expect(store.getState().signOn).toEqual({ status: 'unreachable' });
  gateway.answer('/signon', () => ({ responseCode: 200, responseDesc: '', skToken: 'later' }));
  expect(await desk.ensureSignedOn()).toBe(true);
});

test('a page that names no partner or token is told so, and nothing is sent', async () => {
  attributes = { ...attributes, token: '' };
  expect(await desk.ensureSignedOn()).toBe(false);
  expect(errors).toMatchObject([{ code: 'attributes' }]);
  expect(gateway.calls).toEqual([]);
});

test('a token that came later counts, also where the answer to the earlier one comes last', async () => {
  const slow = Promise.withResolvers<void>();
  gateway.answer('/signon', async ({ token }) => {
    if (token === 'first') await slow.promise;
    return { responseCode: 200, responseDesc: '', skToken: `session-of-${String(token)}` };
  });
  const early = desk.ensureSignedOn();
  attributes = { ...attributes, token: 'second' };
  await desk.signOnAnew();
  slow.resolve();
  expect(await early).toBe(false);
  expect(guest()?.sessionToken).toBe('session-of-second');
  expect(errors).toEqual([]);
});

test('start-up data that did not come can be asked for again', async () => {
  gateway.answer('/init_data_v3', () => ({ responseCode: 503, responseDesc: 'ปิดปรับปรุง' }));
  await desk.loadStartup();
  expect(store.getState()).toMatchObject({ startup: null, hasStartupFailed: true });
  expect(errors).toMatchObject([{ code: 'gateway', message: 'ปิดปรับปรุง' }]);
  gateway.answer('/init_data_v3', () => ({
    responseCode: 200,
    responseDesc: '',
    appData: {},
    badgeNews: 0,
    jobServices: [],
    priceOptions: [],
    vehicleData: [],
    outOfService: false,
  }));
  await desk.loadStartup();
  expect(store.getState().hasStartupFailed).toBe(false);
});
