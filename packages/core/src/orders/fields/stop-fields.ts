import { ok } from '../../basics/result.ts';
import { cashOnDeliveryId, type JobStop } from '../../jobs/booking/job-stop.ts';
import type { Place } from '../../places/place.ts';
import { longest, textWithin } from '../../validation/field-limits.ts';
import { nationalPhone } from '../../validation/phones/contact-phone.ts';
import { dialledPhone } from '../../validation/phones/dialled-phone.ts';
import { requiredText } from '../../validation/required-text.ts';
import { type RuleResult, refuse } from '../../validation/rule-result.ts';
import type { OrderDraft, Stop } from '../draft/draft.ts';
import { stopsWithPlace } from '../draft/draft-stops.ts';
import type { OrderProblem } from './problem.ts';
import { problemOf } from './problem.ts';

/** A saved place may be older than the limits of a booking. */
const placeTexts = ({ name, address, district, subDistrict }: Place): RuleResult<unknown> => {
  const limits = [
    [name, longest.placeName],
    [address, longest.address],
    [district, longest.district],
    [subDistrict, longest.district],
  ] as const;
  const over = limits.find(([text, most]) => !textWithin(text, most).ok);
  return over === undefined ? ok(undefined) : refuse('placeTextTooLong', { max: over[1] });
};

/** Problems of what a customer types for a stop, in the order of the screen. */
export const checkStopFields = ({ key, place, contactName, contactPhone, remark }: Stop): readonly OrderProblem[] => [
  ...(place === null ? [] : problemOf(`stops.${key}.place`, placeTexts(place))),
  ...problemOf(`stops.${key}.contactName`, requiredText(contactName, 'contactNameRequired')),
  ...problemOf(`stops.${key}.contactName`, textWithin(contactName, longest.contactName)),
  ...problemOf(`stops.${key}.contactPhone`, nationalPhone(contactPhone)),
  ...problemOf(`stops.${key}.remark`, textWithin(remark, longest.stopRemark)),
];

/**
 * The stops with a place as they are booked. Money is collected at drop-offs, and only with the extra, which a customer may take off
 * again after typing amounts.
 */
export const toJobStops = (draft: OrderDraft): readonly JobStop[] =>
  stopsWithPlace(draft).map(({ key: _key, place, codSatang = null, ...stop }, index) => ({
    ...place,
    ...stop,
    contactName: stop.contactName.trim(),
    contactPhone: dialledPhone(stop.contactPhone),
    remark: stop.remark.trim(),
    codSatang: draft.extraIds.includes(cashOnDeliveryId) && index > 0 && !stop.isReturn ? codSatang : null,
  }));
