import { createTransport } from '@songwai/core/gateway/create-transport';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { createOrderFixture } from '@songwai/features/tests/orders/order-fixture';
import { beforeEach, expect, test } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway.ts';
import type { GetToken } from '../elements/songwai-booking.ts';
import { readAttributes, type WidgetAttributes } from '../widget-attributes.ts';
import type { ErrorDetail } from '../widget-events.ts';
import { widgetTransportOptions } from '../widget-transport-options.ts';
import { createGuestSession, type GuestSession } from './guest-session.ts';
import { createGuestStore, signedOnGuest } from './guest-state.ts';

let gateway: FakeGateway;
let attributes: WidgetAttributes;
let errors: ErrorDetail[];
let store: ReturnType<typeof createGuestStore>;
let guestSession: GuestSession;
let host: Element & { getToken?: GetToken | null };
let known: { readonly name: string; readonly phone: string }[];

const guest = () => signedOnGuest(store.getState());

beforeEach(() => {
  gateway = startFakeGateway();
  attributes = { ...readAttributes(document.createElement('div')), partner: 'baanchandra', token: 'first' };
  errors = [];
  known = [];
  host = document.createElement('div');
  store = createGuestStore();
  const transport = createTransport({
    ...widgetTransportOptions({ gatewayOrigin: gateway.origin, attributes: () => attributes, guest }),
    startTimer: (callback) => {
      const timer = setTimeout(callback);
      return () => clearTimeout(timer);
    },
  });
  guestSession = createGuestSession({
    gatewayOrigin: gateway.origin,
    host,
    store,
    transport,
    attributes: () => attributes,
    flow: {
      ...createOrderFixture().flow,
      offerCatalog: () => undefined,
      offerBooker: (booker) => void (booker && known.push({ name: booker.name, phone: booker.phone })),
    },
    emit: (name, detail) => void (name === 'songwai:error' && errors.push(detail as ErrorDetail)),
  });
});

test('a guest is signed on once, in the partner’s channel, however often that is needed', async () => {
  expect(await guestSession.ensureSignedOn()).toBe(true);
  expect(await guestSession.ensureSignedOn()).toBe(true);
  expect(gateway.callsTo('/signon')).toEqual([
    expect.objectContaining({ partnerId: 'baanchandra', token: 'first', channel: 'baanchandra', lang: 'th' }),
  ]);
  expect(guest()?.sessionToken).toBe('session-of-first');
});

test('what the partner’s token says of the guest is handed on to the contacts', async () => {
  gateway.answer('/signon', () => ({
    responseCode: 200,
    responseDesc: '',
    skToken: 'session',
    firstName: 'พิมพ์ชนก',
    lastName: '',
    phoneNo: '0812345678',
  }));
  await guestSession.ensureSignedOn();
  expect(known).toEqual([{ name: 'พิมพ์ชนก', phone: '0812345678' }]);
});

test('a refused token is told to the page with the reason that its developer can act on', async () => {
  gateway.answer('/signon', () => ({ responseCode: 403, responseDesc: 'โทเคนหมดอายุ', reason: 'expired' }));
  expect(await guestSession.ensureSignedOn()).toBe(false);
  expect(errors).toEqual([{ code: 'signon', message: 'โทเคนหมดอายุ', reason: 'expired' }]);
  expect(store.getState().signOn).toEqual({ status: 'refused' });
});

test('a gateway that does not answer is no refusal, and the next try may go right', async () => {
  gateway.answer('/signon', () => Promise.reject(new TypeError('fetch failed')));
  expect(await guestSession.ensureSignedOn()).toBe(false);
  expect(errors).toMatchObject([{ code: 'gateway' }]);
  expect(store.getState().signOn).toEqual({ status: 'unreachable' });
  // Only the booking needs the sign-on, not the contacts.
  expect(store.getState().bookingStopped).toBeUndefined();
  expect(await guestSession.ensureSignedOn(true)).toBe(false);
  expect(store.getState().bookingStopped).toBe(1);
  gateway.answer('/signon', () => ({ responseCode: 200, responseDesc: '', skToken: 'later' }));
  expect(await guestSession.ensureSignedOn()).toBe(true);
});

test('whoever books on a page that names no token, of a partner that lets no visitor book, is told what is missing', async () => {
  attributes = { ...attributes, token: '' };
  expect(await guestSession.ensureSignedOn()).toBe(false);
  expect(await guestSession.ensureSignedOn()).toBe(false);
  expect(store.getState().signOn).toEqual({ status: 'missing', names: ['token'] });
  expect(errors).toMatchObject([{ code: 'attributes' }, { code: 'attributes' }]);
  expect(errors[0]?.message).toBe('songwai-booking cannot book without token');
  expect(localStorage.length).toBe(0);
});

