import { satangFromBaht } from '../basics/money.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import { paymentFromWire } from '../payments/payment-from-wire.ts';
import { priceLinesFromWire } from '../pricing/estimate-from-wire.ts';
import { detailsFromWire, listedDetailsFromWire } from './booking/booking-details.ts';
import { type PaymentType, paymentType } from './booking/payment-type.ts';
import { stopFromWire } from './booking/stop-from-wire.ts';
import type { getCurrentJob as GetCurrentJob, getJobDetail as GetJobDetail } from './contract.ts';
import type { FailedStop, FullDayInfo, Job, JobCharge, JobDetail, JobHistoryChange } from './job.ts';

type WireJob = NonNullable<ReplyOf<typeof GetCurrentJob>['jobs']>[number];
type WireDetail = NonNullable<ReplyOf<typeof GetJobDetail>['jobDetail']>;

const paymentTypeFromWire = (wire: number): PaymentType =>
  Object.values(paymentType).find((known) => known === wire) ?? paymentType.cash;

/** `option` is a comma-separated list of extra ids (spec §3). */
const extraIdsFromWire = (option: string): readonly number[] =>
  option
    .split(',')
    .map(Number)
    .filter((id) => id > 0);

const momentFromWire = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

export const jobFromWire = (wire: WireJob): Job => ({
  jobId: wire.jobId,
  trackingId: wire.trackingId,
  date: wire.jobDate,
  time: wire.jobTime,
  status: wire.jobStatus,
  statusText: { th: wire.jobStatusTh, en: wire.jobStatusEn },
  deliveryType: wire.jobType,
  taskType: wire.taskType,
  vehicleId: wire.vehicle,
  extraIds: extraIdsFromWire(wire.option),
  ...listedDetailsFromWire(wire),
  remarkImages: wire.remarkImages,
  netSatang: satangFromBaht(wire.netPrice),
  paymentType: paymentTypeFromWire(wire.paymentType),
  stops: wire.locationList.map(stopFromWire),
  rating: wire.raiting ?? null,
  ratingToken: wire.tokenRating ?? null,
  searchUntilAt: momentFromWire(wire.searchUntilDateTime),
  overAt: momentFromWire(wire.overDateTime),
});

export const chargeFromWire = (wire: WireDetail['charges'][number]): JobCharge => ({
  kind: wire.kind,
  stop: wire.stop ?? null,
  minutes: wire.minutes ?? null,
  amountSatang: satangFromBaht(wire.amount),
  text: { th: wire.descTh, en: wire.descEn },
});

export const historyChangeFromWire = (wire: WireDetail['changes'][number]): JobHistoryChange => ({
  isByAdmin: wire.isByOffice,
  date: wire.date,
  time: wire.time,
  text: { th: wire.descTh, en: wire.descEn },
  reason: wire.reason ?? '',
});

export const failedStopFromWire = (wire: WireDetail['failedVisits'][number]): FailedStop => ({
  stop: wire.stop,
  reason: wire.reason,
  outcome: wire.outcome,
  date: wire.date,
  time: wire.time,
  text: { th: wire.descTh, en: wire.descEn },
});

const fullDayFromWire = (wire: NonNullable<WireDetail['fullDayInfo']>): FullDayInfo => ({
  durationHours: wire.durationHours,
  packageId: wire.pkgId,
  feeSatang: satangFromBaht(wire.customerFee),
  driverGender: wire.messengerGender,
  drivers: wire.drivers,
  driver: wire.driver,
  days: wire.days,
  options: wire.options.map((option) => ({
    id: option.id,
    text: { th: option.descTh, en: option.descEn },
    feeSatang: satangFromBaht(option.customerFee),
  })),
});

export const jobDetailFromWire = (wire: WireDetail): JobDetail => ({
  ...jobFromWire(wire),
  ...detailsFromWire(wire),
  extraIds: wire.jobOptions,
  isScheduled: wire.orderType === 'schedule',
  distanceKm: wire.distance,
  route: { polyline: wire.routePolyline ?? '', isApproximate: wire.routeApproximate ?? true },
  normalSatang: satangFromBaht(wire.normalPrice),
  discountSatang: satangFromBaht(wire.discount),
  freeCreditSatang: satangFromBaht(wire.freeCredit),
  ...priceLinesFromWire(wire.lines),
  addedSatang: satangFromBaht(wire.addedPrice),
  payment: wire.payment ? paymentFromWire(wire.payment) : null,
  charges: wire.charges.map(chargeFromWire),
  searchUntil:
    wire.searchUntilDate === undefined || wire.searchUntilTime === undefined
      ? null
      : { date: wire.searchUntilDate, time: wire.searchUntilTime },
  actions: wire.actions,
  fullDay: wire.fullDayInfo === undefined ? null : fullDayFromWire(wire.fullDayInfo),
  bookedWith: wire.bookedWith ?? null,
  cancelReason: wire.cancelReason ?? '',
  changes: wire.changes.map(historyChangeFromWire),
  failedStops: wire.failedVisits.map(failedStopFromWire),
});
