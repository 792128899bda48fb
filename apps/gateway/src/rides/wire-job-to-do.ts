import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import { getSlipPhoto } from '@songwai/core/photos/photo-contract';
import type { getDriverJob } from '@songwai/core/rides/ride-contract';
import { apiBase } from '../http/mount-endpoint.ts';
import { toWireWords } from '../jobs/receivers/wire-receiver.ts';
import type { StoredHandOver } from '../jobs/tables.ts';
import { toWireAddress } from '../places/wire-address.ts';
import { toWireHire } from './assignment/wire-hire.ts';
import { type RideCash, toWireCash } from './cash/ride-cash.ts';
import type { DrivenRide } from './driven/driven-ride-view.ts';
import type { readJobToDo } from './driven/job-to-do-view.ts';
import { visitsOf } from './visits.ts';

type WireJobToDo = NonNullable<ReplyOf<typeof getDriverJob>['job']>;

/** A job as its driver sees it. */
export interface JobToDo extends Awaited<ReturnType<typeof readJobToDo>> {
  readonly ride: DrivenRide;
  readonly cash: RideCash;
}

const toWireHandOver = ({ nextVisit, ...place }: StoredHandOver) => ({ ...place, thenVisit: nextVisit });

/** A driver's current job in wire format, with all that is needed to carry it out. */
export const toWireJobToDo = ({ job, stops, receivers, ride, cash }: JobToDo): WireJobToDo => ({
  jobId: job.id,
  jobStatus: job.status,
  taskType: job.task_type,
  jobType: job.job_type,
  jobDate: bangkokDate(job.pick_up_at),
  jobTime: bangkokTime(job.pick_up_at),
  remark: job.remark,
  remarkImageUrls: job.remark_images.map((name) => `${apiBase}${getSlipPhoto.path.replace(':fileName', name)}`),
  ...(job.full_day === null ? {} : { fullDayInfo: toWireHire(job.full_day) }),
  jobOptions: job.extra_ids,
  confirmPhone: job.confirm_phone,
  paymentType: job.payment_type,
  paymentPoint: job.payment_point,
  netPrice: bahtFromSatang(job.net_satang),
  ...toWireCash(cash),
  locationList: stops.map((stop) => ({
    ...toWireAddress(stop),
    remark: stop.remark,
    isReturn: stop.is_return,
    ...toWireWords(receivers.find((receiver) => receiver.stop === stop.position)),
  })),
  ...(ride.handOver === null ? {} : { handOver: toWireHandOver(ride.handOver) }),
  visits: [...visitsOf(ride)],
  nextVisit: ride.nextVisit,
  isAtVisit: ride.isAtVisit,
});
