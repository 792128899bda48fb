import type { Static } from 'typebox';
import { bahtFromSatang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { bookingToWire } from '../jobs/booking/new-job-to-wire.ts';
import { type CreatedJob, createdFromWire } from '../jobs/calls.ts';
import type { FullDayVehicle, NewFullDayJob } from './full-day.ts';
import type { fullDayVehicle as FullDayVehicleRow } from './full-day-contract.ts';
import * as routes from './routes.generated.ts';
import { selectionToWire } from './selection-to-wire.ts';

type WirePackage = Static<typeof FullDayVehicleRow>['packages'][number];

const packageFromWire = (wire: WirePackage): FullDayVehicle['packages'][number] => ({
  id: wire.fullday_pkg_id,
  durationHours: wire.duration,
  name: { th: wire.package_name_th, en: wire.package_name_en },
  description: { th: wire.desc_th, en: wire.desc_en },
  maxKm: wire.max_km,
  feeSatang: satangFromBaht(wire.customer_fee),
  options: wire.options.map((option) => ({
    id: option.id,
    packageId: wire.fullday_pkg_id,
    description: { th: option.desc_th, en: option.desc_en },
    remark: { th: option.remark_th, en: option.remark_en },
    feeSatang: satangFromBaht(option.customer_fee),
    icon: option.icon,
  })),
});

const vehicleFromWire = (wire: Static<typeof FullDayVehicleRow>): FullDayVehicle => ({
  vehicleId: wire.id,
  name: { th: wire.name_th, en: wire.name_en },
  description: { th: wire.desc_th, en: wire.desc_en },
  imageUrl: wire.image_url,
  overtimePerMinuteSatang: satangFromBaht(wire.overtime_per_minute),
  durations: [...new Set(wire.packages.map(({ duration }) => duration))].sort((one, other) => one - other),
  packages: wire.packages.map(packageFromWire),
});

/** Full-day packages that the caller can book, by vehicle. @param userGroup empty means `DEFAULT`. @throws GatewayError */
export const fetchFullDayCatalogue = async (transport: Transport, userGroup = ''): Promise<readonly FullDayVehicle[]> => {
  const reply = await call(transport, routes.getFullDayPackages, { userGroup: userGroup || 'DEFAULT' });
  return (reply.packages ?? []).map(vehicleFromWire);
};

/** A booked hire: one job per driver; `jobId` and `trackingId` are the first job's. */
export interface CreatedHire extends CreatedJob {
  readonly jobIds: readonly string[];
  /** Of each of `jobIds`, for its public link. */
  readonly trackingIds: readonly string[];
}

/**
 * Books drivers by the day, with one job per driver.
 * @throws GatewayError 409 with `reply.estimate` when the total is no longer `shownTotalSatang`; 422 names the field.
 */
export const createFullDayJob = async (transport: Transport, job: NewFullDayJob): Promise<CreatedHire> => {
  const reply = await call(transport, routes.createFullDayJob, {
    ...selectionToWire(job),
    ...bookingToWire(job),
    jobDate: job.date,
    startTime: job.startTime,
    days: job.days,
    paymentPoint: job.paymentPoint ?? undefined,
    shownPrice: bahtFromSatang(job.shownTotalSatang),
  });
  const created = createdFromWire(reply, reply.songwaiWallet);
  const { jobIds = [created.jobId], trackingIds = [created.trackingId] } = reply;
  return { ...created, jobIds, trackingIds };
};
