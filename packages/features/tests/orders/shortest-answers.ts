import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import type { Answers } from '../fixture-gateway.ts';
import { wireEstimate } from '../fixture-gateway.ts';
import { flowerShop, onNut, onNutMarket, silomComplex } from '../places.ts';
import { emptyDraft, stop } from './order-fixture.ts';

/** Four stops, of which the second and third are better the other way round. */
export const crossedDraft: OrderDraft = {
  ...emptyDraft,
  stops: [
    stop('a', flowerShop, { contactName: 'คุณพิมพ์ชนก', contactPhone: '0812345678' }),
    stop('b', onNut, { contactName: 'คุณอรทัย', contactPhone: '0625550199' }),
    stop('c', silomComplex, { contactName: 'คุณธนากร', contactPhone: '0898765432' }),
    stop('d', onNutMarket, { contactName: 'คุณกานต์', contactPhone: '0863334455' }),
  ],
  vehicleId: 1,
  service: 2,
};

const isShort = (list: unknown): boolean =>
  Array.isArray(list) && Reflect.get(Object(list[1]), 'lat') === silomComplex.lat && list.length === 4;

/** A gateway that knows the shorter order: 7.60 km and 57 baht less. */
export const shortestAnswers: Answers = {
  '/optimize': ({ locationList }) => ({
    responseCode: 200,
    order: isShort(locationList) ? [0, 1, 2, 3] : [0, 2, 1, 3],
    distance: 23.6,
    originalDistance: isShort(locationList) ? 23.6 : 31.2,
  }),
  '/estimate_price': (body) => {
    const [netPrice, distance] = isShort(body['locationList']) ? [316.5, 23.6] : [373.5, 31.2];
    const reply = wireEstimate(body);
    return { ...reply, netPrice, normalPrice: netPrice, distance, vehiclePrices: [{ vehicle: 1, netPrice }] };
  },
};