test('a page that has not said everything before anybody books hears nothing, and may say the rest later', async () => {
  attributes = { ...attributes, partner: '', token: '' };
  await guestSession.signOnEarly();
  attributes = { ...attributes, token: 'first' };
  await guestSession.signOnAnew();
  expect([errors, gateway.calls]).toEqual([[], []]);
  attributes = { ...attributes, partner: 'baanchandra' };
  await guestSession.signOnAnew();
  expect(guest()?.sessionToken).toBe('session-of-first');
});

test('a token that is taken back signs the guest off, also where its answer is still on its way', async () => {
  expect(await guestSession.ensureSignedOn()).toBe(true);
  attributes = { ...attributes, token: '' };
  await guestSession.signOnAnew();
  expect(guest()).toBeNull();
  attributes = { ...attributes, token: 'second' };
  const early = guestSession.signOnAnew();
  attributes = { ...attributes, token: '' };
  await guestSession.signOnAnew();
  await early;
  expect(guest()).toBeNull();
  expect(errors).toEqual([]);
});

test('a token that came later counts, also where the answer to the earlier one comes last', async () => {
  const slow = Promise.withResolvers<void>();
  gateway.answer('/signon', async ({ token }) => {
    if (token === 'first') await slow.promise;
    return { responseCode: 200, responseDesc: '', skToken: `session-of-${String(token)}` };
  });
  const early = guestSession.ensureSignedOn();
  attributes = { ...attributes, token: 'second' };
  await guestSession.signOnAnew();
  slow.resolve();
  expect(await early).toBe(false);
  expect(guest()?.sessionToken).toBe('session-of-second');
  expect(errors).toEqual([]);
});

test('start-up data that did not come can be asked for again', async () => {
  gateway.answer('/init_data_v3', () => ({ responseCode: 503, responseDesc: 'ปิดปรับปรุง' }));
  await guestSession.loadStartup();
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
  await guestSession.loadStartup();
  expect(store.getState().hasStartupFailed).toBe(false);
});

test('a guest books only after the box is ticked, which the gateway is told once with the versions that were shown', async () => {
  const terms = { version: '2026-11', partnerVersion: 3 };
  const accepted = { ...terms, acceptedVersion: '2026-11', partnerAcceptedVersion: 3 };
  gateway.answer('/signon', () => ({ responseCode: 200, responseDesc: '', skToken: 's', partnerName: 'Baan Chandra', terms }));
  gateway.answer('/pdpa/terms', () => ({ responseCode: 200, responseDesc: '', terms: accepted }));
  expect(await guestSession.ensureSignedOn()).toBe(true);
  expect(await guestSession.ensureSignedOn(true)).toBe(false);
  expect([store.getState().consentAsked, gateway.callsTo('/pdpa/terms')]).toEqual([1, []]);
  store.setState({ hasAgreed: true });
  expect(await guestSession.ensureSignedOn(true)).toBe(true);
  expect(await guestSession.ensureSignedOn(true)).toBe(true);
  expect(gateway.callsTo('/pdpa/terms')).toEqual([
    expect.objectContaining({ termsVersion: '2026-11', partnerTermsVersion: 3, channel: 'baanchandra' }),
  ]);
  expect(gateway.callsTo('/pdpa/terms')[0]).not.toHaveProperty('question2');
});

test('a version that came into force meanwhile has to be ticked again', async () => {
  gateway.answer('/signon', () => ({ responseCode: 200, responseDesc: '', skToken: 's', terms: { version: '2026-11' } }));
  gateway.answer('/pdpa/terms', () => ({ responseCode: 409, responseDesc: 'newer', terms: { version: '2026-12' } }));
  await guestSession.ensureSignedOn();
  store.setState({ hasAgreed: true });
  expect(await guestSession.ensureSignedOn(true)).toBe(false);
  expect(store.getState()).toMatchObject({ hasAgreed: false, consentAsked: 1 });
  expect(guest()?.terms?.version).toBe('2026-12');
});

const sessionIsOver = () =>
  new GatewayError({ kind: 'business', code: 401, status: 401, description: 'ended', field: null, requestId: null, reply: {} });

test.each([
  ['of the same guest repeats the call that was refused', 'maya', 'repeated'],
  ['of another guest repeats nothing', 'noi', 'refused'],
])('after the end of a session a token %s', async (_, later, expected) => {
  const guests = ['maya', later];
  host.getToken = async () => `token-of-${guests.shift()}`;
  gateway.answer('/signon', ({ token }) => ({
    responseCode: 200,
    responseDesc: '',
    skToken: 'session',
    userName: `p:${String(token)}`,
    firstName: '',
    lastName: '',
    phoneNo: '',
  }));
  await guestSession.ensureSignedOn();
  const repeated = guestSession.repeat(sessionIsOver(), async () => 'repeated').catch(() => 'refused');
  expect(await repeated).toBe(expected);
});
