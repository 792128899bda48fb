import type { FindFreeNear } from '../../drivers/near-drivers.ts';
import { awayFrom } from '../../drivers/position-queries.ts';
import { isOnNoRide } from './driver-conditions-view.ts';

/** Free real drivers on duty, last seen since `seenSince`, within a box around a point. */
export const findFreeNear: FindFreeNear = (db, wanted) => {
  const { box } = wanted;
  let query = db
    .selectFrom('driver_whereabouts as seen')
    .innerJoin('drivers', 'drivers.id', 'seen.driver_id')
    .select(['seen.lat', 'seen.lng', 'drivers.vehicle_kind as vehicleKind'])
    .where('seen.lat', '>=', box.south)
    .where('seen.lat', '<=', box.north)
    .where('seen.lng', '>=', box.west)
    .where('seen.lng', '<=', box.east)
    .where('seen.at', '>=', wanted.seenSince)
    .where('drivers.is_active', '=', true)
    .where('drivers.on_duty_since', 'is not', null)
    .where(isOnNoRide);
  const { vehicleId } = wanted;
  if (vehicleId !== null)
    query = query.where('drivers.vehicle_kind', '=', (is) =>
      is.selectFrom('vehicles').select('kind').where('id', '=', vehicleId),
    );
  return query
    .orderBy((is) => awayFrom(wanted.center, { lat: is.ref('seen.lat'), lng: is.ref('seen.lng') }))
    .limit(wanted.limit)
    .execute();
};
