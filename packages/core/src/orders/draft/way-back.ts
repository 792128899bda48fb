import { toJobStops } from '../fields/stop-fields.ts';
import type { OrderDraft } from './draft.ts';
import type { RepeatableJob } from './repeatable-job.ts';
import { hasReturnTrip } from './return-stop.ts';

/** Money and notes are for the way out only. */
const forTheWayOut = { codSatang: null, remark: '' };

/** The same trip from its last stop to its first, with the same people; null for a trip that comes back by itself. */
export const wayBackOf = (draft: OrderDraft): RepeatableJob | null => {
  const { vehicleId, service, confirmPhone, extraIds } = draft;
  if (vehicleId === null || hasReturnTrip(extraIds)) return null;
  return {
    taskType: 1,
    deliveryType: service,
    extraIds: [],
    remark: '',
    remarkImages: [],
    confirmPhone,
    vehicle: vehicleId,
    isFullDay: false,
    stops: toJobStops(draft)
      .map((stop) => ({ ...stop, ...forTheWayOut }))
      .toReversed(),
  };
};
