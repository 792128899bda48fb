import type { OrderDraft, Stop } from './draft.ts';
import { emptyStep } from './wizard.ts';

/** Letters and digits that the wire's `guid` takes. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const randomText = (random: () => number, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('');

/** Idempotency key of one booking: the moment (spec §9 "guid from a timestamp") and enough chance that no two customers share it. */
export const createGuid = (nowMs: number, random: () => number): string => `${nowMs.toString(36)}-${randomText(random, 16)}`;

export const createStop = (random: () => number): Stop => ({
  key: randomText(random, 8),
  place: null,
  contactName: '',
  contactPhone: '',
  remark: '',
  isReturn: false,
});

/** New empty order (spec §4): two empty points, no vehicle, service -1, no extras, step 0, express tab. */
export const createEmptyDraft = (nowMs: number, random: () => number): OrderDraft => ({
  tab: 1,
  stops: [createStop(random), createStop(random)],
  vehicleId: null,
  service: -1,
  extraIds: [],
  schedule: { kind: 'now' },
  paymentType: null,
  paymentPoint: 0,
  promoCode: '',
  confirmPhone: '',
  remark: '',
  step: emptyStep,
  guid: createGuid(nowMs, random),
});
