import type { PrefillProblem } from '@songwai/core/orders/prefill/prefill';
import { createOrderFixture } from '@songwai/features/tests/orders/order-fixture';
import { expect, test, vi } from 'vitest';
import { fillFromPage, type PageOfOrder, readPage } from './page-prefill.ts';

const empty: PageOfOrder = {
  ...{ pickUp: null, pickUpAt: null, senderName: null, senderPhone: null, stops: null },
  ...{ vehicle: null, note: null, reference: null, metadata: null },
};
const guest = {
  ...{ userName: 'u1', sessionToken: 's', name: 'Maya', phone: '0812345678', terms: null },
  ...{ paymentTypes: undefined, awaitedJobId: undefined },
};
const siam = { name: 'Siam Paragon', lat: 13.7466, lng: 100.5347 };

test('a page that says nothing of the order fills in nothing', () => {
  expect(readPage(empty)).toBeNull();
});

test('a fixed pick-up comes first, and asks for nothing but the vehicle', () => {
  const page = { ...empty, pickUp: 'Baan Chandra, front desk', pickUpAt: '13.7234, 100.5134', stops: [siam] };
  expect(readPage(page)).toMatchObject({
    stops: [{ name: 'Baan Chandra, front desk', lat: 13.7234, lng: 100.5134 }, siam],
    fixedPickUp: true,
    serviceType: 2,
  });
});

test('the guest sends, once, unless the page names somebody, and a search that is open stays open', async () => {
  const { flow } = createOrderFixture();
  const [pickUp] = flow.store.getState().draft.stops;
  const page = { ...empty, pickUp: 'A', pickUpAt: '13.7,100.5' };
  const patched = vi.fn();
  const own = { store: flow.store, prefill: async () => [], patch: patched, patchStop: patched };
  await fillFromPage({ page, guest: null, flow: own, onProblem: vi.fn() });
  expect(patched).not.toHaveBeenCalled();
  await fillFromPage({ page, guest, flow: own, onProblem: vi.fn() });
  await fillFromPage({ page, guest, flow: own, onProblem: vi.fn() });
  expect(patched.mock.calls).toEqual([
    [pickUp?.key, { contactName: 'Maya', contactPhone: '0812345678' }],
    [{ confirmPhone: '0812345678' }],
  ]);
  // The same prefill with and without a guest is one order.
  expect(readPage(page)).toEqual(readPage({ ...page }));
});

test.each([
  ['12', 12],
  ['motorcycle', 'motorcycle'],
])('the vehicle %s is taken by id or by kind', (vehicle, read) => {
  expect(readPage({ ...empty, vehicle })?.vehicle).toBe(read);
});

test.each([
  [{ pickUp: 'Front desk' }, [{ field: 'fixedPickUp', reason: 'required' }], 'pick-up and pick-up-at: required'],
  [
    { pickUp: 'Front desk', pickUpAt: '1,2' },
    [{ field: 'stops.0.lat', reason: 'outsideServiceArea' }],
    'pick-up-at: outsideServiceArea',
  ],
  [{ pickUp: 'A', pickUpAt: '13.7,100.5' }, [{ field: 'stops.1.name', reason: 'required' }], 'stops.0.name: required'],
  [{ stops: [siam] }, [{ field: 'stops.0.lat', reason: 'wrongType' }], 'stops.0.lat: wrongType'],
  [{ senderPhone: '12' }, [{ field: 'sender.phone', reason: 'badPhone' }], 'sender-phone: badPhone'],
] satisfies readonly [Partial<PageOfOrder>, readonly PrefillProblem[], string][])(
  'the developer reads which attribute was left out: %j',
  async (...[page, problems, words]) => {
    const onProblem = vi.fn();
    await fillFromPage({
      page: { ...empty, ...page },
      guest: null,
      flow: { ...createOrderFixture().flow, prefill: async () => problems },
      onProblem,
    });
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(`Left out of the order: ${words}`);
  },
);
