import { createGuid } from '../../basics/ids.ts';
import type { OrderDraft, Stop } from './draft.ts';
import { emptyStep } from './empty-step.ts';

export const createStop = (nowMs: number, random: () => number): Stop => ({
  key: createGuid(new Date(nowMs), random),
  place: null,
  contactName: '',
  contactPhone: '',
  remark: '',
  isReturn: false,
});

/** A new empty order (spec §4): two empty points, no vehicle, service -1, no extras, step 0, express tab. */
export const createEmptyDraft = (nowMs: number, random: () => number): OrderDraft => ({
  tab: 1,
  stops: [createStop(nowMs, random), createStop(nowMs, random)],
  vehicleId: null,
  service: -1,
  extraIds: [],
  schedule: { kind: 'now' },
  paymentType: null,
  paymentPoint: 0,
  promoCode: '',
  confirmPhone: '',
  remark: '',
  receipt: null,
  isFixedDriver: null,
  step: emptyStep,
  guid: createGuid(new Date(nowMs), random),
});
