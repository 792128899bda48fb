import type { Result } from '../../basics/result.ts';
import { paymentType } from '../../jobs/booking/payment-type.ts';
import type { PickUpProblem } from '../../jobs/booking/pick-up-window.ts';
import { nationalPhone } from '../../validation/phones/contact-phone.ts';
import { requiredChoice } from '../../validation/required-choice.ts';
import { requiredText } from '../../validation/required-text.ts';
import type { RuleCode } from '../../validation/rule-code.ts';
import { refuse } from '../../validation/rule-result.ts';
import type { OrderDraft, Stop } from '../draft/draft.ts';
import { countedStops } from '../order-selectors.ts';
import type { OrderProblem } from '../order-state.ts';
import { checkSchedule } from './schedule-rule.ts';

/** Problem codes of a draft: those of the rules, and those that only the gateway's replies cause. */
export type OrderProblemCode =
  | RuleCode
  | PickUpProblem['code']
  | 'notFullDay'
  | 'pickUpIncomplete'
  | 'outsideServiceArea'
  | 'priceUnknown';

const problem = (path: string, code: OrderProblemCode, values: OrderProblem['values'] = {}): OrderProblem => ({
  path,
  code,
  values,
});

type Judged = Result<unknown, { readonly code: OrderProblemCode; readonly values?: OrderProblem['values'] }>;

const problemOf = (path: string, result: Judged): readonly OrderProblem[] =>
  result.ok ? [] : [problem(path, result.error.code, result.error.values)];

const checkPlace = (stop: Stop, index: number): readonly OrderProblem[] =>
  stop.place
    ? []
    : [
        index === 0
          ? problem(`stops.${stop.key}.place`, 'pickUpIncomplete')
          : problem(`stops.${stop.key}.place`, 'locationsIncomplete', { stop: index + 1 }),
      ];

/** A full-day hire is booked separately (spec §7 `/fullday`) and must not be sent as an express order. */
const fullDayElsewhere = problem('tab', 'notFullDay');

/** Checks route and goods (spec §5 "Order rules"): places of all stops, vehicle, service, and a time in the future. */
const checkRoute = (draft: OrderDraft, nowMs: number): readonly OrderProblem[] => [
  ...countedStops(draft).flatMap(checkPlace),
  ...problemOf('vehicle', requiredChoice(draft.vehicleId, 'vehicleRequired')),
  ...problemOf('service', requiredChoice(draft.service, 'serviceRequired')),
  ...(draft.tab === 2 ? [fullDayElsewhere] : []),
  ...problemOf('schedule', checkSchedule(draft, nowMs)),
];

const checkContact = (stop: Stop): readonly OrderProblem[] => [
  ...problemOf(`stops.${stop.key}.contactName`, requiredText(stop.contactName, 'contactNameRequired')),
  ...problemOf(`stops.${stop.key}.contactPhone`, nationalPhone(stop.contactPhone)),
];

const checkPaymentPoint = (draft: OrderDraft): readonly OrderProblem[] =>
  draft.paymentType === paymentType.cash && !countedStops(draft)[draft.paymentPoint]
    ? problemOf('paymentPoint', refuse('paymentPointRequired'))
    : [];

/** Checks contacts and payment: the contact of every stop (the return point copies the first), phone for questions, payment. */
const checkDetails = (draft: OrderDraft): readonly OrderProblem[] => [
  ...countedStops(draft).flatMap(checkContact),
  ...problemOf('confirmPhone', nationalPhone(draft.confirmPhone)),
  ...problemOf('payment', requiredChoice(draft.paymentType, 'paymentMethodRequired')),
  ...checkPaymentPoint(draft),
];

/** Problems that block leaving a step: 0 route, 1 details. */
export const validateStep = (draft: OrderDraft, step: number, nowMs: number): readonly OrderProblem[] =>
  step === 0 ? checkRoute(draft, nowMs) : checkDetails(draft);

/** All problems, in the order of the screen. */
export const validateDraft = (draft: OrderDraft, nowMs: number): readonly OrderProblem[] => [
  ...checkRoute(draft, nowMs),
  ...checkDetails(draft),
];

/** Problems from the gateway's replies (spec §8). */
export const outsideServiceAreaCode = 'outsideServiceArea';
export const outsideServiceArea = (stop: Stop): OrderProblem => problem(`stops.${stop.key}.place`, outsideServiceAreaCode);
export const priceUnknown: OrderProblem = problem('price', 'priceUnknown');
export const promoExpired: OrderProblem = problem('promoCode', 'promoExpired');
