import { cashOnDeliveryId, type JobStop } from '../../jobs/booking/job-stop.ts';
import { nationalPhone } from '../../validation/phones/contact-phone.ts';
import { dialledPhone } from '../../validation/phones/dialled-phone.ts';
import { requiredText } from '../../validation/required-text.ts';
import type { OrderDraft, Stop } from '../draft/draft.ts';
import { stopsWithPlace } from '../draft/draft-stops.ts';
import type { OrderProblem } from './problem.ts';
import { problemOf } from './problem.ts';

/** Problems of what a customer types for a stop, in the order of the screen. */
export const checkStopFields = ({ key, contactName, contactPhone }: Stop): readonly OrderProblem[] => [
  ...problemOf(`stops.${key}.contactName`, requiredText(contactName, 'contactNameRequired')),
  ...problemOf(`stops.${key}.contactPhone`, nationalPhone(contactPhone)),
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
