import { parseBangkok } from '../basics/bangkok-time.ts';
import { immediatePickUpDeadline } from '../jobs/booking/immediate-pick-up.ts';
import type { VehicleKind } from '../pricing/catalog.ts';
import { driveSeconds, handlingSeconds } from '../pricing/drive-time.ts';
import type { Schedule } from './draft/draft.ts';

/** When the driver is expected at each stop of an order that is not booked yet: at the pick-up at the latest then, at the others about then. */
export function expectedArrivals(
  schedule: Schedule,
  { legKm, kind, nowMs }: { readonly legKm: readonly number[]; readonly kind: VehicleKind; readonly nowMs: number },
): readonly Date[] {
  const chosen = schedule.kind === 'later' ? parseBangkok(schedule.date, schedule.untilTime ?? schedule.time) : null;
  let atMs = (chosen ?? immediatePickUpDeadline(new Date(nowMs))).getTime();
  const arrivals = [new Date(atMs)];
  for (const km of legKm) {
    atMs += (handlingSeconds + driveSeconds(km * 1000, kind)) * 1000;
    arrivals.push(new Date(atMs));
  }
  return arrivals;
}
