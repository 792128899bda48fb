import { addDays, parseBangkok } from '../basics/bangkok-time.ts';
import { paymentType } from '../jobs/booking/payment-type.ts';
import { furthestDaysAhead } from '../jobs/booking/pick-up-window.ts';
import { emailAddress } from '../validation/fields/email.ts';
import { taxId } from '../validation/fields/tax-id.ts';
import { driverCount } from '../validation/orders/driver-count.ts';
import { monthlyDays } from '../validation/orders/monthly-days.ts';
import { nineHourCutoff } from '../validation/orders/nine-hour-cutoff.ts';
import { nationalPhone } from '../validation/phones/contact-phone.ts';
import { requiredChoice } from '../validation/required-choice.ts';
import { requiredText } from '../validation/required-text.ts';
import type { RuleCode } from '../validation/rule-code.ts';
import type { RuleResult } from '../validation/rule-result.ts';
import { checkFullDay, type FullDayProblem } from './full-day-rules.ts';
import type { HireDraft } from './hire-draft.ts';
import { chosenOffer, type FullDayCatalogue } from './hire-offer.ts';

/** Problem codes of a hire: those of the rules, and its own. */
export type HireProblemCode = RuleCode | FullDayProblem['code'] | 'workPlaceRequired' | 'startTooEarly' | 'outsideServiceArea';

/** A problem to fix before going on; in the shape of an order's, so that the same views show both. */
export interface HireProblem {
  /** Names the field: `stops.<key>.place`, `date`, `addressee.email`. */
  readonly path: string;
  readonly code: HireProblemCode;
  readonly values: Readonly<Record<string, string | number>>;
}

const problem = (path: string, code: HireProblemCode, values: HireProblem['values'] = {}): HireProblem => ({
  path,
  code,
  values,
});

const problemOf = (path: string, result: RuleResult<unknown>): readonly HireProblem[] =>
  result.ok ? [] : [problem(path, result.error.code, result.error.values)];

/** The gateway refused a place outside the service area. */
export const outsideArea = (stopKey: string): HireProblem => problem(`stops.${stopKey}.place`, 'outsideServiceArea');

function checkMoment(draft: HireDraft, durationHours: number, now: Date): readonly HireProblem[] {
  const checked = checkFullDay({ ...draft, durationHours }, now);
  if (checked.ok) return [];
  const { field, code } = checked.error;
  const late = nineHourCutoff(draft.startTime);
  return [problem(field, code, code === 'nineHourTooLate' && !late.ok ? (late.error.values ?? {}) : {})];
}

function checkFirstDay(date: string, now: Date): readonly HireProblem[] {
  const start = parseBangkok(date);
  if (start === null) return [problem('startDate', 'dateRequired')];
  if (start <= now) return [problem('startDate', 'startTooEarly')];
  return start > addDays(now, furthestDaysAhead) ? [problem('startDate', 'tooFarAhead')] : [];
}

const optional = (text: string, rule: (text: string) => RuleResult<unknown>, path: string): readonly HireProblem[] =>
  text.trim() === '' ? [] : problemOf(path, rule(text));

const checkMonth = (draft: HireDraft, now: Date): readonly HireProblem[] => [
  ...problemOf('weekdays', monthlyDays(draft.weekdays.length)),
  ...checkFirstDay(draft.startDate, now),
  ...(parseBangkok(draft.startDate, draft.dailyStart) === null && parseBangkok(draft.startDate) !== null
    ? [problem('dailyStart', 'startTimeRequired')]
    : []),
  ...problemOf('driverCount', driverCount(draft.driverCount)),
  ...problemOf('addressee.contactName', requiredText(draft.addressee.contactName, 'contactNameRequired')),
  ...problemOf('addressee.contactPhone', nationalPhone(draft.addressee.contactPhone)),
  ...optional(draft.addressee.email, emailAddress, 'addressee.email'),
  ...optional(draft.addressee.companyTaxId, taxId, 'addressee.companyTaxId'),
];

const checkPlaces = ({ stops }: HireDraft): readonly HireProblem[] =>
  stops.flatMap(({ key, place }, index) =>
    place !== null
      ? []
      : [
          index === 0
            ? problem(`stops.${key}.place`, 'workPlaceRequired')
            : problem(`stops.${key}.place`, 'locationsIncomplete', { stop: index + 1 }),
        ],
  );

/** Problems of the first step: what is hired, where and when; for a monthly hire also whom the quotation is for (spec §5). */
export const hireProblems = (draft: HireDraft, catalogue: FullDayCatalogue | null, now: Date): readonly HireProblem[] => {
  const offer = chosenOffer(catalogue, draft);
  const packageProblem = problemOf('package', requiredChoice(offer?.package.id, 'packageRequired'));
  if (draft.hours === 3) return [...packageProblem, ...checkMonth(draft, now)];
  return [
    ...packageProblem,
    ...checkPlaces(draft),
    ...checkMoment(draft, offer?.package.durationHours ?? (draft.hours === 2 ? 9 : 4), now),
  ];
};

/** Problems of the second step: contacts and payment. */
export const detailProblems = (draft: HireDraft): readonly HireProblem[] => [
  ...draft.stops.flatMap(({ key, contactName, contactPhone }) => [
    ...problemOf(`stops.${key}.contactName`, requiredText(contactName, 'contactNameRequired')),
    ...problemOf(`stops.${key}.contactPhone`, nationalPhone(contactPhone)),
  ]),
  ...problemOf('confirmPhone', nationalPhone(draft.confirmPhone)),
  ...problemOf('payment', requiredChoice(draft.paymentType, 'paymentMethodRequired')),
  ...(draft.paymentType === paymentType.cash && !draft.stops[draft.paymentPoint]
    ? [problem('paymentPoint', 'paymentPointRequired')]
    : []),
];
