import { hash } from 'node:crypto';
import type { PriceRequest } from '../priced-order.ts';

/** What a price was counted from, as one short text: equal for equal orders, whatever the order of their extras. */
export function pricedInput({ vehicleId, extraIds, isNextDay, stops }: PriceRequest): string {
  const points = stops.map(({ lat, lng, isReturn = false }) => [lat, lng, isReturn]);
  const facts = [vehicleId, [...new Set(extraIds)].sort((one, other) => one - other), isNextDay, points];
  return hash('sha256', JSON.stringify(facts), 'base64url');
}
