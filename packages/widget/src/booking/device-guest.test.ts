import 'fake-indexeddb/auto';
import { createTransport } from '@songwai/core/gateway/create-transport';
import { createOrderFixture } from '@songwai/features/tests/orders/order-fixture';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway.ts';
import { readAttributes } from '../widget-attributes.ts';
import type { ErrorDetail } from '../widget-events.ts';
import { widgetTransportOptions } from '../widget-transport-options.ts';
import { createGuestSession } from './guest-session.ts';
import { createGuestStore, signedOnGuest } from './guest-state.ts';

let gateway: FakeGateway;
let errors: ErrorDetail[];

/** An element on a page that gives no token. */
const addElement = (partner = 'baanchandra') => {
  const attributes = { ...readAttributes(document.createElement('div')), partner };
  const store = createGuestStore();
  const guest = () => signedOnGuest(store.getState());
  const transport = createTransport(
    widgetTransportOptions({ gatewayOrigin: gateway.origin, attributes: () => attributes, guest }),
  );
  const session = createGuestSession({
    gatewayOrigin: gateway.origin,
    host: document.body,
    store,
    transport,
    attributes: () => attributes,
    flow: { ...createOrderFixture().flow, offerBooker: () => undefined },
    emit: (name, detail) => void (name === 'songwai:error' && errors.push(detail as ErrorDetail)),
  });
  return { ...session, store, transport, guest };
};
const devices = () => gateway.callsTo('/signon').map(({ deviceId }) => String(deviceId));

beforeEach(() => {
  localStorage.clear();
  errors = [];
  gateway = startFakeGateway();
  gateway.answer('/signon', ({ deviceId }) => ({ responseCode: 200, responseDesc: '', skToken: `session-of-${deviceId}` }));
  gateway.answer('/logout', () => ({ responseCode: 200, responseDesc: '' }));
});

test('a visitor who only looks is nobody’s guest, and becomes one on wanting to book', async () => {
  const element = addElement();
  await element.signOnEarly();
  expect(gateway.calls).toEqual([]);
  expect(await element.ensureSignedOn()).toBe(true);
  expect(gateway.callsTo('/signon')).toEqual([expect.objectContaining({ partnerId: 'baanchandra' })]);
  expect(devices()[0]).toMatch(/^[\w-]{43}$/);
  expect(errors).toEqual([]);
});

test('at the next visit the guest is the same, at once; at another partner somebody else', async () => {
  await addElement().ensureSignedOn();
  const back = addElement();
  await back.signOnEarly();
  expect(back.guest()).not.toBeNull();
  await addElement('hotelsiam').ensureSignedOn();
  const [first, second, other] = devices();
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('nobody reads the device in the page’s storage', async () => {
  await addElement().ensureSignedOn();
  await vi.waitFor(() => expect(localStorage.getItem('songwai.private.device.baanchandra')).not.toBeNull());
  expect(JSON.stringify({ ...localStorage })).not.toContain(devices()[0]);
});

test('whoever signs out leaves nothing on the device, and is another guest afterwards', async () => {
  const element = addElement();
  await element.ensureSignedOn();
  await element.signOut();
  expect(gateway.callsTo('/logout')).toHaveLength(1);
  expect(localStorage.getItem('songwai.private.device.baanchandra')).toBeNull();
  await element.ensureSignedOn();
  const [before, after] = devices();
  expect(after).not.toBe(before);
});

test('a session that has ended is renewed, and the call made again', async () => {
  const element = addElement();
  await element.ensureSignedOn();
  let tries = 0;
  gateway.answer('/get_job_detail', () => {
    tries += 1;
    return tries === 1 ? { responseCode: 130, responseDesc: 'over' } : { responseCode: 200, responseDesc: '' };
  });
  const ask = () => element.transport.call({ method: 'POST', path: '/get_job_detail', body: { jobId: 'J1' } });
  const reply = await ask().catch((error: unknown) => element.repeat(error, ask));
  expect(reply).toMatchObject({ responseCode: 200 });
  expect(new Set(devices()).size).toBe(1);
});

test('too many new guests are told to wait, and no device is stored', async () => {
  gateway.answer('/signon', () => ({ responseCode: 429, responseDesc: 'wait' }));
  const element = addElement();
  expect(await element.ensureSignedOn(true)).toBe(false);
  expect(element.store.getState()).toMatchObject({ signOn: { status: 'unreachable' }, bookingStopped: 1 });
  expect(localStorage.getItem('songwai.private.device.baanchandra')).toBeNull();
});
