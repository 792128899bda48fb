import { createPriceCheck } from '@songwai/core/partners/price-check/price-check-flow';
import type { PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { estimateFromWire } from '@songwai/core/pricing/estimate-from-wire';
import {
  type Answers,
  createFixtureGateway,
  type FixtureGateway,
  gatewayDown,
  refusal,
  wireEstimate,
} from '../fixture-gateway.ts';
import { ayutthaya, flowerShop, onNut, silomComplex } from '../places.ts';

export interface PriceFixture {
  readonly flow: PriceCheckFlow;
  readonly search: PlaceSearch;
  readonly calls: FixtureGateway['calls'];
}

const usual: Answers = {
  '/:partner/estimate': wireEstimate,
  '/partner_profile/:partner': () => ({ responseCode: 200, partnerName: 'Baan Chandra', features: ['priceCheck'] }),
};

/** A price check over a gateway in memory, set to a state. */
export function createPriceFixture(state: Partial<PriceCheckState> = {}, answers: Answers = {}): PriceFixture {
  const { transport, calls } = createFixtureGateway({ ...usual, ...answers });
  const flow = createPriceCheck({ transport, partnerId: 'baanchandra' });
  flow.store.setState(state);
  return { flow, search: createPlaceSearch({ transport }), calls };
}

const stop = (number: number, place: PriceCheckState['stops'][number]['place'], isFixed = false) => ({
  key: `stop-${number}`,
  place,
  isFixed,
});
const twoStops = [stop(1, flowerShop, true), stop(2, silomComplex)];
const pricesOf = (stops: PriceCheckState['stops']) =>
  estimateFromWire(wireEstimate({ locationList: stops.map(({ place }) => place) }));

/** Both stops are chosen, and each vehicle has its price. */
export const pricedWay: Partial<PriceCheckState> = { stops: twoStops, price: { status: 'ready', value: pricesOf(twoStops) } };

const threeStops = [...twoStops, stop(3, onNut)];
export const pricedThreeStops: Partial<PriceCheckState> = {
  stops: threeStops,
  price: { status: 'ready', value: pricesOf(threeStops) },
  vehicleId: 2,
};

/** The first prices are on their way. */
export const firstPrices: Partial<PriceCheckState> = { stops: twoStops, price: { status: 'loading', last: null } };

export const outsideWay: Partial<PriceCheckState> = {
  stops: [stop(1, flowerShop), stop(2, ayutthaya)],
  price: { status: 'failed', error: refusal(422, { field: 'locationList.1' }) },
  outsideKey: 'stop-2',
};

export const failedPrices: Partial<PriceCheckState> = { stops: twoStops, price: { status: 'failed', error: gatewayDown() } };
