import { createEmptyDraft, createStop, type OrderDraft, type Stop } from '@songwai/core/orders/draft/draft';
import { createOrderFlow } from '@songwai/core/orders/order-flow';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { estimateFromWire } from '@songwai/core/pricing/estimate-from-wire';
import { catalog } from '../catalog.ts';
import { createStoryRandom } from '../create-story-random.ts';
import type { Answers, FixtureGateway } from '../fixture-gateway.ts';
import { createFixtureGateway, wireEstimate } from '../fixture-gateway.ts';
import { flowerShop, onNut, silomComplex } from '../places.ts';
import { storyNow } from '../story-now.ts';

export interface OrderFixture extends FixtureGateway {
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
}

/** A real order flow over a gateway in memory, set to a state. */
export function createOrderFixture(state: Partial<OrderState> = {}, answers: Answers = {}): OrderFixture {
  const gateway = createFixtureGateway(answers);
  const stored = new Map<string, string>();
  const flow = createOrderFlow({
    transport: gateway.transport,
    clock: () => storyNow.getTime(),
    random: createStoryRandom(),
    storage: {
      get: async (key) => stored.get(key) ?? null,
      set: async (key, value) => void stored.set(key, value),
      remove: async (key) => void stored.delete(key),
    },
    channel: 'story',
  });
  flow.store.setState({ isRestored: true, catalog, ...state });
  return { ...gateway, flow, search: createPlaceSearch({ transport: gateway.transport, debounceMs: 0 }) };
}

export const stop = (key: string, place: Place | null, given: Partial<Stop> = {}): Stop => ({
  ...createStop(storyNow.getTime(), createStoryRandom()),
  key,
  place,
  ...given,
});

export const emptyDraft: OrderDraft = {
  ...createEmptyDraft(storyNow.getTime(), createStoryRandom()),
  stops: [stop('a', null), stop('b', null)],
  paymentType: 0,
  guid: 'story-order-1',
};

export const twoStopDraft: OrderDraft = {
  ...emptyDraft,
  stops: [stop('a', flowerShop), stop('b', silomComplex)],
  vehicleId: 1,
  service: 2,
};

export const threeStopDraft: OrderDraft = {
  ...emptyDraft,
  stops: [
    stop('a', flowerShop, { contactName: 'คุณพิมพ์ชนก', contactPhone: '0812345678' }),
    stop('b', silomComplex, { contactName: 'คุณธนากร', contactPhone: '0898765432' }),
    stop('c', onNut, { contactName: 'คุณอรทัย', contactPhone: '0625550199' }),
  ],
  vehicleId: 2,
  service: 2,
  extraIds: [1],
};

export const atContacts = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  step: { ...draft.step, completed: 1, currentStep: 1, requestStep: 1 },
});

/** Everything is filled in, and stands to be looked through. */
export const atReview = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  step: { ...draft.step, completed: 2, currentStep: 1, requestStep: 1 },
});

/** A draft that was booked, and the new one that stands in its place. */
export const booked = (sent: OrderDraft): Partial<OrderState> => {
  const { route, netSatang } = estimateOf(sent);
  return {
    draft: emptyDraft,
    booking: {
      status: 'booked',
      jobId: 'J00000042',
      trackingId: '8K2M7Q',
      payment: null,
      sent: { draft: sent, route, netSatang },
    },
  };
};

/** What the gateway answers for a draft. */
export const estimateOf = (draft: OrderDraft) =>
  estimateFromWire(
    wireEstimate({ vehicle: draft.vehicleId ?? 1, locationList: draft.stops.flatMap(({ place }) => (place ? [place] : [])) }),
  );

export const priced = (draft: OrderDraft): Partial<OrderState> => ({
  draft,
  estimate: { status: 'ready', value: estimateOf(draft) },
});
