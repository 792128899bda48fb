import { createDropPointFlow } from '@songwai/core/partners/drop-points/drop-point-flow';
import type { DropPointFlow, DropPointState } from '@songwai/core/partners/drop-points/drop-point-state';
import type { Place } from '@songwai/core/places/place';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { createStoryRandom } from '../create-story-random.ts';
import { type Answers, createFixtureGateway, type FixtureGateway } from '../fixture-gateway.ts';
import { storyNow } from '../story-now.ts';

export const savePath = '/:partner/address/save';
export const profilePath = '/partner_profile/:partner';

export const gateFour: Place = {
  placeId: 'p-bkk-4',
  name: 'Suvarnabhumi, gate 4',
  address: 'Level 4, departures',
  district: 'บางพลี',
  subDistrict: 'หนองปรือ',
  lat: 13.69,
  lng: 100.7501,
};

/** Of the mockup. */
export const filledDropPoint = {
  place: gateFour,
  contactName: 'Maya Lindqvist',
  contactPhone: '+46 70 123 45 67',
  deliveryDate: '24/11/2026',
  remark: '2 large suitcases, 1 backpack. My flight leaves at 21:40, please call at the kerb.',
};

export const partnerAnswer = {
  responseCode: 200,
  responseDesc: '',
  partnerId: 'baanchandra',
  partnerName: 'Baan Chandra',
  features: ['dropPoint'],
  theme: { accent: '#9c3a24' },
  isDropPointSigned: false,
};

const usual: Answers = {
  [profilePath]: () => partnerAnswer,
  [savePath]: () => ({ responseCode: 200, responseDesc: '', keptUntil: '2026-12-24T00:00:00.000Z' }),
};

export interface DropPointFixture extends FixtureGateway {
  readonly flow: DropPointFlow;
  readonly search: PlaceSearch;
}

/** A real flow over a gateway in memory, set to a state; by default its form is open. */
export function createDropPointFixture(state: Partial<DropPointState> = {}, answers: Answers = {}): DropPointFixture {
  const gateway = createFixtureGateway({ ...usual, ...answers });
  const stored = new Map<string, string>();
  const flow = createDropPointFlow({
    transport: gateway.transport,
    partnerId: 'baanchandra',
    reference: 'BC-20261124-017',
    signature: null,
    clock: () => storyNow.getTime(),
    random: createStoryRandom(),
    storage: {
      get: async (key) => stored.get(key) ?? null,
      set: async (key, value) => void stored.set(key, value),
      remove: async (key) => void stored.delete(key),
    },
  });
  flow.store.setState({ entry: { status: 'open' }, partnerName: 'Baan Chandra', ...state });
  return { ...gateway, flow, search: createPlaceSearch({ transport: gateway.transport, debounceMs: 0 }) };
}
