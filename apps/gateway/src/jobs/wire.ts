import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { getCurrentJob, getJobDetail } from '@songwai/core/jobs/contract';
import { decideCancel } from '@songwai/core/jobs/fees/cancel-rule';
import { describeCharge } from '@songwai/core/jobs/fees/charge-text';
import { decidePostpone, decideSearchChange } from '@songwai/core/jobs/search/search-rule';
import { statusText } from '@songwai/core/jobs/status-text';
import { toPriceLines } from '../pricing/wire.ts';
import { toWireStop } from './booking/booked-stop.ts';
import { toWireDetails, toWireListedDetails } from './booking/booking-details.ts';
import { isChoosy } from './booking/restricts-drivers.ts';
import { ruledStatus } from './changes/goods-on-board.ts';
import type { Charge } from './charges/charge-queries.ts';
import { joinLegs } from './history/booked-route.ts';
import type { JobHistory } from './history/read-history.ts';
import { toWireChange, toWireFailedVisit } from './history/wire-history.ts';
import type { JobRecord, ListedJob } from './queries.ts';
import { toWireReceiver } from './receivers/wire-receiver.ts';
import { whyNotChangeable } from './rerouting/reroute-state.ts';
import type { StoredFullDay } from './tables.ts';

export type WireJob = NonNullable<ReplyOf<typeof getCurrentJob>['jobs']>[number];
export type WireJobDetail = NonNullable<ReplyOf<typeof getJobDetail>['jobDetail']>;

/**
 * A job for lists. Date and time are those of the pick-up.
 *
 * @param viewerId only the user who booked the job gets the link to the rating.
 */
export function toWireJob({ job, stops }: ListedJob, viewerId: string): WireJob {
  const text = statusText(job.status, job.task_type);
  const mayRate = job.status === 'completed' && job.rating === null && job.user_id === viewerId;
  return {
    jobId: job.id,
    trackingId: job.tracking_id,
    jobDate: bangkokDate(job.pick_up_at),
    jobTime: bangkokTime(job.pick_up_at),
    jobStatus: job.status,
    jobStatusTh: text.th,
    jobStatusEn: text.en,
    jobType: job.job_type,
    vehicle: job.vehicle_id,
    option: job.extra_ids.join(','),
    taskType: job.task_type,
    ...toWireListedDetails(job),
    remarkImages: job.remark_images,
    netPrice: bahtFromSatang(job.net_satang),
    paymentType: job.payment_type,
    locationList: stops.map(toWireStop),
    ...(job.rating === null ? {} : { raiting: job.rating }),
    ...(mayRate ? { tokenRating: job.rating_token } : {}),
    ...(job.status === 'matching' ? { searchUntilDateTime: job.search_until.toISOString() } : {}),
    ...(job.over_at === null ? {} : { overDateTime: job.over_at.toISOString() }),
  };
}

/** A charge besides the price of a job, in the form that every call uses. */
export const toWireCharge = ({ kind, stop, minutes, amountSatang }: Charge): WireJobDetail['charges'][number] => {
  const text = describeCharge({ kind, stop, minutes });
  return {
    kind,
    ...(stop === null ? {} : { stop }),
    ...(minutes === null ? {} : { minutes }),
    amount: bahtFromSatang(amountSatang),
    descTh: text.th,
    descEn: text.en,
  };
};

const toWireFullDay = (fullDay: StoredFullDay): NonNullable<WireJobDetail['fullDayInfo']> => ({
  durationHours: fullDay.durationHours,
  pkgId: fullDay.pkgId,
  customerFee: bahtFromSatang(fullDay.customerFeeSatang),
  messengerGender: fullDay.messengerGender,
  drivers: fullDay.drivers,
  driver: fullDay.driver,
  days: fullDay.days,
  options: fullDay.options.map(({ id, descTh, descEn, customerFeeSatang }) => ({
    id,
    descTh,
    descEn,
    customerFee: bahtFromSatang(customerFeeSatang),
  })),
});

/** What was collected at a stop; empty where nothing was. */
function toWireCollected({ collections }: JobHistory, position: number): { readonly codCollected?: number } {
  const collected = collections.find(({ stop }) => stop === position);
  return collected === undefined ? {} : { codCollected: bahtFromSatang(collected.amount_satang) };
}

function actionsOf(booked: JobRecord['job'], now: Date): WireJobDetail['actions'] {
  const status = ruledStatus(booked);
  const job = { status, overAt: booked.over_at };
  const mayChangeSearch = decideSearchChange(job, now) === 'allowed';
  return [
    ...(decideCancel(status).isAllowed ? ['cancel' as const] : []),
    ...(decidePostpone(job, now) === 'allowed' ? ['postpone' as const] : []),
    ...(mayChangeSearch ? ['changeSearch' as const] : []),
    ...(mayChangeSearch && isChoosy(booked) ? ['openToAll' as const] : []),
    ...(whyNotChangeable(booked) === null ? ['changeStops' as const] : []),
  ];
}

/** The viewer of a job, the time, and the job's history. */
export interface DetailView {
  readonly viewerId: string;
  readonly now: Date;
  readonly history: JobHistory;
}

/** A job with everything that its customer may see. */
export function toWireJobDetail(record: JobRecord, { viewerId, now, history }: DetailView): WireJobDetail {
  const { job } = record;
  const search =
    job.status === 'matching'
      ? { searchUntilDate: bangkokDate(job.search_until), searchUntilTime: bangkokTime(job.search_until) }
      : {};
  return {
    ...toWireJob(record, viewerId),
    locationList: record.stops.map((stop) => ({
      ...toWireStop(stop),
      ...toWireReceiver(history.receivers, stop.position),
      ...toWireCollected(history, stop.position),
    })),
    ...toWireDetails(job),
    jobOptions: job.extra_ids,
    orderType: job.order_type,
    distance: job.distance_hundredths_km / 100,
    routePolyline: joinLegs(job.route),
    routeApproximate: job.route.isApproximate,
    normalPrice: bahtFromSatang(job.normal_satang),
    discount: bahtFromSatang(job.discount_satang),
    freeCredit: bahtFromSatang(job.free_credit_satang),
    lines: toPriceLines(job.price_lines),
    addedPrice: bahtFromSatang(job.added_satang),
    charges: history.charges.map(toWireCharge),
    changes: history.changes.map(toWireChange),
    failedVisits: history.failedVisits.map(toWireFailedVisit),
    ...search,
    actions: actionsOf(job, now),
    ...(job.full_day === null ? {} : { fullDayInfo: toWireFullDay(job.full_day) }),
    ...(job.booked_with === null ? {} : { bookedWith: job.booked_with }),
    ...(job.cancel_reason === null ? {} : { cancelReason: job.cancel_reason }),
  };
}
