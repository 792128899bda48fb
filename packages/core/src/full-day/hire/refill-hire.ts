import type { JobDetail } from '../../jobs/job.ts';
import type { DriverGender } from '../full-day.ts';
import { fullDayHoursId } from '../full-day-hours.ts';
import { createEmptyHire, createHireStop, type HireDraft } from '../hire-draft.ts';

const genders: readonly DriverGender[] = ['N', 'M', 'F'];

/**
 * A new hire like an earlier job (spec §4 "Duplicate a job"): hours from its duration, package, options, places with contacts and
 * note; work date today. Null for a job that is no hire.
 */
export const refillHire = (job: JobDetail, { nowMs, random }: { nowMs: number; random: () => number }): HireDraft | null => {
  const { fullDay } = job;
  if (fullDay === null) return null;
  const empty = createEmptyHire(nowMs, random);
  const stops = job.stops.map(({ contactName, contactPhone, remark, ...place }) => ({
    ...createHireStop(
      {
        ...{ placeId: place.placeId, name: place.name, address: place.address, district: place.district },
        ...{ subDistrict: place.subDistrict, lat: place.lat, lng: place.lng },
      },
      nowMs,
      random,
    ),
    ...{ contactName, contactPhone, remark },
  }));
  return {
    ...empty,
    hours: fullDayHoursId(fullDay.durationHours),
    packageId: fullDay.packageId,
    optionIds: [...new Set(fullDay.options.map(({ id }) => id))],
    stops: stops.length === 0 ? empty.stops : stops,
    days: fullDay.days,
    driverCount: fullDay.drivers,
    driverGender: genders.find((known) => known === fullDay.driverGender) ?? 'N',
    remark: job.remark,
    confirmPhone: job.confirmPhone,
  };
};
