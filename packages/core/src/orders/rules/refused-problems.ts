import type { Stop } from '../draft/draft.ts';
import type { OrderProblem } from '../fields/problem.ts';
import { problem } from '../fields/problem.ts';

// Problems that only the gateway's replies cause (spec §8).

export const outsideServiceAreaCode = 'outsideServiceArea';
export const outsideServiceArea = (stop: Stop): OrderProblem => problem(`stops.${stop.key}.place`, outsideServiceAreaCode);
export const priceUnknown: OrderProblem = problem('price', 'priceUnknown');
export const promoExpired: OrderProblem = problem('promoCode', 'promoExpired');
