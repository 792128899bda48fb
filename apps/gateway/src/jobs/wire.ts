import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { getCurrentJob, getJobDetail } from '@songwai/core/jobs/contract';
import { statusTexts } from '@songwai/core/jobs/status-text';
import { toPriceLines } from '../pricing/wire.ts';
import type { JobRecord } from './queries.ts';

type WireJob = NonNullable<ReplyOf<typeof getCurrentJob>['jobs']>[number];
type WireJobDetail = NonNullable<ReplyOf<typeof getJobDetail>['jobDetail']>;
type WireStop = WireJob['locationList'][number];

const toWireStop = (stop: JobRecord['stops'][number]): WireStop => ({
  addressName: stop.address_name,
  contactName: stop.contact_name,
  contactPhone: stop.contact_phone,
  address: stop.address,
  ...(stop.address_id === null ? {} : { addressId: stop.address_id }),
  lat: stop.lat,
  lng: stop.lng,
  district: stop.district,
  subDistrict: stop.sub_district,
  remark: stop.remark,
  isReturn: stop.is_return,
});

/** A job as lists show it. Date and time are those of the pick-up. */
export function toWireJob({ job, stops }: JobRecord): WireJob {
  return {
    jobId: job.id,
    trackingId: job.tracking_id,
    jobDate: bangkokDate(job.pick_up_at),
    jobTime: bangkokTime(job.pick_up_at),
    jobStatus: job.status,
    jobStatusTh: statusTexts[job.status].th,
    jobStatusEn: statusTexts[job.status].en,
    jobType: job.job_type,
    vehicle: job.vehicle_id,
    option: job.extra_ids.join(','),
    remark: job.remark,
    netPrice: bahtFromSatang(job.net_satang),
    paymentType: job.payment_type,
    locationList: stops.map(toWireStop),
  };
}

/** A job with everything that its customer may see of it. */
export function toWireJobDetail(record: JobRecord): WireJobDetail {
  const { job } = record;
  return {
    ...toWireJob(record),
    confirmPhone: job.confirm_phone,
    jobOptions: job.extra_ids,
    orderType: job.order_type,
    taskType: job.task_type,
    distance: job.distance_hundredths_km / 100,
    normalPrice: bahtFromSatang(job.normal_satang),
    discount: bahtFromSatang(job.discount_satang),
    freeCredit: bahtFromSatang(job.free_credit_satang),
    lines: toPriceLines(job.price_lines),
    ...(job.cancel_reason === null ? {} : { cancelReason: job.cancel_reason }),
  };
}
