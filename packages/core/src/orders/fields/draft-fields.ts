import { fullDayTask } from '../../basics/wire-numbers.ts';
import type { BookingDetails } from '../../jobs/booking/booking-details.ts';
import { paymentType } from '../../jobs/booking/payment-type.ts';
import { nationalPhone } from '../../validation/phones/contact-phone.ts';
import { dialledPhone } from '../../validation/phones/dialled-phone.ts';
import { requiredChoice } from '../../validation/required-choice.ts';
import { refuse } from '../../validation/rule-result.ts';
import type { OrderDraft, Stop } from '../draft/draft.ts';
import { countedStops } from '../draft/draft-stops.ts';
import { checkSchedule } from '../rules/schedule-rule.ts';
import type { DraftFieldName, DraftStep, FieldRules } from './draft-field.ts';
import type { OrderProblem } from './problem.ts';
import { problem, problemOf } from './problem.ts';
import { checkStopFields } from './stop-fields.ts';

/** Facts about the account that a booking needs besides the draft. */
export interface AccountFacts {
  /** The account's preference; the draft may override it. */
  readonly prefersFixedDriver: boolean;
}

const checkPlace = (stop: Stop, index: number): readonly OrderProblem[] =>
  stop.place
    ? []
    : [
        index === 0
          ? problem(`stops.${stop.key}.place`, 'pickUpIncomplete')
          : problem(`stops.${stop.key}.place`, 'locationsIncomplete', { stop: index + 1 }),
      ];

const checkPaymentPoint = (draft: OrderDraft): readonly OrderProblem[] =>
  draft.paymentType === paymentType.cash && !countedStops(draft)[draft.paymentPoint]
    ? problemOf('paymentPoint', refuse('paymentPointRequired'))
    : [];

/** The rules of fields, in the order of the screen, which is the order of their problems (spec §5 "Order rules"). */
const draftRules: { readonly [Name in DraftFieldName]?: FieldRules } = {
  stops: {
    route: (draft) => countedStops(draft).flatMap(checkPlace),
    // The return point copies the contact of the first stop.
    details: (draft) => countedStops(draft).flatMap(checkStopFields),
  },
  vehicleId: { route: ({ vehicleId }) => problemOf('vehicle', requiredChoice(vehicleId, 'vehicleRequired')) },
  service: { route: ({ service }) => problemOf('service', requiredChoice(service, 'serviceRequired')) },
  // A full-day hire is booked separately (spec §7 `/fullday`) and must not be sent as an express order.
  tab: { route: ({ tab }) => (tab === fullDayTask ? [problem('tab', 'notFullDay')] : []) },
  schedule: { route: (draft, nowMs) => problemOf('schedule', checkSchedule(draft, nowMs)) },
  confirmPhone: { details: ({ confirmPhone }) => problemOf('confirmPhone', nationalPhone(confirmPhone)) },
  paymentType: { details: (draft) => problemOf('payment', requiredChoice(draft.paymentType, 'paymentMethodRequired')) },
  paymentPoint: { details: checkPaymentPoint },
};

/** Problems that block leaving a step, in the order of the screen. */
export const validateStep = (draft: OrderDraft, step: DraftStep, nowMs: number): readonly OrderProblem[] =>
  Object.values(draftRules).flatMap((rules) => rules[step]?.(draft, nowMs) ?? []);

/** All problems of a draft, in the order of the screen. */
export const validateDraft = (draft: OrderDraft, nowMs: number): readonly OrderProblem[] => [
  ...validateStep(draft, 'route', nowMs),
  ...validateStep(draft, 'details', nowMs),
];

/** The details of a booking. Vehicle, service, extras, tab, time and code are sent with the price request (`job-request.ts`). */
export const toBookingDetails = (draft: OrderDraft, { prefersFixedDriver }: AccountFacts): BookingDetails => ({
  confirmPhone: dialledPhone(draft.confirmPhone),
  remark: draft.remark.trim(),
  reference: draft.reference.trim(),
  metadata: draft.metadata,
  receipt: draft.receipt,
  parcel: draft.parcel,
  isFixedDriver: draft.isFixedDriver ?? prefersFixedDriver,
});
