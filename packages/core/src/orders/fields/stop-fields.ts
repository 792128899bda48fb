import type { JobStop } from '../../jobs/booking/job-stop.ts';
import { nationalPhone } from '../../validation/phones/contact-phone.ts';
import { dialledPhone } from '../../validation/phones/dialled-phone.ts';
import { requiredText } from '../../validation/required-text.ts';
import type { OrderDraft, Stop } from '../draft/draft.ts';
import { type PlacedStop, stopsWithPlace } from '../draft/draft-stops.ts';
import type { OrderProblem } from './problem.ts';
import { problemOf } from './problem.ts';

/** Problems of what a customer types for a stop, in the order of the screen. */
export const checkStopFields = ({ key, contactName, contactPhone }: Stop): readonly OrderProblem[] => [
  ...problemOf(`stops.${key}.contactName`, requiredText(contactName, 'contactNameRequired')),
  ...problemOf(`stops.${key}.contactPhone`, nationalPhone(contactPhone)),
];

const toJobStop = ({ place, contactName, contactPhone, remark, isReturn }: PlacedStop): JobStop => ({
  ...place,
  contactName: contactName.trim(),
  contactPhone: dialledPhone(contactPhone),
  remark: remark.trim(),
  isReturn,
});

/** The stops with a place as they are booked. */
export const toJobStops = (draft: OrderDraft): readonly JobStop[] => stopsWithPlace(draft).map(toJobStop);
