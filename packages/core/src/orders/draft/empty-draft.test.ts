import { expect, it } from 'vitest';
import { createRandom } from '../../../tests/samples.ts';
import { createEmptyDraft } from './draft.ts';

it('a new order has two empty points, express, and nothing chosen, typed or taken over', () => {
  const { guid, stops, ...draft } = createEmptyDraft(0, createRandom());
  const point = { place: null, contactName: '', contactPhone: '', remark: '', isReturn: false };
  expect(stops).toEqual([
    { ...point, key: stops[0]?.key },
    { ...point, key: stops[1]?.key },
  ]);
  expect(new Set([guid, ...stops.map(({ key }) => key)]).size).toBe(3);
  expect(draft).toEqual({
    ...{ tab: 1, vehicleId: null, service: -1, extraIds: [], schedule: { kind: 'now' } },
    ...{ paymentType: null, paymentPoint: 0, promoCode: '', confirmPhone: '', remark: '', photoNames: [] },
    ...{ reference: '', metadata: {}, receipt: null, isFixedDriver: null },
    step: { maxStep: 2, completed: 0, currentStep: 0, reqComplete: false, requestStep: 0 },
  });
});
