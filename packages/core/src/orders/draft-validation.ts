import { paymentType } from '../jobs/payment-type.ts';
import type { OrderDraft, Stop } from './draft.ts';
import { checkConfirmPhone, checkContactPhone, checkSchedule } from './field-checks.ts';
import { countedStops } from './order-selectors.ts';
import type { OrderProblem } from './order-state.ts';

const problem = (path: string, code: string): OrderProblem => ({ path, code, values: {} });

/** A problem where the check found one. */
const problemOf = (path: string, code: string | null): readonly OrderProblem[] => (code === null ? [] : [problem(path, code)]);

/** Where and what (spec §5 "Order rules"): every stop placed, vehicle and service chosen, a time that is still to come. */
const checkRoute = (draft: OrderDraft, nowMs: number): readonly OrderProblem[] => [
  ...countedStops(draft).flatMap((stop) => (stop.place ? [] : [problem(`stops.${stop.key}.place`, 'placeMissing')])),
  ...(draft.vehicleId === null ? [problem('vehicle', 'vehicleMissing')] : []),
  ...(draft.service === -1 ? [problem('service', 'serviceMissing')] : []),
  ...problemOf('schedule', checkSchedule(draft.schedule, nowMs)),
];

const checkContact = (stop: Stop): readonly OrderProblem[] => [
  ...(stop.contactName.trim() === '' ? [problem(`stops.${stop.key}.contactName`, 'contactNameMissing')] : []),
  ...problemOf(`stops.${stop.key}.contactPhone`, checkContactPhone(stop.contactPhone)),
];

/** Who and how to pay: contact of every stop (the return point has the first one's), phone for questions, payment. */
const checkDetails = (draft: OrderDraft): readonly OrderProblem[] => [
  ...countedStops(draft).flatMap(checkContact),
  ...problemOf('confirmPhone', checkConfirmPhone(draft.confirmPhone)),
  ...(draft.paymentType === null ? [problem('payment', 'paymentMissing')] : []),
  ...(draft.paymentType === paymentType.cash && !countedStops(draft)[draft.paymentPoint]
    ? [problem('paymentPoint', 'paymentPointMissing')]
    : []),
];

/** What has to be mended before the wizard may leave a step: 0 route, 1 details. */
export const validateStep = (draft: OrderDraft, step: number, nowMs: number): readonly OrderProblem[] =>
  step === 0 ? checkRoute(draft, nowMs) : checkDetails(draft);

/** Everything, in the order in which the screen shows it. */
export const validateDraft = (draft: OrderDraft, nowMs: number): readonly OrderProblem[] => [
  ...checkRoute(draft, nowMs),
  ...checkDetails(draft),
];

/** Codes that the gateway's answer gave rise to: they hold for a place, not for what this client can check. */
export const outsideServiceArea = (stop: Stop): OrderProblem => problem(`stops.${stop.key}.place`, 'outsideServiceArea');
export const priceUnknown: OrderProblem = problem('price', 'priceUnknown');
export const promoExpired: OrderProblem = problem('promoCode', 'promoExpired');

const placeAt = (draft: OrderDraft, path: string) => draft.stops.find((stop) => path === `stops.${stop.key}.place`)?.place;

/** After an edit: the problems shown before that are still there, and none that the customer has not yet been told of. */
export const keepOpenProblems = (
  shown: readonly OrderProblem[],
  drafts: { readonly before: OrderDraft; readonly after: OrderDraft },
  nowMs: number,
): readonly OrderProblem[] => {
  const { before, after } = drafts;
  const found = validateDraft(after, nowMs);
  return shown.flatMap((old) => {
    const same = found.find((fresh) => fresh.path === old.path);
    if (same) return [same];
    const isStillOutside = old.code === 'outsideServiceArea' && placeAt(before, old.path) === placeAt(after, old.path);
    const isSamePromo = old.code === promoExpired.code && before.promoCode === after.promoCode;
    return (isStillOutside && placeAt(after, old.path)) || isSamePromo ? [old] : [];
  });
};
