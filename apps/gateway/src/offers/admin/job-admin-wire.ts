import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import { statusText } from '@songwai/core/jobs/status-text';
import type { getAdminJob, listAdminJobs } from '@songwai/core/offers/admin/job-admin-contract';
import { areGoodsOnBoard } from '../../jobs/changes/goods-on-board.ts';
import { toWireChange, toWireFailedVisit } from '../../jobs/history/wire-history.ts';
import type { JobRecord } from '../../jobs/queries.ts';
import { toWireCharge, toWireJobDetail } from '../../jobs/wire.ts';
import type { AdminJob } from './job-admin-jobs.ts';
import type { AdminListedJob } from './job-admin-view.ts';

type WireListed = NonNullable<ReplyOf<typeof listAdminJobs>['jobs']>[number];
type WireDetail = NonNullable<ReplyOf<typeof getAdminJob>['job']>;

interface Booker {
  readonly userId: string;
  readonly customerFirstName: string;
  readonly customerLastName: string;
  readonly customerPhone: string | null;
  readonly customerConfirmPhone: string;
  readonly customerEmail: string | null;
  readonly channel: string;
}

interface Joined {
  readonly driverId: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
  readonly plate: string | null;
}

const toWireCustomer = (booker: Booker): WireListed['customer'] => ({
  userId: booker.userId,
  name: `${booker.customerFirstName} ${booker.customerLastName}`.trim(),
  phoneNo: booker.customerPhone ?? booker.customerConfirmPhone,
  email: booker.customerEmail ?? '',
  channel: booker.channel,
});

const toWireDriver = ({ driverId, first_name, last_name, phone, plate }: Joined): NonNullable<WireListed['driver']> => ({
  songwaiId: String(driverId),
  firstName: first_name ?? '',
  lastName: last_name ?? '',
  plate: plate ?? '',
  isSimulated: phone === null,
  ...(phone === null ? {} : { phoneNo: phone }),
});

/** A driver whom a search has only planned does not have the job yet. */
const driverOf = (status: JobStatus, joined: Joined) =>
  joined.driverId === null || status === 'matching' || status === 'expired' ? {} : { driver: toWireDriver(joined) };

/** A job of the administrators' list in wire format. */
export function toWireAdminListed({ job, stops }: AdminListedJob): WireListed {
  return {
    jobId: job.id,
    jobStatus: job.status,
    jobStatusTh: statusText(job.status, job.task_type).th,
    jobStatusEn: statusText(job.status, job.task_type).en,
    taskType: job.task_type,
    vehicle: job.vehicle_id,
    jobDate: bangkokDate(job.pick_up_at),
    jobTime: bangkokTime(job.pick_up_at),
    netPrice: bahtFromSatang(job.net_satang),
    paymentType: job.payment_type,
    customer: toWireCustomer(job),
    ...(job.companyName === null ? {} : { companyName: job.companyName }),
    ...driverOf(job.status, job),
    from: stops[0]?.address_name ?? '',
    to: stops.at(-1)?.address_name ?? '',
    hasGoodsOnBoard: areGoodsOnBoard(job),
    hasFailedVisit: job.hasFailedVisit,
  };
}

function actionsOf(job: JobRecord['job']): WireDetail['officeActions'] {
  if (isJobOver(job.status)) return [];
  return ['cancel', ...(job.status === 'matching' && job.hand_over === null ? [] : ['complete' as const]), 'reassign'];
}

function toWireCompany({ people }: AdminJob): Pick<WireDetail, 'company'> {
  const { companyUserId, companyName, companyId, companyPhone, companyConfirmPhone } = people;
  if (companyUserId === null) return {};
  const phoneNo = companyPhone ?? companyConfirmPhone ?? '';
  return { company: { userId: companyUserId, companyName: companyName ?? '', companyId: companyId ?? '', phoneNo } };
}

function toWireHandOver({ hand_over: handOver }: JobRecord['job']): Pick<WireDetail, 'handOver'> {
  if (handOver === null) return {};
  const { nextVisit: _visit, ...place } = handOver;
  return { handOver: place };
}

/** A job with all that administrators may see, in wire format. */
export function toWireAdminJob(found: AdminJob, view: { readonly viewerId: string; readonly now: Date }): WireDetail {
  const { record, people, history, charges, statuses, formerDrivers } = found;
  const { job } = record;
  return {
    ...toWireJobDetail(record, { ...view, history }),
    customer: toWireCustomer(people),
    ...toWireCompany(found),
    ...driverOf(job.status, people),
    hasGoodsOnBoard: areGoodsOnBoard(job),
    ...toWireHandOver(job),
    paymentPoint: job.payment_point,
    charges: charges.map((charge) => ({
      ...toWireCharge(charge),
      chargeId: String(charge.id),
      isWaived: charge.isWaived,
    })),
    changes: history.changes.map((change) => ({
      ...toWireChange(change),
      userId: change.userId,
      byName: `${change.firstName} ${change.lastName}`.trim(),
    })),
    failedVisits: history.failedVisits.map((failed) => ({
      ...toWireFailedVisit(failed),
      visit: failed.visit,
      songwaiId: String(failed.driverId),
      note: failed.note,
    })),
    history: statuses.map(({ status, stop, at }) => ({
      status,
      ...(stop === null ? {} : { stop }),
      date: bangkokDate(at),
      time: bangkokTime(at),
    })),
    formerDrivers: formerDrivers.map((former) => ({ ...toWireDriver(former), reason: former.reason ?? '' })),
    officeActions: actionsOf(job),
  };
}
